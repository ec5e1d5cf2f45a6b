import ObjectModel
import SceneModel

/// What the picture of a view is made of; its properties are kept and have no effect.
package final class CALayer: Object, Attributed {
  @Weak private var view: UIView?
  package var attributes: [String: Value] = [:]
  package var references: [String: WeakReference] = [:]

  package override func dismantle() { attributes = [:] }

  static func make(for view: UIView) -> CALayer {
    let layer = CALayer(in: view.simulation)
    layer.view = view
    layer.belongs(to: view, as: "layer")
    return layer
  }
}

extension CALayer {
  static let table = ClassTable(CALayer.self, inherits: "NSObject", label: "layer", "What the picture of a view is made of.") {
    Property("frame", { $0.view?.frame ?? .zero }, { $0.view?.frame = $1 }, "Where the layer lies.")
    Property("bounds", readOnly: { $0.view?.bounds ?? .zero }, "The layer's own rectangle.")
    Property("delegate", readOnly: { $0.view as Object? }, "The view of the layer.")
    attribute("cornerRadius", 0.0, "How round the corners are, in points.")
    attribute("borderWidth", 0.0, "How wide the border is, in points.")
    attribute("borderColor", "The colour of the border.")
    attribute("backgroundColor", "The colour behind the contents.")
    attribute("contents", "The picture.")
    attribute("masksToBounds", false, "Whether what is inside is cut at the edges.")
    attribute("opacity", 1.0, "How opaque the layer is, from 0 to 1.")
    attribute("shadowOpacity", 0.0, "How opaque the shadow is, from 0 to 1.")
    attribute("shadowRadius", 3.0, "How soft the shadow is, in points.")
    attribute("shadowOffset", Size(width: 0, height: -3), "How far off the shadow lies, in points.")
    attribute("shadowColor", "The colour of the shadow.")
    attribute("shadowPath", "The shape of the shadow.")
    attribute("shouldRasterize", false, "Whether the layer is kept as a picture.")
    attribute("rasterizationScale", 1.0, "How fine that picture is.")
    attribute("transform", Transform3D.identity, "How the layer is moved and turned; not drawn.")
    attribute("sublayerTransform", Transform3D.identity, "How the layers inside are moved and turned; not drawn.")
    attribute("zPosition", 0.0, "How far in front the layer lies.")
    Method("setNeedsDisplay", swift: "setNeedsDisplay()", { (_: CALayer) in }, "Asks for a drawing.")
    Method("addSublayer:", swift: "addSublayer(_:)", { (_: CALayer, _: Value) in }, "Puts a layer in front; here nothing.")
    Method("addAnimation:forKey:", swift: "add(_:forKey:)", { (_: CALayer, _: Value, _: String?) in }, "Starts an animation; here nothing.")
    Method("removeAllAnimations", swift: "removeAllAnimations()", { (_: CALayer) in }, "Ends animations; here nothing.")
  }
}
