// A file of an export.

/// A file of an export, by its path in the export's folder.
package struct AssetFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  package init(_ path: String, text: String) { self.init(path, Array(text.utf8)) }
}

/// Files of looks, and what of the looks they cannot say.
package struct AssetFiles: Sendable {
  package var files: [AssetFile]
  package var losses: [ExportLoss] = []

  package init(files: [AssetFile] = []) { self.files = files }
}

/// A look in light surroundings, and in dark ones where it differs there.
package struct AssetLook: Sendable {
  package let light: PictureSet
  package let dark: PictureSet?

  package init(light: PictureSet, dark: PictureSet?) {
    self.light = light
    self.dark = dark.flatMap { $0.looksLike(light) ? nil : $0 }
  }
}

/// A JSON value as asset catalogs have it: sorted keys, two spaces, a space before each colon.
indirect enum AssetJSON {
  case text(String)
  case number(Int)
  case list([AssetJSON])
  case object([String: AssetJSON])

  /// The value's text, whose first line continues one of this indentation.
  func text(indented depth: Int = 0) -> String {
    let (inner, outer) = (
      String(repeating: "  ", count: depth + 1), String(repeating: "  ", count: depth)
    )
    switch self {
    // File names and words of the format, in which nothing needs to be escaped.
    case .text(let text): return "\"\(text)\""
    case .number(let number): return "\(number)"
    case .list(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { inner + $0.text(indented: depth + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { "\(inner)\"\($0.key)\" : \($0.value.text(indented: depth + 1))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }
}
