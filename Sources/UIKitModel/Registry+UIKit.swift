import ObjectModel

extension ClassRegistry {
  /// Every class of the model. Add a class here when you add its file.
  package static let uikit: [Source] = []
}

extension GlobalTable {
  /// The functions, constants, enumerations and protocols of UIKit.
  package static let uikit = GlobalTable(enums: [UIInterfaceOrientation.type])
}
