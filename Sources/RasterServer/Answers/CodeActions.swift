// Code actions: fix-its, "Fix all", and refactorings that preserve the meaning.

import RasterCommands
import RasterSemantics
import RasterSyntax

extension Answers {
  func codeActions(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    guard let requested = params["range"] else { throw .invalid("'range' must be a range") }
    let range = try subject.bytes(requested)
    let only = params["context"]?["only"]?.array?.compactMap { $0.string }
    func isWanted(_ kind: String) -> Bool {
      only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
    }
    var actions: [JSON] = []
    if isWanted("quickfix") { actions += quickFixes(subject, range) }
    // Slow actions are computed only if the request names their kinds.
    if only != nil, isWanted("source.fixAll"), let all = fixAll(subject) { actions.append(all) }
    let rewriter = Rewriter(subject)
    if isWanted("refactor.extract"), let edits = rewriter.extract(range) {
      actions.append(action("Extract into a 'let'", "refactor.extract", edits, in: subject))
    }
    if isWanted("refactor.inline"), let edits = rewriter.inline(at: range.lowerBound) {
      actions.append(action("Inline the 'let'", "refactor.inline", edits, in: subject))
    }
    if isWanted("refactor.rewrite"), let edits = rewriter.addState(at: range.lowerBound) {
      actions.append(action("Add a named state", "refactor.rewrite", edits, in: subject))
    }
    return .array(actions)
  }

  private func action(
    _ title: String,
    _ kind: String,
    _ edits: [Edit],
    in subject: Subject
  ) -> JSON {
    .object([
      "title": .string(title), "kind": .string(kind),
      "edit": workspaceEdit(edits, in: subject.analysis),
    ])
  }

  /// The fix-its of diagnostics in a range that were applied and found to be correct.
  private func quickFixes(_ subject: Subject, _ range: Range<Int>) -> [JSON] {
    func isMeant(_ report: Diagnostic) -> Bool {
      report.range.file == subject.file && Int(report.range.lower) <= range.upperBound
        && range.lowerBound <= Int(report.range.upper) && !report.fixIts.isEmpty
    }
    guard subject.analysis.compilation.diagnostics.contains(where: isMeant) else { return [] }
    let writer = DiagnosticJSON(subject.analysis, snapshot)
    return subject.analysis.mended.filter(isMeant).flatMap { report in
      report.fixIts.map { fixIt in
        let edit = Edit(range: fixIt.range, text: fixIt.replacement)
        return .object([
          "title": .string(fixIt.message.capitalizedFirst),
          "kind": "quickfix",
          "diagnostics": [writer.json(of: report)],
          "isPreferred": .bool(report.fixIts.count == 1 && !fixIt.isGuess),
          "edit": workspaceEdit([edit], in: subject.analysis),
        ])
      }
    }
  }

  /// The changes that `rasterc check --fix` makes to the document, or `nil` if there are none.
  private func fixAll(_ subject: Subject) -> JSON? {
    var fixer = SourceFixer(subject.analysis.compilation, mostTries: 60)
    fixer.run()
    guard let tree = fixer.compilation.loader.trees.first, fixer.counts[subject.file] != nil else {
      return nil
    }
    let fullRange = SourceRange(file: subject.file, lower: 0, upper: subject.source.bytes.count)
    let text = String(decoding: tree.source.bytes, as: UTF8.self)
    return action("Fix all", "source.fixAll", [Edit(range: fullRange, text: text)], in: subject)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
