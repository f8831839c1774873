// The colours of a picture, numbered as they come, as far as they are few.

/// Numbers colours as they come, up to 256.
package struct ColorPlaces {
  private(set) var colors: [UInt32] = []
  /// A colour's number plus one, at the first free slot from its hash on; 0 is free.
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Adds a colour, if it is not there yet; false where there are 256 others.
  mutating func add(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if slots[slot] > 0 { return true }
    guard colors.count < 256 else { return false }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return true
  }

  /// The number of a colour that was added.
  func place(of color: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: slots[slot(of: color)] &- 1)
  }

  /// The slot of a colour, where it is or would be.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] > 0, colors[Int(slots[slot]) &- 1] != color { slot = (slot &+ 1) & 1023 }
    return slot
  }
}
