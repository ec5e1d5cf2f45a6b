import ObjectModel

/// Edges of a rectangle, such as those at which a view lies under bars.
package struct RectEdge: BridgedOptions, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let top = RectEdge(rawValue: 1)
  package static let bottom = RectEdge(rawValue: 4)
  package static let all = RectEdge(rawValue: 15)

  package static let type = EnumType(
    "UIRectEdge", isOptionSet: true, "Edges of a rectangle.", prefix: "UIRectEdge",
    [("none", 0), ("top", 1), ("left", 2), ("bottom", 4), ("right", 8), ("all", 15)])
}
