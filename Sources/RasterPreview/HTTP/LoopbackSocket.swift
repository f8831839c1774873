// Sockets on the loopback address, with time limits for reading and writing.

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The reason why the server cannot run.
package struct PreviewError: Error {
  package let reason: String

  /// The system's message for the error of the last call.
  static var ofLastCall: PreviewError { PreviewError(reason: String(cString: strerror(errno))) }
}

/// A socket, which its owner closes.
struct LoopbackSocket: Sendable {
  let descriptor: Int32

  func close() { _ = closeDescriptor(descriptor) }

  #if canImport(Darwin)
  private static let stream = SOCK_STREAM
  private static let sendFlags: Int32 = 0
  #else
  private static let stream = Int32(SOCK_STREAM.rawValue)
  private static let sendFlags = Int32(MSG_NOSIGNAL)
  #endif

  /// A socket that listens on a port of 127.0.0.1, or on any free port if `port` is 0.
  static func listening(at port: Int) throws(PreviewError) -> (socket: LoopbackSocket, port: Int) {
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw .ofLastCall }
    let result = LoopbackSocket(descriptor: descriptor)
    do throws(PreviewError) {
      result.set(SO_REUSEADDR, to: Int32(1))
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(UInt16(port).bigEndian)
      address.sin_addr.s_addr = in_addr_t(UInt32(0x7F00_0001).bigEndian)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let bound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
      }
      guard bound == 0, listen(descriptor, 64) == 0 else { throw .ofLastCall }
      return (result, try result.port())
    } catch {
      result.close()
      throw error
    }
  }

  private func port() throws(PreviewError) -> Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard result == 0 else { throw .ofLastCall }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private func set<Value>(_ option: Int32, to value: Value) {
    withUnsafePointer(to: value) {
      _ = setsockopt(
        descriptor,
        SOL_SOCKET,
        option,
        $0,
        socklen_t(MemoryLayout<Value>.size)
      )
    }
  }

  /// The next connection, or `nil` if none arrives in time.
  func accept(within milliseconds: Int) -> LoopbackSocket? {
    guard isReadable(within: milliseconds) else { return nil }
    let connection = acceptConnection(descriptor)
    guard connection >= 0 else {
      // If no descriptor is available, the socket stays readable, so wait before the next attempt.
      if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
        usleep(useconds_t(milliseconds) * 1000)
      }
      return nil
    }
    let result = LoopbackSocket(descriptor: connection)
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    var one: Int32 = 1
    setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(4))
    #if canImport(Darwin)
    result.set(SO_NOSIGPIPE, to: Int32(1))
    #endif
    // Drop clients that do not receive their data within 10 seconds.
    result.set(SO_SNDTIMEO, to: timeval(tv_sec: 10, tv_usec: 0))
    return result
  }

  /// Whether bytes or the end of the stream arrive in time.
  func isReadable(within milliseconds: Int) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return waitForEvents(&poll, Int32(clamping: milliseconds)) > 0
  }

  /// The available bytes, or none at the end or if the connection is broken.
  func read() -> [UInt8] {
    let capacity = 16 << 10
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var result: Int
      repeat {
        result = recv(descriptor, buffer.baseAddress, capacity, 0)
      } while result < 0
        && errno == EINTR
      count = max(result, 0)
    }
  }

  /// Ends the sending side and briefly discards incoming bytes.
  ///
  /// Closing the connection immediately could discard the last response.
  func finish() {
    shutdown(descriptor, Int32(SHUT_WR))
    for _ in 0..<64 where isReadable(within: 50) {
      if read().isEmpty { return }
    }
  }

  /// Sends all bytes; returns false if the connection breaks or the client does not receive them.
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let result = bytes[sent...].withUnsafeBytes { rest in
        sendBytes(to: descriptor, rest, flags: Self.sendFlags)
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { return false }
      sent += result
    }
    return true
  }
}

// Wrappers of system calls whose names the socket's members also use.

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }

private func acceptConnection(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

private func waitForEvents(_ event: inout pollfd, _ milliseconds: Int32) -> Int32 {
  poll(&event, 1, milliseconds)
}

private func sendBytes(
  to descriptor: Int32,
  _ bytes: UnsafeRawBufferPointer,
  flags: Int32
) -> Int { send(descriptor, bytes.baseAddress, bytes.count, flags) }
