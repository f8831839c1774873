// Renders diagnostics as text, with the source line and carets.

/// Renders diagnostics for people and editors.
///
///     Card.raster:3:8: error: no value named 'circel' in scope [unknown-name]
///       fill circel(bounds)
///            ^^^^^^
///     Card.raster:3:8: note: fix-it: replace with 'circle'
///
/// Diagnostics are rendered in the order of the array.
package struct DiagnosticRenderer: Sendable {
  /// With terminal colours, locations are bold, and severities and carets have separate colours.
  package enum Style: Sendable { case plain, colored }

  private let files: SourceFiles
  private let style: Style

  package init(_ files: SourceFiles, style: Style = .plain) {
    self.files = files
    self.style = style
  }

  /// All diagnostics in full, each followed by its notes.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) }.joined()
  }

  /// All diagnostics, on one line each.
  package func renderShort(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { renderShort($0) }.joined()
  }

  /// One diagnostic in full, followed by a line break.
  package func render(_ diagnostic: Diagnostic) -> String {
    var result = renderShort(diagnostic) + excerpt(at: diagnostic.range)
    for label in diagnostic.labels {
      result += header(.note, label.message, at: label.range) + excerpt(at: label.range)
    }
    for fixIt in diagnostic.fixIts {
      result += header(.note, "fix-it: \(fixIt.message)", at: fixIt.range)
    }
    return result
  }

  /// One diagnostic on one line, followed by a line break.
  package func renderShort(_ diagnostic: Diagnostic) -> String {
    header(
      diagnostic.severity,
      "\(diagnostic.message) [\(diagnostic.code.rawValue)]",
      at: diagnostic.range
    )
  }

  private func header(
    _ severity: Diagnostic.Severity,
    _ message: String,
    at range: SourceRange
  ) -> String {
    let rest = "\(styled(severity.rawValue + ":", severity.color)) \(message.printable())\n"
    guard let file = files[range.file] else { return rest }
    let location = file.location(of: Int(range.lower))
    return styled("\(file.path.printable()):\(location.line):\(location.column):", "1") + " " + rest
  }

  /// The text between the terminal's escape sequences that set and reset a style.
  private func styled(_ text: String, _ rendition: String) -> String {
    switch style {
    case .plain: text
    case .colored: "\u{1B}[\(rendition)m\(text)\u{1B}[0m"
    }
  }

  /// The line of `range`, with carets under the part of `range` in that line.
  private func excerpt(at range: SourceRange) -> String {
    guard let file = files[range.file] else { return "" }
    var bytes = file.lineBytes(file.location(of: Int(range.lower)).line)
    // The rest of an extremely long line is never displayed.
    let reach = SourceExcerpt.maximumLength * 4
    bytes =
      max(
        bytes.lowerBound,
        Int(range.lower) - reach
      )..<max(bytes.lowerBound, min(bytes.upperBound, Int(range.lower) + reach))
    let lower = min(max(Int(range.lower), bytes.lowerBound), bytes.upperBound)
    let upper = min(max(Int(range.upper), lower), bytes.upperBound)
    var excerpt = SourceExcerpt()
    excerpt.append(file.bytes[bytes.lowerBound..<lower], mark: " ")
    excerpt.append(file.bytes[lower..<upper], mark: "^")
    if lower == upper { excerpt.appendCaret() }
    excerpt.append(file.bytes[upper..<bytes.upperBound], mark: " ")
    let lines = excerpt.lines
    return lines.source + "\n" + styled(lines.marks, "32") + "\n"
  }
}

extension Diagnostic.Severity {
  /// The terminal style of the severity: bold, and red, yellow or cyan.
  fileprivate var color: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    }
  }
}

/// A source line with marks of the same width under its characters.
private struct SourceExcerpt {
  private var line: [(scalar: Unicode.Scalar, mark: Character)] = []
  /// The position of the caret for an empty range.
  private var caret: Int?

  /// The number of characters that are displayed around the first mark.
  static let maximumLength = 160

  mutating func append(_ bytes: ArraySlice<UInt8>, mark: Character) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      line.append((scalar, mark))
    }
  }

  mutating func appendCaret() { caret = line.count }

  /// The displayed line, and the marks under it.
  var lines: (source: String, marks: String) {
    let first = caret ?? line.firstIndex { $0.mark == "^" } ?? 0
    let start = line.count > Self.maximumLength ? max(0, first - Self.maximumLength / 2) : 0
    let end = min(line.count, start + Self.maximumLength)
    var source = start > 0 ? "…" : ""
    var marks = start > 0 ? " " : ""
    for index in start..<end {
      let (scalar, mark) = line[index]
      let isMarked = mark == "^" || caret == index
      if scalar.isUnprintable {
        source += scalar.escape
      } else {
        source.unicodeScalars.append(scalar)
      }
      if scalar == "\t", !isMarked {
        marks += "\t"
      } else {
        let width = isMarked ? max(1, terminalWidth(scalar)) : terminalWidth(scalar)
        marks += String(repeating: isMarked ? "^" : " ", count: caret == index ? 1 : width)
        if caret == index, width > 1 { marks += " " }
      }
    }
    if let caret, caret >= end { marks += "^" }
    if end < line.count { source += "…" }
    while marks.last == " " || marks.last == "\t" { marks.removeLast() }
    return (source, marks)
  }
}

/// The approximate number of terminal columns of a character.
///
/// East Asian wide characters and emoji take two columns.
private func terminalWidth(_ scalar: Unicode.Scalar) -> Int {
  if scalar.isUnprintable { return scalar.escape.utf8.count }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
    0x20000...0x3FFFD:
    return 2
  default: return 1
  }
}
