#import "TrailMapController.h"

@interface TrailMapController ()
@property (strong, nonatomic) UIPopoverController *listPopover;
@property (strong, nonatomic) UIPopoverController *legendPopover;
@end

@implementation TrailMapController

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation
{
    return YES;
}

- (void)setTrail:(NSString *)trail
{
    _trail = trail;
    self.nameLabel.text = trail;
    NSLog(@"shows %@", self.nameLabel.text);
    [self.listPopover dismissPopoverAnimated:YES];
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender
{
    NSLog(@"%@ to %@", segue.identifier, [segue.destinationViewController title]);
    if ([segue isKindOfClass:[UIStoryboardPopoverSegue class]]) {
        self.legendPopover = [(UIStoryboardPopoverSegue *)segue popoverController];
    }
}

#pragma mark - Split view

- (void)splitViewController:(UISplitViewController *)splitController willHideViewController:(UIViewController *)viewController withBarButtonItem:(UIBarButtonItem *)barButtonItem forPopoverController:(UIPopoverController *)popoverController
{
    barButtonItem.title = @"Trails";
    [self.navigationItem setLeftBarButtonItem:barButtonItem animated:YES];
    self.listPopover = popoverController;
}

- (void)splitViewController:(UISplitViewController *)splitController willShowViewController:(UIViewController *)viewController invalidatingBarButtonItem:(UIBarButtonItem *)barButtonItem
{
    [self.navigationItem setLeftBarButtonItem:nil animated:YES];
    self.listPopover = nil;
}

@end
