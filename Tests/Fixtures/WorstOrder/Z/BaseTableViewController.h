#import <UIKit/UIKit.h>

@interface BaseTableViewController : UITableViewController

- (NSString *)greeting;

@end
