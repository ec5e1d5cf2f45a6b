import ObjectModel

extension ListView {
  /// The rows that the tables of classes of tables and of collections share.
  @EntryBuilder<Root> static func rows<Root: ListView>(of _: Root.Type) -> [Entry] {
    Property<Root>("delegate", weak: true, { $0.delegate }, { $0.setDelegate($1) }, "Who is asked and told about touches.")
    Property<Root>("dataSource", weak: true, { $0.dataSource }, { $0.setDataSource($1) }, "Who says what there is to show.")
    Property<Root>("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 }, "Whether a touch selects.")
    Property<Root>(
      "allowsMultipleSelection", releases: .since(5), { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 },
      "Whether several may be selected.")
    Method("reloadData", swift: "reloadData()", { (list: Root) in list.reload() }, "Asks the data source anew.")
    Method("numberOfSections", { (list: Root) in list.sectionCount }, "How many sections there are.")
    Method(
      "visibleCells", swift: "visibleCells", { (list: Root) in list.knownPaths.compactMap { list.view(at: $0) } },
      "The cells on the screen.")
  }
}
