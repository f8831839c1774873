// The outcome of SHA-256: four words, compared in order.

/// A SHA-256 digest.
///
/// Digests compare as their 64 hexadecimal digits do.
public struct ContentDigest: Hashable, Sendable, Comparable {
  /// The 32 bytes as four words, the first byte highest in the first word.
  package let words: SIMD4<UInt64>

  /// Makes a digest of its four words.
  package init(words: SIMD4<UInt64>) {
    self.words = words
  }

  /// The digest of some bytes.
  public init(of bytes: [UInt8]) {
    var hash = SHA256()
    hash.update(bytes)
    self = hash.finish()
  }

  /// The 32 bytes in order.
  public var bytes: [UInt8] {
    (0..<32).map { index in
      let shift = UInt64(56 - index % 8 * 8)
      return UInt8(truncatingIfNeeded: words[index / 8] >> shift)
    }
  }

  /// Whether the first digest's digits come before the second's.
  public static func < (first: ContentDigest, second: ContentDigest) -> Bool {
    for index in 0..<4 where first.words[index] != second.words[index] {
      return first.words[index] < second.words[index]
    }
    return false
  }
}

extension ContentDigest: CustomStringConvertible {
  /// The 64 hexadecimal digits, in lower case.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
