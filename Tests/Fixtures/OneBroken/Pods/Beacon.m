@implementation Beacon
