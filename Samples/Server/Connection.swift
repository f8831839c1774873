// One connection: requests one after the other, each within a time, and their answers.

import Foundation
import Raster

/// A connection with a client, on a thread of its own.
struct Connection: Sendable {
  private let descriptor: Int32
  /// The seconds in which a request is to be there, and an answer to be taken.
  private static let seconds = 5
  /// The requests of one connection, of which the last is told so.
  private static let requests = 10_000

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    var time = timeval(tv_sec: Self.seconds, tv_usec: 0)
    let length = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, length)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, length)
  }

  /// Answers requests until the client closes, is silent, or sends what is none.
  func serve(_ routes: Routes) {
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    for number in 1...Self.requests {
      do throws(HTTPRequest.Refusal) {
        guard let head = try nextHead(&bytes) else { return }
        let request = try HTTPRequest(head)
        let isKeptAlive = request.isKeptAlive && number < Self.requests
        guard write(answer(request, routes), isKeptAlive: isKeptAlive), isKeptAlive else { return }
      } catch {
        _ = write(.failure(error.status, error.words), isKeptAlive: false)
        return
      }
    }
  }

  /// Says why nothing is served, and closes.
  func refuse(_ status: Int, _ words: String) {
    _ = write(.failure(status, words), isKeptAlive: false)
    close(descriptor)
  }

  /// The bytes up to the next empty line, which leave `bytes`; nil where the client has closed.
  private func nextHead(_ bytes: inout [UInt8]) throws(HTTPRequest.Refusal) -> ArraySlice<UInt8>? {
    let end = Array("\r\n\r\n".utf8)
    let start = ContinuousClock.now
    var searched = 0
    while true {
      // From where an end may begin that was not there before.
      if let place = bytes[searched...].firstRange(of: end) {
        let head = bytes[..<place.lowerBound]
        bytes = Array(bytes[place.upperBound...])
        return head
      }
      guard bytes.count < HTTPRequest.limit else { throw .init(431, "the request is too long") }
      searched = max(0, bytes.count - 3)
      guard ContinuousClock.now - start < .seconds(Self.seconds) else {
        throw .init(408, "the request took too long")
      }
      let read = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { memory in
        let count = recv(descriptor, memory.baseAddress, memory.count, 0)
        if count > 0 { bytes += memory[..<count] }
        return count
      }
      guard read > 0 else { return nil }
    }
  }

  /// Waits for the answer, which is made on the threads that all tasks share.
  private func answer(_ request: HTTPRequest, _ routes: Routes) -> PictureAnswer {
    let box = AnswerBox()
    Task {
      box.answer = await routes.answer(request)
      box.isThere.signal()
    }
    box.isThere.wait()
    let answer = box.answer ?? .failure(500, "there is no answer")
    return request.method == "HEAD"
      ? PictureAnswer(status: answer.status, fields: answer.fields, body: []) : answer
  }

  /// Written before the signal, and read after it.
  private final class AnswerBox: @unchecked Sendable {
    let isThere = DispatchSemaphore(value: 0)
    var answer: PictureAnswer?
  }

  private func write(_ answer: PictureAnswer, isKeptAlive: Bool) -> Bool {
    var head = "HTTP/1.1 \(answer.status) \(Self.words[answer.status] ?? "Other")\r\n"
    for field in answer.fields { head += "\(field.name): \(field.value)\r\n" }
    head += "connection: \(isKeptAlive ? "keep-alive" : "close")\r\n\r\n"
    let bytes = Array(head.utf8) + answer.body
    var place = 0
    while place < bytes.count {
      let count = bytes.withUnsafeBytes { memory in
        send(descriptor, memory.baseAddress.map { $0 + place }, memory.count - place, 0)
      }
      guard count > 0 else { return false }
      place += count
    }
    return true
  }

  private static let words = [
    200: "OK", 304: "Not Modified", 400: "Bad Request", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 408: "Request Timeout", 413: "Content Too Large",
    422: "Unprocessable Content", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable",
  ]
}
