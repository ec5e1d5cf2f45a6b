#import <UIKit/UIKit.h>

@class MonthController;

@interface MonthListController : UITableViewController {
    MonthController *monthController;
    NSArray *months;
}

@property (nonatomic, retain) IBOutlet MonthController *monthController;

@end
