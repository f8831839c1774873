// Fonts that the user of `rasterc import` gives, which the text of a drawing can be set in.

import RasterValues

extension SVGReader {
  /// The given family that a list selects, or `nil` if it selects none.
  ///
  /// As in CSS, the first family in the list that exists applies. A generic family, or no family,
  /// stands for the first given one.
  mutating func givenFamily(_ style: SVGStyle, at range: Range<Int>) -> String? {
    guard let first = fonts.families.first else { return nil }
    var isGeneric = true
    for part in style.fontFamily.utf8.split(separator: UInt8(ascii: ",")) {
      let name = lowercased(Self.unquoted(String(decoding: Array(part), as: UTF8.self)))
      isGeneric = Self.genericFamilies.contains(name)
      let given = fonts.families.first { lowercased($0) == name } ?? (isGeneric ? first : nil)
      guard let given else { continue }
      reportStyle(style, of: given, at: range)
      return given
    }
    guard isGeneric else { return nil }
    reportStyle(style, of: first, at: range)
    return first
  }

  /// Reports a weight or slant that the given fonts of a family lack.
  private mutating func reportStyle(_ style: SVGStyle, of family: String, at range: Range<Int>) {
    let hasStyle = fonts.storage.faces.contains { file in
      guard file.family == family else { return false }
      let (metrics, axes) = (file.face.metrics, file.face.axes.map { $0.tag })
      let hasWeight =
        axes.contains("wght") || Double(metrics.weight) == style.fontWeight.value
      return hasWeight && (metrics.isItalic == style.isItalic || axes.contains("ital"))
    }
    if hasStyle { return }
    lose("the given fonts '\(shortened(family))' lack this weight or slant", at: range)
  }

  /// A family name without its quotes.
  static func unquoted(_ text: String) -> String {
    let name = trimmed(text)
    let bytes = Array(name.utf8)
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard bytes.count > 1, quotes.contains(bytes[0]), bytes[bytes.count - 1] == bytes[0] else {
      return name
    }
    return String(decoding: bytes[1..<bytes.count - 1], as: UTF8.self)
  }

  static let genericFamilies: Set<String> = [
    "", "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "-apple-system", "blinkmacsystemfont",
    "inherit", "initial",
  ]
}

extension VectorDrawing {
  /// The families that its text uses, without duplicates.
  package var families: [String] {
    var result: [String] = []
    nodes.collectFamilies(into: &result)
    return result
  }
}

extension [VectorNode] {
  fileprivate func collectFamilies(into result: inout [String]) {
    for node in self {
      switch node {
      case .shape(let shape):
        guard case .text(let text)? = shape.content, !result.contains(text.family) else { continue }
        result.append(text.family)
      case .group(let group):
        group.children.collectFamilies(into: &result)
        group.mask?.nodes.collectFamilies(into: &result)
      }
    }
  }
}
