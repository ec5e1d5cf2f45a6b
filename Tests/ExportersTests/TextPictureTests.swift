import Exporters
import SceneModel
import Testing

@Suite("The screen as text")
struct TextPictureTests {
  private typealias Element = Scene.Element

  private let portrait = Size(width: 768, height: 1024)
  private let landscape = Size(width: 1024, height: 768)

  private func column(_ title: String, x: Double, width: Double, height: Double, bar: Scene.Bar? = nil, _ content: Element.Kind? = nil)
    -> Element
  {
    let inner = Rect(x: x, y: 64, width: width, height: height - 64)
    let page = Element(.pane, frame: inner, name: "page", children: content.map { [Element($0, frame: inner, name: "content")] } ?? [])
    let bar = Element(.navigationBar(bar ?? Scene.Bar(title: title)), frame: Rect(x: x, y: 0, width: width, height: 64), name: "bar")
    return Element(.pane, frame: Rect(x: x, y: 0, width: width, height: height), name: "nav", children: [page, bar])
  }

  private func rows(_ titles: String..., selected: Int? = nil) -> [Scene.Row] {
    titles.enumerated().map { Scene.Row(title: $1, isSelected: $0 == selected) }
  }

  /// The lines, runs of the same line told by a count.
  private func picture(_ size: Size, _ elements: [Element], width: Int = 78, ascii: Bool = false) -> String {
    var result: [String] = []
    var count = 1
    let lines = TextPicture(Scene(size: size, elements: elements), width: width, ascii: ascii).lines
    for (index, line) in lines.enumerated() {
      if index + 1 < lines.count, lines[index + 1] == line {
        count += 1
        continue
      }
      result.append(count > 1 ? "\(line) x\(count)" : line)
      count = 1
    }
    return result.joined(separator: "\n")
  }

