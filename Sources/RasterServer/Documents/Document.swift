// An open document: its path, version and text.

import RasterSyntax

/// A document that an editor has open.
package struct Document: Sendable {
  /// The address, in the editor's spelling.
  let address: String
  /// The path for the address.
  let path: String
  var version: Int
  private(set) var source: SourceFile
  /// A number that is unique among all texts of all documents.
  private(set) var stamp: Int

  init(address: String, path: String, version: Int, text: String, stamp: Int) {
    self.address = address
    self.path = path
    self.version = version
    self.stamp = stamp
    source = SourceFile(id: FileID(0), path: path, text: text)
  }

  /// Whether the document is checked on its own; token files are checked when imported.
  var isRoot: Bool { !path.hasSuffix(".json") }

  /// Applies the changes of a notification in order.
  mutating func apply(
    _ changes: [JSON],
    encoding: PositionEncoding,
    stamp: Int
  ) throws(RequestError) {
    var result = source
    for change in changes {
      guard let text = change["text"]?.string else {
        throw .invalid("a change must have a text")
      }
      var bytes = result.bytes
      if let range = change["range"], !range.isNull {
        let lower = encoding.offset(of: try range.position("start"), in: result)
        let upper = encoding.offset(of: try range.position("end"), in: result)
        bytes.replaceSubrange(min(lower, upper)..<max(lower, upper), with: Array(text.utf8))
      } else {
        bytes = Array(text.utf8)
      }
      guard bytes.count <= Self.longestText else {
        throw .invalid("a text is longer than \(Self.longestText) bytes")
      }
      result = SourceFile(id: FileID(0), path: path, bytes: bytes)
    }
    source = result
    self.stamp = stamp
  }

  /// The maximum length of a document in bytes.
  static let longestText = 16 << 20
}
