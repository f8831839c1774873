// A signed address after its check: what to draw, and how long the answer may be cached.

/// The result of verifying a signed address.
///
///     let address = try signer.verifiedAddress(target, now: seconds)
///     let answer = await renderer.response(for: request(address.path), freshness: address.freshness)
public struct VerifiedAddress: Hashable, Sendable {
  /// The path and the query that were signed, without signature and `expires`.
  public let path: String
  /// How long caches may store the answer: never longer than the address is valid.
  ///
  /// An address with `expires` gives the seconds that are left; one without is `immutable`, as long as its
  /// path always gives the same picture.
  public let freshness: HTTPResponse.Freshness

  /// A verified address.
  public init(path: String, freshness: HTTPResponse.Freshness) {
    (self.path, self.freshness) = (path, freshness)
  }
}
