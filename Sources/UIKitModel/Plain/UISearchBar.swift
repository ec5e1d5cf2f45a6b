import ObjectModel

/// A field for what is searched for.
package final class UISearchBar: UIView {
  /// Whether there are buttons for parts to search in.
  var hasScopes: Bool {
    guard case .array(let titles)? = attributes["scopeButtonTitles"] else { return false }
    return !titles.isEmpty
  }

  /// What is part of a navigation bar is seen with it.
  package override var isOnScreen: Bool { super.isOnScreen || (owner as? UISearchController)?.isInShownBar == true }
}

extension UISearchBar {
  static let searchTable = ClassTable(UISearchBar.self, inherits: "UIView", "A field for what is searched for.") {
    reference("delegate", "Who is told about typing.")
    Property(
      "text", { (bar: UISearchBar) -> String? in bar.attributes["text"].flatMap(String.unbox) ?? "" },
      { $0.attributes["text"] = .string($1 ?? "") },
      "The text; empty at first.")
    attribute("placeholder", "The text that shows while there is none.")
    attribute("prompt", "The line above the field.")
    attribute("barStyle", 0, "How the bar is drawn.")
    attribute("tintColor", "The colour of the bar.")
    attribute("translucent", getter: "isTranslucent", false, "Whether what lies behind shines through.")
    attribute("showsCancelButton", false, "Whether there is a button that ends searching.")
    attribute("showsBookmarkButton", false, "Whether there is a button for bookmarks.")
    attribute("showsScopeBar", false, "Whether there are buttons for parts to search in.")
    attribute("scopeButtonTitles", "The titles of those buttons.")
    attribute("selectedScopeButtonIndex", 0, "Which of them is selected.")
    attribute("keyboardType", 0, "Which keyboard shows.")
    attribute("autocorrectionType", 0, "Whether typing is corrected.")
    attribute("autocapitalizationType", 0, "Where capitals come by themselves.")
    Method(
      "setShowsCancelButton:animated:", swift: "setShowsCancelButton(_:animated:)",
      { (bar: UISearchBar, shows: Bool, _: Bool) in
        bar.attributes["showsCancelButton"] = .bool(shows)
      }, "Shows the button that ends searching, or takes it away.")
  }
}
