// The event streams of open pages.

import Dispatch
import Synchronization

/// The event streams of open pages, each with the events that it has not sent yet.
///
/// It is a class because the connections' threads share it.
final class EventStreams: Sendable {
  /// The maximum number of simultaneous streams.
  static let limit = 16

  private struct Stream {
    /// The latest pending event of each name, in order of arrival.
    var events: [(name: String, data: String)] = []
    let signal: DispatchSemaphore
  }

  private struct State {
    var streams: [Int: Stream] = [:]
    var next = 0
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Sends an event to all pages.
  ///
  /// A slow page receives only the latest event of each name.
  func publish(_ name: String, _ data: String) {
    state.withLock { state in
      for key in state.streams.keys {
        state.streams[key]?.events.removeAll { $0.name == name }
        state.streams[key]?.events.append((name, data))
        state.streams[key]?.signal.signal()
      }
    }
  }

  /// Ends all streams.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for stream in state.streams.values { stream.signal.signal() }
    }
  }

  /// Whether another stream can be opened.
  var hasRoom: Bool { state.withLock { $0.streams.count < Self.limit && !$0.isClosed } }

  /// Sends events over a connection until it breaks or all streams are closed.
  func serve(_ socket: LoopbackSocket, first: [(name: String, data: String)]) {
    let signal = DispatchSemaphore(value: 0)
    let key = state.withLock { state in
      state.next += 1
      state.streams[state.next] = Stream(events: first, signal: signal)
      return state.next
    }
    defer { state.withLock { _ = $0.streams.removeValue(forKey: key) } }
    guard socket.send(PreviewResponse.eventStream) else { return }
    var quiet = 0
    while true {
      let (events, isClosed) = state.withLock { state in
        defer { state.streams[key]?.events = [] }
        return (state.streams[key]?.events ?? [], state.isClosed)
      }
      if isClosed { return }
      for event in events {
        quiet = 0
        let text = "event: \(event.name)\ndata: \(event.data)\n\n"
        guard socket.send(Array(text.utf8)) else { return }
      }
      if signal.wait(timeout: .now() + 1) == .timedOut {
        quiet += 1
        // A closed page makes the connection readable at its end, or breaks it at the next line
        // sent.
        if socket.isReadable(within: 0), socket.read().isEmpty { return }
        if quiet.isMultiple(of: 15), !socket.send(Array(": still here\n\n".utf8)) { return }
      }
    }
  }
}
