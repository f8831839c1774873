// A small editor that talks to a language server as a client does, and stores the answers.

import RasterServer
import RasterSyntax
import Synchronization

/// An editor with a language server in the same process, which communicates in bytes only.
package final class EditorClient: Sendable {
  private let server: LanguageServer
  private let heard = Heard()
  private let nextID = Mutex(1)

  /// The server's messages; a class, since its thread adds to it.
  private final class Heard: Sendable {
    private let state = Mutex((reader: MessageReader(), messages: [JSON]()))

    func add(_ bytes: [UInt8]) {
      state.withLock { state in
        for case .body(let body) in state.reader.read(bytes) {
          if let json = JSON(body) { state.messages.append(json) }
        }
      }
    }

    var messages: [JSON] { state.withLock { $0.messages } }

    /// Discards all messages except the last reports of each file.
    func forget() {
      state.withLock { state in
        var last: [String: JSON] = [:]
        for message in state.messages {
          if message["method"] == "textDocument/publishDiagnostics",
            let address = message["params"]?["uri"]?.string
          {
            last[address] = message
          }
        }
        state.messages = last.sorted { $0.key < $1.key }.map { $0.value }
      }
    }
  }

  package init() {
    let heard = heard
    do { server = try LanguageServer(delay: 0) { heard.add($0) } } catch {
      preconditionFailure("\(error)")
    }
  }

  deinit { server.waitUntilAnswered() }

  package var exitCode: Int32? { server.exitCode }

  /// All messages, in order.
  package var messages: [JSON] { heard.messages }

  /// Discards answers, so that long sessions take no more memory than short ones.
  package func forget() { heard.forget() }

  package func waitUntilQuiet() { server.waitUntilQuiet() }

  // MARK: Messages

  package func send(bytes: [UInt8]) { server.receive(bytes) }

  package func send(body: String) {
    send(bytes: Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  package func notify(_ method: String, _ params: JSON) {
    send(json: .members(["jsonrpc": "2.0", "method": .string(method), "params": params]))
  }

  /// Sends a request without waiting for its answer; returns its number.
  @discardableResult
  package func begin(_ method: String, _ params: JSON) -> Int {
    let id = nextID.withLock { id in
      defer { id += 1 }
      return id
    }
    send(
      json: .members([
        "jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params,
      ])
    )
    return id
  }

  /// The complete answer to a request.
  package func answer(_ method: String, _ params: JSON) -> JSON? {
    let id = begin(method, params)
    server.waitUntilQuiet()
    return answer(to: id)
  }

  package func answer(to id: Int) -> JSON? {
    messages.last { $0["id"] == .int(id) && $0["method"] == nil }
  }

  /// The result of a request; nil if it failed.
  package func request(_ method: String, _ params: JSON) -> JSON? {
    answer(method, params)?["result"]
  }

  private func send(json: JSON) { send(body: String(decoding: json.bytes, as: UTF8.self)) }

  // MARK: Documents

  /// Begins a session; returns the server's capabilities.
  @discardableResult
  package func initialize(
    encodings: [String] = [],
    folder: String? = nil,
    capabilities: [String: JSON] = [:]
  ) -> JSON? {
    var all = capabilities
    all["general"] = .members(["positionEncodings": .array(encodings.map { .string($0) })])
    let members = all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let result = request(
      "initialize",
      .members([
        "capabilities": .members(members),
        "rootUri": folder.map { .string("file://" + $0) } ?? .null,
      ])
    )
    notify("initialized", .members([]))
    return result
  }

  package func open(_ path: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      .members([
        "textDocument": .members([
          "uri": .string("file://" + path), "languageId": "raster", "version": .int(version),
          "text": .string(text),
        ])
      ])
    )
  }

  package func change(_ path: String, version: Int, _ changes: [JSON]) {
    notify(
      "textDocument/didChange",
      .members([
        "textDocument": .members([
          "uri": .string("file://" + path), "version": .int(version),
        ]),
        "contentChanges": .array(changes),
      ])
    )
  }

  package func close(_ path: String) {
    notify("textDocument/didClose", .members(["textDocument": Self.document(path)]))
  }

  package static func document(_ path: String) -> JSON {
    .members(["uri": .string("file://" + path)])
  }

  package static func position(_ line: Int, _ character: Int) -> JSON {
    .members(["line": .int(line), "character": .int(character)])
  }

  package static func range(_ start: JSON, _ end: JSON) -> JSON {
    .members(["start": start, "end": end])
  }

  /// The last reports of a file; nil if there are none.
  package func reports(of path: String) -> JSON? {
    messages.last {
      $0["method"] == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"] == .string("file://" + path)
    }?["params"]
  }
}

extension JSON {
  package static func members(_ members: KeyValuePairs<String, JSON>) -> JSON {
    .object(members.map { Member($0.key, $0.value) })
  }

  package static func members(_ members: [(String, JSON)]) -> JSON {
    .object(members.map { Member($0.0, $0.1) })
  }

  /// Parses a JSON text.
  package init?(_ body: [UInt8]) {
    let tree = parse(SourceFile(id: FileID(0), path: "message.json", bytes: body))
    guard let value = tree.json else { return nil }
    self.init(value)
  }
}
