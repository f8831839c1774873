// The tools and resources that agents can use, and the results of calls.

import RasterSyntax

/// A tool of a server for agents.
package struct AgentTool: Sendable {
  package let name: String
  package let title: String
  /// What the tool does and when to use it, for agents that choose between tools.
  package let description: String
  /// The JSON schema of the arguments, which are an object.
  package let inputSchema: JSON
  /// The JSON schema of the structured result, or `nil` if it has none.
  package let outputSchema: JSON?
  /// Handles a call whose arguments match the schema.
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

  /// The tool's entry in the list of tools.
  var listed: JSON {
    .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": inputSchema, "outputSchema": outputSchema,
      "annotations": .object(["readOnlyHint": true, "openWorldHint": false]),
    ])
  }
}

/// The reason why a call failed, which the agent receives and can react to.
package struct AgentError: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

/// The result of a call.
package struct AgentResult: Sendable {
  /// Text and images, in order.
  package let content: [JSON]
  /// The result as structured data that matches the tool's output schema.
  package let structured: JSON?

  package init(content: [JSON], structured: JSON? = nil) {
    (self.content, self.structured) = (content, structured)
  }

  /// Creates a result from a record, and repeats it as text for clients without structured results.
  package init(record: JSON) {
    self.init(content: [Self.text(record.bytes)], structured: record)
  }

  package static func text(_ text: String) -> JSON {
    .object(["type": "text", "text": .string(text)])
  }

  private static func text(_ bytes: [UInt8]) -> JSON {
    text(String(decoding: bytes, as: UTF8.self))
  }

  /// Image content; `base64` contains the bytes of a PNG file.
  package static func picture(base64: String) -> JSON {
    .object(["type": "image", "data": .string(base64), "mimeType": "image/png"])
  }
}

/// A text resource that an agent can read.
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
