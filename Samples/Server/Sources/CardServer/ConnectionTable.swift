// The open connections: their numbers, in total and by address, and closing them at shutdown.

import NIOCore
import Synchronization

/// Counts connections, in total and by client address, and the bytes of answers not yet read by clients.
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

  /// Returns whether a connection is within the limits; it is counted until it closes.
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

  /// Returns whether a file descriptor can be spared until the client has read the refusal.
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

  /// Returns whether there is memory for an answer, and reserves it until `release`.
  func reserve(bytes: Int) -> Bool {
    state.withLock { state in
      guard state.unsentBytes + bytes <= limits.unsentBytes else { return false }
      state.unsentBytes += bytes
      return true
    }
  }

  func release(bytes: Int) { state.withLock { $0.unsentBytes -= bytes } }

  /// Closes idle connections, and the others after their current answer.
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
