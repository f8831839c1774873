// The state from which a request is answered: all open documents when it arrived.

import RasterCommands
import RasterSyntax

/// The open documents at one moment, and the editor's capabilities.
package struct Snapshot: Sendable {
  /// The open documents by address.
  var documents: [String: Document] = [:]
  var encoding = PositionEncoding.utf16
  /// The folders that the editor has open.
  var folders: [String] = []
  var client = ClientAbilities()
  /// A counter that increases with each change of a document and each file notification.
  var generation = 0

  /// The document that a request names.
  func document(_ params: JSON) throws(RequestError) -> Document {
    guard let address = params["textDocument"]?["uri"]?.string else {
      throw .invalid("'textDocument' must have a 'uri'")
    }
    guard let document = documents[address] else {
      throw .invalid("'\(address)' is not open")
    }
    return document
  }

  /// The open document at a path, following links.
  func document(at path: String) -> Document? {
    if let document = documents.values.first(where: { $0.path == path }) { return document }
    let identity = FileSystem.identity(of: path)
    return documents.values.first { FileSystem.identity(of: $0.path) == identity }
  }

  /// The address of a file; for an open document, in the editor's spelling.
  func address(of path: String) -> String {
    document(at: path)?.address ?? Address.file(path)
  }
}

/// The capabilities of an editor.
struct ClientAbilities: Sendable {
  var takesSnippets = false
  var linksLocations = false
  var watchesFiles = false
  var takesDocumentChanges = false

  init() {}

  init(_ capabilities: JSON) {
    let document = capabilities["textDocument"]
    takesSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
    linksLocations = document?["definition"]?["linkSupport"]?.bool ?? false
    let workspace = capabilities["workspace"]
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    takesDocumentChanges = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
  }
}
