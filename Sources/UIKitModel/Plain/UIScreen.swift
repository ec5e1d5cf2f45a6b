import FoundationModel
import ObjectModel
import SceneModel

/// The screen of the device.
package final class UIScreen: Object {
  /// The whole screen. UIKit: before iOS 8 always as it is held upright.
  package var bounds: Rect {
    let world = simulation.uikit
    let size = world.device.portraitSize
    let isFixed = simulation.release < Release(8) || world.orientation.isPortrait
    return isFixed ? Rect(x: 0, y: 0, width: size.width, height: size.height) : Rect(x: 0, y: 0, width: size.height, height: size.width)
  }

  /// The screen without the status bar, in the same coordinates as `bounds`.
  package var applicationFrame: Rect {
    let bar = simulation.uikit.statusBarHeight
    let whole = bounds
    return switch wayUp {
    case .portrait: Rect(x: 0, y: bar, width: whole.width, height: whole.height - bar)
    case .portraitUpsideDown: Rect(x: 0, y: 0, width: whole.width, height: whole.height - bar)
    case .landscapeRight: Rect(x: 0, y: 0, width: whole.width - bar, height: whole.height)
    case .landscapeLeft: Rect(x: bar, y: 0, width: whole.width - bar, height: whole.height)
    }
  }

  /// Where the status bar lies, in the same coordinates as `bounds`.
  var statusBarFrame: Rect {
    let bar = simulation.uikit.statusBarHeight
    guard bar > 0 else { return .zero }
    let whole = bounds
    return switch wayUp {
    case .portrait: Rect(x: 0, y: 0, width: whole.width, height: bar)
    case .portraitUpsideDown: Rect(x: 0, y: whole.height - bar, width: whole.width, height: bar)
    case .landscapeRight: Rect(x: whole.width - bar, y: 0, width: bar, height: whole.height)
    case .landscapeLeft: Rect(x: 0, y: 0, width: bar, height: whole.height)
    }
  }

  /// Which way up the interface is in the coordinates of the screen, which turn with it from iOS 8 on.
  private var wayUp: UIInterfaceOrientation { simulation.release < Release(8) ? simulation.uikit.orientation : .portrait }
}

extension UIScreen {
  static let table = ClassTable(UIScreen.self, inherits: "NSObject", "The screen of the device.") {
    ClassMethod("mainScreen", swift: "main", { (_, simulation) in main(simulation) }, "The device's own screen.")
    ClassMethod("screens", swift: "screens", { (_, simulation) in [main(simulation)] }, "All screens, of which there is one.")
    Property("bounds", readOnly: { $0.bounds }, "The whole screen, in points; before iOS 8 always as held upright.")
    Property("applicationFrame", readOnly: { $0.applicationFrame }, "The screen without the status bar.")
    Property("scale", releases: .since(4), readOnly: { (_: UIScreen) in 1.0 }, "How many pixels make a point.")
  }

  static func main(_ simulation: Simulation) -> UIScreen { simulation.foundationWorld.only("UIScreen") { UIScreen(in: $0) } }
}
