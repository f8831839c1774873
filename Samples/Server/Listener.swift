// The socket that waits for connections, and how many of them are served at a time.

import Foundation
import Synchronization

/// A socket that listens on this machine.
final class Listener: Sendable {
  let port: UInt16
  private let socket: Int32
  /// The connections that are served now.
  private let count = Mutex(0)

  struct Failure: Error {
    let call: String
    let code: Int32
  }

  init(port: UInt16) throws(Failure) {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = Foundation.socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, length) == 0 && listen(descriptor, 128) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isBound else { throw Failure(call: "bind", code: errno) }
    (socket, self.port) = (descriptor, UInt16(bigEndian: address.sin_port))
  }

  /// Serves connections, each on a thread of its own, until the process ends.
  ///
  /// Of more than `connections` at a time the rest are told so at once and closed.
  func serve(_ routes: Routes, connections: Int) -> Never {
    while true {
      let descriptor = accept(socket, nil, nil)
      guard descriptor >= 0 else {
        // Too many files are open, or a client has left before it was met.
        usleep(1000)
        continue
      }
      let isAdmitted = count.withLock { count in
        guard count < connections else { return false }
        count += 1
        return true
      }
      let connection = Connection(descriptor)
      guard isAdmitted else {
        connection.refuse(503, "too many connections")
        continue
      }
      Thread.detachNewThread {
        connection.serve(routes)
        self.count.withLock { $0 -= 1 }
      }
    }
  }
}
