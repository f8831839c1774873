// What a picture depends on: all that was recorded, compared in full.

/// What a picture depends on: equal keys have equal pixels.
///
/// It holds the recorded words, the digests of the images that they name, the size, the caps, the
/// scale, the background and the engine's version. Keys are compared in full, so no hash is trusted.
public struct LookKey: Hashable, Sendable {
  private let words: [UInt64]
  private let images: [Digest]

  /// The key of a recorded drawing on a background.
  public init(_ list: DisplayList, background: Color? = nil) {
    var head = Recorder()
    head.write(EngineVersion.current)
    head.write(list.width)
    head.write(list.height)
    head.write(list.scale)
    head.write(list.caps)
    head.write(background == nil ? 0 : 1)
    if let background { head.write(RecordedColor(background).word) }
    words = head.words + list.words
    images = list.images.map(\.digest)
  }

  /// SHA-256 of the whole key, which prints as 64 hexadecimal digits.
  ///
  /// It is computed at each call.
  public var digest: Digest {
    var hash = SHA256()
    hash.update(word: UInt64(words.count))
    hash.update(words: words)
    for image in images { hash.update(image.bytes) }
    return hash.finish()
  }

  /// The bytes that the key takes in a cache.
  package var byteCount: Int { words.count &* 8 &+ images.count &* 32 }

  /// Hashes the words' bytes at once.
  public func hash(into hasher: inout Hasher) {
    words.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(images)
  }
}
