import ObjectModel
import SceneModel

/// A search bar with the controller that shows what is found; while it is active it is presented.
///
/// Limit: only the order of its presentation is modelled, not the bar's place nor what is typed.
package final class UISearchController: UIViewController {
  package fileprivate(set) var resultsController: UIViewController?
  package private(set) lazy var searchBar = owned(UISearchBar(in: simulation), "searchBar")
  @Weak package var delegate: Object?
  @Weak package var updater: Object?
  package private(set) var isActive = false

  package override func dismantle() {
    super.dismantle()
    resultsController = nil
  }

  override var automaticPresentationStyle: ModalPresentationStyle { .overCurrentContext }

  // MARK: Coming and going

  /// Shows the search, or ends it.
  func setActive(_ active: Bool) {
    guard active != isActive, !simulation.isUnwinding else { return }
    if isStuck { return simulation.decide(Rule.searchBreaksOverlay.id, "\(displayName) stays as it is") }
    if active { begin() } else { end() }
  }

  /// The delegate may present the search; where it does not, the search is presented for it.
  private func begin() {
    guard let presenter = host else { return }
    simulation.send(SearchDelegate.present, to: delegate, self) { NoReply() }
    guard presenting == nil, !simulation.isUnwinding, presenter.presenterIfAllowed(self) != nil else { return }
    isActive = true
    simulation.send(SearchDelegate.willPresent, to: delegate, self) { NoReply() }
    presenter.presentByController(self, animated: true) { [search = Weak(wrappedValue: self)] in
      guard let search = search.wrappedValue, search.isActive else { return }
      search.simulation.send(SearchDelegate.didPresent, to: search.delegate, search) { NoReply() }
    }
    if presenting == nil { isActive = false }
  }

  private func end() {
    isActive = false
    simulation.send(SearchDelegate.willDismiss, to: delegate, self) { NoReply() }
    presenting?.dismissPresented(animated: true) { [self] in
      simulation.send(SearchDelegate.didDismiss, to: delegate, self) { NoReply() }
    }
  }

  /// The search is presented, by itself or by code, which hears of it from nobody then.
  func presentationBegins() {
    isActive = true
    turns = 0
    placeBar()
    simulation.send(SearchDelegate.update, to: updater, self) { NoReply() }
  }

  /// The search is dismissed, by itself or by code.
  func presentationEnds() {
    isActive = false
    placeBar()
    simulation.uikit.endTyping(in: searchBar)
    simulation.send(SearchDelegate.update, to: updater, self) { NoReply() }
  }

  // MARK: What lies below

  private var hasText: Bool { searchBar.attributes["text"].flatMap(String.unbox)?.isEmpty == false }

  /// The controller of the results, while they lie over what is searched.
  var shownResults: UIViewController? {
    hasText || attributes["showsSearchResultsController"]?.isTrue == true ? resultsController : nil
  }

  /// Whether what lies below the search is dimmed.
  private var dims: Bool {
    let keys = ["dimsBackgroundDuringPresentation", "obscuresBackgroundDuringPresentation"]
    return !hasText && keys.allSatisfy { attributes[$0]?.isTrue != false }
  }

  /// Whether touches reach what lies below the search.
  var leavesTouches: Bool { shownResults == nil && !dims }

  /// A touch on what the search dims.
  func touchedBelow() {
    guard shownResults == nil, dims, simulation.uikit.profile.holds(.searchEndsByTouch) else { return }
    simulation.decide(Rule.searchEndsByTouch.id, "\(displayName) ends")
    setActive(false)
  }

  // MARK: Scopes

  /// How high a search bar is, and how much the buttons for scopes below it add, in points.
  private static let barHeight = 44.0
  /// How often the split view around has turned since the search began.
  private var turns = 0

  /// The split view that the search is in has turned.
  func turned() {
    turns += 1
    placeBar()
  }

  /// The bar has room for its scopes as long as the search goes on.
  private func placeBar() {
    let scopes = isActive && searchBar.hasScopes && !overlapsScopes
    searchBar.frame.size.height = Self.barHeight * (scopes ? 2 : 1)
  }

  /// Whether the bar has lost the room for the scopes below it.
  private var overlapsScopes: Bool {
    guard turns > 1, simulation.uikit.profile.holds(.scopesAreOverlapped) else { return false }
    simulation.decide(Rule.scopesAreOverlapped.id, "\(searchBar.displayName) lies over its scopes")
    return true
  }

  /// Whether the overlay that the search is in went while it was active.
  private var isStuck: Bool { presentation?.asker?.splitViewController?.adaptive?.searchIsBroken ?? false }

  /// Whether the search is in an overlay, and leaves it what is touched outside.
  var isInOverlay: Bool {
    guard let split = presentation?.asker?.splitViewController, let adaptive = split.adaptive, adaptive.displayMode == .primaryOverlay,
      let primary = adaptive.overlayPrimary
    else { return false }
    return presentation?.asker?.isInside(primary) ?? false
  }

  /// Who presents the search: the controller in whose navigation item or view its bar is, or the one that fills the screen.
  private var host: UIViewController? {
    let world = simulation.uikit
    if let barHolder { return barHolder }
    let table = world.all(UITableView.self).first { $0.headerView === searchBar }
    return (table ?? searchBar.superview)?.controllerAround ?? world.frontmost
  }

  /// The controller in whose navigation item the bar is.
  var barHolder: UIViewController? {
    simulation.uikit.all(UIViewController.self).first {
      $0.navigationItem.attributes["searchController"]?.object === self || $0.navigationItem.titleView === searchBar
    }
  }

  /// Whether a navigation bar on the screen has the bar.
  var isInShownBar: Bool {
    guard let barHolder, let stack = (barHolder.parent as? UINavigationController)?.outermost, stack.isShown else { return false }
    return stack.shownTop === barHolder && !stack.isNavigationBarHidden && stack.view.isOnScreen
  }
}

