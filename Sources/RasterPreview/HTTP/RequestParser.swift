// Parses HTTP/1.1 requests, within limits.

/// A request as received, before access control.
struct RawRequest: Sendable {
  let method: String
  /// The path and query.
  let target: String
  /// The headers in order, with names in lower case.
  let headers: [(name: String, value: String)]
  let body: [UInt8]

  /// The value of a header; the headers that the server reads occur at most once.
  subscript(name: String) -> String? { headers.first { $0.name == name }?.value }

  /// Whether the client asks to close the connection after this response.
  var isClosing: Bool { self["connection"]?.lowercased() == "close" }
}

/// Parses successive requests.
struct RequestParser {
  enum Outcome {
    /// More bytes are needed.
    case unfinished
    case request(RawRequest)
    /// The bytes are not an acceptable request, and reading stops.
    case refused(PreviewResponse.Status, String)
  }

  /// The maximum bytes of the request line with headers, of the target, and of the body.
  static let headLimit = 16 << 10
  static let targetLimit = 8 << 10
  static let bodyLimit = 64 << 10
  private static let headerLimit = 64

  private var bytes: [UInt8] = []

  /// Whether a request has started.
  var hasBegun: Bool { !bytes.isEmpty }

  mutating func add(_ new: some Sequence<UInt8>) { bytes += new }

  /// Returns the next request and removes its bytes.
  mutating func next() -> Outcome {
    let end = endOfHead()
    guard !hasBareLineBreak(before: end ?? min(bytes.count, Self.headLimit)) else {
      return .refused(.badRequest, "lines must end with CR and LF")
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
    case .failure(let refusal): return .refused(refusal.status, refusal.message)
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

  /// The offset of the empty line that ends the headers.
  private func endOfHead() -> Int? {
    let most = min(bytes.count, Self.headLimit + 4)
    guard most >= 4 else { return nil }
    return (0...most - 4).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }
  }

  /// Whether a lone CR or LF occurs before `end` (RFC 9112, 2.2; RFC 9110, 5.5).
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
    let message: String
  }

  private static func head(_ bytes: ArraySlice<UInt8>) -> Result<Head, Refusal> {
    // Accept printable ASCII, tabs and line breaks; browsers send nothing else.
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 13 || $0 == 10 || $0 == 9 }) else {
      return .failure(Refusal(status: .badRequest, message: "the headers are not ASCII"))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let parts = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasPrefix("HTTP/") else {
      return .failure(Refusal(status: .badRequest, message: "the first line is not a request"))
    }
    guard parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
      return .failure(Refusal(status: .versionNotSupported, message: "only HTTP/1.1 is supported"))
    }
    guard parts[1].utf8.count <= targetLimit else {
      return .failure(Refusal(status: .addressTooLong, message: "the address is too long"))
    }
    guard lines.count <= headerLimit else {
      return .failure(Refusal(status: .headersTooLarge, message: "there are too many headers"))
    }
    var headers: [(name: String, value: String)] = []
    for line in lines {
      guard let header = header(line) else {
        return .failure(Refusal(status: .badRequest, message: "invalid header line"))
      }
      headers.append(header)
    }
    return length(String(parts[0]), headers).map { length in
      Head(
        method: String(parts[0]),
        target: String(parts[1]),
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

  /// The length of the following body.
  private static func length(
    _ method: String,
    _ headers: [(name: String, value: String)]
  ) -> Result<Int, Refusal> {
    for name in ["host", "origin", "content-length", "content-type"] {
      guard headers.count(where: { $0.name == name }) <= 1 else {
        return .failure(Refusal(status: .badRequest, message: "the header '\(name)' is repeated"))
      }
    }
    guard !headers.contains(where: { $0.name == "transfer-encoding" }) else {
      return .failure(Refusal(status: .lengthRequired, message: "'content-length' is required"))
    }
    guard let text = headers.first(where: { $0.name == "content-length" })?.value else {
      guard method != "POST" else {
        return .failure(Refusal(status: .lengthRequired, message: "'content-length' is required"))
      }
      return .success(0)
    }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return .failure(Refusal(status: .badRequest, message: "'content-length' must be a number"))
    }
    // A number too large for `Int` also exceeds the limit.
    guard let count = Int(text), count <= bodyLimit else {
      return .failure(Refusal(status: .contentTooLarge, message: "the body is too long"))
    }
    return .success(count)
  }
}