  @Test("Columns stand side by side and share a border; the selected row is marked")
  func columns() {
    let master = column("Courses", x: 0, width: 320, height: 768, .table([Scene.Section(rows: rows("iOS", "Mac", "Ruby", selected: 1))]))
    let detail = column("Web", x: 321, width: 703, height: 768)
    let split = Element(.pane, frame: Rect(x: 0, y: 0, width: 1024, height: 768), name: "svc", children: [master, detail])
    #expect(
      picture(landscape, [split]) == """
        ┌───────────────────┬───────────────────────────────────────────┐
        │      Courses      │                    Web                    │
        ├───────────────────┼───────────────────────────────────────────┤
        │ iOS               │                                           │
        │▸Mac               │                                           │
        │ Ruby              │                                           │
        │                   │                                           │ x10
        └───────────────────┴───────────────────────────────────────────┘
        """)
  }

  @Test("A panel lies over the page, whose lines end at its border")
  func panel() {
    let bar = Scene.Bar(title: "Web", left: [Scene.Item(.button, title: "Courses")], right: [Scene.Item(.button, title: "Edit")])
    let detail = column(
      "Web", x: 0, width: 768, height: 1024, bar: bar, .text("A page\nof text that the panel covers and that stays right of it"))
    let master = column(
      "Courses", x: 0, width: 320, height: 1024, .table([Scene.Section(header: "Learn", rows: rows("iOS", "Mac"))]))
    let overlay = Element(.overlay, frame: Rect(x: 0, y: 20, width: 320, height: 1004), name: "popover#1", children: [master])
    #expect(
      picture(portrait, [detail, overlay]) == """
        ┌───────────────────┬───────────────────────────┐
        │      Courses      │  Web               [Edit] │
        ├───────────────────┼───────────────────────────┤
        │ Learn             │                           │
        │ iOS               │nel covers and that stays… │
        │ Mac               │                           │
        │                   │                           │ x16
        └───────────────────┴───────────────────────────┘
        """)
  }

  @Test("A popover has a border all around, and a modal sheet as well")
  func popover() {
    let detail = column("Web", x: 0, width: 768, height: 1024, bar: Scene.Bar(title: "Web", left: [Scene.Item(.button, title: "Courses")]))
    let table = Rect(x: 20, y: 76, width: 320, height: 400)
    let overlay = Element(
      .overlay, frame: table, name: "popover#1",
      children: [Element(.table([Scene.Section(rows: rows("iOS", "Mac"))]), frame: table, name: "list")])
    let sheet = Element(
      .pane, frame: Rect(x: 114, y: 560, width: 540, height: 400), name: "form",
      children: [Element(.text("Sign in"), frame: Rect(x: 114, y: 560, width: 540, height: 400), name: "label")])
    #expect(
      picture(portrait, [detail, overlay, sheet]) == """
        ┌───────────────────────────────────────────────┐
        │ [Courses]            Web                      │
        ├┬───────────────────┬──────────────────────────┤
        ││ iOS               │                          │
        ││ Mac               │                          │
        ││                   │                          │ x5
        │└───────────────────┘                          │
        │                                               │
        │      ┌─────────────────────────────────┐      │
        │      │ Sign in                         │      │
        │      │                                 │      │ x7
        │      └─────────────────────────────────┘      │
        └───────────────────────────────────────────────┘
        """)
  }

  @Test("A prompt has a line of its own, Back an arrow, and flexible spaces share the room of a toolbar")
  func bars() {
    let phone = Size(width: 320, height: 480)
    let bar = Scene.Bar(
      title: "A title much too long for the bar", prompt: "Choose", left: [Scene.Item(.back, title: "All")],
      right: [Scene.Item(.button, title: "Add")])
    let top = Element(.navigationBar(bar), frame: Rect(x: 0, y: 20, width: 320, height: 74), name: "bar")
    let items = [
      Scene.Item(.button, title: "Left"), Scene.Item(.flexibleSpace, title: ""), Scene.Item(.button, title: "Right"),
    ]
    let toolbar = Element(.toolbar(items), frame: Rect(x: 0, y: 387, width: 320, height: 44), name: "toolbar")
    let tabs = [Scene.Item(.button, title: "One"), Scene.Item(.button, title: "Two", isSelected: true)]
    let tabBar = Element(.tabBar(tabs), frame: Rect(x: 0, y: 431, width: 320, height: 49), name: "tabs")
    let status = Element(.statusBar, frame: Rect(x: 0, y: 0, width: 320, height: 20), name: "status bar")
    #expect(
      picture(phone, [status, top, toolbar, tabBar], ascii: true) == """
        +-----------------------------------+
        |              Choose               |
        | < All A title much too l... [Add] |
        |                                   |
        +-----------------------------------+
        |                                   | x10
        +-----------------------------------+
        | [Left]                    [Right] |
        +-----------------------------------+
        |       One             > Two       |
        +-----------------------------------+
        """)
  }

  @Test("A table keeps clear of the bars beside it, and says how many rows do not fit")
  func longTable() {
    let phone = Size(width: 320, height: 480)
    let frame = Rect(x: 0, y: 20, width: 320, height: 460)
    let titles = (1...40).map { Scene.Row(title: "Row \($0)") }
    let table = Element(.table([Scene.Section(rows: titles)]), frame: frame, name: "table")
    let toolbar = Element(.toolbar([]), frame: Rect(x: 0, y: 20, width: 320, height: 44), name: "toolbar")
    let lines = TextPicture(Scene(size: phone, elements: [table, toolbar])).lines
    #expect(lines[1].allSatisfy { $0 == " " || $0 == "│" })
    #expect(lines[3].contains("Row 1"))
    #expect(lines[lines.count - 2].contains("… 26 more"), "\(lines.joined(separator: "\n"))")
  }

  @Test("Text of any script keeps the borders in line")
  func scripts() {
    let sections = [
      Scene.Section(rows: rows("日本語のとても長い題名で枠に入りきらないもの、まだまだ続く", "e\u{301}te\u{301}", "a\u{202E}b\u{7}c\nd", "👩‍👩‍👧 family"))
    ]
    let phone = Size(width: 320, height: 200)
    let table = Element(.table(sections), frame: Rect(x: 0, y: 0, width: 320, height: 200), name: "table")
    #expect(
      picture(phone, [table]) == """
        ┌───────────────────────────────────┐
        │ 日本語のとても長い題名で枠に入り… │
        │ été                               │
        │ abc d                             │
        │ 👩‍👩‍👧 family                         │
        │                                   │ x3
        └───────────────────────────────────┘
        """)
  }

  @Test("No size and no frame breaks the picture or makes it wider than asked")
  func strangeSizes() {
    let numbers: [Double] = [-1e300, -5, 0, 1, 12, 767.5, 1e300, .infinity, .nan]
    for number in numbers {
      for other in numbers {
        let frame = Rect(x: number, y: other, width: other, height: number)
        let elements = [Element(.overlay, frame: frame, name: "odd", children: [Element(.toolbar([]), frame: frame, name: "bar")])]
        for size in [portrait, Size(width: number, height: other)] {
          for width in [0, 1, 10, 78] {
            let lines = TextPicture(Scene(size: size, elements: elements), width: width).lines
            #expect(lines.allSatisfy { $0.count <= max(3, width) } && lines.count < 60)
          }
        }
      }
    }
  }

  @Test("Many narrow parts still fit the width")
  func manyParts() {
    let elements = (0..<60).map { index in
      Element(.overlay, frame: Rect(x: Double(index) * 12.8, y: 0, width: 50, height: Double(index) * 20), name: "part")
    }
    let lines = TextPicture(Scene(size: portrait, elements: elements)).lines
    #expect(lines.allSatisfy { $0.count <= 78 })
  }
}
