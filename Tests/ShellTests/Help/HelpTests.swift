import Foundation
import ObjectModel
import ScriptLanguage
import Testing

@testable import Shell

@Suite("Help and reference")
struct HelpTests {
  @Test("The overview fits a small terminal")
  func overview() {
    #expect(Playground.overview.count <= 24)
    #expect(Playground.overview.allSatisfy { $0.count <= 79 })
  }

  @Test("Every example in help runs without an error", arguments: CommandTable.all.map(\.name))
  func examples(name: String) throws {
    let command = try #require(CommandTable.named(name))
    let playground = Playground(configuration: PlaygroundConfiguration())
    for example in command.examples {
      let result = playground.run(example)
      #expect(!result.failed, "\(example): \(result.diagnostics.map(\.message))")
    }
  }

  @Test("Every command has help")
  func help() {
    let playground = Playground(configuration: PlaygroundConfiguration())
    for command in CommandTable.all { #expect(playground.run("help \(command.name)").answer?.first == command.syntax) }
  }

  @Test("Help says what the words in capitals stand for, and takes the beginning of a name")
  func placeholders() {
    let playground = Playground(configuration: PlaygroundConfiguration())
    #expect(playground.run("help rotate").answer?[2].hasPrefix("  ORIENTATION: portrait, upside-down") == true)
    #expect(playground.run("help ta").answer?.contains { $0.hasPrefix("  TARGET: ") } == true)
    #expect(playground.run("help t").failed)
    #expect(Placeholder.all.flatMap(\.lines).allSatisfy { $0.count <= 76 })
  }

  @Test("The reference pages are those of the tables; `splitlab reference --write docs` refreshes them")
  func reference() throws {
    for page in Reference.pages {
      let committed = try String(contentsOf: Repository.root.appendingPathComponent("docs/\(page.name)"), encoding: .utf8)
      #expect(committed == page.text, "docs/\(page.name) is out of date: splitlab reference --write docs")
    }
  }

  @Test(
    "The README's sessions are what the shell prints",
    arguments: [("## A first session\n\n", "7.1", "ipad"), ("`splitlab --ios 26.1 --device ipad-a16`:\n\n", "26.1", "ipad-a16")])
  func readme(head: String, release: String, device: String) throws {
    let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let block = readme.components(separatedBy: head)[1].components(separatedBy: "\n\n")[0]
    let lines = block.split(separator: "\n").map { String($0.dropFirst(4)) }
    var configuration = PlaygroundConfiguration()
    configuration.release = try #require(Release(release))
    configuration.device = device
    let playground = Playground(configuration: configuration)
    var printed: [String] = []
    for line in lines where line.hasPrefix("split ") {
      let input = String(line.drop { $0 != ">" }.dropFirst(2))
      printed.append(playground.prompt + input)
      printed += TextRenderer(playground.settings).lines(playground.run(input))
    }
    #expect(printed == lines)
  }

  @Test("The manual page names every option and command, and no line of text is taken for a request")
  func manual() throws {
    let page = try #require(Reference.pages.first { $0.name == "reference/splitlab.1" }?.text)
    let plain = page.replacingOccurrences(of: "\\-", with: "-").replacingOccurrences(of: "\\(dq", with: "\"")
    for option in Option.all { #expect(plain.contains(".B \(Usage.syntax(of: option))\n")) }
    for command in CommandTable.all { #expect(plain.contains(".B \(command.syntax.replacingOccurrences(of: "…", with: "..."))\n")) }
    let requests: Set<String> = [".TH", ".SH", ".SS", ".TP", ".B", ".nf", ".fi", ".\\\""]
    for line in page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(page.allSatisfy { $0.isASCII })
    #expect(plain.contains(" of iOS 3.2 to \(Playground.releases.last?.description ?? "")."))
    #expect(plain.contains("code (.m, .mm, .h, .swift)"))
  }
}
