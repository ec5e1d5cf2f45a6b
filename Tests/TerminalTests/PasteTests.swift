import Testing

/// Pasting at a terminal.
@Suite(.serialized)
struct PasteTests {
  @Test("A paste arrives as text, with tabs and newlines, and Enter runs it as one input")
  func code() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.paste("int a = 2;\n\tint b = 3;\nNSLog(@\"%d\", a * b);\n")
    try terminal.wait(for: "the last line") { $0.currentLine == "NSLog(@\"%d\", a * b);" }
    terminal.type("\r")
    try terminal.wait(toSee: "| 6")
    try terminal.wait(forLine: "split 1>")
  }

  @Test("A paste of commands runs each")
  func commands() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.paste("new view a\nnew view b\nobjects")
    try terminal.wait(forLine: "objects")
    terminal.type("\r")
    try terminal.wait(forLine: "split 2>")
  }

  @Test("A paste of a whole class, higher than the screen, is one input")
  func wholeClass() throws {
    let terminal = try Terminal(rows: 12)
    try terminal.wait(forLine: "split 0>")
    var text = "@interface Detail : UIViewController\n@end\n\n@implementation Detail\n"
    for index in 0..<30 { text += "\n- (int)number\(index)\n{\n\treturn \(index);\n}\n" }
    terminal.paste(text + "@end\n")
    try terminal.wait(for: "the next step") { $0.currentLine.hasPrefix("split 1>") }
    terminal.type("print [[Detail new] number7]\r")
    try terminal.wait(toSee: "| 7")
  }

  @Test("Control characters in a paste do not reach the terminal")
  func controlCharacters() throws {
    let terminal = try Terminal()
    try terminal.wait(forLine: "split 0>")
    terminal.paste("print \u{1B}[2J\u{7}1 +\u{3} 1")
    try terminal.wait(forLine: "split 0> print [2J1 + 1")
    terminal.type("\u{3}")
    try terminal.wait(forLine: "split 0>")
  }
}
