// The files of an export.

/// A file of an export, with its path in the export's folder.
package struct AssetFile: Sendable {
  package let path: String
  package let bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }

  package init(_ path: String, text: String) { self.init(path, Array(text.utf8)) }
}

/// The files for a set of looks, with the features that could not be exported.
package struct AssetFiles: Sendable {
  package var files: [AssetFile]
  package var losses: [ExportLoss] = []

  package init(files: [AssetFile] = []) { self.files = files }
}

/// A look in light appearance, and in dark appearance if it differs.
package struct AssetLook: Sendable {
  package let light: PictureSet
  package let dark: PictureSet?

  package init(light: PictureSet, dark: PictureSet?) {
    self.light = light
    self.dark = dark.flatMap { $0.looksLike(light) ? nil : $0 }
  }
}

/// A JSON value in Xcode's formatting: sorted keys, two spaces, and a space before each colon.
indirect enum AssetJSON {
  case text(String)
  case number(Int)
  case list([AssetJSON])
  case object([String: AssetJSON])

  /// Returns the value as text, for a line with the given indentation.
  func text(indented depth: Int = 0) -> String {
    let (inner, outer) = (
      String(repeating: "  ", count: depth + 1), String(repeating: "  ", count: depth)
    )
    switch self {
    // The text consists of file names and keywords of the format, which need no escaping.
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
