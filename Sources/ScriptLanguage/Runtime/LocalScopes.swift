/// The local variables of one body by their names, while it is resolved; those of an inner scope hide those of an outer one.
///
/// A scope that declares nothing costs nothing: a long chain of `else if` has one within the other.
struct LocalScopes {
  /// How many scopes are open.
  private(set) var depth = 1
  private var locals: [String: [(depth: Int, local: Compiler.Local)]] = [:]
  /// What the open scopes declare, the outermost scope's first.
  private var declared: [(depth: Int, name: String)] = []

  mutating func begin() { depth += 1 }

  mutating func end() {
    while let last = declared.last, last.depth == depth {
      declared.removeLast()
      locals[last.name]?.removeLast()
    }
    depth -= 1
  }

  /// The variable that the name means in the innermost scope.
  subscript(name: String) -> Compiler.Local? { locals[name]?.last?.local }

  /// Declares a variable in the innermost scope.
  mutating func declare(_ name: String, _ local: Compiler.Local) { declare(name, local, at: depth) }

  /// Declares a variable in the scope around all others.
  mutating func declareOutermost(_ name: String, _ local: Compiler.Local) { declare(name, local, at: 1) }

  private mutating func declare(_ name: String, _ local: Compiler.Local, at depth: Int) {
    let place = locals[name, default: []].firstIndex { $0.depth >= depth } ?? locals[name, default: []].count
    if place < locals[name, default: []].count, locals[name, default: []][place].depth == depth {
      locals[name, default: []][place].local = local
      return
    }
    locals[name, default: []].insert((depth, local), at: place)
    declared.insert((depth, name), at: declared.firstIndex { $0.depth > depth } ?? declared.count)
  }

  /// What the innermost scope declares.
  var innermost: [(name: String, local: Compiler.Local)] {
    declared.reversed().prefix { $0.depth == depth }.compactMap { one in self[one.name].map { (one.name, $0) } }
  }

  /// The names in reach, the outermost scope's first.
  var names: [String] { declared.sorted { ($0.depth, $0.name) < ($1.depth, $1.name) }.map(\.name) }
}
