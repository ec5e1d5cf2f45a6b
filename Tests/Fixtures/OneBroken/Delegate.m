#import <UIKit/UIKit.h>

@interface TourDelegate : NSObject <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end

@implementation TourDelegate

- (void)lost {
  NSArray *stops = @[@"Pier", @"Tower";
}

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
  self.window.rootViewController = [[UIViewController alloc] init];
  [self.window makeKeyAndVisible];
  [Beacon startWithKey:@"tour"];
  [self markVisit];
  return YES;
}

@end
