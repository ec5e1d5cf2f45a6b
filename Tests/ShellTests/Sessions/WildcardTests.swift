import Testing

@testable import Shell

@Suite("Wildcards of updated lines")
struct WildcardTests {
  @Test(
    "An argument that was left open stays open where the rest changed",
    arguments: [
      ("-> web willShow *, button#9", "-> web willShow master, button#1", "-> web willShow *, button#1"),
      ("-> web willShow *, button#9 => YES", "-> web willShow master, button#1 => NO", "-> web willShow *, button#1 => NO"),
      ("-> web willHide *", "-> web willShow master", "-> web willShow master"),
      ("-> web willHide *", "-> web willHide master, button#1", "-> web willHide master, button#1"),
    ])
  func kept(old: String, new: String, expected: String) {
    #expect(Pattern.keepingWildcards(of: old, in: new) == expected)
  }
}
