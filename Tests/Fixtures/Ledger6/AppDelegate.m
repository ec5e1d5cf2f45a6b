#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate, UITabBarControllerDelegate>
@property (strong, nonatomic) IBOutlet UIWindow *window;
@property (strong, nonatomic) IBOutlet UITabBarController *tabs;
@end

@interface EntriesController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *sum;
- (IBAction)add:(id)sender;
@end

@implementation AppDelegate

- (void)awakeFromNib {
    NSLog(@"awake with %lu tabs", (unsigned long)self.tabs.viewControllers.count);
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [self.window makeKeyAndVisible];
    return YES;
}

- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController {
    NSLog(@"chose %@", viewController.title);
}

@end

@implementation EntriesController

- (IBAction)add:(id)sender {
    self.sum.text = [NSString stringWithFormat:@"%d", self.sum.text.intValue + 1];
}

@end
