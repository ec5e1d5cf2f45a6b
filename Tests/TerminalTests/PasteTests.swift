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

  /// A class of 155 lines.
  private static let tall =
    "@interface Detail : UIViewController\n@end\n\n@implementation Detail\n"
    + (0..<30).map { "\n- (int)number\($0)\n{\n\treturn \($0);\n}\n" }.joined() + "@end\n"
  private static let mark = "split 0> [155 lines: @interface Detail : UIVi …]"

  @Test("A paste higher than the screen is shown once, waits for Enter behind a mark, and is one input")
  func tall() throws {
    let terminal = try Terminal(rows: 12)
    try terminal.wait(forLine: "split 0>")
    terminal.paste(Self.tall)
    try terminal.wait(forLine: Self.mark)
    #expect(terminal.screen.lines.suffix(4) == ["        return 29;", "}", "@end", Self.mark])
    terminal.type("\r")
    try terminal.wait(for: "the next step") { $0.currentLine == "split 1>" }
    #expect(terminal.screen.lines.suffix(4) == ["@end", Self.mark, "# class Detail : UIViewController, 30 methods", "split 1>"])
    terminal.type("print [[Detail new] number7]\r")
    try terminal.wait(toSee: "| 7")
  }

  @Test("^C drops a paste that waits behind its mark, and what is typed behind the mark belongs to it")
  func tallDropped() throws {
    let terminal = try Terminal(rows: 12)
    try terminal.wait(forLine: "split 0>")
    terminal.paste(Self.tall)
    try terminal.wait(forLine: Self.mark)
    terminal.type("\u{3}print 5\r")
    try terminal.wait(toSee: "| 5")
    try terminal.wait(forLine: "split 0>")
    terminal.paste(String(repeating: "int a = 1;\n", count: 20))
    try terminal.wait(forLine: "split 0> [20 lines: int a = 1; …]")
    terminal.type(" NSLog(@\"a is %d\", a);\r")
    try terminal.wait(toSee: "| a is 1")
    try terminal.wait(forLine: "split 1>")
  }

  @Test("Two pastes that are high only together are held together")
  func tallTogether() throws {
    let terminal = try Terminal(rows: 12)
    try terminal.wait(forLine: "split 0>")
    terminal.paste(String(repeating: "NSLog(@\"a\");\n", count: 6))
    try terminal.wait(for: "the first") { $0.lines.count == 6 && $0.currentLine == "NSLog(@\"a\");" }
    terminal.paste(String(repeating: "\nNSLog(@\"b\");", count: 7))
    try terminal.wait(forLine: "split 0> [13 lines: NSLog(@\"a\"); …]")
    terminal.type("\r")
    try terminal.wait(forLine: "split 1>")
    #expect(terminal.screen.lines.suffix(8) == Array(repeating: "| b", count: 7) + ["split 1>"])
  }

  @Test("What would steer the terminal is shown by its number")
  func steering() throws {
    let terminal = try Terminal(rows: 12)
    try terminal.wait(forLine: "split 0>")
    terminal.paste("// \u{202E}abc \u{9B}2J\n" + String(repeating: "int a = 1;\n", count: 10))
    try terminal.wait(toSee: "// \\u202Eabc \\u009B2J")
    try terminal.wait(forLine: "split 0> [11 lines: //  …]")
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
