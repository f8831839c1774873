// The limits of time, size and number that the server sets its clients.

import Foundation
import NIOCore

/// What one client, and all clients together, may use.
struct ServerLimits: Sendable {
  /// Open connections; further ones are answered 503.
  let connections: Int
  /// Open connections of one address; behind a proxy, all clients have the proxy's address.
  let connectionsPerAddress: Int
  /// The most connections at a time beyond the limits, which are answered 503 and then closed.
  let refusals = 16
  /// Requests of one connection; the last is answered with `connection: close`.
  let requestsPerConnection = 10_000
  /// Bytes of the names and values of a request's fields, and of its target.
  let headBytes = 8192
  /// Bytes of all answers that clients have not taken yet.
  let unsentBytes = 64 << 20

  /// The time from the first byte of a request to the end of its head.
  let headTime = TimeAmount.seconds(5)
  /// The time that a connection may be open without a byte from the client.
  let idleTime = TimeAmount.seconds(15)
  /// The time in which an answer must be drawn.
  let drawingTime = TimeAmount.seconds(5)
  /// The time in which no connection is accepted, after there was no descriptor for one.
  let acceptPause = TimeAmount.milliseconds(100)
  /// The time that a client has to read the last answer before the connection is closed.
  let lingerTime = TimeAmount.seconds(1)
  /// The time in which requests are finished after a signal to stop.
  let stopTime = TimeAmount.seconds(9)

  /// The time in which a client must take an answer: 5 seconds, and 1 more for each 16 kB.
  func writeTime(_ bytes: Int) -> TimeAmount { .seconds(5) + .milliseconds(Int64(bytes / 16)) }

  /// Limits that the process can keep, with `CARD_CONNECTIONS` and `CARD_CONNECTIONS_PER_ADDRESS` if set.
  init(environment: [String: String]) {
    // Files, the event loop, and connections that are refused.
    let reserve = 32
    let most = min(4096, Self.descriptors(4096 + reserve) - reserve)
    let asked = environment["CARD_CONNECTIONS"].flatMap(Int.init) ?? most
    connections = max(1, min(asked, most))
    let perAddress = environment["CARD_CONNECTIONS_PER_ADDRESS"].flatMap(Int.init)
    connectionsPerAddress = perAddress ?? max(1, min(256, connections / 2))
  }

  /// Raises the number of descriptors that the process may open to `count`, and returns the number it may.
  private static func descriptors(_ count: Int) -> Int {
    #if canImport(Darwin)
    let resource = RLIMIT_NOFILE
    #else
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    if limit.rlim_cur < rlim_t(count) {
      limit.rlim_cur = min(rlim_t(count), limit.rlim_max)
      _ = setrlimit(resource, &limit)
      _ = getrlimit(resource, &limit)
    }
    return Int(clamping: limit.rlim_cur)
  }
}
