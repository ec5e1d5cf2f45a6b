/// Ready methods for a delegate, as code that `implement` gives to an object.
package struct Recipe: Sendable {
  package let name: String
  package let summary: String
  /// The short names of the messages it answers.
  package let messages: [String]
  /// The methods.
  package let text: String

  package static let all: [Recipe] = [
    Recipe(
      name: "bar-button", summary: "the button goes into the object's navigation item, and out again", messages: ["willHide", "willShow"],
      text: """
        - (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)aViewController withBarButtonItem:(UIBarButtonItem *)barButtonItem forPopoverController:(UIPopoverController *)pc
        {
            self.navigationItem.leftBarButtonItem = barButtonItem;
        }

        - (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)aViewController invalidatingBarButtonItem:(UIBarButtonItem *)barButtonItem
        {
            self.navigationItem.leftBarButtonItem = nil;
        }
        """),
    Recipe(
      name: "toolbar", summary: "the button becomes the first item of the object's toolbar, and leaves it again",
      messages: ["willHide", "willShow"],
      text: """
        - (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)aViewController withBarButtonItem:(UIBarButtonItem *)barButtonItem forPopoverController:(UIPopoverController *)pc
        {
            NSMutableArray *items = [self.toolbar.items mutableCopy];
            [items insertObject:barButtonItem atIndex:0];
            [self.toolbar setItems:items animated:YES];
        }

        - (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)aViewController invalidatingBarButtonItem:(UIBarButtonItem *)barButtonItem
        {
            NSMutableArray *items = [self.toolbar.items mutableCopy];
            [items removeObject:barButtonItem];
            [self.toolbar setItems:items animated:YES];
        }
        """),
    Recipe(
      name: "popover", summary: "the object keeps the popover and is its delegate",
      messages: ["willHide", "willShow", "shouldDismiss", "didDismiss"],
      text: """
        - (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)aViewController withBarButtonItem:(UIBarButtonItem *)barButtonItem forPopoverController:(UIPopoverController *)pc
        {
            self.navigationItem.leftBarButtonItem = barButtonItem;
            self.masterPopoverController = pc;
            pc.delegate = self;
        }

        - (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)aViewController invalidatingBarButtonItem:(UIBarButtonItem *)barButtonItem
        {
            self.navigationItem.leftBarButtonItem = nil;
            self.masterPopoverController = nil;
        }

        - (BOOL)popoverControllerShouldDismissPopover:(UIPopoverController *)popoverController
        {
            return YES;
        }

        - (void)popoverControllerDidDismissPopover:(UIPopoverController *)popoverController
        {
            NSLog(@"dismissed by a touch");
        }
        """),
    Recipe(
      name: "logger", summary: "the object logs what it is told", messages: ["willHide", "willShow", "willPresent"],
      text: """
        - (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)aViewController withBarButtonItem:(UIBarButtonItem *)barButtonItem forPopoverController:(UIPopoverController *)pc
        {
            NSLog(@"hides %@", aViewController.title);
        }

        - (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)aViewController invalidatingBarButtonItem:(UIBarButtonItem *)barButtonItem
        {
            NSLog(@"shows %@", aViewController.title);
        }

        - (void)splitViewController:(UISplitViewController *)svc popoverController:(UIPopoverController *)pc willPresentViewController:(UIViewController *)aViewController
        {
            NSLog(@"presents %@", aViewController.title);
        }
        """),
    Recipe(
      name: "mode-button", summary: "the display mode button goes into the object's navigation item; from iOS 8 on",
      messages: ["viewDidLoad"],
      text: """
        - (void)viewDidLoad
        {
            [super viewDidLoad];
            self.navigationItem.leftBarButtonItem = self.splitViewController.displayModeButtonItem;
            self.navigationItem.leftItemsSupplementBackButton = YES;
        }
        """),
    Recipe(
      name: "list-first", summary: "a split view that collapses shows its list; from iOS 8 on", messages: ["collapse", "topColumn"],
      text: """
        - (BOOL)splitViewController:(UISplitViewController *)splitViewController collapseSecondaryViewController:(UIViewController *)secondaryViewController ontoPrimaryViewController:(UIViewController *)primaryViewController
        {
            return YES;
        }

        - (UISplitViewControllerColumn)splitViewController:(UISplitViewController *)svc topColumnForCollapsingToProposedTopColumn:(UISplitViewControllerColumn)proposedTopColumn
        {
            return UISplitViewControllerColumnPrimary;
        }
        """),
  ]
}
