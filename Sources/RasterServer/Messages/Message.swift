// JSON-RPC messages: requests, notifications, responses and error codes.

import RasterSyntax

/// A received message.
package enum Message: Sendable {
  case request(id: JSON, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// A response to a request from the server.
  case response

  /// Parses a message body, or returns the error to send back.
  package static func read(_ body: [UInt8]) -> Result<Message, RequestError> {
    let tree = parse(SourceFile(id: FileID(0), path: "message.json", bytes: body))
    guard let value = tree.json, !tree.diagnostics.contains(where: { $0.severity == .error }) else {
      let reason = tree.diagnostics.first?.message ?? "not JSON"
      return .failure(RequestError(.parseError, reason))
    }
    let json = JSON(value)
    guard case .object = json else {
      return .failure(RequestError(.invalidRequest, "a message must be an object"))
    }
    let id = json["id"]
    if let id {
      switch id {
      case .int, .string, .null: break
      default: return .failure(RequestError(.invalidRequest, "an id must be a number or a string"))
      }
    }
    guard let method = json["method"] else {
      if json["result"] != nil || json["error"] != nil { return .success(.response) }
      return .failure(RequestError(.invalidRequest, "a message must have a method", id: id))
    }
    guard let name = method.string else {
      return .failure(RequestError(.invalidRequest, "a method must be a string", id: id))
    }
    let params = json["params"] ?? .null
    if let id { return .success(.request(id: id, method: name, params: params)) }
    return .success(.notification(method: name, params: params))
  }
}

/// The reason why a request failed.
package struct RequestError: Error {
  /// The error codes of JSON-RPC and of the Language Server Protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800

    /// The Model Context Protocol's code for a revision that the server does not support.
    case unsupportedProtocolVersion = -32022

    /// The code for a resource that does not exist, in revisions of the Model Context Protocol with a handshake.
    static var resourceNotFound: Code { .serverNotInitialized }
  }

  package let code: Code
  package let message: String
  /// Details for programs.
  package var data: JSON?
  /// The request that failed, if its identifier could be read.
  package var id: JSON?

  package init(_ code: Code, _ message: String, data: JSON? = nil, id: JSON? = nil) {
    (self.code, self.message, self.data, self.id) = (code, message, data, id)
  }

  /// The error as a member of a response.
  var body: JSON {
    .object(["code": .int(code.rawValue), "message": .string(message), "data": data])
  }

  static func invalid(_ message: String) -> RequestError { RequestError(.invalidParams, message) }

  static func failed(_ message: String) -> RequestError { RequestError(.requestFailed, message) }
}

/// Outgoing messages, as bytes with their headers.
enum Outgoing {
  static func result(_ result: JSON, id: JSON) -> [UInt8] {
    framed(.object(["jsonrpc": "2.0", "id": id, "result": result]))
  }

  static func error(_ error: RequestError, id: JSON) -> [UInt8] {
    framed(.object(["jsonrpc": "2.0", "id": id, "error": error.body]))
  }

  static func notification(_ method: String, _ params: JSON) -> [UInt8] {
    framed(.object(["jsonrpc": "2.0", "method": .string(method), "params": params]))
  }

  static func request(_ method: String, _ params: JSON, id: String) -> [UInt8] {
    let members: KeyValuePairs<String, JSON?> = [
      "jsonrpc": "2.0", "id": .string(id), "method": .string(method), "params": params,
    ]
    return framed(.object(members))
  }

  private static func framed(_ message: JSON) -> [UInt8] {
    let body = message.bytes
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
