// An image as a value: a bitmap or a vector drawing, identified by a digest.

/// An image that components draw; two images are equal if their pixels or drawings are equal.
///
/// Images of JPEG files with at least 2²² pixels are equal if the files are.
public struct Image: Hashable, Sendable {
  /// The pixels; empty for a vector drawing and for a large JPEG file.
  private let stored: Bitmap
  /// The SHA-256 digest of width, height, colour space, pixels and, for a file with colours outside
  /// sRGB, the file; of a large JPEG file and the colour space; or of the encoded vector drawing.
  public let digest: ContentDigest
  /// The file of an image with many pixels, which are decoded when they are needed.
  package let large: LargeImage?
  /// The vector drawing, or `nil` for a bitmap.
  package let drawing: Drawing?
  /// Whether every pixel is fully opaque.
  package let isOpaque: Bool
  /// The notes about the file from which the program decoded the image.
  ///
  /// The compiler reports those of a source's images, which have none here.
  package private(set) var notes: [ImageNote] = []
  /// The image in the other colour space, once it was needed; `nil` for a vector drawing.
  let conversion: ImageConversion?

  /// Creates an image from a bitmap.
  public init(_ bitmap: Bitmap) { self.init(bitmap, file: nil) }

  /// Creates an image from a bitmap that was decoded from `file`, if its gamut is wider.
  init(_ bitmap: Bitmap, file: [UInt8]?) {
    stored = bitmap
    large = nil
    drawing = nil
    conversion = ImageConversion(file)
    isOpaque = bitmap.isOpaque
    var hash = SHA256()
    hash.update(word: UInt64(bitmap.width))
    hash.update(word: UInt64(bitmap.height))
    if bitmap.colorSpace != .srgb { hash.update(word: UInt64(bitmap.colorSpace.rawValue)) }
    // Hashing one pixel at a time took five times as long.
    for start in stride(from: 0, to: bitmap.pixels.count, by: 4096) {
      let part = bitmap.pixels[start..<min(start &+ 4096, bitmap.pixels.count)]
      hash.update(words: part.map { UInt64($0) })
    }
    // Different files with a wide gamut can have equal pixels in sRGB.
    if let file { hash.update(file) }
    digest = hash.finish()
  }

  /// Creates an image with the alpha of another one, in white.
  package init(silhouetteOf image: Image) {
    var bitmap = image.bitmap
    bitmap.pixels = bitmap.pixels.map { ($0 >> 24) &* 0x0101_0101 }
    stored = bitmap
    large = nil
    drawing = nil
    conversion = ImageConversion(nil)
    isOpaque = image.isOpaque
    var hash = SHA256()
    hash.update(Array("silhouette".utf8))
    hash.update(image.digest.bytes)
    digest = hash.finish()
  }

  /// Creates an image from a large JPEG file.
  init(_ large: LargeImage) {
    stored = .empty
    self.large = large
    drawing = nil
    conversion = ImageConversion(nil)
    isOpaque = true
    digest = large.digest
  }

  /// Creates an image from a vector drawing.
  package init(_ drawing: Drawing) {
    stored = .empty
    large = nil
    self.drawing = drawing
    conversion = nil
    isOpaque = false
    var hash = SHA256()
    hash.update(drawing.encoded)
    digest = hash.finish()
  }

  /// Creates an image from bytes R, G, B, A in rows from the top, not premultiplied.
  ///
  /// Returns `nil` if `Bitmap.isAllowed(width:height:)` is false, or if there are not four bytes
  /// for each pixel. A channel c with alpha a becomes round(c · a / 255).
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

  /// The premultiplied pixels; empty for a vector drawing.
  ///
  /// The pixels of a large JPEG file are decoded by the first access, and stay in memory.
  public var bitmap: Bitmap { large?.bitmap(reducedBy: .full) ?? stored }

  /// The colour space of the pixels.
  var colorSpace: OutputColorSpace { large?.space ?? stored.colorSpace }

  /// Whether the image has neither pixels nor a drawing.
  var isEmpty: Bool { large == nil && drawing == nil && stored.pixels.isEmpty }

  /// Returns the image with notes about its file.
  package func noting(_ notes: [ImageNote]) -> Image {
    var image = self
    image.notes = notes
    return image
  }

  /// The size of the image.
  ///
  /// For a bitmap this is the number of pixels, which count as points unless a scale is given. For
  /// a vector drawing it is in points.
  public var size: Size {
    if let large { return Size(Double(large.width), Double(large.height)) }
    return drawing?.size ?? Size(Double(stored.width), Double(stored.height))
  }

  /// Returns whether both images have the same pixels or the same vector drawing.
  public static func == (left: Image, right: Image) -> Bool { left.digest == right.digest }

  /// Hashes the digest only.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
