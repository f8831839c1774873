// Surveys the pixels of a bitmap in one pass that skips what repeats the row above.
//
// Unsafe pointers: rows of the bitmap, whose length follows from its width and height.

import RasterValues

/// The properties of a bitmap that decide how it is encoded.
package struct PictureSurvey {
  /// The colours, or `nil` if there are more than 256.
  package private(set) var places: ColorPlaces? = ColorPlaces()
  private(set) var isGrey = true
  private(set) var isOpaque = true

  package init(_ bitmap: Bitmap) {
    add(bitmap)
  }

  /// Creates a survey of no bitmaps.
  init() {}

  /// Excludes encodings for grey images.
  mutating func treatAsColored() { isGrey = false }

  /// Adds a bitmap, for several bitmaps that share one encoding.
  mutating func add(_ bitmap: Bitmap) {
    let width = bitmap.width
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<bitmap.height where !hasAll {
        let row = base + y &* width
        let known = y > 0 ? commonLength(row, row - width, limit: width &* 4) / 4 : 0
        let new = UnsafeBufferPointer(start: row + known, count: width &- known)
        addChannels(new)
        addColors(new)
      }
    }
  }

  /// Whether further pixels cannot change the result.
  private var hasAll: Bool { places == nil && !isGrey && !isOpaque }

  private mutating func addChannels(_ row: UnsafeBufferPointer<UInt32>) {
    if isOpaque { isOpaque = row.reduce(.max, &) >> 24 == 255 }
    if isGrey { isGrey = row.reduce(0) { $0 | ($1 ^ $1 &>> 8) } & 0xFFFF == 0 }
  }

  private mutating func addColors(_ row: UnsafeBufferPointer<UInt32>) {
    guard places != nil, let base = row.baseAddress, let first = row.first else { return }
    var (last, index) = (~first, 0)
    while index < row.count {
      // Skips flat areas four pixels at a time.
      if index &+ 4 <= row.count,
        UnsafeRawPointer(base + index).loadUnaligned(as: SIMD4<UInt32>.self)
          == SIMD4(repeating: last)
      {
        index &+= 4
        continue
      }
      if base[index] != last {
        last = base[index]
        guard places?.add(last) == true else { return places = nil }
      }
      index &+= 1
    }
  }
}
