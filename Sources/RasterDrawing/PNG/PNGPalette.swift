// The colours of a picture that has few: a palette, and each pixel's place in it.

import RasterValues

/// The colours of a bitmap of at most 256 colours.
package struct PNGPalette {
  /// Straight colours: those with alpha first, so that opaque ones need no entry in tRNS; then as they
  /// first occur.
  package let colors: [UInt32]
  /// Each pixel's place in `colors`.
  let indices: [UInt8]

  /// The number of `colors` that are not opaque.
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

  /// The palette of pixels whose colours are known.
  package init(_ pixels: [UInt32], _ places: ColorPlaces) {
    let indices = [UInt8](unsafeUninitializedCapacity: pixels.count) { indices, count in
      var (last, place) = (pixels.first ?? 0, places.place(of: pixels.first ?? 0))
      for (index, pixel) in pixels.enumerated() {
        if pixel != last { (last, place) = (pixel, places.place(of: pixel)) }
        indices[index] = place
      }
      count = pixels.count
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
