// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"], .when(configuration: .debug)),
]

let package = Package(
  name: "SplitLab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "splitlab", targets: ["splitlab"])
  ],
  targets: [
    .target(name: "CStack"),
    .target(name: "ObjectModel", dependencies: ["CStack"], swiftSettings: settings),
    .target(name: "FoundationModel", dependencies: ["ObjectModel"], swiftSettings: settings),
    .target(name: "SceneModel", swiftSettings: settings),
    .target(name: "UIKitModel", dependencies: ["ObjectModel", "FoundationModel", "SceneModel"], swiftSettings: settings),
    .target(name: "ScriptLanguage", dependencies: ["ObjectModel"], swiftSettings: settings),
    .target(name: "Exporters", dependencies: ["SceneModel"], swiftSettings: settings),
    .target(
      name: "Shell",
      dependencies: ["ScriptLanguage", "UIKitModel", "FoundationModel", "ObjectModel", "SceneModel", "Exporters"],
      swiftSettings: settings),
    .systemLibrary(name: "CLibEdit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
    .target(name: "CLineEditor", dependencies: ["CLibEdit"]),
    .target(name: "LineEditing", dependencies: ["CLineEditor"], swiftSettings: settings),
    .executableTarget(name: "splitlab", dependencies: ["Shell", "LineEditing"], swiftSettings: settings),
    .executableTarget(name: "splitlab-bench", swiftSettings: settings),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal", linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
    .testTarget(name: "FoundationModelTests", dependencies: ["FoundationModel"], swiftSettings: settings),
    .testTarget(name: "ScriptLanguageTests", dependencies: ["ScriptLanguage"], swiftSettings: settings),
    .testTarget(name: "UIKitModelTests", dependencies: ["UIKitModel", "Shell"], swiftSettings: settings),
    .testTarget(name: "ShellTests", dependencies: ["Shell", "ScriptLanguage", "ObjectModel", "SceneModel"], swiftSettings: settings),
    .testTarget(name: "ExportersTests", dependencies: ["Exporters", "SceneModel"], swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["splitlab", "LineEditing", "CPseudoTerminal"], swiftSettings: settings),
  ])
