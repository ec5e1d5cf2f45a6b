import ObjectModel

/// A property or method of a native class, for questions that name it alone.
struct ClassMember {
  let owner: String
  /// What it is called in either language.
  let names: [String]
  let releases: ReleaseRange
  private let entry: Entry

  private init(_ owner: String, _ entry: Entry) {
    self.owner = owner
    self.entry = entry
    switch entry {
    case .property(let property):
      names = [property.name, property.swiftName]
      releases = property.releases
    case .method(let method), .classMethod(let method):
      let swift = method.info.swiftName
      names = [method.info.selector.description, swift, String(swift.prefix { $0 != "(" })]
      releases = method.info.releases
    }
  }

  /// Every member of every native class, classes in the order of the registry.
  static func all(in simulation: Simulation) -> [ClassMember] {
    simulation.classes.sources.flatMap { source in
      let table = source.table()
      return (table.properties.map(Entry.property) + table.methods.map(Entry.method) + table.classMethods.map(Entry.classMethod)).map {
        ClassMember(table.name, $0)
      }
    }
  }

  /// `UISplitViewController presentsWithGesture: BOOL [iOS 5.1 on] - …`: class, declaration, releases and summary.
  func line(in release: Release) -> String { "\(owner) \(Reference.line(of: entry, in: release))" }
}
