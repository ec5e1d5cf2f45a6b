import ObjectModel

/// A method from code whose calls name its labels.
final class Signature {
  let spelling: Spelling
  let parameters: [Parameter]
  let selector: Selector
  let isClassMethod: Bool
  let result: TypeName?

  init(_ spelling: Spelling, _ parameters: [Parameter], selector: Selector, isClassMethod: Bool, result: TypeName?) {
    self.spelling = spelling
    self.parameters = parameters
    self.selector = selector
    self.isClassMethod = isClassMethod
    self.result = result
  }

  /// Which argument each parameter gets: nothing where it keeps its own value, several where it takes any number. Nothing at all where the call means another method.
  func plan(for shape: CallShape) -> [[Int]]? { Self.plan(parameters, shape) }

  static func plan(_ parameters: [Parameter], _ shape: CallShape) -> [[Int]]? {
    if let plan = strictPlan(parameters, shape) { return plan }
    // In Swift 1 and 2 the first label is left out where the declaration gives it no name of its own.
    guard let first = parameters.first, first.label == first.name, shape.labels.first == .some(nil) else { return nil }
    var copy = parameters
    copy[0].label = "_"
    return strictPlan(copy, shape)
  }

  /// The same, by the labels as they are declared.
  static func strictPlan(_ parameters: [Parameter], _ shape: CallShape) -> [[Int]]? {
    var plan: [[Int]] = []
    var next = 0
    for (place, parameter) in parameters.enumerated() {
      let label = parameter.label == "_" ? nil : parameter.label
      let parametersLeft = parameters.count - place - 1
      guard next < shape.labels.count, takes(parameter, label, shape, next, parametersLeft) else {
        guard parameter.standard != nil || parameter.isVariadic else { return nil }
        plan.append([])
        continue
      }
      var taken = [next]
      next += 1
      while parameter.isVariadic, next < shape.labels.count, shape.labels[next] == nil, !shape.isTrailing[next] {
        taken.append(next)
        next += 1
      }
      plan.append(taken)
    }
    return next == shape.labels.count ? plan : nil
  }

  private static func takes(_ parameter: Parameter, _ label: String?, _ shape: CallShape, _ next: Int, _ parametersLeft: Int) -> Bool {
    if shape.isTrailing[next] {
      // A closure behind the parentheses goes to the first parameter that can be a function, or to the last.
      let argumentsLeft = shape.labels.count - next - 1
      return parameter.type.isBlock || parametersLeft <= argumentsLeft
    }
    return shape.labels[next] == label
  }
}

/// The base name of a call with the labels of its arguments.
struct CallShape {
  let base: String
  let labels: [String?]
  let isTrailing: [Bool]

  init(_ base: String, _ arguments: [Argument]) {
    self.base = base
    labels = arguments.map(\.label)
    isTrailing = arguments.map(\.isTrailing)
  }

  /// Arguments that only their labels are known of.
  init(_ base: String, labels: [String?]) {
    self.base = base
    self.labels = labels
    isTrailing = labels.map { _ in false }
  }

  private init(_ base: String, like other: CallShape) {
    self.base = base
    labels = other.labels
    isTrailing = other.isTrailing
  }

  /// The same arguments for the method that makes values of a type callable.
  var calling: CallShape { CallShape("callAsFunction", like: self) }

  /// The spelling of a method that takes just these arguments.
  var spelling: Spelling { Spelling(base: base, labels: labels.map { $0 ?? "_" }) }
}

/// What a call with labels means in one class.
struct ResolvedCall {
  let selector: Selector
  /// Which arguments each parameter gets.
  let plan: [[Int]]
  /// What each parameter wants.
  var wanted: [Wanted]
  /// Which parameters take any number of arguments.
  var variadic: Set<Int> = []
  /// Whether the message goes to the class.
  var isClassMethod = false
  /// Whether the last parameter would get an error, which Swift throws instead.
  var throwsError = false

  /// Whether each parameter gets the argument in its place.
  var isStraight: Bool { variadic.isEmpty && plan.enumerated().allSatisfy { $1 == [$0] } }
}

/// The type that a value should have, which gives implicit members their meaning.
final class Wanted: Sendable {
  let enumType: EnumType?
  /// The name of a type, without pointers.
  let typeName: String?
  /// The types of elements.
  let parts: [TypeName]
  /// The labels of a tuple's parts.
  let labels: [String?]
  /// A word that tells the type where the tables do not, such as a part of a selector.
  let hint: String
  /// The result builder that gathers what a closure's statements stand for.
  let builder: String?
  /// The parameter of a generic type or function that the type is.
  let generic: String?
  /// Whether the value goes to something made up, so that an implicit member means nothing.
  let isLost: Bool

  static let anything = Wanted(isLost: false)
  /// What goes to something made up.
  static let lost = Wanted(isLost: true)

  private init(isLost: Bool) {
    enumType = nil
    typeName = nil
    parts = []
    labels = []
    hint = ""
    builder = nil
    generic = nil
    self.isLost = isLost
  }

  init(_ enumType: EnumType?, _ typeName: String?, hint: String = "") {
    self.enumType = enumType
    self.typeName = typeName.map { String($0.prefix { $0 != " " }) }
    self.hint = hint
    parts = []
    labels = []
    builder = nil
    generic = nil
    isLost = false
  }

  init(_ type: TypeName?) {
    enumType = nil
    typeName = type?.name
    parts = type?.parts ?? []
    labels = type?.labels ?? []
    builder = type?.builder
    generic = type?.generic
    hint = ""
    isLost = false
  }

  /// What is known of elements where nothing tells their type: as much as of the list, so that an implicit member among them is no mistake.
  var ofSomeElement: Wanted {
    guard isKnown, !isLost else { return self }
    return Wanted(nil, nil, hint: hint.isEmpty ? "element" : hint)
  }

  var isKnown: Bool { enumType != nil || typeName != nil || !hint.isEmpty }
}
