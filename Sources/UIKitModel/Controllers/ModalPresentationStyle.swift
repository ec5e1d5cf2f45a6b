import ObjectModel

/// How much of the screen a modal presentation covers.
package enum ModalPresentationStyle: Int, CaseIterable, Sendable, BridgedEnum {
  case fullScreen, pageSheet, formSheet, currentContext

  package static let type = EnumType(
    "UIModalPresentationStyle", "How much of the screen a modal presentation covers.",
    [
      .init("fullScreen", "UIModalPresentationFullScreen", 0), .init("pageSheet", "UIModalPresentationPageSheet", 1),
      .init("formSheet", "UIModalPresentationFormSheet", 2), .init("currentContext", "UIModalPresentationCurrentContext", 3),
      .init("custom", "UIModalPresentationCustom", 4, .since(7)), .init("none", "UIModalPresentationNone", -1, .since(7)),
    ])

  /// Whether what lies below leaves the screen. On an iPhone every style does so before iOS 8.
  func covers(on idiom: Device.Idiom) -> Bool {
    switch self {
    case .fullScreen, .currentContext: true
    case .pageSheet, .formSheet: idiom == .phone
    }
  }
}
