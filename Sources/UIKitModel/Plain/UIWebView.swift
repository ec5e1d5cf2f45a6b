import FoundationModel
import ObjectModel

/// A view that shows a page of the web; what it would load is kept.
package final class UIWebView: UIView {
  package private(set) var request: NSURLRequest?

  package override func dismantle() {
    super.dismantle()
    request = nil
  }

  private var delegate: Object? { references["delegate"]?.object }

  /// Loads a page: the delegate is asked at once, and told of beginning and end from the run loop.
  fileprivate func load(_ request: NSURLRequest?) {
    guard simulation.send(WebViewDelegate.shouldStart, to: delegate, self, request, 5, else: { true }) else { return }
    self.request = request
    simulation.runLoop.atEndOfTurn(for: self) { view in
      guard !view.simulation.isUnwinding else { return }
      view.simulation.send(WebViewDelegate.didStart, to: view.delegate, view) { NoReply() }
      view.simulation.send(WebViewDelegate.didFinish, to: view.delegate, view) { NoReply() }
    }
  }
}

/// The messages of `UIWebViewDelegate`.
package enum WebViewDelegate {
  private static let owner = "UIWebViewDelegate"

  package static let shouldStart = MessageType<Bool, UIWebView, NSURLRequest?, Int>(
    "webView:shouldStartLoadWithRequest:navigationType:", swift: "webView(_:shouldStartLoadWith:navigationType:)", short: "shouldStartLoad",
    parameters: "webView request navigationType", .delegate, in: owner, sender: 0, otherwise: "YES", "Asks whether a page is to be loaded.")
  package static let didStart = MessageType<NoReply, UIWebView>(
    "webViewDidStartLoad:", swift: "webViewDidStartLoad(_:)", short: "didStartLoad", parameters: "webView", .delegate, in: owner, sender: 0,
    "Tells that a page begins to load.")
  package static let didFinish = MessageType<NoReply, UIWebView>(
    "webViewDidFinishLoad:", swift: "webViewDidFinishLoad(_:)", short: "didFinishLoad", parameters: "webView", .delegate, in: owner,
    sender: 0,
    "Tells that a page has been loaded.")

  package static let table = ProtocolTable(owner, "Follows the loading of pages.", [shouldStart.info, didStart.info, didFinish.info])
}

extension UIWebView {
  static let webTable = ClassTable(
    UIWebView.self, inherits: "UIView", deprecated: Deprecation(since: Release(12), replacement: "WKWebView"),
    "A view that shows a page of the web."
  ) {
    reference("delegate", "Who is asked and told about loading.")
    Method("loadRequest:", swift: "loadRequest(_:)", { (view: UIWebView, request: NSURLRequest?) in view.load(request) }, "Loads a page.")
    Method(
      "loadHTMLString:baseURL:", swift: "loadHTMLString(_:baseURL:)", { (view: UIWebView, _: String?, _: NSURL?) in view.load(nil) },
      "Shows a page that is given as text.")
    Property("request", readOnly: { $0.request }, "What was loaded last.")
    Property("loading", getter: "isLoading", readOnly: { (_: UIWebView) in false }, "Whether a page is being loaded.")
    Property("canGoBack", readOnly: { (_: UIWebView) in false }, "Whether there is a page before.")
    Property("canGoForward", readOnly: { (_: UIWebView) in false }, "Whether there is a page after.")
    attribute("scalesPageToFit", false, "Whether the page is shrunk to fit.")
    Method("reload", swift: "reload()", { (view: UIWebView) in view.load(view.request) }, "Loads the page again.")
    Method("stopLoading", swift: "stopLoading()", { (_: UIWebView) in }, "Ends loading; here nothing.")
    Method("goBack", swift: "goBack()", { (_: UIWebView) in }, "Goes to the page before; here nothing.")
    Method("goForward", swift: "goForward()", { (_: UIWebView) in }, "Goes to the page after; here nothing.")
    Method(
      "stringByEvaluatingJavaScriptFromString:", swift: "stringByEvaluatingJavaScript(from:)", { (_: UIWebView, _: String) in "" },
      "An empty text: no script is run.")
  }
}
