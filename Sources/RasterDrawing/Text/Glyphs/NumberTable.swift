// An immutable open-addressed hash table with integer keys.

import RasterValues

/// A table of values keyed by numbers below 2³² − 1, immutable after creation.
struct NumberTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    /// The key; `.max` marks an empty slot.
    var key: UInt32
    var value: Value
  }

  /// The slots, a power of two in number, at most half full so that probing terminates.
  private let slots: [Slot]
  /// 32 minus the number of bits of a slot index.
  private let shift: UInt32
  let count: Int

  /// Creates a table from distinct keys; `gap` fills the empty slots.
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

  /// Returns a slot index by Fibonacci hashing (Knuth, volume 3, section 6.4), with the high bits.
  @inline(__always)
  private static func place(of key: UInt32, _ shift: UInt32) -> Int {
    Int(truncatingIfNeeded: (key &* 2_654_435_769) &>> shift)
  }

  /// Returns the value of a key, if there is one.
  @inline(__always)
  subscript(key: UInt32) -> Value? {
    var place = NumberTable.place(of: key, shift)
    while slots[place].key != .max {
      if slots[place].key == key { return slots[place].value }
      place = (place &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// All keys and values, in no particular order.
  var entries: [(key: UInt32, value: Value)] {
    slots.lazy.filter { $0.key != .max }.map { ($0.key, $0.value) }
  }

  /// The memory used by the table, in bytes.
  var byteCount: Int { slots.count &* MemoryLayout<Slot>.stride }
}
