// The limits on time, size and number for clients.

import Foundation
import NIOCore

/// The limits for one client, and for all clients together.
struct ServerLimits: Sendable {
  /// The number of open connections; further ones are answered with 503.
  let connections: Int
  /// The number of open connections per address; behind a proxy, all clients have the proxy's address.
  let connectionsPerAddress: Int
  /// The number of connections beyond the limits that are answered with 503 at a time.
  let refusals = 16
  /// The number of requests per connection; the last is answered with `connection: close`.
  let requestsPerConnection = 10_000
  /// The bytes of the names and values of a request's fields, and of its target.
  let headBytes = 8192
  /// The bytes of all answers that clients have not received yet.
  let unsentBytes = 64 << 20

  /// The time from the first byte of a request to the end of its head.
  let headTime = TimeAmount.seconds(5)
  /// The time for which a connection may be open without a byte from the client.
  let idleTime = TimeAmount.seconds(15)
  /// The time in which an answer must be drawn.
  let drawingTime = TimeAmount.seconds(5)
  /// The time for which no connection is accepted after the process has run out of file descriptors.
  let acceptPause = TimeAmount.milliseconds(100)
  /// The time for a client to read the last answer before the connection is closed.
  let lingerTime = TimeAmount.seconds(1)
  /// The time for requests to finish after a stop signal.
  let stopTime = TimeAmount.seconds(9)

  /// The time for a client to receive an answer: 5 seconds, plus 1 second for each 16 kB.
  func writeTime(_ bytes: Int) -> TimeAmount { .seconds(5) + .milliseconds(Int64(bytes / 16)) }

  /// The limits that the process supports, with `CARD_CONNECTIONS` and `CARD_CONNECTIONS_PER_ADDRESS` if set.
  init(environment: [String: String]) {
    // Files, the event loop, and refused connections.
    let reserve = 32
    let most = min(4096, Self.descriptors(4096 + reserve) - reserve)
    let asked = environment["CARD_CONNECTIONS"].flatMap(Int.init) ?? most
    connections = max(1, min(asked, most))
    let perAddress = environment["CARD_CONNECTIONS_PER_ADDRESS"].flatMap(Int.init)
    connectionsPerAddress = perAddress ?? max(1, min(256, connections / 2))
  }

  /// Raises the limit of file descriptors to `count` if possible, and returns the new limit.
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
