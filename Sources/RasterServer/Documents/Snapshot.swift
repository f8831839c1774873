// What a request is answered from: all open documents as they were when it came.

import RasterCommands
import RasterSyntax

/// The open documents at one moment, and what the editor said of itself.
package struct Snapshot: Sendable {
  /// By their addresses.
  var documents: [String: Document] = [:]
  var encoding = PositionEncoding.utf16
  /// The folders that the editor has open.
  var folders: [String] = []
  var client = ClientAbilities()
  /// Grows with every change of a text, and with news from the disk.
  var generation = 0

  /// The document that a request names.
  func document(_ params: JSON) throws(RequestError) -> Document {
    guard let address = params["textDocument"]?["uri"]?.string else {
      throw .invalid("'textDocument' has a 'uri'")
    }
    guard let document = documents[address] else {
      throw .invalid("'\(address)' is not open")
    }
    return document
  }

  /// The open document at a path, links followed.
  func document(at path: String) -> Document? {
    if let document = documents.values.first(where: { $0.path == path }) { return document }
    let identity = FileSystem.identity(of: path)
    return documents.values.first { FileSystem.identity(of: $0.path) == identity }
  }

  /// The address of a file: as the editor wrote it, where it is open.
  func address(of path: String) -> String {
    document(at: path)?.address ?? Address.file(path)
  }
}

/// What an editor can do.
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
