// A picture as a value: its pixels, known by their digest.

/// A picture that components draw; equal to another if the pixels are equal.
public struct Image: Hashable, Sendable {
  /// The pixels, premultiplied.
  public let bitmap: Bitmap
  /// SHA-256 of the width, the height and the pixels.
  public let digest: Digest

  /// An image of a bitmap's pixels.
  public init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    var hash = SHA256()
    hash.update(word: UInt64(bitmap.width))
    hash.update(word: UInt64(bitmap.height))
    for pixel in bitmap.pixels { hash.update(word: UInt64(pixel)) }
    digest = hash.finish()
  }

  /// The size in pixels, which are points where nothing else is said.
  public var size: Size { Size(Double(bitmap.width), Double(bitmap.height)) }

  /// Whether both have the same pixels.
  public static func == (left: Image, right: Image) -> Bool { left.digest == right.digest }

  /// Hashes the digest alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
