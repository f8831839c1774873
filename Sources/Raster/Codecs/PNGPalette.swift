// The colours of a picture that has few: a palette, and each pixel's place in it.

/// The colours of a bitmap of at most 256 colours.
struct PNGPalette {
  /// Straight colours: those with alpha first, so that opaque ones need no entry in tRNS; then as they
  /// first occur.
  let colors: [UInt32]
  /// Each pixel's place in `colors`.
  let indices: [UInt8]

  /// How many of `colors` are not opaque.
  var clearCount: Int { colors.prefix { $0 >> 24 < 255 }.count }

  /// The least depth that has a number for each colour.
  var depth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Collects colours; nil where there are more than 256.
  init?(_ pixels: [UInt32]) {
    var places = ColorPlaces()
    var indices = [UInt8](repeating: 0, count: pixels.count)
    var last: UInt32?
    var place: UInt8 = 0
    for (index, pixel) in pixels.enumerated() {
      if pixel != last {
        guard let found = places.place(of: pixel) else { return nil }
        place = found
        last = pixel
      }
      indices[index] = place
    }
    let straight = places.colors.map(AlphaConversion.unpremultiplied)
    let opaque = straight.indices.filter { straight[$0] >> 24 == 255 }
    let order = straight.indices.filter { straight[$0] >> 24 < 255 } + opaque
    colors = order.map { straight[$0] }
    if order.elementsEqual(straight.indices) {
      self.indices = indices
      return
    }
    var moved = [UInt8](repeating: 0, count: 256)
    for (new, old) in order.enumerated() { moved[old] = UInt8(new) }
    self.indices = indices.map { moved[Int($0)] }
  }
}

/// Numbers colours as they come, up to 256.
private struct ColorPlaces {
  private(set) var colors: [UInt32] = []
  /// A colour's number plus one, at the first free slot from its hash on; 0 is free.
  private var slots = [UInt16](repeating: 0, count: 1024)

  mutating func place(of color: UInt32) -> UInt8? {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while slots[slot] > 0 {
      let place = Int(slots[slot]) &- 1
      if colors[place] == color { return UInt8(place) }
      slot = (slot &+ 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
