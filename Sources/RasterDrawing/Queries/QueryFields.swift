// Parses the query of a URL into fields, and reads these as typed values.

/// The reason why a query or a row from a client is invalid, for a response with status 400.
public struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, which names the field if the error concerns one.
  public let description: String

  package init(_ description: String) { self.description = description }
}

/// The limits of a query.
public struct QueryLimits: Hashable, Sendable {
  /// The maximum length of the query or JSON in bytes, as received.
  public var bytes: Int
  /// The maximum number of fields.
  public var fields: Int
  /// The maximum length of a text in UTF-8 bytes.
  public var textBytes: Int
  /// The maximum side length that can be requested, in points.
  public var side: Double
  /// The allowed number of device pixels per point.
  public var scales: ClosedRange<Double>

  /// Creates limits; the defaults suit URLs.
  public init(
    bytes: Int = 8192,
    fields: Int = 64,
    textBytes: Int = 1000,
    side: Double = 4096,
    scales: ClosedRange<Double> = 0.5...4
  ) {
    self.bytes = bytes
    self.fields = fields
    self.textBytes = textBytes
    self.side = side
    self.scales = scales
  }
}

/// The fields of a query, such as `title=Go%20there&stars=4`.
///
///     let query = try QueryFields(text)
///     try query.expect(["title", "stars"])
///     let card = Card(title: try query.text("title") ?? "", stars: try query.int("stars") ?? 0)
///
/// Fields are separated by `&`. `%` with two hexadecimal digits encodes a byte, and `+` a space, as
/// in forms. Parsing takes time linear in the length of the text.
public struct QueryFields: Hashable, Sendable {
  /// A field of a query.
  public struct Field: Hashable, Sendable {
    /// The decoded name.
    public let name: String
    /// The decoded value; empty if there is none.
    public let value: String
  }

  /// The fields in order; each name occurs once.
  public let fields: [Field]
  private let limits: QueryLimits

  /// Parses the text that follows the `?` of a URL.
  ///
  /// Throws if the query exceeds a limit, or contains an invalid escape, invalid UTF-8, a field
  /// without a name or a duplicate field.
  public init(_ query: some StringProtocol, limits: QueryLimits = QueryLimits()) throws(QueryError)
  {
    self.limits = limits
    let bytes = Array(query.utf8)
    guard bytes.count <= limits.bytes else {
      throw QueryError("the query has more than \(limits.bytes) bytes")
    }
    var fields: [Field] = []
    var names: Set<String> = []
    for part in bytes.split(separator: UInt8(ascii: "&")) {
      guard fields.count < limits.fields else {
        throw QueryError("the query has more than \(limits.fields) fields")
      }
      let sides = part.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = try Self.decoded(sides[0])
      guard !name.isEmpty else { throw QueryError("the query has a field without a name") }
      guard names.insert(name).inserted else { throw QueryError("duplicate field '\(name)'") }
      let value = sides.count > 1 ? try Self.decoded(sides[1]) : ""
      guard value.utf8.count <= limits.textBytes else {
        throw QueryError("'\(name)' expects at most \(limits.textBytes) bytes of text")
      }
      fields.append(Field(name: name, value: value))
    }
    self.fields = fields
  }

  /// Returns a query with these fields, in order, which `init(_:limits:)` parses to the same texts.
  ///
  ///     let path = "/cards/Card?" + QueryFields.query(["title": "C++ & Swift", "stars": "4"])
  ///     // /cards/Card?title=C%2B%2B%20%26%20Swift&stars=4
  ///
  /// Letters and digits of ASCII and `-._~` stay as they are; every other byte is escaped (RFC 3986,
  /// section 2.3). The result is therefore a query that `URLSigner.signed(_:expires:)` accepts.
  public static func query(_ fields: KeyValuePairs<String, String>) -> String {
    fields.map { escaped($0.key) + "=" + escaped($0.value) }.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Decodes plain bytes, `+` and escapes to UTF-8 text.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(QueryError) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { throw QueryError("the query has a '%' without two hexadecimal digits") }
        result.append(high << 4 | low)
      default: result.append(byte)
      }
    }
    let text = String(decoding: result, as: UTF8.self)
    guard text.utf8.elementsEqual(result) else {
      throw QueryError("the query is not valid UTF-8")
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Throws if there is a field with another name.
  public func expect(_ names: [String]) throws(QueryError) {
    for field in fields where !names.contains(field.name) {
      throw QueryError("unknown field '\(field.name)'")
    }
  }

  /// Returns the text of a field; nil if it is absent.
  public func text(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Returns an integer field; nil if it is absent.
  public func int(
    _ name: String,
    in range: ClosedRange<Int> = .min ... .max
  ) throws(QueryError) -> Int? {
    guard let text = text(name) else { return nil }
    if let value = Int(text), range.contains(value) { return value }
    throw Self.expected("a whole number", name, range == .min ... .max ? nil : range)
  }

  /// Returns a number field; nil if it is absent.
  public func double(
    _ name: String,
    in range: ClosedRange<Double>? = nil
  ) throws(QueryError) -> Double? {
    guard let text = text(name) else { return nil }
    if let value = Self.number(text), range?.contains(value) ?? true { return value }
    throw Self.expected("a number", name, range)
  }

  /// Returns a field that is `true` or `false`; nil if it is absent.
  public func bool(_ name: String) throws(QueryError) -> Bool? {
    switch text(name) {
    case nil: return nil
    case "true": return true
    case "false": return false
    default: throw QueryError("'\(name)' expects true or false")
    }
  }

  /// Returns a field with one of several values; nil if it is absent.
  public func choice(_ name: String, among names: [String]) throws(QueryError) -> String? {
    guard let text = text(name) else { return nil }
    if names.contains(text) { return text }
    throw QueryError("'\(name)' expects one of \(names.joined(separator: ", "))")
  }

  /// Returns a finite decimal number; `nan`, `inf` and `0x` are not accepted.
  package static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (43...57).contains($0) || $0 == 69 || $0 == 101 }
    guard isPlain, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func expected<Value>(
    _ kind: String,
    _ name: String,
    _ range: ClosedRange<Value>?
  ) -> QueryError where Value: LosslessStringConvertible {
    let bounds = range.map { " from \($0.lowerBound.description) to \($0.upperBound.description)" }
    return QueryError("'\(name)' expects \(kind)" + (bounds ?? ""))
  }
}
