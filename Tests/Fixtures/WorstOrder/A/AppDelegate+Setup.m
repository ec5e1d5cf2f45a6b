#import "AppDelegate.h"
#import "ShelfViewController.h"

@implementation AppDelegate (Setup)

- (UINavigationController *)shelfStack {
  ShelfViewController *shelf = [[ShelfViewController alloc] initWithStyle:UITableViewStylePlain];
  shelf.title = kShelfTitle;
  shelf.kind = ShelfKindNovels;
  self.shelf = shelf;
  return [[UINavigationController alloc] initWithRootViewController:shelf];
}

@end
