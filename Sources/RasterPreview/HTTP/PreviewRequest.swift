// A request of the preview page: a route and named values.

/// An authorised request from the page.
package struct PreviewRequest: Sendable {
  package enum Method: String, Sendable { case get = "GET", post = "POST" }

  package let method: Method
  /// The path after the token, such as `/sheet`.
  package let path: String
  /// The values of the query, in order and unescaped.
  package let values: [(name: String, value: String)]
  /// The body of a POST request.
  package let body: [UInt8]

  package init(
    method: Method,
    path: String,
    values: [(name: String, value: String)] = [],
    body: [UInt8] = []
  ) {
    (self.method, self.path, self.values, self.body) = (method, path, values, body)
  }

  /// The last value with this name.
  package subscript(name: String) -> String? { values.last { $0.name == name }?.value }

  /// The values whose names start with a prefix; the prefix is removed.
  package func all(_ prefix: String) -> [(name: String, value: String)] {
    values.filter { $0.name.hasPrefix(prefix) }
      .map { (String($0.name.dropFirst(prefix.count)), $0.value) }
  }
}

extension PreviewRequest {
  /// The values of a query, or `nil` if an escape is invalid.
  static func values(of query: Substring) -> [(name: String, value: String)]? {
    var result: [(name: String, value: String)] = []
    for part in query.split(separator: "&") {
      let equal = part.firstIndex(of: "=")
      guard let name = unescaped(part[..<(equal ?? part.endIndex)]),
        let value = unescaped(equal.map { part[part.index(after: $0)...] } ?? "")
      else { return nil }
      result.append((name, value))
    }
    return result
  }

  /// Decodes a form field: `+` is a space, `%41` is a UTF-8 byte.
  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "+") {
        bytes.append(UInt8(ascii: " "))
      } else if byte != UInt8(ascii: "%") {
        bytes.append(byte)
      } else {
        guard let high = digit(rest.popFirst()), let low = digit(rest.popFirst()) else {
          return nil
        }
        bytes.append(high << 4 | low)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    byte.flatMap { Character(Unicode.Scalar($0)).hexDigitValue }.map { UInt8($0) }
  }
}
