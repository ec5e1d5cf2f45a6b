import ObjectModel

/// What Foundation keeps in one world: the objects of which there is only one, and the state of functions.
package final class FoundationWorld {
  /// How many lists are being asked for a property of their elements, each inside the one before.
  var keyedLists = 0
  @Unretained private var simulation: Simulation

  package private(set) lazy var null = NSNull(in: simulation)
  package private(set) lazy var notificationCenter = NSNotificationCenter(in: simulation)
  package private(set) lazy var userDefaults = NSUserDefaults(in: simulation)
  package private(set) lazy var mainBundle = NSBundle(in: simulation)
  package private(set) lazy var fileManager = NSFileManager(in: simulation)
  package private(set) lazy var mainQueue = NSOperationQueue(in: simulation)
  package private(set) lazy var mainThread = NSThread(in: simulation)
  package private(set) lazy var mainRunLoop = NSRunLoop(in: simulation)
  package private(set) lazy var locale = NSLocale(in: simulation)
  private var shared: [String: Object] = [:]
  /// How many names `NSUUID` gave.
  var lastUUID = 0
  /// The state of `arc4random` and `rand`: the same numbers in every run.
  var random: UInt64 = 0x5DEE_CE66_D1CE_4E5B

  /// The texts of the app's own files by their names, wherever they lie in its bundle.
  package var files: [String: String] = [:]

  init(in simulation: Simulation) { _simulation = Unretained(wrappedValue: simulation) }

  /// The text of the app's own file that an address or path leads to.
  func text(ofFile path: String?) -> String? {
    guard !files.isEmpty, let name = path?.split(separator: "/").last else { return nil }
    return files[String(name)]
  }

  /// The only object of its kind, made at its first use.
  package func only<Kind: Object>(_ key: String, _ make: (Simulation) -> Kind) -> Kind {
    if let known = shared[key] as? Kind { return known }
    let made = make(simulation)
    shared[key] = made
    return made
  }

  /// The next number of a fixed sequence.
  func nextRandom() -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33)
  }
}

extension Simulation {
  /// What Foundation keeps in this world, made at its first use.
  package var foundationWorld: FoundationWorld {
    if let world = foundation as? FoundationWorld { return world }
    let world = FoundationWorld(in: self)
    foundation = world
    return world
  }
}
