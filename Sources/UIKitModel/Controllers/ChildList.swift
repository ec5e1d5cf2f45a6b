/// Controllers inside a container, as it goes through them: most containers have one on the screen, which needs no list.
struct ChildList: RandomAccessCollection {
  private let only: UIViewController?
  private let several: [UIViewController]

  init(_ only: UIViewController? = nil) {
    self.only = only
    several = []
  }

  init(_ several: [UIViewController]) {
    only = nil
    self.several = several
  }

  var startIndex: Int { 0 }
  var endIndex: Int { only == nil ? several.count : 1 }
  subscript(place: Int) -> UIViewController { only ?? several[place] }
}
