// The palette of an image with few colours, and each pixel's index.

import RasterValues

/// The palette of a bitmap with at most 256 colours.
package struct PNGPalette {
  /// The straight colours, in the order of their first occurrence.
  ///
  /// Colours that are not opaque come first, so that opaque ones need no entry in tRNS.
  package let colors: [UInt32]
  /// Each pixel's index in `colors`.
  let indices: [UInt8]

  /// The number of `colors` that are not opaque.
  var clearCount: Int { colors.prefix { $0 >> 24 < 255 }.count }

  /// The smallest depth that can represent all indices.
  var depth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Creates the palette of pixels whose colours have been collected.
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
