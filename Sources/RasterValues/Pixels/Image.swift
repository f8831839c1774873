// A picture as a value: its pixels or its vectors, known by their digest.

/// A picture that components draw; equal to another if the pixels are equal, or the vectors.
public struct Image: Hashable, Sendable {
  /// The pixels, premultiplied; none of a picture of vectors.
  public let bitmap: Bitmap
  /// SHA-256 of the width, the height and the pixels; of a picture of vectors, of what it draws.
  public let digest: ContentDigest
  /// The vectors; nil of a picture of pixels.
  package let drawing: Drawing?
  /// Whether every pixel has full alpha.
  package let isOpaque: Bool

  /// An image of a bitmap's pixels.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    drawing = nil
    isOpaque = bitmap.isOpaque
    var hash = SHA256()
    hash.update(word: UInt64(bitmap.width))
    hash.update(word: UInt64(bitmap.height))
    // Some thousand at a time: one by one took five times as long.
    for start in stride(from: 0, to: bitmap.pixels.count, by: 4096) {
      let part = bitmap.pixels[start..<min(start &+ 4096, bitmap.pixels.count)]
      hash.update(words: part.map { UInt64($0) })
    }
    digest = hash.finish()
  }

  /// An image of vectors.
  package init(_ drawing: Drawing) {
    bitmap = .empty
    self.drawing = drawing
    isOpaque = false
    var hash = SHA256()
    hash.update(drawing.encoded)
    digest = hash.finish()
  }

  /// An image of the pixels' bytes R, G, B, A in rows from the top, colours not multiplied by alpha.
  ///
  /// Nil where `Bitmap.isAllowed(width:height:)` says no, or there are not four bytes a pixel. A
  /// channel c under alpha a becomes round(c · a / 255).
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard Bitmap.isAllowed(width: width, height: height), rgba.count == width &* height &* 4 else {
      return nil
    }
    let pixels = (0..<width &* height).map { index in
      let start = index &* 4
      let low = UInt32(rgba[start]) | UInt32(rgba[start &+ 1]) &<< 8
      let high = UInt32(rgba[start &+ 2]) | UInt32(rgba[start &+ 3]) &<< 8
      return AlphaConversion.premultiplied(low | high &<< 16)
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else { return nil }
    self.init(bitmap)
  }

  /// The size in pixels, which are points where nothing else is said; of vectors, in points.
  public var size: Size {
    drawing?.size ?? Size(Double(bitmap.width), Double(bitmap.height))
  }

  /// Whether both have the same pixels, or the same vectors.
  public static func == (left: Image, right: Image) -> Bool { left.digest == right.digest }

  /// Hashes the digest alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
