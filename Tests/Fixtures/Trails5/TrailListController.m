#import "TrailListController.h"
#import "TrailMapController.h"

@interface TrailListController () {
    NSMutableArray *_trails;
}
@end

@implementation TrailListController

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation
{
    return YES;
}

- (void)awakeFromNib
{
    self.contentSizeForViewInPopover = CGSizeMake(320.0, 600.0);
    [super awakeFromNib];
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    _trails = [NSMutableArray arrayWithObjects:@"Lake", @"Ridge", nil];
    self.map = (TrailMapController *)[[self.splitViewController.viewControllers lastObject] topViewController];
}

- (IBAction)addTrail:(id)sender
{
    [_trails insertObject:@"New" atIndex:0];
    NSIndexPath *path = [NSIndexPath indexPathForRow:0 inSection:0];
    [self.tableView insertRowsAtIndexPaths:@[path] withRowAnimation:UITableViewRowAnimationAutomatic];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
    return _trails.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Trail"];
    cell.textLabel.text = _trails[indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
{
    self.map.trail = _trails[indexPath.row];
}

@end
