// Rename: edits every use in every file, and verifies that no other name changes its meaning.

import RasterCommands
import RasterSemantics
import RasterSyntax

extension Answers {
  func prepareRename(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    guard let symbol = subject.symbol(at: try subject.offset(params)) else { return .null }
    guard subject.analysis.definitions[symbol.declared] != nil else {
      throw .failed("'\(subject.text(symbol.use))' is not declared in a .raster file")
    }
    return .object([
      "range": subject.json(symbol.use), "placeholder": .string(subject.text(symbol.use)),
    ])
  }

  func rename(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    guard let symbol = subject.symbol(at: try subject.offset(params)),
      subject.analysis.definitions[symbol.declared] != nil
    else { throw .failed("no declared name at this position") }
    guard let name = params["newName"]?.string else { throw .invalid("'newName' must be a string") }
    guard isName(name) else { throw .failed("'\(name)' is not a valid name") }
    let occurrences = try wholeOccurrences(of: symbol.declared, in: subject)
    let edits = occurrences.ranges.map { Edit(range: $0, text: name) }
    if let reason = occurrences.analysis.change(by: edits) {
      throw .failed("renaming to '\(name)' \(reason)")
    }
    return workspaceEdit(edits, in: occurrences.analysis)
  }

  /// Whether a text is a single name and not a reserved word.
  private func isName(_ text: String) -> Bool {
    let tokens = lex(Array(text.utf8))
    return tokens.count == 1 && (tokens[0].kind == .name || tokens[0].kind == .path)
  }

  /// Edits of several files as a workspace edit.
  func workspaceEdit(_ edits: [Edit], in analysis: Analysis) -> JSON {
    var byFile: [FileID: [JSON]] = [:]
    for edit in edits {
      guard let source = analysis.source(of: edit.range.file) else { continue }
      let range = snapshot.encoding.range(edit.range, in: source)
      byFile[edit.range.file, default: []].append(
        .object(["range": range, "newText": .string(edit.text)])
      )
    }
    let files = byFile.sorted { $0.key < $1.key }.compactMap { file, edits in
      analysis.source(of: file).map { (path: $0.path, edits: edits) }
    }
    guard snapshot.client.takesDocumentChanges else {
      let changes = files.map {
        JSON.Member(snapshot.address(of: $0.path), .array($0.edits))
      }
      return .object(["changes": .object(changes)])
    }
    let changes = files.map { path, edits -> JSON in
      let version = snapshot.document(at: path).map { JSON.int($0.version) } ?? .null
      let document = JSON.object([
        "uri": .string(snapshot.address(of: path)), "version": version,
      ])
      return .object(["textDocument": document, "edits": .array(edits)])
    }
    return .object(["documentChanges": .array(changes)])
  }
}

/// A range of a file and its replacement text.
struct Edit {
  let range: SourceRange
  let text: String
}

/// Files after edits, with a mapping from old ranges to new ones.
struct EditedTexts {
  private let edits: [FileID: [Edit]]

  /// Creates edited texts from edits that do not overlap or touch.
  init(_ edits: [Edit]) {
    self.edits = Dictionary(grouping: edits) { $0.range.file }
      .mapValues { $0.sorted { $0.range.lower < $1.range.lower } }
  }

  /// The new texts of the edited files.
  func texts(_ sources: (FileID) -> SourceFile?) -> [FileID: [UInt8]] {
    var result: [FileID: [UInt8]] = [:]
    for (file, edits) in edits {
      guard var bytes = sources(file)?.bytes else { continue }
      for edit in edits.reversed() {
        bytes.replaceSubrange(edit.range.bytes, with: Array(edit.text.utf8))
      }
      result[file] = bytes
    }
    return result
  }

  /// The new range of a range, or `nil` if an edit overlaps it partially.
  func place(of range: SourceRange) -> SourceRange? {
    var shift = 0
    var growth = 0
    for edit in edits[range.file] ?? [] {
      let change = edit.text.utf8.count - edit.range.bytes.count
      if edit.range.upper <= range.lower, edit.range != range {
        shift += change
      } else if edit.range.lower >= range.upper, edit.range != range {
        break
      } else if edit.range.lower >= range.lower, edit.range.upper <= range.upper {
        growth += change
      } else {
        return nil
      }
    }
    return SourceRange(
      file: range.file,
      lower: Int(range.lower) + shift,
      upper: Int(range.upper) + shift + growth
    )
  }
}

extension Analysis {
  /// Describes an unwanted effect of edits on diagnostics or names, or returns `nil` without one.
  ///
  /// Takes the time of a check of all files.
  func change(by edits: [Edit]) -> String? {
    let edited = EditedTexts(edits)
    let texts = edited.texts(source(of:))
    let loader = compilation.loader.replacing(texts)
    var after = compilation.replacing(texts)
    after.noteFaces()
    // Compare codes and ranges, because the messages contain the renamed names.
    let expected = compilation.diagnostics.map { report in
      PlacedCode(code: report.code, range: edited.place(of: report.range))
    }
    let found = after.diagnostics.map { PlacedCode(code: $0.code, range: $0.range) }
    let new = Dictionary(grouping: found) { $0 }.mapValues(\.count)
    let old = Dictionary(grouping: expected) { $0 }.mapValues(\.count)
    if let code = new.filter({ $0.value > old[$0.key] ?? 0 }).keys.map(\.code.rawValue).min() {
      return "would cause a report, '\(code)'"
    }
    if new != old { return "would change the reports" }
    let names = index(of: loader).references
    guard names.count == index.references.count else { return "would change the meaning of a name" }
    for (use, declared) in index.references {
      guard let use = edited.place(of: use), let declared = edited.place(of: declared) else {
        return "would change part of a name"
      }
      if names[use] != declared { return "would change the meaning of a name" }
    }
    return nil
  }

  private struct PlacedCode: Hashable {
    let code: Diagnostic.Code
    let range: SourceRange?
  }
}
