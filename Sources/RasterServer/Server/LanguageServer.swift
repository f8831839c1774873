// A language server that maps input bytes to output bytes, with a reading and a working thread.

import RasterCommands
import RasterSyntax
import Synchronization

/// A language server for `.raster` files, over any pair of streams.
///
/// One thread calls `receive` with the bytes that have arrived; the call never waits for a check.
/// `send` is called with complete messages by that thread and by the worker, one call at a time.
package final class LanguageServer: Sendable {
  enum Phase: Sendable { case new, initialized, shutDown, exited(Int32) }

  struct State: Sendable {
    var reader = MessageReader()
    var phase = Phase.new
    var snapshot = Snapshot()
    var nextStamp = 0
  }

  let state = Mutex(State())
  let queue = WorkQueue()
  private let delay: TimeInterval
  private let output: Mutex<@Sendable ([UInt8]) -> Void>

  /// Starts a server; a check for diagnostics begins `delay` seconds after the last change.
  ///
  /// The delay combines changes that arrive together. While the user types, checks of outdated text
  /// are cancelled. In a file of 5,000 lines, diagnostics are ready 45 ms after a change, or 37 ms
  /// if it contains a mistake. Throws if the system cannot start the worker's thread.
  package init(
    delay: TimeInterval = 0.003,
    send: @escaping @Sendable ([UInt8]) -> Void
  ) throws(Failure) {
    self.delay = delay
    output = Mutex(send)
    let (queue, output) = (queue, self)
    try Threads.start { Worker(queue: queue, server: output).run() }
  }

  /// The exit code once the client has sent `exit`: 0 after a `shutdown` request, otherwise 1.
  package var exitCode: Int32? {
    state.withLock { if case .exited(let code) = $0.phase { code } else { nil } }
  }

  /// Waits until all requests are answered and all diagnostics are sent.
  package func waitUntilQuiet() { queue.waitUntilQuiet() }

  /// Answers the pending requests and ends the worker, without sending diagnostics.
  package func waitUntilAnswered() {
    queue.end()
    queue.waitUntilQuiet()
  }

  func send(_ message: [UInt8]) { output.withLock { $0(message) } }

  // MARK: Messages

  /// Processes bytes from the client.
  package func receive(_ bytes: [UInt8]) {
    for item in state.withLock({ $0.reader.read(bytes) }) {
      guard exitCode == nil else { return }
      switch item {
      case .body(let body): receive(body: body)
      case .brokenHeader:
        refuse(RequestError(.parseError, "expected a header with Content-Length"))
      case .tooLong(let count):
        refuse(
          RequestError(
            .invalidRequest,
            "a message of \(count) bytes exceeds the limit of \(MessageReader.longestBody)"
          )
        )
      }
    }
  }

  private func receive(body: [UInt8]) {
    switch Message.read(body) {
    case .failure(let error): refuse(error)
    case .success(.response): break
    case .success(.notification(let method, let params)): notice(method, params)
    case .success(.request(let id, let method, let params)): request(id, method, params)
    }
  }

  /// Sends an error for a message that cannot be parsed.
  private func refuse(_ error: RequestError) {
    send(Outgoing.error(error, id: error.id ?? .null))
  }

  private func request(_ id: JSON, _ method: String, _ params: JSON) {
    let phase = state.withLock { $0.phase }
    switch (phase, method) {
    case (.new, "initialize"):
      let result = initialize(params)
      send(Outgoing.result(result, id: id))
    case (.new, _):
      send(
        Outgoing.error(RequestError(.serverNotInitialized, "expected 'initialize'"), id: id)
      )
    case (.shutDown, _), (.exited, _):
      send(Outgoing.error(RequestError(.invalidRequest, "the server has been shut down"), id: id))
    case (.initialized, "initialize"):
      send(
        Outgoing.error(RequestError(.invalidRequest, "'initialize' was already received"), id: id)
      )
    case (.initialized, "shutdown"):
      state.withLock { $0.phase = .shutDown }
      send(Outgoing.result(.null, id: id))
    case (.initialized, _):
      guard Method(rawValue: method) != nil else {
        let error = RequestError(.methodNotFound, "unknown method '\(method)'")
        return send(Outgoing.error(error, id: id))
      }
      let snapshot = state.withLock { $0.snapshot }
      let job = Job(id: id, method: method, params: params, snapshot: snapshot)
      guard !queue.add(job) else { return }
      send(Outgoing.error(.failed("too many pending requests"), id: id))
    }
  }

  private func notice(_ method: String, _ params: JSON) {
    if method == "exit" {
      return state.withLock { state in
        if case .shutDown = state.phase {
          state.phase = .exited(0)
        } else {
          state.phase = .exited(1)
        }
      }
    }
    guard state.withLock({ if case .initialized = $0.phase { true } else { false } }) else {
      return
    }
    do throws(RequestError) {
      switch method {
      case "initialized": registerForFiles()
      case "$/cancelRequest": cancel(params)
      case "textDocument/didOpen": try open(params)
      case "textDocument/didChange": try change(params)
      case "textDocument/didClose": try close(params)
      case "textDocument/didSave", "workspace/didChangeWatchedFiles": lookAtDisk()
      case "workspace/didChangeWorkspaceFolders": changeFolders(params)
      default: break
      }
    } catch {
      let message: JSON = .string("\(method): \(error.message)")
      send(Outgoing.notification("window/logMessage", .object(["type": 1, "message": message])))
    }
  }

  private func cancel(_ params: JSON) {
    guard let id = params["id"], queue.cancel(id) else { return }
    send(Outgoing.error(RequestError(.requestCancelled, "cancelled"), id: id))
  }

  /// Requests diagnostics for the current documents.
  func requestReport() {
    let snapshot = state.withLock { $0.snapshot }
    queue.requestReport(snapshot, after: delay)
  }
}
