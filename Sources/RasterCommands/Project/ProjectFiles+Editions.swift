// Project files that select an edition.

import RasterSyntax

extension ProjectFiles {
  /// Returns the project file of a source, before and after it selects an edition.
  package func file(
    of source: FileID,
    selecting edition: Edition
  ) -> (path: String, before: [UInt8], after: [UInt8])? {
    guard let file = project(of: source) else { return nil }
    return (file.source.path, file.source.bytes, file.text(selecting: edition))
  }
}

extension ProjectFile {
  /// The text of the file with another edition.
  fileprivate func text(selecting edition: Edition) -> [UInt8] {
    var bytes = source.bytes
    let value = "\"\(edition.rawValue)\""
    if let range = editionRange {
      bytes.replaceSubrange(range.bytes, with: Array(value.utf8))
    } else if let start = membersStart {
      let comma = hasMembers ? "," : "\n"
      bytes.insert(contentsOf: Array("\n  \"edition\": \(value)\(comma)".utf8), at: start)
    }
    return bytes
  }
}
