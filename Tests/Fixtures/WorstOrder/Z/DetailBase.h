#import <UIKit/UIKit.h>

@interface DetailBase : UIViewController <UISplitViewControllerDelegate>

- (NSString *)describeWith:(NSString *)text;

@end
