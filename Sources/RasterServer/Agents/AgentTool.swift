// What an agent can call: tools with schemas of what they take, and what a call gives.

import RasterSyntax

/// A tool of a server for agents.
package struct AgentTool: Sendable {
  package let name: String
  package let title: String
  /// What it does and when it is of use, for a reader who chooses by that.
  package let description: String
  /// The JSON schema of its arguments, an object.
  package let inputSchema: JSON
  /// The JSON schema of its structured result, where it has one.
  package let outputSchema: JSON?
  /// Answers a call whose arguments are as the schema says.
  package let call: @Sendable (JSON) throws(AgentError) -> AgentResult

  package init(
    name: String,
    title: String,
    description: String,
    inputSchema: JSON,
    outputSchema: JSON? = nil,
    call: @escaping @Sendable (JSON) throws(AgentError) -> AgentResult
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.inputSchema = inputSchema
    self.outputSchema = outputSchema
    self.call = call
  }

  /// The tool as it is listed.
  var listed: JSON {
    .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": inputSchema, "outputSchema": outputSchema,
      "annotations": .object(["readOnlyHint": true, "openWorldHint": false]),
    ])
  }
}

/// Why a call has no result: told to the agent, which may call again.
package struct AgentError: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

/// What a call gives.
package struct AgentResult: Sendable {
  /// Texts and pictures, in order.
  package let content: [JSON]
  /// The same for programs, as the tool's output schema says.
  package let structured: JSON?

  package init(content: [JSON], structured: JSON? = nil) {
    (self.content, self.structured) = (content, structured)
  }

  /// A record, and the same as text for clients that do not take records.
  package init(record: JSON) {
    self.init(content: [Self.text(record.bytes)], structured: record)
  }

  package static func text(_ text: String) -> JSON {
    .object(["type": "text", "text": .string(text)])
  }

  private static func text(_ bytes: [UInt8]) -> JSON {
    text(String(decoding: bytes, as: UTF8.self))
  }

  /// A picture; `base64` are the bytes of a PNG file.
  package static func picture(base64: String) -> JSON {
    .object(["type": "image", "data": .string(base64), "mimeType": "image/png"])
  }
}

/// A text that an agent can read.
package struct AgentResource: Sendable {
  package let address: String
  package let name: String
  package let description: String
  package let read: @Sendable () -> String

  package init(
    address: String,
    name: String,
    description: String,
    read: @escaping @Sendable () -> String
  ) {
    (self.address, self.name, self.description, self.read) = (address, name, description, read)
  }

  var listed: JSON {
    .object([
      "uri": .string(address), "name": .string(name), "description": .string(description),
      "mimeType": "text/plain",
    ])
  }
}
