import ObjectModel

extension Simulation {
  /// The elements in the order that a method of theirs tells; equal ones keep their order.
  func sorted(_ elements: [Value], by selector: Selector) -> Value {
    sorted(elements) { self.perform(selector, on: $0, [$1]).integer ?? 0 }
  }

  /// The elements in the order that a block tells.
  func sorted(_ elements: [Value], by block: Block) -> Value {
    sorted(elements) { block.call([$0, $1]).integer ?? 0 }
  }

  /// The elements in the order of some of their properties.
  func sorted(_ elements: [Value], by descriptors: [NSSortDescriptor]) -> Value {
    sorted(elements) { left, right in
      for descriptor in descriptors {
        let order = descriptor.order(left, right)
        if order != 0 { return order }
      }
      return 0
    }
  }

  /// Merges by hand, as the order comes from code that may answer anything, and the standard sort wants a consistent one.
  func sorted(_ elements: [Value], _ order: (Value, Value) -> Int) -> Value {
    var result = elements
    var width = 1
    while width < result.count, !isUnwinding {
      var merged: [Value] = []
      var start = 0
      while start < result.count {
        let middle = min(start + width, result.count)
        let end = min(middle + width, result.count)
        merge(result[start..<middle], result[middle..<end], into: &merged, order)
        start = end
      }
      result = merged
      width *= 2
    }
    return .array(result)
  }

  private func merge(_ left: ArraySlice<Value>, _ right: ArraySlice<Value>, into result: inout [Value], _ order: (Value, Value) -> Int) {
    var left = left
    var right = right
    while let first = left.first, let second = right.first {
      if order(first, second) > 0 {
        result.append(second)
        right.removeFirst()
      } else {
        result.append(first)
        left.removeFirst()
      }
    }
    result += left
    result += right
  }
}
