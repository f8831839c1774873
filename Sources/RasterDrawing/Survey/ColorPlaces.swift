// The colours of a bitmap, numbered in order of appearance, up to 256.

/// Numbers up to 256 colours in order of appearance.
package struct ColorPlaces {
  private(set) var colors: [UInt32] = []
  /// A hash table of colour numbers plus one, with linear probing; 0 marks a free slot.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Adds a colour unless it is present; returns false if there are already 256 others.
  mutating func add(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if slots[slot] > 0 { return true }
    guard colors.count < 256 else { return false }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return true
  }

  /// Returns the number of a colour that was added.
  func place(of color: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: slots[slot(of: color)] &- 1)
  }

  /// Returns the slot that holds a colour, or the slot where it would be stored.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] > 0, colors[Int(slots[slot]) &- 1] != color { slot = (slot &+ 1) & 1023 }
    return slot
  }
}
