// The pages that listen for changes.

import Dispatch
import Synchronization

/// The pages that listen, each with what it has not been told yet.
///
/// A class, since threads of connections share it.
final class EventStreams: Sendable {
  /// The most pages that listen at a time.
  static let limit = 16

  private struct Stream {
    /// The last event of each name, in the order in which they came.
    var events: [(name: String, data: String)] = []
    let signal: DispatchSemaphore
  }

  private struct State {
    var streams: [Int: Stream] = [:]
    var next = 0
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Tells all pages; of events of one name a page is told the last, however slow it is.
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

  /// Whether another page may listen.
  var hasRoom: Bool { state.withLock { $0.streams.count < Self.limit && !$0.isClosed } }

  /// Sends events over a connection until it breaks, or all are closed.
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
        // A page that has gone leaves an end to read, or breaks at the next line.
        if socket.isReadable(within: 0), socket.read().isEmpty { return }
        if quiet.isMultiple(of: 15), !socket.send(Array(": still here\n\n".utf8)) { return }
      }
    }
  }
}
