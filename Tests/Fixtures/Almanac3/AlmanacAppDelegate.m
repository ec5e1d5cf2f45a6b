#import "AlmanacAppDelegate.h"
#import "MonthListController.h"
#import "MonthController.h"

@implementation AlmanacAppDelegate

@synthesize window, splitViewController, listController, monthController;

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [window addSubview:splitViewController.view];
    [window makeKeyAndVisible];
    return YES;
}

- (void)dealloc {
    [listController release];
    [monthController release];
    [splitViewController release];
    [window release];
    [super dealloc];
}

@end
