// Nine-slices: maps each column and row of a stretched rectangle to source pixels.
//
// The two axes are independent. An axis is a list of slices, each a range of source pixels and the
// range of destination pixels that it fills. For each destination pixel, an entry names the two
// source pixels whose mean it is. Slices with equal lengths are copied exactly. All boundaries are
// computed once, in whole pixels, and adjacent slices share them, so that there are no gaps or
// overlaps. Entries are clamped to their slice, and slices to the source.
//
// Unsafe: the painter writes every pixel of a stretched bitmap's memory once before it is read.

import RasterValues

/// One axis of a nine-slice, from source to destination, with at most five slices.
package struct SliceAxis {
  struct Slice {
    let source: Range<Int>
    let place: Range<Int>
    let mode: StretchMode
    /// The length of the source on the destination, for tiles.
    let tile: Int
  }

  typealias Entry = SeparableSource.Entry

  /// The number of slices.
  private(set) var count = 0
  // The boundaries of slices; an array would allocate memory for each placement.
  private var sources = SIMD8<Int>(), destinations = SIMD8<Int>()
  private var tiled = -1, tile = 1

  /// The length of the destination.
  var length: Int { destinations[count] }

  subscript(index: Int) -> Slice {
    let place = destinations[index]..<destinations[index &+ 1]
    return Slice(
      source: sources[index]..<sources[index &+ 1],
      place: place,
      mode: index == tiled ? .tile : .stretch,
      tile: index == tiled ? tile : place.count
    )
  }

  private mutating func add(_ source: Int, _ length: Int) {
    sources[count &+ 1] = sources[count] &+ source
    destinations[count &+ 1] = destinations[count] &+ length
    count &+= 1
  }

  private mutating func add(_ source: Int, _ length: Int, _ mode: StretchMode, tile: Int) {
    if mode == .tile { (tiled, self.tile) = (count, tile) }
    add(source, length)
  }
}

extension SliceAxis {
  /// Creates a plate's axis: margins and caps keep their lengths, and the middle fills the rest.
  ///
  /// Caps that do not fit shrink in proportion. Without caps, the entire box is scaled.
  init(box: Range<Int>, length: Int, caps: PixelCaps.Axis?, target: Int) {
    add(box.lowerBound, box.lowerBound)
    if let caps {
      let cuts = SliceAxis.cuts(box.count, caps)
      let middle = box.count - cuts.leading - cuts.trailing
      let sizes = SliceAxis.fitted(cuts.leading, cuts.trailing, into: target)
      add(cuts.leading, sizes.leading)
      add(middle, target - sizes.leading - sizes.trailing, caps.mode, tile: max(middle, 1))
      add(cuts.trailing, sizes.trailing)
    } else {
      add(box.count, target)
    }
    add(length - box.upperBound, length - box.upperBound)
  }

  /// Creates an image's axis; `scale` is the number of device pixels per image pixel.
  init(image length: Int, caps: PixelCaps.Axis?, scale: Double, target: Int) {
    guard let caps else {
      add(length, target)
      return
    }
    let cuts = SliceAxis.cuts(length, caps)
    let middle = length - cuts.leading - cuts.trailing
    func scaled(_ value: Int) -> Int {
      min(floored(Double(value) * scale + 0.5), pixelLimit)
    }
    let sizes = SliceAxis.fitted(scaled(cuts.leading), scaled(cuts.trailing), into: target)
    add(cuts.leading, sizes.leading)
    let rest = target - sizes.leading - sizes.trailing
    add(middle, rest, caps.mode, tile: max(scaled(middle), 1))
    add(cuts.trailing, sizes.trailing)
  }

  /// Returns the source's caps, shrunk in proportion if they would not leave a pixel between them.
  private static func cuts(_ length: Int, _ caps: PixelCaps.Axis) -> (leading: Int, trailing: Int) {
    fitted(min(caps.start, pixelLimit), min(caps.end, pixelLimit), into: max(length - 1, 0))
  }

  /// Returns two lengths, shrunk in proportion if they do not fit.
  private static func fitted(
    _ leading: Int,
    _ trailing: Int,
    into length: Int
  ) -> (leading: Int, trailing: Int) {
    let (leading, trailing) = (max(leading, 0), max(trailing, 0))
    let sum = leading + trailing
    guard sum > length else { return (leading, trailing) }
    let first = (length * leading * 2 + sum) / (sum * 2)
    return (first, length - first)
  }
}

