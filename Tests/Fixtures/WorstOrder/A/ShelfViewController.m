#import "ShelfViewController.h"

static NSString *const Mark = @"shelf";

@implementation ShelfViewController

- (NSString *)mark {
  return Mark;
}

- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"%@ %@ %d", [self mark], [self greeting], (int)self.kind);
}

@end
