// HMAC with SHA-256 (RFC 2104): signs bytes with a secret, and verifies signatures.

/// A secret that signs bytes and verifies signatures.
package struct HMACSHA256: Sendable {
  /// SHA-256 states after the secret's block, for the message and for its digest.
  private let inner, outer: SHA256

  /// Creates a signer with a secret of any length; 32 random bytes are recommended.
  package init(secret: [UInt8]) {
    var block = secret.count > 64 ? ContentDigest(of: secret).bytes : secret
    block += [UInt8](repeating: 0, count: 64 - block.count)
    var (inner, outer) = (SHA256(), SHA256())
    inner.update(block.map { $0 ^ 0x36 })
    outer.update(block.map { $0 ^ 0x5C })
    (self.inner, self.outer) = (inner, outer)
  }

  /// Returns the authentication code of a message.
  package func code(for bytes: [UInt8]) -> ContentDigest {
    var (inner, outer) = (inner, outer)
    inner.update(bytes)
    outer.update(inner.finish().bytes)
    return outer.finish()
  }

  /// Returns whether a code matches the message, in a time independent of where they differ.
  package func isValid(_ code: ContentDigest, for bytes: [UInt8]) -> Bool {
    let difference = self.code(for: bytes).words ^ code.words
    return difference[0] | difference[1] | difference[2] | difference[3] == 0
  }
}
