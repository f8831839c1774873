// A request of HTTP/1.1 without a body, read from bytes that may be anything.

/// A request: GET or HEAD, an address, and header fields.
struct HTTPRequest: Sendable {
  /// The most bytes of the line and the fields.
  static let limit = 8192

  let method: String
  let target: String
  let isKeptAlive: Bool
  private let fields: [(name: String, value: String)]

  /// Why bytes are no request that is answered.
  struct Refusal: Error {
    let status: Int
    let words: String

    init(_ status: Int, _ words: String) { (self.status, self.words) = (status, words) }
  }

  /// Reads the line and the fields, without the empty line that ends them.
  init(_ head: ArraySlice<UInt8>) throws(Refusal) {
    var lines = String(decoding: head, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      throw Refusal(400, "expected a request of HTTP/1.1")
    }
    guard words[0] == "GET" || words[0] == "HEAD" else {
      throw Refusal(405, "there is GET and HEAD")
    }
    guard words[1].hasPrefix("/"), words[1].utf8.allSatisfy({ $0 > 32 && $0 < 127 }) else {
      throw Refusal(400, "expected an address")
    }
    var fields: [(name: String, value: String)] = []
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let isName = parts[0].utf8.allSatisfy { $0 > 32 && $0 < 127 }
      guard parts.count == 2, !parts[0].isEmpty, isName, fields.count < 64 else {
        throw Refusal(400, "expected a header field")
      }
      let value = parts[1].drop { $0 == " " || $0 == "\t" }
      fields.append((parts[0].lowercased(), String(value)))
    }
    (method, target, self.fields) = (String(words[0]), String(words[1]), fields)
    let connection = fields.first { $0.name == "connection" }?.value.lowercased()
    isKeptAlive = connection == "keep-alive" || words[2] == "HTTP/1.1" && connection != "close"
    guard fields.count(where: { $0.name == "host" }) == 1 || words[2] == "HTTP/1.0" else {
      throw Refusal(400, "expected one field 'host'")
    }
    let length = self["content-length"]
    guard self["transfer-encoding"] == nil, length == nil || length == "0" else {
      throw Refusal(413, "a request has no body")
    }
  }

  /// The value of a header field; several lines of it are one, joined by commas.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
