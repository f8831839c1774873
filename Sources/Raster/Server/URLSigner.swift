// Signed addresses, which prevent clients from requesting images that the server did not offer.

/// The reason why an address is refused; respond with status 403.
public enum URLSigningError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The signature is missing, or does not match any secret.
  case forged
  /// The address has expired.
  case expired

  /// A description of the error.
  public var description: String {
    switch self {
    case .forged: "the URL is not signed by this server"
    case .expired: "the URL has expired"
    }
  }
}

/// Signs the paths of images, and verifies signed addresses.
///
///     let signer = URLSigner(secrets: [current, former])
///     let address = signer.signed("/cards/Card?title=Go")
///     // /cards/Card?title=Go&signature=kq3…
///     let path = try signer.verified(address, now: seconds)  // "/cards/Card?title=Go"
///     let freshness = try signer.verifiedAddress(address, now: seconds).freshness  // .immutable
///
/// The signature is the HMAC-SHA256 of the preceding bytes as they are sent: path, query and
/// `expires`. Data is therefore decoded only after it has been verified. The first secret signs,
/// and all are accepted. To rotate secrets, insert a new one in front, and remove the old one once
/// no address signed with it is in use.
public struct URLSigner: Sendable {
  private let secrets: [HMACSHA256]

  /// Creates a signer, with secrets of 32 random bytes each.
  ///
  /// Without a secret, it signs nothing and refuses every address.
  public init(secrets: [[UInt8]]) { self.secrets = secrets.map { HMACSHA256(secret: $0) } }

  /// Returns a path with its query, if any, followed by the signature.
  ///
  /// `expires` is the last second in which the address is valid, in seconds since 1970, or nil if
  /// it does not expire. Returns nil if the query already has a field `signature` or `expires`, or
  /// if the path contains a fragment, a space or a character outside ASCII.
  public func signed(_ path: String, expires: Int? = nil) -> String? {
    let isPlain = path.utf8.allSatisfy { $0 > 32 && $0 < 127 && $0 != UInt8(ascii: "#") }
    let fields = Self.query(of: path)?.split(separator: "&") ?? []
    let isTaken = fields.contains { $0.hasPrefix("signature=") || $0.hasPrefix("expires=") }
    guard let secret = secrets.first, isPlain, !isTaken else { return nil }
    var text = path
    if let expires { text += "\(Self.separator(after: text))expires=\(expires)" }
    let code = secret.code(for: Array(text.utf8))
    return "\(text)\(Self.separator(after: text))signature=\(Self.text(of: code))"
  }

  /// Returns the signed path and query, without signature and `expires`.
  ///
  /// `now` is in seconds since 1970. Throws `URLSigningError` if the signature matches no secret,
  /// or if the URL has expired. Verification takes the same time for all wrong signatures of
  /// one address.
  public func verified(_ address: String, now: Int) throws(URLSigningError) -> String {
    try verifiedAddress(address, now: now).path
  }

  /// Returns the signed path and query, and how long a response may be cached.
  ///
  /// Throws the same errors as `verified`. `now` must not be earlier than the arrival of the
  /// request. A cache counts a response's age from the time of its own request (RFC 9111, section
  /// 4.2.3), so it never stores one beyond `expires`.
  public func verifiedAddress(
    _ address: String,
    now: Int
  ) throws(URLSigningError) -> VerifiedAddress {
    guard let (text, signature) = Self.cut("signature", from: address),
      let code = Self.digest(signature)
    else { throw .forged }
    let bytes = Array(text.utf8)
    // Every secret is tried, even after a match, so that the time does not reveal which one
    // matched.
    var isValid = false
    for secret in secrets where secret.isValid(code, for: bytes) { isValid = true }
    guard isValid else { throw .forged }
    guard let (path, expires) = Self.cut("expires", from: text) else {
      return VerifiedAddress(path: text, freshness: .immutable)
    }
    guard let last = Int(expires), now <= last else { throw .expired }
    let (remaining, isBeyond) = last.subtractingReportingOverflow(now)
    return VerifiedAddress(path: path, freshness: .seconds(isBeyond ? .max : remaining))
  }

  /// Removes the last field of an address, which must have the given name, and returns its value.
  ///
  /// The field must be separated as `signed` writes it: by `?` if it is the only field, and by `&`
  /// otherwise. An address is therefore valid in one spelling only.
  private static func cut(_ name: String, from address: String) -> (rest: String, value: String)? {
    let bytes = Array(address.utf8)
    let marks = [UInt8(ascii: "?"), UInt8(ascii: "&")]
    guard let mark = bytes.lastIndex(where: { marks.contains($0) }) else { return nil }
    let field = bytes[(mark + 1)...]
    guard field.starts(with: "\(name)=".utf8) else { return nil }
    let rest = String(decoding: bytes[..<mark], as: UTF8.self)
    guard separator(after: rest).utf8.first == bytes[mark] else { return nil }
    return (rest, String(decoding: field.dropFirst(name.utf8.count + 1), as: UTF8.self))
  }

  /// Returns the text after the first `?`; nil if there is none.
  static func query(of path: String) -> Substring? {
    path.utf8.firstIndex(of: UInt8(ascii: "?")).map { path[path.utf8.index(after: $0)...] }
  }

  private static func separator(after text: String) -> String { query(of: text) == nil ? "?" : "&" }

  /// Returns the digest as 43 characters of base64url without padding (RFC 4648, section 5).
  private static func text(of digest: ContentDigest) -> String {
    var result: [UInt8] = []
    var (bits, count) = (0, 0)
    for byte in digest.bytes + [0] {
      (bits, count) = (bits << 8 | Int(byte), count + 8)
      while count >= 6, result.count < 43 {
        result.append(alphabet[bits >> (count - 6) & 63])
        count -= 6
      }
      bits &= (1 << count) - 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8
  )

  /// Parses a digest; only the canonical spelling is accepted.
  private static func digest(_ text: String) -> ContentDigest? {
    guard text.utf8.count == 43 else { return nil }
    var words = SIMD4<UInt64>()
    var (bits, count, place) = (UInt64(0), 0, 0)
    for character in text.utf8 {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      (bits, count) = (bits << 6 | UInt64(value), count + 6)
      guard count >= 8, place < 32 else { continue }
      let byte = bits >> UInt64(count - 8) & 255
      words[place / 8] |= byte << UInt64(56 - place % 8 * 8)
      (count, place) = (count - 8, place + 1)
      bits &= (1 << UInt64(count)) - 1
    }
    let digest = ContentDigest(words: words)
    return self.text(of: digest) == text ? digest : nil
  }
}
