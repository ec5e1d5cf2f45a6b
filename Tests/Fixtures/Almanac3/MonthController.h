#import <UIKit/UIKit.h>

@interface MonthController : UIViewController <UIPopoverControllerDelegate, UISplitViewControllerDelegate> {
    UIPopoverController *popoverController;
    UIToolbar *toolbar;
    UILabel *nameLabel;
    NSString *month;
}

@property (nonatomic, retain) IBOutlet UIToolbar *toolbar;
@property (nonatomic, retain) IBOutlet UILabel *nameLabel;
@property (nonatomic, retain) UIPopoverController *popoverController;
@property (nonatomic, copy) NSString *month;

- (IBAction)turnPage:(id)sender;

@end
