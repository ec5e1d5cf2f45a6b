// swift-tools-version: 6.1
import PackageDescription

#if os(Linux)
  import Glibc
#endif

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-warnings-as-errors"], .when(configuration: .debug)),
  // What a release does without, and a third of a session's time: checks of exclusive access (debug builds, and so the tests, have them),
  // and counts of references that several threads may change (a world lives on one thread; shares of a work are processes).
  .unsafeFlags(["-enforce-exclusivity=unchecked", "-Xfrontend", "-assume-single-threaded"], .when(configuration: .release)),
]

// What the object model does, the modules above it may take into their own code.
let shared: [SwiftSetting] = [.unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))]

// A release build on Linux holds all that it needs, since loading shared libraries takes longer than all that `splitlab -c quit` does.
// Where an archive is missing (some distributions pack them apart), the shared libraries serve.
#if os(Linux)
  let archives = ["libc", "libedit", "libtinfo", "libbsd", "libmd"]
  let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
  let hasArchives = folders.contains { folder in archives.allSatisfy { access("\(folder)/\($0).a", R_OK) == 0 } }
  let whole: [LinkerSetting] =
    hasArchives
    ? [
      .unsafeFlags(
        ["-static-executable", "-use-ld=lld", "-ltinfo", "-lbsd", "-lmd", "-Xlinker", "--no-export-dynamic"],
        .when(configuration: .release))
    ] : []
#else
  let whole: [LinkerSetting] = []
#endif

let package = Package(
  name: "SplitLab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "splitlab", targets: ["splitlab"])
  ],
  targets: [
    .target(name: "CSystem"),
    .target(name: "ObjectModel", dependencies: ["CSystem"], swiftSettings: settings + shared),
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
    .executableTarget(
      name: "splitlab", dependencies: ["Shell", "LineEditing", "CSystem", "splitlab-documents"], swiftSettings: settings,
      linkerSettings: whole),
    // What needs Foundation stands beside the shell, which runs it where it finds a storyboard.
    .executableTarget(name: "splitlab-documents", swiftSettings: settings),
    .executableTarget(name: "splitlab-bench", swiftSettings: settings),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal", linkerSettings: [.linkedLibrary("util", .when(platforms: [.linux]))]),
    .testTarget(name: "FoundationModelTests", dependencies: ["FoundationModel"], swiftSettings: settings),
    .testTarget(name: "ScriptLanguageTests", dependencies: ["ScriptLanguage"], swiftSettings: settings),
    .testTarget(name: "UIKitModelTests", dependencies: ["UIKitModel", "Shell"], swiftSettings: settings),
    .testTarget(
      name: "ShellTests",
      dependencies: ["Shell", "Exporters", "ScriptLanguage", "ObjectModel", "SceneModel", "UIKitModel", "splitlab-documents"],
      swiftSettings: settings),
    .testTarget(name: "ExportersTests", dependencies: ["Exporters", "SceneModel"], swiftSettings: settings),
    .testTarget(
      name: "TerminalTests", dependencies: ["splitlab", "LineEditing", "CPseudoTerminal"], swiftSettings: settings),
  ])
