// Memory for a fixed number of values.

/// Memory that is freed with its owner, and whose address does not change.
///
/// Arrays check each index, and whether they are shared. In the encoder's loops this takes longer
/// than the arithmetic. Each user's first lines say why its positions are in bounds.
final class VP8Memory<Value: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Value>

  init(repeating value: Value, count: Int) {
    base = .allocate(capacity: max(count, 1))
    base.initialize(repeating: value, count: count)
  }

  deinit { base.deallocate() }
}
