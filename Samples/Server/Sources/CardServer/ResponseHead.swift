// The head of a response: its fields, the date, and whether the connection stays open.

import Foundation
import NIOHTTP1
import Raster

extension HTTPResponseHead {
  init(_ answer: RasterResponse, isKeptAlive: Bool) {
    var headers = HTTPHeaders()
    headers.reserveCapacity(answer.headers.count + 2)
    for field in answer.headers { headers.add(name: field.name, value: field.value) }
    headers.add(name: "date", value: Self.date)
    headers.add(name: "connection", value: isKeptAlive ? "keep-alive" : "close")
    self.init(version: .http1_1, status: .init(statusCode: answer.status), headers: headers)
  }

  /// The current date, as in `Sat, 28 Nov 2026 12:00:00 GMT`.
  private static var date: String {
    var (seconds, parts) = (time(nil), tm())
    gmtime_r(&seconds, &parts)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
      guard let start = text.baseAddress else { return "" }
      strftime(start, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
      return String(cString: start)
    }
  }
}
