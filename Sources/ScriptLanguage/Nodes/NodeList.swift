/// Nodes in a row, for whoever goes through them again and again: nobody counts who looks at one.
final class NodeList<Element: AnyObject> {
  let count: Int
  private let places: UnsafeMutablePointer<Unmanaged<Element>>

  init(_ nodes: [Element]) {
    count = nodes.count
    places = .allocate(capacity: max(1, nodes.count))
    for (index, node) in nodes.enumerated() { (places + index).initialize(to: .passRetained(node)) }
  }

  deinit {
    for index in 0..<count { places[index].release() }
    places.deallocate()
  }

  /// Looks at the node at a place, which must be one of the list's.
  @inline(__always)
  func look<Result>(at index: Int, _ body: (Element) -> Result) -> Result { places[index]._withUnsafeGuaranteedRef(body) }
}
