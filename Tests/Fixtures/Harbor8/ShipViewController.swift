import UIKit

class ShipViewController: UIViewController {
  @IBOutlet weak var nameLabel: UILabel!

  var ship: String? {
    didSet { showShip() }
  }

  func showShip() {
    if let ship = ship, let label = nameLabel {
      label.text = ship
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showShip()
    print("loaded", nameLabel.text ?? "nothing", childViewControllers.first?.title ?? "nobody")
  }
}
