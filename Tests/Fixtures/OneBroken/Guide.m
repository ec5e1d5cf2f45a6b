#import <UIKit/UIKit.h>

@interface Guide : UIViewController
@end

@implementation Guide

- (NSString *)greet {
  return @"hello";
}

@end

@implementation ]] {
