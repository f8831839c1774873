// The requests that are refused, and why.

import NIOHTTP1
import Raster

extension HTTPRequestHead {
  /// The answer to a request that the server does not take; nil for a request that it does.
  var refusal: PictureAnswer? {
    guard method == .GET || method == .HEAD else {
      let answer = PictureAnswer.failure(405, "the server has GET and HEAD only")
      return PictureAnswer(
        status: answer.status,
        fields: answer.fields + [.init("allow", "GET, HEAD")],
        body: answer.body
      )
    }
    guard uri.hasPrefix("/"), uri.utf8.allSatisfy({ $0 > 32 && $0 < 127 }) else {
      return .failure(400, "the target of the request must be a path in ASCII")
    }
    guard headers.count <= 64 else { return .failure(400, "the request has over 64 fields") }
    let hosts = headers["host"].count
    guard hosts == 1 || hosts == 0 && version == .http1_0 else {
      return .failure(400, "the request must have one field 'host'")
    }
    guard !headers.contains(name: "transfer-encoding"),
      headers["content-length"].allSatisfy({ $0 == "0" })
    else { return .failure(413, "the request must not have a body") }
    return nil
  }
}

extension PictureAnswer {
  /// The answer to bytes that are no request.
  static func refusal(of error: HTTPParserError) -> PictureAnswer {
    switch error {
    case .headerOverflow: .failure(431, "the head of the request is too long")
    case .invalidEOFState: .failure(408, "the request took too long")
    default: .failure(400, "expected a request of HTTP/1.1")
    }
  }
}
