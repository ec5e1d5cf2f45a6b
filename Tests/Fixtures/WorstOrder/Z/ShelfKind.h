#define kShelfTitle @"Shelf"

typedef NS_ENUM(NSInteger, ShelfKind) {
  ShelfKindAll,
  ShelfKindNovels,
};
