#import "DetailBase.h"

static NSString *const Mark = @"detail";

@implementation DetailBase

- (NSString *)describeWith:(NSString *)text {
  return [NSString stringWithFormat:@"%@ in %@", Mark, text];
}

- (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)controller
    withBarButtonItem:(UIBarButtonItem *)item forPopoverController:(UIPopoverController *)popover {
  item.title = @"Shelf";
  self.navigationItem.leftBarButtonItem = item;
}

- (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)controller
    invalidatingBarButtonItem:(UIBarButtonItem *)item {
  self.navigationItem.leftBarButtonItem = nil;
}

@end
