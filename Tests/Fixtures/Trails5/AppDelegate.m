#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    UISplitViewController *split = (UISplitViewController *)self.window.rootViewController;
    UINavigationController *stack = [split.viewControllers lastObject];
    split.delegate = (id)stack.topViewController;
    return YES;
}

@end
