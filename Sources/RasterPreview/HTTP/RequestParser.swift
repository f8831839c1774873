// Reads requests of HTTP/1.1 from bytes, within limits.

/// A request as it was sent, before anybody has looked at who sent it.
struct RawRequest: Sendable {
  let method: String
  /// The path and the query.
  let target: String
  /// By their names in lower case, in order.
  let headers: [(name: String, value: String)]
  let body: [UInt8]

  /// The value of a header, each of which the server reads is there once at most.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

  /// Whether the sender wants no further answer over the connection.
  var isClosing: Bool { self["connection"]?.lowercased() == "close" }
}

/// Reads one request after another.
struct RequestParser {
  enum Outcome {
    /// More bytes are needed.
    case unfinished
    case request(RawRequest)
    /// What came is no request that is taken; nothing more is read.
    case refused(PreviewResponse.Status, String)
  }

  /// The most bytes of a request's line and headers, of its address, and of its body.
  static let headLimit = 16 << 10
  static let targetLimit = 8 << 10
  static let bodyLimit = 64 << 10
  private static let headerLimit = 64

  private var bytes: [UInt8] = []

  /// Whether a request has begun.
  var hasBegun: Bool { !bytes.isEmpty }

  mutating func add(_ new: some Sequence<UInt8>) { bytes += new }

  /// The next request; what it took is forgotten.
  mutating func next() -> Outcome {
    let end = endOfHead()
    guard !hasBareLineBreak(before: end ?? min(bytes.count, Self.headLimit)) else {
      return .refused(.badRequest, "lines end with CR and LF")
    }
    guard let end else {
      return bytes.count > Self.headLimit
        ? .refused(.headersTooLarge, "the headers are too long") : .unfinished
    }
    guard end <= Self.headLimit else {
      return .refused(.headersTooLarge, "the headers are too long")
    }
    let head: Head
    switch Self.head(bytes[..<end]) {
    case .failure(let refusal): return .refused(refusal.status, refusal.words)
    case .success(let read): head = read
    }
    let start = end + 4
    guard bytes.count >= start + head.length else { return .unfinished }
    let body = Array(bytes[start..<start + head.length])
    bytes.removeFirst(start + head.length)
    return .request(
      RawRequest(method: head.method, target: head.target, headers: head.headers, body: body)
    )
  }

  /// The place of the empty line that ends the head.
  private func endOfHead() -> Int? {
    let most = min(bytes.count, Self.headLimit + 4)
    guard most >= 4 else { return nil }
    return (0...most - 4).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }
  }

  /// Whether a CR without LF, or an LF without CR, stands before `end` (RFC 9112, 2.2; RFC 9110, 5.5).
  private func hasBareLineBreak(before end: Int) -> Bool {
    bytes[..<end].indices.contains { place in
      switch bytes[place] {
      case 10: place == 0 || bytes[place - 1] != 13
      case 13: place + 1 < bytes.count && bytes[place + 1] != 10
      default: false
      }
    }
  }

  private struct Head {
    let method, target: String
    let headers: [(name: String, value: String)]
    let length: Int
  }

  private struct Refusal: Error {
    let status: PreviewResponse.Status
    let words: String
  }

  private static func head(_ bytes: ArraySlice<UInt8>) -> Result<Head, Refusal> {
    // Printable ASCII and line breaks; a browser sends nothing else.
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 13 || $0 == 10 || $0 == 9 }) else {
      return .failure(Refusal(status: .badRequest, words: "the headers are no ASCII"))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/") else {
      return .failure(Refusal(status: .badRequest, words: "the first line is no request"))
    }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
      return .failure(Refusal(status: .versionNotSupported, words: "HTTP/1.1 is spoken here"))
    }
    guard words[1].utf8.count <= targetLimit else {
      return .failure(Refusal(status: .addressTooLong, words: "the address is too long"))
    }
    guard lines.count <= headerLimit else {
      return .failure(Refusal(status: .headersTooLarge, words: "there are too many headers"))
    }
    var headers: [(name: String, value: String)] = []
    for line in lines {
      guard let header = header(line) else {
        return .failure(Refusal(status: .badRequest, words: "a line is no header"))
      }
      headers.append(header)
    }
    return length(String(words[0]), headers).map { length in
      Head(
        method: String(words[0]),
        target: String(words[1]),
        headers: headers,
        length: length
      )
    }
  }

  private static func header(_ line: Substring) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    else { return nil }
    var value = line[line.index(after: colon)...]
    while value.first == " " || value.first == "\t" { value.removeFirst() }
    while value.last == " " || value.last == "\t" { value.removeLast() }
    return (name.lowercased(), String(value))
  }

  /// The bytes of the body that follow.
  private static func length(
    _ method: String,
    _ headers: [(name: String, value: String)]
  ) -> Result<Int, Refusal> {
    for name in ["host", "origin", "content-length", "content-type"] {
      guard headers.count(where: { $0.name == name }) <= 1 else {
        return .failure(Refusal(status: .badRequest, words: "'\(name)' is there twice"))
      }
    }
    guard !headers.contains(where: { $0.name == "transfer-encoding" }) else {
      return .failure(Refusal(status: .lengthRequired, words: "a body comes with its length"))
    }
    guard let text = headers.first(where: { $0.name == "content-length" })?.value else {
      guard method != "POST" else {
        return .failure(Refusal(status: .lengthRequired, words: "a body comes with its length"))
      }
      return .success(0)
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return .failure(Refusal(status: .badRequest, words: "'content-length' is a number"))
    }
    // Too many digits for a number are too many bytes.
    guard let count = Int(text), count <= bodyLimit else {
      return .failure(Refusal(status: .contentTooLarge, words: "the body is too long"))
    }
    return .success(count)
  }
}
