// HMAC of RFC 2104 with SHA-256: who knows a secret can tell that a text was signed with it.

/// A secret that signs bytes and checks signatures.
package struct HMACSHA256: Sendable {
  /// SHA-256 after the block of the secret, for the bytes and for their digest.
  private let inner, outer: SHA256

  /// A secret of any length; 32 random bytes are best.
  package init(secret: [UInt8]) {
    var block = secret.count > 64 ? ContentDigest(of: secret).bytes : secret
    block += [UInt8](repeating: 0, count: 64 - block.count)
    var (inner, outer) = (SHA256(), SHA256())
    inner.update(block.map { $0 ^ 0x36 })
    outer.update(block.map { $0 ^ 0x5C })
    (self.inner, self.outer) = (inner, outer)
  }

  /// The code of some bytes.
  package func code(for bytes: [UInt8]) -> ContentDigest {
    var (inner, outer) = (inner, outer)
    inner.update(bytes)
    outer.update(inner.finish().bytes)
    return outer.finish()
  }

  /// Whether a code is that of the bytes; it takes the same time wherever the two differ.
  package func isValid(_ code: ContentDigest, for bytes: [UInt8]) -> Bool {
    let difference = self.code(for: bytes).words ^ code.words
    return difference[0] | difference[1] | difference[2] | difference[3] == 0
  }
}
