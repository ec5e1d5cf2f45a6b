#import "MonthListController.h"
#import "MonthController.h"

@implementation MonthListController

@synthesize monthController;

- (void)viewDidLoad {
    [super viewDidLoad];
    months = [[NSArray alloc] initWithObjects:@"January", @"February", @"March", nil];
    self.contentSizeForViewInPopover = CGSizeMake(320.0, 400.0);
}

- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)interfaceOrientation {
    return YES;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [months count];
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *identifier = @"Month";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:identifier] autorelease];
    }
    cell.textLabel.text = [months objectAtIndex:indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    monthController.month = [months objectAtIndex:indexPath.row];
}

- (void)dealloc {
    [monthController release];
    [months release];
    [super dealloc];
}

@end
