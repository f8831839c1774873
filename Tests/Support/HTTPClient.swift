// A client that sends bytes to the server, and reads the response.

import Foundation

/// A connection to a port on this machine.
package final class HTTPClient {
  private let descriptor: Int32
  private var received: [UInt8] = []

  package init?(port: Int) {
    #if canImport(Darwin)
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port).bigEndian)
    address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    guard result == 0 else {
      close(descriptor)
      return nil
    }
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_RCVTIMEO,
      &limit,
      socklen_t(MemoryLayout<timeval>.size)
    )
  }

  deinit { close(descriptor) }

  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    var sent = 0
    while sent < bytes.count {
      let result = bytes[sent...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, 0)
      }
      guard result > 0 else { return }
      sent += result
    }
  }

  /// Reads until the received text contains `text`; returns all of it, or nil at the end or after a
  /// timeout.
  package func read(until text: String) -> String? {
    while true {
      let all = String(decoding: received, as: UTF8.self)
      if all.contains(text) { return all }
      guard readMore() else { return nil }
    }
  }

  /// The next answer: its status, its head, and its body; nil if none arrives.
  package func answer() -> (status: Int, head: String, body: [UInt8])? {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let place = received.firstRange(of: end) {
        let head = String(decoding: received[..<place.lowerBound], as: UTF8.self)
        let lines = head.components(separatedBy: "\r\n")
        let length =
          lines.first { $0.hasPrefix("Content-Length: ") }
          .flatMap { Int($0.dropFirst("Content-Length: ".count)) } ?? 0
        while received.count < place.upperBound + length { guard readMore() else { return nil } }
        let body = Array(received[place.upperBound..<place.upperBound + length])
        received.removeFirst(place.upperBound + length)
        let words = lines[0].split(separator: " ")
        return (words.count > 1 ? Int(words[1]) ?? 0 : 0, head, body)
      }
      guard readMore() else { return nil }
    }
  }

  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    received += buffer[..<count]
    return true
  }
}
