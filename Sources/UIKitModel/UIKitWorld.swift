import FoundationModel
import ObjectModel
import SceneModel

/// What the model of UIKit keeps in a world: the device, the screen, the app and what it shows.
package final class UIKitWorld {
  package unowned let simulation: Simulation
  package let device: Device
  /// The rules in force, resolved for the release and the user's switches.
  package let profile: Profile
  /// The orientation of the interface.
  package internal(set) var orientation: UIInterfaceOrientation
  /// Whether the app has been launched.
  package internal(set) var isRunning = false

  init(simulation: Simulation, device: Device, orientation: UIInterfaceOrientation, profile: Profile) {
    self.simulation = simulation
    self.device = device
    self.orientation = orientation
    self.profile = profile
  }

  /// Makes a world with every class of Foundation and UIKit.
  ///
  /// - Parameters:
  ///   - switches: Rules that the user turned on or off, by id.
  package static func make(
    release: Release, sdk: Release? = nil, device: Device, orientation: UIInterfaceOrientation = .portrait, switches: [String: Bool] = [:]
  ) -> Simulation {
    let simulation = Simulation(
      classes: ClassRegistry.foundation + ClassRegistry.uikit, globals: [.foundation, .uikit], release: release, sdk: sdk)
    let profile = Profile(release: release, sdk: sdk ?? release, switches: switches)
    simulation.platform = UIKitWorld(simulation: simulation, device: device, orientation: orientation, profile: profile)
    return simulation
  }
}

extension Simulation {
  /// The model of UIKit in this world.
  package var uikit: UIKitWorld { unsafeDowncast(platform!, to: UIKitWorld.self) }
}
