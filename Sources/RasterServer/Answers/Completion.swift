// Code completion at a position, for editors.

import RasterCommands
import RasterCompletion
import RasterSemantics
import RasterSyntax

extension Answers {
  func completion(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    let offset = try subject.offset(params)
    guard let completer = Completer(subject, at: offset) else {
      return .object(["isIncomplete": false, "items": []])
    }
    let items = completer.items().map { $0.json(takesSnippets: snapshot.client.takesSnippets) }
    return .object(["isIncomplete": false, "items": .array(items)])
  }
}

extension CompletionItem {
  fileprivate func json(takesSnippets: Bool) -> JSON {
    let usesSnippet = takesSnippets && snippet != nil
    return .object([
      "label": .string(label),
      "kind": .int(kind.rawValue),
      "detail": detail.map { .string($0) },
      "documentation": documentation.map {
        .object(["kind": "markdown", "value": .string($0)])
      },
      "sortText": .string("\(rank)\(label)"),
      "insertText": usesSnippet ? snippet.map { .string($0) } : .string(label),
      "insertTextFormat": usesSnippet ? 2 : 1,
    ])
  }
}

extension Completer {
  /// Creates a completer for a document, or `nil` in comments and string literals.
  init?(_ subject: Subject, at offset: Int) {
    let analysis = subject.analysis
    self.init(subject.tree, at: offset) { bytes, gap in
      let loader = analysis.compilation.loader.replacing([gap.file: bytes])
      let index = analysis.index(of: loader, around: gap, gapName: Self.gapName)
      return (loader.trees[Int(gap.file.index)], index)
    }
  }
}
