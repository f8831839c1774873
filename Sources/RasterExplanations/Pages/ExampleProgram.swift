// The program of an example: one or more complete files that can be checked.

/// The program of an example.
package struct ExampleProgram: Sendable {
  /// A file of the program; the first one is checked, and can import the others.
  package struct File: Sendable {
    package let path: String
    /// The text as shown on the page.
    package let text: String

    /// The bytes of the file: `‹U+00A0›` stands for a character, and `‹FF›` for a byte.
    package var bytes: [UInt8] {
      var result: [UInt8] = []
      var rest = text[...]
      while let open = rest.firstIndex(of: "‹"), let close = rest[open...].firstIndex(of: "›") {
        result += rest[..<open].utf8
        result += Self.meaning(of: rest[rest.index(after: open)..<close])
        rest = rest[rest.index(after: close)...]
      }
      return result + Array(rest.utf8)
    }

    private static func meaning(of name: Substring) -> [UInt8] {
      if name.hasPrefix("U+"), let value = UInt32(name.dropFirst(2), radix: 16),
        let scalar = Unicode.Scalar(value)
      {
        return Array(String(scalar).utf8)
      }
      return UInt8(name, radix: 16).map { [$0] } ?? []
    }
  }

  package let files: [File]

  /// The code that encloses the lines of an example.
  enum Frame {
    case file, component, draw

    /// Parses the frame from a line such as `before, in draw:`.
    init(_ line: Substring) {
      switch line {
      case "before, in component:": self = .component
      case "before, in draw:": self = .draw
      default: self = .file
      }
    }
  }

  /// Creates a program from the lines of an example; `---- Brand.raster` begins a file.
  init(_ lines: ArraySlice<Substring>, in frame: Frame) {
    var files: [(path: String, lines: [String])] = [("Example.raster", [])]
    for line in lines {
      let line = String(line.dropFirst(4))
      if line.hasPrefix("---- ") {
        files.append((String(line.dropFirst(5)), []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    for index in files.indices {
      while files[index].lines.last == "" { files[index].lines.removeLast() }
    }
    // An example in another format names its first file too.
    if files.count > 1, files[0].lines.isEmpty { files.removeFirst() }
    files[0].lines = Self.framed(files[0].lines, in: frame)
    self.files = files.map { File(path: $0.path, text: $0.lines.joined(separator: "\n") + "\n") }
  }

  /// Returns the lines as a complete file.
  ///
  /// In a component, a size and a drawing are added if they are missing.
  private static func framed(_ lines: [String], in frame: Frame) -> [String] {
    func indented(_ lines: [String], by margin: String) -> [String] {
      lines.map { $0.isEmpty ? $0 : margin + $0 }
    }
    switch frame {
    case .file: return lines
    case .draw:
      return ["component Example {", "  size 40, 20", "", "  draw {"]
        + indented(lines, by: "    ") + ["  }", "}"]
    case .component:
      let hasSize = lines.contains { $0.hasPrefix("size") }
      let hasDrawing = lines.contains { $0.hasPrefix("draw") }
      return ["component Example {"] + (hasSize ? [] : ["  size 40, 20"])
        + indented(lines, by: "  ")
        + (hasDrawing ? [] : ["", "  draw { fill rect(bounds), with: #0A84FF }"]) + ["}"]
    }
  }
}
