// A verified address: the path to draw, and how long the response may be cached.

/// The result of verifying a signed address.
///
///     let address = try signer.verifiedAddress(target, now: seconds)
///     let query = try QueryFields(address.query)
///     let response = await renderer.response(
///       for: try RasterRequest(Card(title: query.text("title") ?? "")),
///       freshness: address.freshness
///     )
public struct VerifiedAddress: Hashable, Sendable {
  /// The signed path and query, without signature and `expires`.
  public let path: String
  /// The part of `path` after the first `?`, still escaped; empty if there is none.
  public var query: Substring { URLSigner.query(of: path) ?? "" }
  /// How long caches may store the response, never longer than the address is valid.
  ///
  /// For an address with `expires`, this is the number of remaining seconds. An address without it
  /// is `immutable`, provided that its path always returns the same image.
  public let freshness: RasterResponse.Freshness

  /// Creates a verified address.
  public init(path: String, freshness: RasterResponse.Freshness) {
    (self.path, self.freshness) = (path, freshness)
  }
}
