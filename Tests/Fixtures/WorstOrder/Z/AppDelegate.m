#import "AppDelegate.h"
#import "WorstOrder-Swift.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  UINavigationController *master = [self shelfStack];
  BigPage *page = [[BigPage alloc] init];
  page.owner = self.shelf;
  page.title = @"Page";
  UISplitViewController *split = [[UISplitViewController alloc] init];
  split.viewControllers = @[master, [[UINavigationController alloc] initWithRootViewController:page]];
  split.delegate = page;
  self.window.rootViewController = split;
  [self.window makeKeyAndVisible];
  return YES;
}

@end
