import ObjectModel
import SceneModel

/// A picture, of which only the name is known.
package final class UIImage: Object {
  /// The name of the file that it would come from.
  package private(set) var fileName: String?

  /// Makes the picture of a file.
  package static func make(_ fileName: String?, in simulation: Simulation) -> UIImage {
    let image = UIImage(in: simulation)
    image.fileName = fileName
    return image
  }

  package override func isEqual(_ other: Value) -> Bool {
    guard let image = other.object as? UIImage else { return false }
    return image === self || (fileName != nil && fileName == image.fileName)
  }
}

extension UIImage {
  static let table = ClassTable(UIImage.self, inherits: "NSObject", label: "image", "A picture.") {
    ClassMethod(
      "imageNamed:", swift: "init(named:)", { (_, simulation, name: String?) in name.map { make($0, in: simulation) } },
      "The picture of the name; every name is taken for one of the app's.")
    ClassMethod(
      "systemImageNamed:", swift: "init(systemName:)", releases: .since(13),
      { (_, simulation, name: String?) in name.map { make($0, in: simulation) } }, "The symbol of the name.")
    ClassMethod(
      "systemImageNamed:withConfiguration:", swift: "init(systemName:withConfiguration:)", releases: .since(13),
      { (_, simulation, name: String?, _: Value) in name.map { make($0, in: simulation) } }, "The symbol of the name.")
    Method(
      "imageByApplyingSymbolConfiguration:", swift: "applyingSymbolConfiguration(_:)", releases: .since(13),
      { (image: UIImage, _: Value) in image }, "The symbol in another look.")
    Method(
      "imageWithTintColor:", swift: "withTintColor(_:)", releases: .since(13), { (image: UIImage, _: UIColor?) in image },
      "The picture in a colour.")
    ClassMethod(
      "imageWithContentsOfFile:", swift: "init(contentsOfFile:)",
      { (_, simulation, path: String?) in path.map { make($0, in: simulation) } },
      "The picture of a file.")
    ClassMethod(
      "imageWithData:", swift: "init(data:)", { (_, simulation, data: Value) in data.isNull ? nil : make(nil, in: simulation) },
      "The picture of some bytes.")
    ClassMethod("imageWithCGImage:", swift: "init(cgImage:)", { (_, _, image: Value) in image }, "The picture of another.")
    Method(
      "initWithContentsOfFile:", swift: "init(contentsOfFile:)",
      { (image: UIImage, path: String?) -> UIImage? in
        image.fileName = path
        return path == nil ? nil : image
      }, "Makes the picture of a file.")
    Property("size", readOnly: { (_: UIImage) in Size(width: 20, height: 20) }, "How large the picture is, in points.")
    Property("scale", releases: .since(4), readOnly: { (_: UIImage) in 1.0 }, "How many pixels make a point.")
    Property("CGImage", swift: "cgImage", readOnly: { $0 }, "The picture as Core Graphics sees it.")
    Method(
      "resizableImageWithCapInsets:", swift: "resizableImage(withCapInsets:)", releases: .since(5),
      { (image: UIImage, _: EdgeInsets) in image },
      "The picture with a middle that can be stretched.")
    Method(
      "stretchableImageWithLeftCapWidth:topCapHeight:", swift: "stretchableImage(withLeftCapWidth:topCapHeight:)",
      { (image: UIImage, _: Int, _: Int) in image },
      "The picture with a middle that can be stretched.")
    Method(
      "imageWithRenderingMode:", swift: "withRenderingMode(_:)", releases: .since(7), { (image: UIImage, _: Int) in image },
      "The picture, drawn in another way.")
    Method("drawInRect:", swift: "draw(in:)", { (_: UIImage, _: Rect) in }, "Draws the picture; here nothing.")
  }
}
