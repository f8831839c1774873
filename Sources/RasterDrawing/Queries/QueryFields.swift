// The query of an address as fields, each read as what it is meant to be.

/// Why a query, or a row that a stranger sent, cannot be read: what an answer with the status 400 says.
public struct QueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in words; a field that is meant is named.
  public let description: String

  package init(_ description: String) { self.description = description }
}

/// The most that a query may hold.
public struct QueryLimits: Hashable, Sendable {
  /// The bytes of the query, or of JSON, as it was sent.
  public var bytes: Int
  /// The number of fields.
  public var fields: Int
  /// The bytes of one text, as UTF-8.
  public var textBytes: Int
  /// The most points of a side that may be asked for.
  public var side: Double
  /// The least and the most device pixels a point.
  public var scales: ClosedRange<Double>

  /// Limits; those left out suit addresses.
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
/// Fields are separated by `&`; `%` and two hexadecimal digits stand for a byte, and `+` for a space, as in
/// forms. Reading takes time in proportion to the text.
public struct QueryFields: Hashable, Sendable {
  /// A field.
  public struct Field: Hashable, Sendable {
    /// Its name, decoded.
    public let name: String
    /// Its value, decoded; empty where there is none.
    public let value: String
  }

  /// The fields in order; each name is there once.
  public let fields: [Field]
  private let limits: QueryLimits

  /// Reads the text that follows the `?` of an address.
  ///
  /// Throws where it is beyond a limit, has an escape that is none, bytes that are no UTF-8, a field without
  /// a name, or a field twice.
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
      guard names.insert(name).inserted else { throw QueryError("'\(name)' is given twice") }
      let value = sides.count > 1 ? try Self.decoded(sides[1]) : ""
      guard value.utf8.count <= limits.textBytes else {
        throw QueryError("'\(name)' expects at most \(limits.textBytes) bytes of text")
      }
      fields.append(Field(name: name, value: value))
    }
    self.fields = fields
  }

  /// The bytes that stand for themselves, for a space, or are escaped, as UTF-8.
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
      throw QueryError("the query has bytes that are no UTF-8")
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

  /// Throws where there is a field of another name.
  public func expect(_ names: [String]) throws(QueryError) {
    for field in fields where !names.contains(field.name) {
      throw QueryError("there is no '\(field.name)'")
    }
  }

  /// The text of a field; nil where it is not given.
  public func text(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// A whole number; nil where it is not given.
  public func int(
    _ name: String,
    in range: ClosedRange<Int> = .min ... .max
  ) throws(QueryError) -> Int? {
    guard let text = text(name) else { return nil }
    if let value = Int(text), range.contains(value) { return value }
    throw Self.expected("a whole number", name, range == .min ... .max ? nil : range)
  }

  /// A number; nil where it is not given.
  public func double(
    _ name: String,
    in range: ClosedRange<Double>? = nil
  ) throws(QueryError) -> Double? {
    guard let text = text(name) else { return nil }
    if let value = Self.number(text), range?.contains(value) ?? true { return value }
    throw Self.expected("a number", name, range)
  }

  /// `true` or `false`; nil where it is not given.
  public func bool(_ name: String) throws(QueryError) -> Bool? {
    switch text(name) {
    case nil: return nil
    case "true": return true
    case "false": return false
    default: throw QueryError("'\(name)' expects true or false")
    }
  }

  /// One of some names; nil where it is not given.
  public func choice(_ name: String, among names: [String]) throws(QueryError) -> String? {
    guard let text = text(name) else { return nil }
    if names.contains(text) { return text }
    throw QueryError("'\(name)' expects \(names.joined(separator: ", "))")
  }

  /// A finite number in digits: no `nan`, `inf` or `0x`.
  package static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (43...57).contains($0) || $0 == 69 || $0 == 101 }
    guard isPlain, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private static func expected<Value>(
    _ words: String,
    _ name: String,
    _ range: ClosedRange<Value>?
  ) -> QueryError where Value: LosslessStringConvertible {
    let bounds = range.map { " from \($0.lowerBound.description) to \($0.upperBound.description)" }
    return QueryError("'\(name)' expects \(words)" + (bounds ?? ""))
  }
}
