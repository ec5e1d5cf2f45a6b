#import "BaseTableViewController.h"
#import "ShelfKind.h"

@interface ShelfViewController : BaseTableViewController

@property (nonatomic, assign) ShelfKind kind;

- (NSString *)mark;

@end
