import UIKit

extension Page {
  func turn() -> String { "page of \(owner?.mark() ?? "nobody")" }
}

class BigPage: Page {
  override func turn() -> String { "big " + super.turn() }
}
