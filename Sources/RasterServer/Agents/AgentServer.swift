// A server for agents over the Model Context Protocol: line-based, one call at a time.

import RasterSyntax

/// A server that offers tools and resources to agents, over any pair of streams.
///
/// Messages are JSON-RPC 2.0, one per line. Calls are answered in order, on the thread that calls
/// `receive`.
///
/// A request that declares its revision in `_meta` is answered by the revision without sessions, and all others by
/// the revisions with a handshake, in the same process (`basic/versioning` of revision 2026-07-28).
package final class AgentServer {
  /// The revision without sessions: each request declares it.
  package static let sessionless = "2026-07-28"
  /// The revisions that begin with `initialize`, latest first.
  package static let versions = ["2025-06-18", "2024-11-05"]

  private let version: String
  private let instructions: String
  private let tools: [AgentTool]
  private let resources: [AgentResource]
  private let send: ([UInt8]) -> Void
  private var reader = LineReader()
  private var isInitialized = false

  /// Creates a server that reports `version`; `send` is called with complete lines.
  package init(
    version: String,
    instructions: String,
    tools: [AgentTool],
    resources: [AgentResource],
    send: @escaping ([UInt8]) -> Void
  ) {
    self.version = version
    self.instructions = instructions
    self.tools = tools
    self.resources = resources
    self.send = send
  }

  /// Reads bytes and answers each complete message.
  package func receive(_ bytes: [UInt8]) {
    for item in reader.read(bytes) { receive(item) }
  }

  /// Answers a last message that ends without a line break.
  package func receiveEnd() {
    if let item = reader.end() { receive(item) }
  }

  private func receive(_ item: LineReader.Item) {
    switch item {
    case .tooLong:
      let most = LineReader.longestLine
      refuse(RequestError(.invalidRequest, "a message is longer than \(most) bytes"))
    case .line(let line):
      switch Message.read(line) {
      case .failure(let error): refuse(error)
      case .success(.response), .success(.notification): break
      case .success(.request(id: .null, _, _)):
        // JSON-RPC allows null, the Model Context Protocol does not.
        refuse(RequestError(.invalidRequest, "an id must be a number or a string"))
      case .success(.request(let id, let method, let params)): answer(id, method, params)
      }
    }
  }

  /// Sends an error for a message that cannot be parsed.
  private func refuse(_ error: RequestError) {
    write(Self.error(error, id: error.id ?? .null))
  }

  private func answer(_ id: JSON, _ method: String, _ params: JSON) {
    do throws(RequestError) {
      let result = try result(of: method, params)
      write(.object(["jsonrpc": "2.0", "id": id, "result": result]))
    } catch {
      write(Self.error(error, id: id))
    }
  }

  private static func error(_ error: RequestError, id: JSON) -> JSON {
    .object(["jsonrpc": "2.0", "id": id, "error": error.body])
  }

  private func write(_ message: JSON) { send(message.bytes + [10]) }

  private func result(of method: String, _ params: JSON) throws(RequestError) -> JSON {
    if method == "server/discover" || RequestMetadata.isDeclared(in: params) {
      return try sessionlessResult(of: method, params)
    }
    switch method {
    case "initialize": return try initialize(params)
    case "ping": return .object([])
    default: break
    }
    guard isInitialized else {
      throw RequestError(.invalidRequest, "expected 'initialize' before '\(method)'")
    }
    return try answered(method, params)
  }

  /// The result of a request that declares its revision, with what that revision adds to results.
  private func sessionlessResult(of method: String, _ params: JSON) throws(RequestError) -> JSON {
    try RequestMetadata.check(params)
    var result: JSON
    if method == "server/discover" {
      result = .object([
        "supportedVersions": .strings([Self.sessionless] + Self.versions),
        "capabilities": Self.capabilities, "instructions": .string(instructions),
      ])
    } else {
      do throws(RequestError) {
        result = try answered(method, params)
      } catch {
        guard error.code == .resourceNotFound else { throw error }
        throw .invalid(error.message)
      }
    }
    // Tools and resources are fixed while the server runs.
    let isFixed = method != "tools/call"
    return result.adding([
      "resultType": "complete", "ttlMs": isFixed ? 3_600_000 : nil,
      "cacheScope": isFixed ? "public" : nil,
      "_meta": .object(["io.modelcontextprotocol/serverInfo": serverInfo]),
    ])
  }

  private static var capabilities: JSON {
    .object(["tools": .object([]), "resources": .object([])])
  }

  private var serverInfo: JSON {
    .object(["name": "rasterc", "title": "raster", "version": .string(version)])
  }

  /// The result of a method that all revisions share.
  private func answered(_ method: String, _ params: JSON) throws(RequestError) -> JSON {
    switch method {
    case "tools/list":
      try refuseCursor(params)
      return .object(["tools": .array(tools.map(\.listed))])
    case "tools/call": return try call(params)
    case "resources/list":
      try refuseCursor(params)
      return .object(["resources": .array(resources.map(\.listed))])
    case "resources/templates/list": return .object(["resourceTemplates": []])
    case "resources/read": return try read(params)
    default: throw RequestError(.methodNotFound, "unknown method '\(method)'")
    }
  }

  private func initialize(_ params: JSON) throws(RequestError) -> JSON {
    guard let requested = params["protocolVersion"]?.string else {
      throw .invalid("'protocolVersion' must be a string")
    }
    isInitialized = true
    return .object([
      "protocolVersion": .string(Self.versions.contains(requested) ? requested : Self.versions[0]),
      "capabilities": Self.capabilities, "serverInfo": serverInfo,
      "instructions": .string(instructions),
    ])
  }

  /// Throws if a cursor is passed; lists are never paged, so the server issues no cursors.
  private func refuseCursor(_ params: JSON) throws(RequestError) {
    if params["cursor"] != nil { throw .invalid("unknown cursor") }
  }

  private func call(_ params: JSON) throws(RequestError) -> JSON {
    guard let name = params["name"]?.string else { throw .invalid("'name' must be a string") }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .invalid("unknown tool '\(name)'")
    }
    let arguments = params["arguments"] ?? .object([])
    if let problem = SchemaCheck.problem(arguments, tool.inputSchema, named: "'arguments'") {
      throw .invalid(problem)
    }
    do throws(AgentError) {
      let result = try tool.call(arguments)
      return .object([
        "content": .array(result.content), "structuredContent": result.structured,
        "isError": false,
      ])
    } catch {
      return .object(["content": [AgentResult.text(error.message)], "isError": true])
    }
  }

  private func read(_ params: JSON) throws(RequestError) -> JSON {
    guard let address = params["uri"]?.string else { throw .invalid("'uri' must be a string") }
    guard let resource = resources.first(where: { $0.address == address }) else {
      throw RequestError(.resourceNotFound, "unknown resource '\(address)'")
    }
    let content = JSON.object([
      "uri": .string(address), "mimeType": "text/plain", "text": .string(resource.read()),
    ])
    return .object(["contents": [content]])
  }
}
