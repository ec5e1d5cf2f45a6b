import UIKit

@objc class Page: DetailBase {
  @objc var owner: ShelfViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    print(turn(), describe(with: "ink"))
  }
}
