#import <UIKit/UIKit.h>

@interface TrailMapController : UIViewController <UISplitViewControllerDelegate>

@property (strong, nonatomic) NSString *trail;
@property (weak, nonatomic) IBOutlet UILabel *nameLabel;

@end
