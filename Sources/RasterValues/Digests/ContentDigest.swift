// A SHA-256 digest as a value that can be compared and printed.

/// A SHA-256 digest.
///
/// Digests are ordered like their 64 hexadecimal digits.
public struct ContentDigest: Hashable, Sendable, Comparable {
  /// The 32 bytes as four 64-bit integers in big-endian order.
  package let words: SIMD4<UInt64>

  /// Creates a digest from four 64-bit integers.
  package init(words: SIMD4<UInt64>) {
    self.words = words
  }

  /// Computes the digest of an array of bytes.
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

  /// Returns whether the first digest's digits are ordered before the second's.
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
