// Finds what is kept by a number: an open-addressed table.

import RasterValues

/// Values by numbers below 2³² − 1; made once and never changed.
struct NumberTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    /// `.max` where there is none.
    var key: UInt32
    var value: Value
  }

  /// A power of two long, and at most half full, so that looking ends.
  private let slots: [Slot]
  /// 32 less the number of bits of a place.
  private let shift: UInt32
  let count: Int

  /// Keys are different; `gap` stands where there is no value.
  init(_ entries: [(key: UInt32, value: Value)], gap: Value) {
    var (length, shift) = (16, 28 as UInt32)
    while length < entries.count &* 2 { (length, shift) = (length &* 2, shift &- 1) }
    var slots = [Slot](repeating: Slot(key: .max, value: gap), count: length)
    for (key, value) in entries {
      var place = NumberTable.place(of: key, shift)
      while slots[place].key != .max { place = (place &+ 1) & (length &- 1) }
      slots[place] = Slot(key: key, value: value)
    }
    self.slots = slots
    self.shift = shift
    count = entries.count
  }

  /// Fibonacci hashing: the high bits of a product spread best (Knuth, volume 3, section 6.4).
  @inline(__always)
  private static func place(of key: UInt32, _ shift: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 2_654_435_769) &>> shift)
  }

  /// The value of a number, if it has one.
  @inline(__always)
  subscript(key: UInt32) -> Value? {
    var place = NumberTable.place(of: key, shift)
    while slots[place].key != .max {
      if slots[place].key == key { return slots[place].value }
      place = (place &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// All numbers and their values, in no order.
  var entries: [(key: UInt32, value: Value)] {
    slots.lazy.filter { $0.key != .max }.map { ($0.key, $0.value) }
  }

  /// The memory that the table takes.
  var byteCount: Int { slots.count &* MemoryLayout<Slot>.stride }
}
