#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate
@end

@interface Stack : UINavigationController
@end

@implementation Stack

- (void)awakeFromNib
{
    NSLog(@"stack holds %@", self.topViewController.title);
}

@end

@interface List : UITableViewController
@end

@implementation List

- (void)awakeFromNib
{
    NSLog(@"list is in %@", [self.navigationController class]);
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender
{
    NSLog(@"prepares with row %ld selected, from %@", (long)self.tableView.indexPathForSelectedRow.row, [[sender textLabel] text]);
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
{
    NSLog(@"selected %ld", (long)indexPath.row);
}

@end
