// Addresses that only who knows a secret can make, so that a server draws nothing that nobody offered.

/// Why an address is refused: answer 403.
public enum URLSigningError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has no signature, or one that no secret gives.
  case forged
  /// Its time is over.
  case expired

  /// The error in words.
  public var description: String {
    switch self {
    case .forged: "the address is not signed by this server"
    case .expired: "the address has expired"
    }
  }
}

/// Signs the paths of pictures, and checks them.
///
///     let signer = URLSigner(secrets: [current, former])
///     let address = signer.signed("/cards/Card?title=Go")
///     // /cards/Card?title=Go&signature=kq3…
///     let path = try signer.verified(address, now: seconds)  // "/cards/Card?title=Go"
///     let freshness = try signer.verifiedAddress(address, now: seconds).freshness  // .immutable
///
/// The signature is HMAC-SHA256 of the bytes before it, as they are sent: path, query and `expires`. So nothing
/// is decoded before it is known to be whole. The first secret signs and all are accepted: to change secrets,
/// put a new one before the present one, and take that away when the addresses signed with it are gone.
public struct URLSigner: Sendable {
  private let secrets: [HMACSHA256]

  /// A signer with secrets of 32 random bytes each; without one, it signs nothing and refuses all.
  public init(secrets: [[UInt8]]) { self.secrets = secrets.map { HMACSHA256(secret: $0) } }

  /// A path with its query, if there is one, and its signature behind it.
  ///
  /// `expires` is the last second in which it is valid, counted from 1970; nil is for ever. The query must not
  /// have a field `signature` or `expires` of its own, and the path no fragment: nil then.
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

  /// The path and the query that were signed, without signature and `expires`.
  ///
  /// `now` is in seconds since 1970. Throws where the signature is not that of any secret, or the time is
  /// over; it takes the same time for all wrong signatures of one address.
  public func verified(_ address: String, now: Int) throws(URLSigningError) -> String {
    try verifiedAddress(address, now: now).path
  }

  /// The path and the query that were signed, and how long an answer for the address may be cached.
  ///
  /// Throws as `verified` does. `now` must not be before the request arrived: a cache counts the age of an
  /// answer from the time of its own request (RFC 9111, section 4.2.3), so it never stores one past `expires`.
  public func verifiedAddress(
    _ address: String,
    now: Int
  ) throws(URLSigningError) -> VerifiedAddress {
    guard let (text, signature) = Self.cut("signature", from: address),
      let code = Self.digest(signature)
    else { throw .forged }
    let bytes = Array(text.utf8)
    // Each secret is tried, whether or not one before it fits.
    var isValid = false
    for secret in secrets where secret.isValid(code, for: bytes) { isValid = true }
    guard isValid else { throw .forged }
    guard let (path, expires) = Self.cut("expires", from: text) else {
      return VerifiedAddress(path: text, freshness: .immutable)
    }
    guard let last = Int(expires), now <= last else { throw .expired }
    let (left, isBeyond) = last.subtractingReportingOverflow(now)
    return VerifiedAddress(path: path, freshness: .seconds(isBeyond ? .max : left))
  }

  /// An address without its last field, which must have this name, and the value of that.
  ///
  /// The field begins as `signed` writes it: with `?` where it is the only one, with `&` behind others. So
  /// an address is valid in one spelling alone.
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

  private static func query(of path: String) -> Substring? {
    path.utf8.firstIndex(of: UInt8(ascii: "?")).map { path[path.utf8.index(after: $0)...] }
  }

  private static func separator(after text: String) -> String { query(of: text) == nil ? "?" : "&" }

  /// The 43 characters of RFC 4648, section 5, without padding.
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

  /// The digest that a text is written for, which is the only text of it.
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
