// Access control: only the page that the server delivered may send requests.

/// Decides which requests are answered.
///
/// Any page open in a browser can send requests to this machine, and a foreign host name can
/// resolve to it. Therefore the address contains an unguessable token, `Host` must name the server
/// itself, and a request with an origin must come from the server's own page.
struct PreviewGate: Sendable {
  let token: String
  /// The accepted values of `Host`: `127.0.0.1:8123` and `localhost:8123`.
  private let hosts: [String]

  init(token: String, port: Int) {
    self.token = token
    hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
  }

  enum Verdict {
    case admitted(PreviewRequest)
    case refused(PreviewResponse)
  }

  func judge(_ raw: RawRequest) -> Verdict {
    guard let method = PreviewRequest.Method(rawValue: raw.method) else {
      return .refused(.refused(.methodNotAllowed, "only GET and POST are supported"))
    }
    guard let host = raw["host"] else {
      return .refused(.refused(.badRequest, "the header 'host' is required"))
    }
    guard hosts.contains(host.lowercased()) else {
      return .refused(.refused(.misdirectedRequest, "the host is not this server"))
    }
    if let origin = raw["origin"], origin.lowercased() != "http://\(host.lowercased())" {
      return .refused(.refused(.forbidden, "the request comes from another page"))
    }
    if let site = raw["sec-fetch-site"], site != "same-origin", site != "none" {
      return .refused(.refused(.forbidden, "the request comes from another page"))
    }
    if method == .post, raw["content-type"] != PreviewResponse.Kind.json.rawValue {
      return .refused(.refused(.unsupportedMediaType, "the body of a POST must be JSON"))
    }
    return path(of: raw, method)
  }

  /// The path after the token.
  private func path(of raw: RawRequest, _ method: PreviewRequest.Method) -> Verdict {
    let parts = raw.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0]
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard isPlain, path.hasPrefix("/"), !names.contains("."), !names.contains("..") else {
      return .refused(.refused(.badRequest, "invalid path"))
    }
    guard names.count >= 2, isToken(names[1]) else {
      return .refused(.refused(.forbidden, "open the address that 'rasterc preview' printed"))
    }
    guard let values = PreviewRequest.values(of: parts.count > 1 ? parts[1] : "") else {
      return .refused(.refused(.badRequest, "the address has an invalid escape"))
    }
    return .admitted(
      PreviewRequest(
        method: method,
        path: names.dropFirst(2).map { "/" + $0 }.joined(),
        values: values,
        body: raw.body
      )
    )
  }

  /// Compares in constant time, independent of the number of correct characters.
  private func isToken(_ text: Substring) -> Bool {
    guard text.utf8.count == token.utf8.count else { return false }
    var difference: UInt8 = 0
    for (left, right) in zip(text.utf8, token.utf8) { difference |= left ^ right }
    return difference == 0
  }
}
