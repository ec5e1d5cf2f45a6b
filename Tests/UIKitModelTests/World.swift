import ObjectModel
import ScriptLanguage
import Testing

@testable import UIKitModel

/// A world for tests: code and events go in, messages come out as short lines.
final class World {
  let simulation: Simulation
  let interpreter: Interpreter
  var uikit: UIKitWorld { simulation.uikit }

  init(_ release: String, device: String = "ipad", switches: [String: Bool] = [:]) throws {
    let device = try #require(Device.named(device))
    simulation = UIKitWorld.make(release: try #require(Release(release)), device: device, switches: switches)
    interpreter = Interpreter(in: simulation)
  }

  /// Runs code as one turn.
  @discardableResult
  func code(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
    let result = interpreter.run(SourceText(text))
    for diagnostic in result.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message)", sourceLocation: sourceLocation)
    }
    return settle()
  }

  /// Runs an event and everything that follows from it.
  func event(_ body: (UIKitWorld) throws -> Void) rethrows -> [String] {
    _ = simulation.takeTrace()
    try body(uikit)
    return settle()
  }

  /// Runs an event and leaves what follows in flight.
  func begin(_ body: (UIKitWorld) throws -> Void) rethrows -> [String] {
    try body(uikit)
    simulation.runLoop.finishTurn()
    return lines(simulation.takeTrace())
  }

  func settle() -> [String] {
    simulation.runLoop.settle { self.simulation.isUnwinding }
    return lines(simulation.takeTrace())
  }

  func object(_ name: String) throws -> Object {
    guard case .object(let object)? = simulation.value(named: name) else { throw Missing(name: name) }
    return object
  }

  struct Missing: Error { let name: String }

  private func lines(_ events: [TraceEvent]) -> [String] {
    events.compactMap { event in
      guard case .message(let message) = event.kind else { return nil }
      let arguments = message.arguments.map(text).joined(separator: ",")
      var line = "\(message.receiver).\(message.info.shortName)"
      if !arguments.isEmpty { line += "(\(arguments))" }
      return line
    }
  }

  private func text(_ value: TraceValue) -> String {
    switch value {
    case .void, .null: "nil"
    case .bool(let bool): bool ? "YES" : "NO"
    case .int(let int): "\(int)"
    case .double(let double): "\(double)"
    case .string(let text), .name(let text), .enumCase(let text): text
    case .numbers(let numbers): "\(numbers)"
    case .list(let list): "[" + list.map(text).joined(separator: ",") + "]"
    case .dictionary: "{}"
    }
  }

  /// A split view of two plain controllers with a delegate that implements everything and a popover delegate.
  static func plain(_ release: String, switches: [String: Bool] = [:]) throws -> World {
    let world = try World(release, switches: switches)
    world.code(logger)
    world.code("UIViewController *M = [[UIViewController alloc] init]; M.title = @\"Events\";")
    world.code("UIViewController *D = [[UIViewController alloc] init];")
    world.code("Logger *del = [[Logger alloc] init];")
    world.code("UISplitViewController *svc = [[UISplitViewController alloc] init];")
    world.code("svc.viewControllers = @[M, D]; svc.delegate = del;")
    for name in ["M", "D"] { (try world.object(name) as? UIViewController)?.allowsAllOrientations = true }
    try world.uikit.setRoot(world.object("svc"))
    _ = world.settle()
    return world
  }

  static let logger = """
    @interface Logger : NSObject <UISplitViewControllerDelegate, UIPopoverControllerDelegate>
    @property (nonatomic, strong) UIPopoverController *pc;
    @property (nonatomic, strong) UIBarButtonItem *item;
    @end
    @implementation Logger
    - (void)splitViewController:(UISplitViewController *)svc willHideViewController:(UIViewController *)vc withBarButtonItem:(UIBarButtonItem *)item forPopoverController:(UIPopoverController *)pc {
      self.pc = pc; pc.delegate = self; self.item = item;
    }
    - (void)splitViewController:(UISplitViewController *)svc willShowViewController:(UIViewController *)vc invalidatingBarButtonItem:(UIBarButtonItem *)item { }
    - (void)splitViewController:(UISplitViewController *)svc popoverController:(UIPopoverController *)pc willPresentViewController:(UIViewController *)vc { }
    - (BOOL)popoverControllerShouldDismissPopover:(UIPopoverController *)pc { return YES; }
    - (void)popoverControllerDidDismissPopover:(UIPopoverController *)pc { }
    @end
    """
}

/// The lines that tell of a rotation's and an appearance's course, permission questions and containment left out.
func course(_ lines: [String]) -> [String] {
  lines.filter { line in
    !["shouldAutorotate", "supportedInterfaceOrientations", "supportedOrientations", "MoveToParent"].contains { line.contains($0) }
  }
}