extension UISearchController {
  static let searchTable = ClassTable(
    UISearchController.self, inherits: "UIViewController", label: "search", releases: .since(8),
    "A search bar with the controller that shows what is found."
  ) {
    Method(
      "initWithSearchResultsController:", swift: "init(searchResultsController:)",
      { (search: UISearchController, results: UIViewController?) in
        search.resultsController = results
        return search
      }, "Makes a search whose results a controller shows, or the present one.")
    Property("searchResultsController", readOnly: { $0.resultsController }, "Who shows what is found.")
    Property("searchResultsUpdater", weak: true, { $0.updater }, { $0.updater = $1 }, "Who is told that the search has changed.")
    Property("delegate", weak: true, { $0.delegate }, { $0.delegate = $1 }, "Who follows the presentation of the search.")
    Property("active", getter: "isActive", { $0.isActive }, { $0.setActive($1) }, "Whether the search is presented.")
    Property("searchBar", readOnly: { $0.searchBar }, "The bar in which people type.")
    attribute("hidesNavigationBarDuringPresentation", true, "Whether the navigation bar goes meanwhile.")
    attribute("dimsBackgroundDuringPresentation", true, "Whether what lies below is dimmed.").deprecated(
      12, use: "obscuresBackgroundDuringPresentation")
    attribute("obscuresBackgroundDuringPresentation", releases: .since(9, 1), true, "Whether what lies below is dimmed.")
    attribute("automaticallyShowsCancelButton", releases: .since(13), true, "Whether the bar gets a button that ends the search.")
    attribute("automaticallyShowsScopeBar", releases: .since(13), true, "Whether the bar shows its scopes.")
    attribute("automaticallyShowsSearchResultsController", releases: .since(13), true, "Whether the results show by themselves.")
    attribute("showsSearchResultsController", releases: .since(13), false, "Whether the results show.")
  }
}

/// The messages of `UISearchControllerDelegate` and `UISearchResultsUpdating`.
package enum SearchDelegate {
  private static func tells(_ name: String, _ summary: String) -> MessageType<NoReply, UISearchController> {
    MessageType(
      Selector(name + ":"), swift: name + "(_:)", short: name, parameters: "searchController", .delegate, in: "UISearchControllerDelegate",
      releases: .since(8), sender: 0, summary)
  }

  static let present = tells(
    "presentSearchController", "Lets the delegate present a search that is about to begin; else it is presented as usual.")
  static let willPresent = tells("willPresentSearchController", "Tells that the search is about to be presented.")
  static let didPresent = tells("didPresentSearchController", "Tells that the search has been presented.")
  static let willDismiss = tells("willDismissSearchController", "Tells that the search is about to go.")
  static let didDismiss = tells("didDismissSearchController", "Tells that the search has gone.")
  static let update = MessageType<NoReply, UISearchController>(
    "updateSearchResultsForSearchController:", swift: "updateSearchResults(for:)", short: "updateSearchResults",
    parameters: "searchController", .delegate, in: "UISearchResultsUpdating", releases: .since(8), sender: 0,
    "Tells that the search began, ended or has another text.")

  static let table = ProtocolTable(
    "UISearchControllerDelegate", releases: .since(8), "Follows the presentation of a search.",
    [present.info, willPresent.info, didPresent.info, willDismiss.info, didDismiss.info])
  static let updating = ProtocolTable(
    "UISearchResultsUpdating", releases: .since(8), "Is told that a search has changed.", [update.info])
}
