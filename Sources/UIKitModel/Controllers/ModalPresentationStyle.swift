import ObjectModel

/// How much of the screen a modal presentation covers.
package enum ModalPresentationStyle: Int, CaseIterable, Sendable, BridgedEnum {
  case fullScreen, pageSheet, formSheet, currentContext
  case custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2

  package static let type = EnumType(
    "UIModalPresentationStyle", "How much of the screen a modal presentation covers.",
    [
      .init("fullScreen", "UIModalPresentationFullScreen", 0), .init("pageSheet", "UIModalPresentationPageSheet", 1),
      .init("formSheet", "UIModalPresentationFormSheet", 2), .init("currentContext", "UIModalPresentationCurrentContext", 3),
      .init("custom", "UIModalPresentationCustom", 4, .since(7)), .init("none", "UIModalPresentationNone", -1, .since(7)),
      .init("overFullScreen", "UIModalPresentationOverFullScreen", 5, .since(8)),
      .init("overCurrentContext", "UIModalPresentationOverCurrentContext", 6, .since(8)),
      .init("popover", "UIModalPresentationPopover", 7, .since(8)), .init("automatic", "UIModalPresentationAutomatic", -2, .since(13)),
    ])

  /// Whether what lies below leaves the screen. On an iPhone every style does so before iOS 8, where sheets are no adaptation yet.
  func covers(on idiom: Device.Idiom, _ release: Release) -> Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet: idiom == .phone && release < Release(8)
    case .custom, .overFullScreen, .overCurrentContext, .popover, .none, .automatic: false
    }
  }

  /// Whether a presentation of the style looks for a controller that defines a context.
  var wantsContext: Bool { self == .currentContext || self == .overCurrentContext }
}
