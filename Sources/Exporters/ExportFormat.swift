import SceneModel

/// A form in which what is on the screen can be handed on.
package struct ExportFormat: Sendable {
  /// The word by which people ask for it.
  package let name: String
  /// What it is, in a line.
  package let summary: String
  private let draw: @Sendable (Scene, _ ascii: Bool) -> [String]

  /// Every format.
  package static let all = [
    ExportFormat(name: "text", summary: "the picture of the screen as plain text") { TextPicture($0, ascii: $1).lines }
  ]

  /// The lines of a scene in this format.
  ///
  /// - Parameter ascii: Whether to keep to ASCII, the texts of the app left out.
  package func lines(of scene: Scene, ascii: Bool) -> [String] { draw(scene, ascii) }
}
