// Rename: every use in every file, and a proof that nothing else has changed its meaning.

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
    else { throw .failed("there is no declared name here") }
    guard let name = params["newName"]?.string else { throw .invalid("'newName' is a string") }
    guard isName(name) else { throw .failed("'\(name)' is no name") }
    let occurrences = try wholeOccurrences(of: symbol.declared, in: subject)
    let edits = occurrences.ranges.map { Edit(range: $0, text: name) }
    if let reason = occurrences.analysis.change(by: edits) {
      throw .failed("renaming to '\(name)' \(reason)")
    }
    return workspaceEdit(edits, in: occurrences.analysis)
  }

  /// Whether a text is one name, and no reserved word.
  private func isName(_ text: String) -> Bool {
    let tokens = lex(Array(text.utf8))
    return tokens.count == 1 && (tokens[0].kind == .name || tokens[0].kind == .path)
  }

  /// Edits of several files, as editors apply them.
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

/// A part of a file, and what stands there afterwards.
struct Edit {
  let range: SourceRange
  let text: String
}

/// Texts after edits, and where each place has gone.
struct EditedTexts {
  private let edits: [FileID: [Edit]]

  /// Edits that do not touch each other.
  init(_ edits: [Edit]) {
    self.edits = Dictionary(grouping: edits) { $0.range.file }
      .mapValues { $0.sorted { $0.range.lower < $1.range.lower } }
  }

  /// The new texts of the files that change.
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

  /// Where a range has gone; nil where an edit has changed a part of it and not all.
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
  /// What edits change beside the names that they write: the reports, or what a name means; nil where that
  /// is nothing.
  ///
  /// Takes the time of a check of all files.
  func change(by edits: [Edit]) -> String? {
    let edited = EditedTexts(edits)
    let texts = edited.texts(source(of:))
    let loader = compilation.loader.replacing(texts)
    var after = compilation.replacing(texts)
    after.noteFaces()
    // The texts of reports hold names; their codes and places do not.
    let expected = compilation.diagnostics.map { report in
      PlacedCode(code: report.code, range: edited.place(of: report.range))
    }
    let found = after.diagnostics.map { PlacedCode(code: $0.code, range: $0.range) }
    let new = Dictionary(grouping: found) { $0 }.mapValues(\.count)
    let old = Dictionary(grouping: expected) { $0 }.mapValues(\.count)
    if let code = new.filter({ $0.value > old[$0.key] ?? 0 }).keys.map(\.code.rawValue).min() {
      return "brings up a report, '\(code)'"
    }
    if new != old { return "would change what is reported" }
    let names = index(of: loader).references
    guard names.count == index.references.count else { return "would change what a name means" }
    for (use, declared) in index.references {
      guard let use = edited.place(of: use), let declared = edited.place(of: declared) else {
        return "would change a part of a name"
      }
      if names[use] != declared { return "would change what a name means" }
    }
    return nil
  }

  private struct PlacedCode: Hashable {
    let code: Diagnostic.Code
    let range: SourceRange?
  }
}
