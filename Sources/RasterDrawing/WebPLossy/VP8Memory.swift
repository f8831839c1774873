// Memory for a fixed number of values.

/// Memory with a fixed address, which is freed with its owner.
///
/// Arrays check each index, and whether they are shared. In the encoder's loops, this takes longer
/// than the arithmetic. The first lines of each user state why its indices are in bounds.
final class VP8Memory<Value: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Value>

  init(repeating value: Value, count: Int) {
    base = .allocate(capacity: max(count, 1))
    base.initialize(repeating: value, count: count)
  }

  deinit { base.deallocate() }
}
