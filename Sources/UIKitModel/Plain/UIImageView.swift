import ObjectModel
import SceneModel

/// A view that shows a picture.
package final class UIImageView: UIView {
  package var image: UIImage?

  package override func dismantle() {
    super.dismantle()
    image = nil
  }
}

extension UIImageView {
  static let imageTable = ClassTable(UIImageView.self, inherits: "UIView", "A view that shows a picture.") {
    Method(
      "initWithImage:", swift: "init(image:)",
      { (view: UIImageView, image: UIImage?) in
        view.image = image
        if image != nil { view.frame.size = Size(width: 20, height: 20) }
        return view
      }, "Makes a view of the size of a picture.")
    Property("image", { $0.image }, { $0.image = $1 }, "The picture.")
    attribute("highlightedImage", "The picture while touched.")
    attribute("highlighted", getter: "isHighlighted", false, "Whether the view shows as touched.")
    attribute("animationImages", "The pictures that show one after the other.")
    attribute("animationDuration", 0.0, "How long a round of pictures takes, in seconds.")
    attribute("animationRepeatCount", 0, "How many rounds there are, 0 for any number.")
    Method("startAnimating", swift: "startAnimating()", { (_: UIImageView) in }, "Shows the pictures one after the other; here nothing.")
    Method("stopAnimating", swift: "stopAnimating()", { (_: UIImageView) in }, "Ends that.")
  }
}
