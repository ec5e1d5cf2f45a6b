import ObjectModel

/// `NSURLRequest`: what is asked of the network.
package class NSURLRequest: Object {
  package fileprivate(set) var url: NSURL?

  package override func dismantle() { url = nil }

  fileprivate func set(_ url: NSURL?) -> NSURLRequest {
    self.url = url
    return self
  }
}

/// `NSMutableURLRequest`: a request that can be changed.
package final class NSMutableURLRequest: NSURLRequest {
  fileprivate var method = "GET"
}

extension NSURLRequest {
  static let table = ClassTable(NSURLRequest.self, inherits: "NSObject", "What is asked of the network.") {
    ClassMethod(
      "requestWithURL:", swift: "init(url:)",
      { (type, simulation, url: NSURL?) in
        let object = type.nativeTable.allocate?(type, simulation)
        return (object as? NSURLRequest ?? NSURLRequest(in: simulation)).set(url)
      }, "A request for an address.")
    Method(
      "initWithURL:", swift: "init(url:)", { (request: NSURLRequest, url: NSURL?) in request.set(url) }, "Makes a request for an address.")
    Property("URL", swift: "url", readOnly: { $0.url }, "The address.")
    Method(
      inWorld: "description",
      { (request: NSURLRequest, simulation) in
        "<\(request.isa.visible.name) \(request.url?.text ?? "(null)")>"
      }, "The text that stands for it in output.")
  }
}

extension NSMutableURLRequest {
  static let mutableTable = ClassTable(NSMutableURLRequest.self, inherits: "NSURLRequest", "A request that can be changed.") {
    Property("URL", swift: "url", { $0.url }, { $0.url = $1 }, "The address.")
    Property("HTTPMethod", swift: "httpMethod", { $0.method }, { $0.method = $1 }, "The verb of the request.")
    Method(
      "setValue:forHTTPHeaderField:", swift: "setValue(_:forHTTPHeaderField:)", { (_: NSMutableURLRequest, _: String?, _: String) in },
      "Adds a header; here nothing.")
  }
}
