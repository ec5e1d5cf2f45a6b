import ObjectModel
import Testing

@testable import FoundationModel

/// What holds for every row of every table.
struct TableTests {
  static let tables = ClassRegistry.foundation.map { $0.table() }

  @Test("A selector has as many colons as the method has parameters", arguments: tables.map(\.name))
  func colons(name: String) throws {
    let table = try #require(Self.tables.first { $0.name == name })
    for method in table.methods + table.classMethods {
      #expect(method.info.selector.argumentCount == method.info.parameterTypes.count, "\(name) \(method.info.selector)")
    }
  }

  @Test("A summary is one sentence", arguments: tables.map(\.name))
  func summaries(name: String) throws {
    let table = try #require(Self.tables.first { $0.name == name })
    let all = [table.summary] + table.properties.map(\.summary) + (table.methods + table.classMethods).map(\.info.summary)
    for summary in all {
      #expect(summary.hasSuffix(".") && summary.first?.isUppercase == true && !summary.contains(". "), "\(name): \(summary)")
    }
  }

  @Test("A class's name is its source's, and its superclass is known", arguments: ClassRegistry.foundation.map(\.name))
  func names(name: String) throws {
    let type = try #require(makeWorld(Release(26, 1)).classes.named(name))
    #expect(type.table?.name == name)
    #expect(type.superclass != nil)
  }

  @Test("A function's summary is one sentence")
  func functions() {
    for function in GlobalTable.foundation.functions { #expect(function.info.summary.hasSuffix("."), "\(function.name)") }
    for constant in GlobalTable.foundation.constants { #expect(constant.summary.hasSuffix("."), "\(constant.name)") }
  }

  @Test("No name stands in two rows of functions or constants")
  func unique() {
    let names = GlobalTable.foundation.functions.map(\.name) + GlobalTable.foundation.constants.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
