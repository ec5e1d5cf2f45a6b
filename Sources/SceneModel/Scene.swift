/// The device's screen at one moment: what is where, in points, for pictures. An immutable tree of elements.
public struct Scene: Sendable, Equatable {
  public var size: Size
  /// From back to front.
  public var elements: [Element]

  public init(size: Size, elements: [Element]) {
    self.size = size
    self.elements = elements
  }

  /// A rectangular part of the screen; `frame` is in screen coordinates.
  public struct Element: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
      /// The status bar.
      case statusBar
      /// A controller's area: a column of a split view, a page of a tab bar, a modal sheet.
      case pane
      /// Something that lies over the panes, without dimming them: a panel or popover.
      case overlay
      case navigationBar(Bar)
      case toolbar([Item])
      case tabBar([Item])
      case table([Section])
      case text(String)
    }

    public var kind: Kind
    public var frame: Rect
    /// The object that it shows.
    public var name: String
    /// From back to front.
    public var children: [Element]

    public init(_ kind: Kind, frame: Rect, name: String, children: [Element] = []) {
      self.kind = kind
      self.frame = frame
      self.name = name
      self.children = children
    }
  }

  /// A navigation bar's contents.
  public struct Bar: Sendable, Equatable {
    public var title: String
    public var prompt: String?
    public var left: [Item]
    public var right: [Item]

    public init(title: String, prompt: String? = nil, left: [Item] = [], right: [Item] = []) {
      self.title = title
      self.prompt = prompt
      self.left = left
      self.right = right
    }
  }

  /// A button of a bar, or a tab.
  public struct Item: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
      case button
      case back
      case fixedSpace
      case flexibleSpace
    }

    public var kind: Kind
    public var title: String
    public var isSelected: Bool
    public var isEnabled: Bool

    public init(_ kind: Kind, title: String, isSelected: Bool = false, isEnabled: Bool = true) {
      self.kind = kind
      self.title = title
      self.isSelected = isSelected
      self.isEnabled = isEnabled
    }
  }

  /// A section of a table.
  public struct Section: Sendable, Equatable {
    public var header: String?
    public var rows: [Row]

    public init(header: String? = nil, rows: [Row]) {
      self.header = header
      self.rows = rows
    }
  }

  /// A row of a table.
  public struct Row: Sendable, Equatable {
    public var title: String
    public var detail: String?
    public var isSelected: Bool

    public init(title: String, detail: String? = nil, isSelected: Bool = false) {
      self.title = title
      self.detail = detail
      self.isSelected = isSelected
    }
  }
}
