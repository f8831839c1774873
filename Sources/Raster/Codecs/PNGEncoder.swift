// Writes PNG files.

extension Bitmap {
  /// The picture as a PNG file.
  ///
  /// Colours are divided by alpha: round(c · 255 / a), halves up; what is fully transparent becomes
  /// 0, 0, 0, 0. Reading the file gives this bitmap's pixels again, unless a channel exceeds its
  /// alpha. The file has no date and no comment: equal pixels give equal bytes.
  ///
  /// A bitmap without pixels gives no bytes, since there is no PNG file without pixels.
  public func png(level: PNGLevel = .balanced) -> [UInt8] {
    PNGEncoder.encode(self)
  }
}

/// How much time is spent on making a PNG file small.
public enum PNGLevel: UInt8, Hashable, Sendable, CaseIterable { case fast, balanced, small }

/// Writes PNG files in the colour type and depth that take the fewest bytes and lose nothing.
package enum PNGEncoder {
  /// The file of a bitmap; empty for a bitmap without pixels.
  package static func encode(_ bitmap: Bitmap) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { return [] }
    let isSmall = bitmap.pixels.count &* 4 <= smallLength
    return images(of: bitmap, isSmall: isSmall)
      .map { file($0, compressed: compressed($0, isSmall: isSmall)) }
      .min { $0.count < $1.count } ?? []
  }

  /// A picture of at most so many bytes is compressed in every way, and the smallest is taken.
  ///
  /// 64 kB take half a millisecond each way.
  private static let smallLength = 1 << 16

  /// The ways to write the samples.
  ///
  /// In a small picture a palette may take more than it saves. In a large one it saves the more:
  /// a byte a pixel at most, and the time for two others.
  private static func images(of bitmap: Bitmap, isSmall: Bool) -> [PNGImage] {
    guard let palette = PNGPalette(bitmap.pixels) else { return [PNGImage(bitmap)] }
    if let grey = PNGImage(bitmap, greysOf: palette) { return [grey] }
    let indexed = PNGImage(bitmap, palette: palette)
    return isSmall ? [indexed, PNGImage(bitmap)] : [indexed]
  }

  /// Filters and compresses, with or without filters, whichever gives fewer bytes.
  ///
  /// In a large picture an eighth of the rows is compressed both ways to foretell which. Strips lack
  /// the repetitions that their neighbours hold, which no filter would find: hence the tenth that
  /// filters must win by. Differences between places in a palette mean nothing.
  private static func compressed(_ image: PNGImage, isSmall: Bool) -> [UInt8] {
    if image.color == .palette { return compressed(image, filtering: .plain) }
    let part = isSmall ? image : image.strips(count: 8, rows: max(1, min(16, image.height / 64)))
    let plain = compressed(part, filtering: .plain)
    let filtered = compressed(part, filtering: .leastDifferences)
    if isSmall { return plain.count <= filtered.count ? plain : filtered }
    let isPlain = plain.count &* 9 <= filtered.count &* 10
    return compressed(image, filtering: isPlain ? .plain : .leastDifferences)
  }

  private static func compressed(_ image: PNGImage, filtering: PNGFiltering) -> [UInt8] {
    Deflate.zlib(
      PNGRowFilter(image).rows(filtering),
      hints: (image.pixelBytes, image.rowLength &+ 1),
      effort: .standard
    )
  }

  private static func file(_ image: PNGImage, compressed: [UInt8]) -> [UInt8] {
    var file = PNGChunks.signature
    file.reserveCapacity(compressed.count &+ image.palette.count &+ image.transparency.count &+ 100)
    let header =
      bigEndian(UInt32(image.width)) + bigEndian(UInt32(image.height))
      + [UInt8(image.depth), UInt8(image.color.rawValue), 0, 0, 0]
    append("IHDR", content: header, to: &file)
    if !image.palette.isEmpty { append("PLTE", content: image.palette, to: &file) }
    if !image.transparency.isEmpty { append("tRNS", content: image.transparency, to: &file) }
    append("IDAT", content: compressed, to: &file)
    append("IEND", content: [], to: &file)
    return file
  }

  private static func append(_ name: String, content: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(content.count))
    let start = file.count
    file += name.utf8
    file += content
    var sum = CRC32()
    file.withUnsafeBytes { sum.update(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    file += bigEndian(sum.value)
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
  }
}
