import ObjectModel

/// `NSError`: what went wrong.
package final class NSError: Object {
  fileprivate var domain = ""
  fileprivate var code = 0
  fileprivate var userInfo = DictionaryValue()

  package override func dismantle() { userInfo = DictionaryValue() }

  fileprivate func set(_ domain: String, _ code: Int, _ userInfo: DictionaryValue?) -> NSError {
    self.domain = domain
    self.code = code
    self.userInfo = userInfo ?? DictionaryValue()
    return self
  }

  static func make(_ domain: String, _ code: Int, _ userInfo: DictionaryValue, in simulation: Simulation) -> NSError {
    NSError(in: simulation).set(domain, code, userInfo)
  }

  fileprivate var localizedText: String {
    userInfo[.string("NSLocalizedDescription")].flatMap(String.unbox) ?? "The operation couldn’t be completed. (\(domain) error \(code).)"
  }
}

extension NSError {
  static let table = ClassTable(NSError.self, inherits: "NSObject", "What went wrong.") {
    ClassMethod(
      "errorWithDomain:code:userInfo:", swift: "init(domain:code:userInfo:)",
      { (_, simulation, domain: String, code: Int, info: DictionaryValue?) in
        NSError(in: simulation).set(domain, code, info)
      }, "An error of a domain.")
    Method(
      "initWithDomain:code:userInfo:", swift: "init(domain:code:userInfo:)",
      { (error: NSError, domain: String, code: Int, info: DictionaryValue?) in
        error.set(domain, code, info)
      }, "Makes an error of a domain.")
    Property("domain", readOnly: { $0.domain }, "Where the code has its meaning.")
    Property("code", readOnly: { $0.code }, "What went wrong, as a number.")
    Property("userInfo", readOnly: { $0.userInfo }, "More about it.")
    Property("localizedDescription", readOnly: { $0.localizedText }, "What went wrong, for people.")
    Property(
      "localizedFailureReason", readOnly: { $0.userInfo[.string("NSLocalizedFailureReason")] ?? .null }, "Why it went wrong, for people.")
    Method(
      inWorld: "description",
      { (error: NSError, simulation) in
        "Error Domain=\(error.domain) Code=\(error.code) \"\(error.localizedText)\""
          + (error.userInfo.count > 0 ? " UserInfo=\(simulation.text(of: .dictionary(error.userInfo)))" : "")
      }, "The text that stands for it in output.")
  }
}