extension SliceAxis.Slice {
  /// Whether the destination's pixels are the source's, in the same order.
  var isCopied: Bool {
    mode == .tile ? tile == source.count && place.count <= tile : source.count == place.count
  }

  /// The source pixels that are read; for an empty source, the pixel before it.
  var read: Range<Int> {
    guard source.isEmpty else { return source }
    let nearest = max(source.lowerBound - 1, 0)
    return nearest..<nearest + 1
  }

  /// Returns the source position of the centre of the slice's pixel at `position`.
  func entry(_ position: Int) -> SliceAxis.Entry {
    let (position, length) =
      mode == .tile ? (position % tile, tile) : (position, place.count)
    guard !source.isEmpty else {
      let nearest = Int32(truncatingIfNeeded: read.lowerBound)
      return SliceAxis.Entry(first: nearest, second: nearest, weight: 0)
    }
    // In units of 1/256 source pixel, relative to the first pixel's centre.
    let (scaled, _) = dividedDown(
      (2 * position + 1) * source.count * 128 + length / 2,
      max(length, 1)
    )
    let start = min(max(scaled - 128, 0), (source.count - 1) * 256)
    let first = source.lowerBound + start / 256
    let weight = start % 256
    return SliceAxis.Entry(
      first: Int32(truncatingIfNeeded: first),
      second: Int32(truncatingIfNeeded: weight == 0 ? first : first + 1),
      weight: UInt32(weight)
    )
  }
}

extension Bitmap {
  /// Stretches a plate so that its box is `width` × `height`.
  ///
  /// The area painted outside the box moves along with the edges. Throws `RasterError` if the
  /// result has too many pixels.
  package func stretched(
    caps: PixelCaps,
    width: Int,
    height: Int,
    meter: WorkMeter? = nil
  ) throws(RasterError) -> Bitmap {
    let axes = sliceAxes(caps: caps, width: width, height: height)
    let (fullWidth, fullHeight) = (axes.horizontal.length, axes.vertical.length)
    guard Bitmap.isAllowed(width: fullWidth, height: fullHeight) else {
      throw .tooLarge(width: fullWidth, height: fullHeight, limit: Bitmap.maximumArea)
    }
    if let limit = meter?.limits.bitmapArea, fullWidth &* fullHeight > limit {
      throw .tooLarge(width: fullWidth, height: fullHeight, limit: limit)
    }
    guard self.width > 0, self.height > 0, fullWidth > 0, fullHeight > 0 else {
      throw .invalidSize
    }
    let region = PixelRect(x: 0, y: 0, width: fullWidth, height: fullHeight)
    let area = fullWidth &* fullHeight
    if let error = meter?.use(8 &* area) { throw error }
    let pixels = [UInt32](unsafeUninitializedCapacity: area) { target, count in
      guard let base = target.baseAddress else { return }
      var painter = SlicePainter()
      let surface = Surface(base: base, frame: region)
      for piece in region.pieces(weight: 8) where meter?.error == nil {
        painter.draw(self, axes: axes, at: (0, 0), in: piece, on: surface, mode: .replace)
        meter?.use(0)
      }
      count = area
    }
    if let error = meter?.error { throw error }
    guard var bitmap = Bitmap(width: fullWidth, height: fullHeight, pixels: pixels) else {
      throw .tooLarge(width: fullWidth, height: fullHeight, limit: Bitmap.maximumArea)
    }
    bitmap.colorSpace = colorSpace
    bitmap.bounds = PixelRect(x: innerBox.x, y: innerBox.y, width: width, height: height)
    return bitmap
  }

  /// Returns the slices that stretch the bitmap so that its box is `width` × `height`.
  package func sliceAxes(
    caps: PixelCaps,
    width: Int,
    height: Int
  ) -> (horizontal: SliceAxis, vertical: SliceAxis) {
    let box = innerBox
    return (
      SliceAxis(
        box: box.x..<box.x + box.width,
        length: self.width,
        caps: caps.horizontal,
        target: width
      ),
      SliceAxis(
        box: box.y..<box.y + box.height,
        length: self.height,
        caps: caps.vertical,
        target: height
      )
    )
  }

  /// The part of the box within the bitmap, or the entire bitmap if there is none.
  package var innerBox: PixelRect {
    let full = PixelRect(x: 0, y: 0, width: width, height: height)
    let inner = bounds.intersection(full)
    return inner.isEmpty ? full : inner
  }
}
