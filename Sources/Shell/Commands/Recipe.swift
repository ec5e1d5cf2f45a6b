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
  ]
}

/// A ready world, as the commands that build it.
package struct Sample: Sendable {
  package let name: String
  package let summary: String
  package let inputs: [String]

  package static let all: [Sample] = [
    Sample(
      name: "courses", summary: "a list and a page, the button in the page's navigation bar",
      inputs: [
        "new table list title=\"Courses\" rows=\"iOS,Mac,Ruby\"", "new view web title=\"Web\"", "new nav masterNav list",
        "new nav detailNav web",
        "new split svc masterNav detailNav", "recipe bar-button web", "attach web to svc", "launch svc portrait",
      ]),
    Sample(
      name: "toolbar", summary: "a page with a toolbar of its own and no navigation bar",
      inputs: [
        "new table list title=\"Notes\" rows=\"Home,Work\"", "new view page title=\"Page\"", "new nav masterNav list",
        "new split svc masterNav page",
        "recipe toolbar page", "attach page to svc", "launch svc portrait",
      ]),
    Sample(
      name: "tabs", summary: "a split view in a tab, which misses turns while another tab is chosen",
      inputs: [
        "new table list title=\"Cities\" rows=\"Lima,Oslo\"", "new view map title=\"Map\"", "new nav detailNav map",
        "new split svc list detailNav",
        "recipe bar-button map", "attach map to svc", "new view about title=\"About\"", "new tabs tabs svc about", "launch tabs portrait",
      ]),
    Sample(
      name: "universal", summary: "the same list and page as a stack, as an iPhone shows them",
      inputs: [
        "new table list title=\"Courses\" rows=\"iOS,Mac,Ruby\"", "new view web title=\"Web\"", "new nav stack list",
        "implement list didSelectRow { [stack pushViewController:web animated:YES]; }", "launch stack portrait",
      ]),
  ]
}
