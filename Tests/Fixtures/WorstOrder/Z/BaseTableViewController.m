#import "BaseTableViewController.h"

@implementation BaseTableViewController

- (NSString *)greeting {
  return @"hello";
}

@end
