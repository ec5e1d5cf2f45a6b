/// What an app's Info.plist says that the model follows.
package struct AppInformation: Sendable {
  /// The name of the storyboard that the app begins with, for each idiom.
  package var mainStoryboard: [Device.Idiom: String] = [:]
  /// The name of the nib that the app begins with, for each idiom.
  package var mainNib: [Device.Idiom: String] = [:]
  /// The orientations that the app stands, for each idiom; nothing where it says nothing.
  package var orientations: [Device.Idiom: UIInterfaceOrientationMask] = [:]
  /// The idioms that the app is made for.
  package var idioms: [Device.Idiom] = [.phone, .pad]
  /// What makes a scene, from iOS 13 on; nothing where the app has no scenes.
  package var scene: SceneInformation?

  /// A configuration of the scene manifest.
  package struct SceneInformation: Sendable {
    package var name: String?
    package var delegateClass: String?
    package var storyboard: String?

    package init() {}
  }

  package init() {}
}

/// What an app brings along beside its code.
package struct AppResources: Sendable {
  package var information: AppInformation?
  /// Storyboards and nibs by their names.
  package var storyboards: [String: InterfaceDocument] = [:]
  package var nibs: [String: InterfaceDocument] = [:]
  /// The texts of the files that the app reads itself, by their names.
  package var files: [String: String] = [:]

  package init() {}
}
