#import <UIKit/UIKit.h>

@class TrailMapController;

@interface TrailListController : UITableViewController

@property (strong, nonatomic) TrailMapController *map;

@end
