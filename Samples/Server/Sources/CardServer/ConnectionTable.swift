// The open connections: how many there are, of which address, and how they are closed at the end.

import NIOCore
import Synchronization

/// Counts connections, in all and by client address, and the bytes of answers that clients have not read yet.
final class ConnectionTable: Sendable {
  let limits: ServerLimits
  private let state = Mutex(State())

  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var counts: [String: Int] = [:]
    var refusals = 0
    var unsentBytes = 0
    var isStopping = false
  }

  init(limits: ServerLimits) { self.limits = limits }

  /// Whether a connection is within the limits; it is counted until it closes.
  func admit(_ channel: any Channel) -> Bool {
    let address = channel.remoteAddress?.ipAddress ?? ""
    let isAdmitted = state.withLock { state in
      let count = state.counts[address, default: 0]
      guard state.channels.count < limits.connections, count < limits.connectionsPerAddress,
        !state.isStopping
      else { return false }
      state.channels[ObjectIdentifier(channel)] = channel
      state.counts[address] = count + 1
      return true
    }
    guard isAdmitted else { return false }
    channel.closeFuture.whenComplete { _ in
      self.state.withLock { state in
        state.channels[ObjectIdentifier(channel)] = nil
        let count = state.counts[address, default: 0] - 1
        state.counts[address] = count > 0 ? count : nil
      }
    }
    return true
  }

  /// Whether there is a descriptor to spare until the client has read its refusal.
  func admitRefusal(_ channel: any Channel) -> Bool {
    let isAdmitted = state.withLock { state in
      guard state.refusals < limits.refusals else { return false }
      state.refusals += 1
      return true
    }
    guard isAdmitted else { return false }
    channel.closeFuture.whenComplete { _ in self.state.withLock { $0.refusals -= 1 } }
    return true
  }

  /// Whether there is memory for an answer, which is held until `release`.
  func reserve(bytes: Int) -> Bool {
    state.withLock { state in
      guard state.unsentBytes + bytes <= limits.unsentBytes else { return false }
      state.unsentBytes += bytes
      return true
    }
  }

  func release(bytes: Int) { state.withLock { $0.unsentBytes -= bytes } }

  /// Closes connections that are idle, and the others after the answer that they wait for.
  func quiesce(on loop: any EventLoop) -> EventLoopFuture<Void> {
    let channels = state.withLock { state in
      state.isStopping = true
      return Array(state.channels.values)
    }
    for channel in channels {
      channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
    return .andAllComplete(channels.map(\.closeFuture), on: loop)
  }
}
