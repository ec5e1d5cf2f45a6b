#import "MonthController.h"

@implementation MonthController

@synthesize toolbar, nameLabel, popoverController, month;

- (void)setMonth:(NSString *)newMonth {
    if (month != newMonth) {
        [month release];
        month = [newMonth copy];
        nameLabel.text = month;
    }
    if (popoverController != nil) {
        [popoverController dismissPopoverAnimated:YES];
    }
}

- (IBAction)turnPage:(id)sender {
    NSLog(@"turned from %@", nameLabel.text);
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)interfaceOrientation {
    return YES;
}

- (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)aViewController withBarButtonItem:(UIBarButtonItem *)barButtonItem forPopoverController:(UIPopoverController *)pc {
    barButtonItem.title = @"Months";
    NSMutableArray *items = [[toolbar items] mutableCopy];
    [items insertObject:barButtonItem atIndex:0];
    [toolbar setItems:items animated:YES];
    [items release];
    self.popoverController = pc;
}

- (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)aViewController invalidatingBarButtonItem:(UIBarButtonItem *)barButtonItem {
    NSMutableArray *items = [[toolbar items] mutableCopy];
    [items removeObjectAtIndex:0];
    [toolbar setItems:items animated:YES];
    [items release];
    self.popoverController = nil;
}

- (void)dealloc {
    [popoverController release];
    [toolbar release];
    [nameLabel release];
    [month release];
    [super dealloc];
}

@end
