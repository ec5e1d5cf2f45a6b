import SceneModel
package struct TextPicture {
  package init(_ scene: Scene, ascii: Bool) {}
  package var lines: [String] { [] }
}
