#import <UIKit/UIKit.h>

@class ShelfViewController;

@interface AppDelegate : UIResponder <UIApplicationDelegate>

@property (strong, nonatomic) UIWindow *window;
@property (weak, nonatomic) ShelfViewController *shelf;

@end

@interface AppDelegate (Setup)

- (UINavigationController *)shelfStack;

@end
