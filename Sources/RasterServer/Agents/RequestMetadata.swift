// What a request of the Model Context Protocol declares in `_meta`: the revision, and what the client can do.

import RasterSyntax

/// Reads and checks the declarations of a request without a session.
///
/// Source: `basic/index` and `basic/versioning` of revision 2026-07-28.
enum RequestMetadata {
  private static let version = "io.modelcontextprotocol/protocolVersion"
  private static let capabilities = "io.modelcontextprotocol/clientCapabilities"

  /// Returns whether a request declares its revision.
  static func isDeclared(in params: JSON) -> Bool { params["_meta"]?[version] != nil }

  /// Throws if a declaration is missing, or if the revision is another one.
  static func check(_ params: JSON) throws(RequestError) {
    guard let requested = params["_meta"]?[version]?.string else {
      throw .invalid("'_meta' must have the string '\(version)'")
    }
    guard requested == AgentServer.sessionless else {
      throw RequestError(
        .unsupportedProtocolVersion,
        "unsupported protocol version",
        data: .object([
          "supported": .strings([AgentServer.sessionless] + AgentServer.versions),
          "requested": .string(requested),
        ])
      )
    }
    guard case .object = params["_meta"]?[capabilities] else {
      throw .invalid("'_meta' must have the object '\(capabilities)'")
    }
  }
}
