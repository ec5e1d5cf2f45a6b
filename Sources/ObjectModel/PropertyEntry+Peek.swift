extension PropertyEntry {
  /// The property's value for people who look at an object, who must not change or end anything by it.
  ///
  /// - Returns: `nil` where the object refuses the property with an exception, as UIKit does for what needs a style.
  public func peek(_ object: Object) -> Value? {
    let simulation = object.simulation
    let before = simulation.exception
    let value = read(.object(object))
    guard simulation.exception != nil, before == nil else { return value }
    simulation.exception = before
    return nil
  }
}
