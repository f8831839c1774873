// A response of the server: a status, a media type and a body.

/// A response to a request.
package struct PreviewResponse: Sendable {
  /// The statuses that the server sends.
  package enum Status: Int, Sendable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case requestTimeout = 408
    case conflict = 409
    case lengthRequired = 411
    case contentTooLarge = 413
    case addressTooLong = 414
    case unsupportedMediaType = 415
    case misdirectedRequest = 421
    case unprocessableContent = 422
    case headersTooLarge = 431
    case serviceUnavailable = 503
    case versionNotSupported = 505

    /// The reason phrase, which only people read.
    var reasonPhrase: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .requestTimeout: "Request Timeout"
      case .conflict: "Conflict"
      case .lengthRequired: "Length Required"
      case .contentTooLarge: "Content Too Large"
      case .addressTooLong: "URI Too Long"
      case .unsupportedMediaType: "Unsupported Media Type"
      case .misdirectedRequest: "Misdirected Request"
      case .unprocessableContent: "Unprocessable Content"
      case .headersTooLarge: "Request Header Fields Too Large"
      case .serviceUnavailable: "Service Unavailable"
      case .versionNotSupported: "HTTP Version Not Supported"
      }
    }
  }

  package enum Kind: String, Sendable {
    case html = "text/html; charset=utf-8"
    case json = "application/json"
    case png = "image/png"
    case bytes = "application/octet-stream"
    case text = "text/plain; charset=utf-8"
  }

  package let status: Status
  package let kind: Kind
  package let body: [UInt8]
  /// Whether the bytes at this address never change.
  package var isLasting = false
  /// The content security policy, for a page.
  package var policy: String?

  package init(_ status: Status = .ok, _ kind: Kind, _ body: [UInt8]) {
    (self.status, self.kind, self.body) = (status, kind, body)
  }

  /// An error response with a message for people.
  package static func refused(_ status: Status, _ message: String) -> PreviewResponse {
    PreviewResponse(status, .text, Array("\(message)\n".utf8))
  }

  /// The header section and the body.
  func bytes(closing: Bool) -> [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reasonPhrase)",
      "Content-Type: \(kind.rawValue)",
      "Content-Length: \(body.count)",
      "Cache-Control: \(isLasting ? "private, max-age=31536000, immutable" : "no-store")",
      "Connection: \(closing ? "close" : "keep-alive")",
    ]
    if status == .methodNotAllowed { lines.append("Allow: GET, POST") }
    lines += Self.guards
    if let policy { lines.append("Content-Security-Policy: \(policy)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }

  /// Headers that prevent other pages from reading responses, and browsers from guessing types.
  private static let guards = [
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Cross-Origin-Resource-Policy: same-origin",
    "Cross-Origin-Opener-Policy: same-origin",
  ]

  /// The header section of an event stream, which has no length.
  static let eventStream = Array(
    (([
      "HTTP/1.1 200 OK", "Content-Type: text/event-stream", "Cache-Control: no-store",
      "Connection: close",
    ] + guards).joined(separator: "\r\n") + "\r\n\r\n").utf8
  )
}
