// The requests that the server refuses, with the reasons.

import NIOHTTP1
import Raster

extension HTTPRequestHead {
  /// The answer to a refused request; nil for an accepted request.
  var refusal: RasterResponse? {
    guard method == .GET || method == .HEAD else {
      let answer = RasterResponse(status: 405, message: "the server has GET and HEAD only")
      return RasterResponse(
        status: answer.status,
        headers: answer.headers + [.init("allow", "GET, HEAD")],
        body: answer.body
      )
    }
    guard uri.hasPrefix("/"), uri.utf8.allSatisfy({ $0 > 32 && $0 < 127 }) else {
      return RasterResponse(
        status: 400,
        message: "the target of the request must be a path in ASCII"
      )
    }
    guard headers.count <= 64 else {
      return RasterResponse(status: 400, message: "the request has over 64 fields")
    }
    let hosts = headers["host"].count
    guard hosts == 1 || hosts == 0 && version == .http1_0 else {
      return RasterResponse(status: 400, message: "the request must have one field 'host'")
    }
    guard !headers.contains(name: "transfer-encoding"),
      headers["content-length"].allSatisfy({ $0 == "0" })
    else { return RasterResponse(status: 413, message: "the request must not have a body") }
    return nil
  }
}

extension RasterResponse {
  /// The answer to bytes that are not a request.
  static func refusal(of error: HTTPParserError) -> RasterResponse {
    switch error {
    case .headerOverflow:
      RasterResponse(status: 431, message: "the head of the request is too long")
    case .invalidEOFState: RasterResponse(status: 408, message: "the request took too long")
    default: RasterResponse(status: 400, message: "expected a request of HTTP/1.1")
    }
  }
}
