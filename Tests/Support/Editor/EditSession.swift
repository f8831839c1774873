// Random edits in an editor, and the reports of `rasterc check` for the same texts.

import RasterCommands
import RasterInterpreter
import RasterServer
import RasterSyntax

/// A session of random edits of files that import each other.
///
/// It types, deletes, pastes and undoes at random positions, and renames files. The text is
/// maintained here independently, so that the server's text must agree with it.
package struct EditSession {
  package let client: EditorClient
  private var generator: SeededGenerator
  private var texts: [String: String]
  private var paths: [String]
  private var originals: [String: String]
  /// Former names of files, which must have no reports left.
  private var formerPaths: Set<String> = []
  /// Texts before edits, for undo.
  private var past: [(path: String, text: String)] = []
  private var version = 1
  package private(set) var edits = 0

  /// Opens the files, by their paths.
  package init(_ files: [String: String], seed: UInt64) {
    client = EditorClient()
    generator = SeededGenerator(seed: seed)
    texts = files
    originals = files
    paths = files.keys.sorted()
    client.initialize()
    for path in paths { client.open(path, files[path] ?? "") }
  }

  /// Makes one edit, as a single change or as two in one notification.
  package mutating func edit() {
    version += 1
    edits += 1
    if generator.oneIn(50) { return rename() }
    let path = paths[generator.below(paths.count)]
    var changes = [change(of: path)]
    if generator.oneIn(8) { changes.append(change(of: path)) }
    client.change(path, version: version, changes)
  }

  /// The difference between the reports of the server and those of a check; nil if there is none.
  package func difference() -> String? {
    client.waitUntilQuiet()
    var expected: [String: Set<String>] = [:]
    for path in paths {
      for (file, reports) in checked(path) { expected[file, default: []].formUnion(reports) }
    }
    for path in paths + formerPaths.subtracting(paths).sorted() {
      let published = client.reports(of: path)
      let found = Set((published?["diagnostics"]?.array ?? []).map { line(of: $0) })
      if found != expected[path] ?? [] {
        let missing = (expected[path] ?? []).subtracting(found).sorted()
        let extra = found.subtracting(expected[path] ?? []).sorted()
        return "\(path): missing \(missing), extra \(extra)"
      }
    }
    return nil
  }

  /// The current texts.
  package var files: [String: String] { texts }

  // MARK: Edits

  private mutating func change(of path: String) -> JSON {
    let text = texts[path] ?? ""
    if generator.oneIn(10), let last = past.popLast(), last.path == path {
      return replaceAll(path, last.text)
    }
    // A file that has accumulated damage is restored now and then.
    if generator.oneIn(60) { return replaceAll(path, originals[path] ?? "") }
    past.append((path, text))
    if past.count > 20 { past.removeFirst() }
    let start = place(in: text)
    var end = start
    var inserted = ""
    switch generator.below(4) {
    case 0: inserted = Self.typed[generator.below(Self.typed.count)]
    case 1: end = text.utf16Index(start, after: generator.below(12))
    case 2:
      let first = place(in: text)
      inserted = String(text[first..<text.utf16Index(first, after: generator.below(60))])
    default:
      end = text.utf16Index(start, after: generator.below(4))
      inserted = Self.typed[generator.below(Self.typed.count)]
    }
    let range = EditorClient.range(position(of: start, in: text), position(of: end, in: text))
    texts[path] = text.replacingCharacters(start..<end, with: inserted)
    return .members(["range": range, "text": .string(inserted)])
  }

  /// Renames a file, or restores its name, as an editor does: the old file is closed, the new one
  /// opened.
  ///
  /// If the old name has a file on disk, imports find that file from then on.
  private mutating func rename() {
    let index = generator.below(paths.count)
    let old = paths[index]
    let ending = "-renamed.raster"
    let new =
      old.hasSuffix(ending)
      ? old.dropLast(ending.count) + ".raster" : old.dropLast(".raster".count) + ending
    let path = String(new)
    formerPaths.insert(old)
    client.close(old)
    client.open(path, texts[old] ?? "", version: version)
    texts[path] = texts.removeValue(forKey: old)
    originals[path] = originals.removeValue(forKey: old)
    past = past.map { $0.path == old ? (path, $0.text) : $0 }
    paths[index] = path
  }

  private mutating func replaceAll(_ path: String, _ text: String) -> JSON {
    texts[path] = text
    return .members(["text": .string(text)])
  }

  private mutating func place(in text: String) -> String.Index {
    text.utf16Index(text.startIndex, after: generator.below(text.unicodeScalars.count + 1))
  }

  private static let typed = [
    "a", "e", "x", " ", "\n", ".", ",", "(", ")", "{", "}", "\"", ":", "#", "1", "0.5", "%", "-",
    "let a = 1\n", "state b: Bool = false\n", "fill rect(bounds), with: #F00\n", "if isOn {\n",
    "//",
    "é", "ß", "日本", "🙂", "\u{301}", "\r\n", "\t", "import \"Kit.raster\"\n", "Kit.", "bounds.",
    "component X {\n", "/*", "*/", "\\(", "true", "nil", "90deg", "40%", "[1, 2]", "? 1 : 2",
  ]

  private func position(of index: String.Index, in text: String) -> JSON {
    var line = 0
    var start = text.startIndex
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars.indices {
      if scalar >= index { break }
      let value = text.unicodeScalars[scalar]
      let next = text.unicodeScalars.index(after: scalar)
      // A carriage return before a line feed does not end a line.
      if value == "\n" && previous == "\r" { line -= 1 }
      if value == "\n" || value == "\r" { (line, start) = (line + 1, next) }
      previous = value
    }
    return EditorClient.position(line, text.utf16.distance(from: start, to: index))
  }

  // MARK: Reports

  /// The reports of `rasterc check` for a file, by the paths of the files that they are about.
  private func checked(_ path: String) -> [String: Set<String>] {
    let texts = texts
    let store = SourceStore(
      kind: { texts[$0] == nil ? SourceStore.disk.kind($0) : .file },
      identity: { $0 },
      lies: SourceStore.disk.lies,
      read: { path, limit in
        texts[path].map { .success(Array($0.utf8)) } ?? SourceStore.disk.read(path, limit)
      }
    )
    do throws(Failure) {
      let input = Input(path: path, isStandardInput: false)
      let loader = try SourceLoader([input], within: nil, jobs: 1, store: store)
      var compilation = Compilation(loader, store: store, drawingTrial: .drawing)
      compilation.noteFaces()
      var result: [String: Set<String>] = [:]
      for report in compilation.diagnostics {
        guard let source = compilation.sources[report.range.file] else { continue }
        let (start, end) = (report.range.lower, report.range.upper)
        let place = [start, end].map { offset in
          let bytes = source.bytes[..<Int(offset)]
          return position(ofByte: bytes.count, in: source)
        }
        result[source.path, default: []].insert(
          "\(place) \(report.severity) \(report.code.rawValue) \(report.message)"
        )
      }
      return result
    } catch {
      return [path: [error.message]]
    }
  }

  private func position(ofByte offset: Int, in source: SourceFile) -> String {
    let start = source.lineStart(of: offset)
    let before = String(decoding: source.bytes[start..<offset], as: UTF8.self)
    return "\(source.location(of: offset).line - 1):\(before.utf16.count)"
  }

  private func line(of report: JSON) -> String {
    let place = ["start", "end"].map { name in
      let position = report["range"]?[name]
      return "\(position?["line"]?.int ?? -1):\(position?["character"]?.int ?? -1)"
    }
    let severity = ["error", "warning", "note"][(report["severity"]?.int ?? 1) - 1]
    let code = report["code"]?.string ?? ""
    return "\(place) \(severity) \(code) \(report["message"]?.string ?? "")"
  }
}

extension String {
  /// The index the given number of scalars later, at most the end.
  fileprivate func utf16Index(_ index: String.Index, after count: Int) -> String.Index {
    let end = unicodeScalars.endIndex
    let place = unicodeScalars.index(index, offsetBy: count, limitedBy: end) ?? end
    guard place > startIndex, place < end, unicodeScalars[place] == "\n",
      unicodeScalars[unicodeScalars.index(before: place)] == "\r"
    else { return place }
    // The two are one line break, which contains no position.
    return unicodeScalars.index(after: place)
  }

  fileprivate func replacingCharacters(
    _ range: Range<String.Index>,
    with text: String
  ) -> String {
    var result = String.UnicodeScalarView()
    result += unicodeScalars[..<range.lowerBound]
    result += text.unicodeScalars
    result += unicodeScalars[range.upperBound...]
    return String(result)
  }
}
