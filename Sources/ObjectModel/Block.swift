/// A block or closure from code, as the model sees it: something to call.
open class Block: Object {
  /// Runs the block. An exception is left in `simulation.exception`, and the value is then of no account.
  @discardableResult
  open func call(_ arguments: [Value]) -> Value { .void }

  open override var traceValue: TraceValue { .name(displayName) }
}
