// The key of a look: everything that was recorded, compared in full.

import RasterValues

/// The inputs of a look; equal keys have equal pixels.
///
/// The key holds the recorded 64-bit values, the digests of the images and fonts that they refer
/// to, the size, the caps, the scale, the colour space, the background and the engine's version. Keys are compared in
/// full, so that a hash collision cannot return the wrong look.
public struct LookKey: Hashable, Sendable {
  let words: [UInt64]
  /// The digests of the images, followed by those of the fonts; the values tell them apart.
  let resources: [ContentDigest]
  private let hash: UInt64

  /// Creates the key of a recorded drawing on a background.
  public init(_ list: DisplayList, background: Color? = nil) {
    var head = Recorder(reserving: list.words.count &+ 24)
    head.write(EngineVersion.current)
    head.write(list.width)
    head.write(list.height)
    head.write(list.scale)
    head.write(list.caps)
    head.write(Int(list.colorSpace.rawValue) &<< 1 | (background == nil ? 0 : 1))
    if let background { head.write(RecordedColor(background, in: list.colorSpace).word) }
    head.write(list.words)
    self.init(
      words: head.words,
      resources: list.images.map { $0.digest } + list.faces.map { $0.digest }
    )
  }

  private init(words: [UInt64], resources: [ContentDigest]) {
    self.words = words
    self.resources = resources
    hash = LookKey.hash(words, resources, seed: KeyHash.secret)
  }

  /// Returns the key of an image file of the look at a size in device pixels, whatever its caps.
  ///
  /// `hasInk` states whether the file includes the area that is painted outside the bounds.
  package func sized(width: Int, height: Int, hasInk: Bool, _ format: ImageFileFormat) -> LookKey {
    let across = UInt64(bitPattern: Int64(hasInk ? width : -width))
    return LookKey(words: words + [across] + format.keyWords(side: height), resources: resources)
  }

  /// A hash that is the same in every process, computed on each call.
  package var stableHash: UInt64 { LookKey.hash(words, resources, seed: UInt64(words.count)) }

  private static func hash(
    _ words: [UInt64],
    _ resources: [ContentDigest],
    seed: UInt64
  ) -> UInt64 {
    var hash = KeyHash.hash(words, count: words.count, seed: seed)
    for resource in resources {
      hash = KeyHash.fold(hash ^ resource.words[0], resource.words[1] | 1)
    }
    return hash
  }

  /// The SHA-256 of the complete key, which prints as 64 hexadecimal digits.
  ///
  /// The digest is computed on each call.
  public var digest: ContentDigest {
    var hash = SHA256()
    hash.update(word: UInt64(words.count))
    hash.update(words: words)
    for resource in resources { hash.update(resource.bytes) }
    return hash.finish()
  }

  /// Device pixels per point: the fourth value.
  package var scale: Double { words.count > 3 ? Double(bitPattern: words[3]) : 1 }

  /// The number of bytes that the key takes in a cache.
  package var byteCount: Int { words.count &* 8 &+ resources.count &* 32 }

  /// Whether everything that was recorded is equal.
  public static func == (left: LookKey, right: LookKey) -> Bool {
    left.hash == right.hash && left.words == right.words && left.resources == right.resources
  }

  /// Hashes only the stored hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
