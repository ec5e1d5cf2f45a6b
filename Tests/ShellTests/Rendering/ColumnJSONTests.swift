import Foundation
import ObjectModel
import Testing

@testable import Shell

@Suite("Columns in JSON lines")
struct ColumnJSONTests {
  /// The widths that the state's line tells of each column, after some inputs in a release.
  private func widths(_ release: Release, _ inputs: [String]) throws -> [String: Double?] {
    var configuration = PlaygroundConfiguration()
    configuration.release = release
    configuration.device = "ipad-pro-11"
    let playground = Playground(configuration: configuration)
    let columns = ["new view a", "new view s", "new view b", "new split svc style=triple primary=a supplementary=s secondary=b"]
    var told: [String: Double?] = [:]
    for input in columns + inputs {
      let text = String(decoding: JSONRenderer.bytes(playground.run(input)), as: UTF8.self)
      let last = try #require(text.split(separator: "\n").last)
      let line = try #require(JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
      guard let split = (line["splits"] as? [[String: Any]])?.first, let columns = split["columns"] as? [String: [String: Any]] else {
        continue
      }
      told = columns.mapValues { $0["width"] as? Double }
    }
    return told
  }

  @Test("The secondary is as wide as the sidebars beside it leave it")
  func beside() throws {
    #expect(try widths(Release(16), ["launch svc landscape"]) == ["primary": 320, "supplementary": 320, "secondary": 874])
    #expect(try widths(Release(26), ["launch svc landscape"]) == ["primary": 280, "supplementary": 320, "secondary": 583.5])
  }

  @Test("Under sidebars that lie over it the secondary has the whole width")
  func over() throws {
    let over = "svc.preferredDisplayMode = UISplitViewControllerDisplayModeTwoOverSecondary;"
    #expect(try widths(Release(26), ["launch svc portrait", over]) == ["primary": 280, "supplementary": 320, "secondary": 834])
  }

  @Test("It has no width before it appears, and none of its own in one column")
  func none() throws {
    #expect(try widths(Release(26), [])["secondary"] == .some(nil))
    #expect(try widths(Release(18), ["launch svc landscape", "multitask 1/3"])["secondary"] == .some(nil))
  }
}
