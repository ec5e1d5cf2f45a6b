#import <UIKit/UIKit.h>

@class MonthListController, MonthController;

@interface AlmanacAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    UISplitViewController *splitViewController;
    MonthListController *listController;
    MonthController *monthController;
}

@property (nonatomic, retain) IBOutlet UIWindow *window;
@property (nonatomic, retain) IBOutlet UISplitViewController *splitViewController;
@property (nonatomic, retain) IBOutlet MonthListController *listController;
@property (nonatomic, retain) IBOutlet MonthController *monthController;

@end
