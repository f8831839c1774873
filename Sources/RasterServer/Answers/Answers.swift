// The requests that the server answers, each from a single snapshot.

import RasterSemantics
import RasterSyntax

/// The requests about documents and folders.
enum Method: String, Sendable {
  case hover = "textDocument/hover"
  case definition = "textDocument/definition"
  case references = "textDocument/references"
  case highlight = "textDocument/documentHighlight"
  case prepareRename = "textDocument/prepareRename"
  case rename = "textDocument/rename"
  case completion = "textDocument/completion"
  case signatureHelp = "textDocument/signatureHelp"
  case documentSymbol = "textDocument/documentSymbol"
  case workspaceSymbol = "workspace/symbol"
  case foldingRange = "textDocument/foldingRange"
  case semanticTokens = "textDocument/semanticTokens/full"
  case semanticTokensRange = "textDocument/semanticTokens/range"
  case inlayHint = "textDocument/inlayHint"
  case documentColor = "textDocument/documentColor"
  case colorPresentation = "textDocument/colorPresentation"
  case codeAction = "textDocument/codeAction"
  case codeLens = "textDocument/codeLens"
  case documentLink = "textDocument/documentLink"
  case formatting = "textDocument/formatting"
  case rangeFormatting = "textDocument/rangeFormatting"
}

/// Answers requests from a snapshot.
struct Answers {
  let workspace: Workspace
  let snapshot: Snapshot

  func answer(_ method: Method, _ params: JSON) throws(RequestError) -> JSON {
    switch method {
    case .hover: try hover(params)
    case .definition: try definition(params)
    case .references: try references(params)
    case .highlight: try highlights(params)
    case .prepareRename: try prepareRename(params)
    case .rename: try rename(params)
    case .completion: try completion(params)
    case .signatureHelp: try signatureHelp(params)
    case .documentSymbol: try documentSymbols(params)
    case .workspaceSymbol: try workspaceSymbols(params)
    case .foldingRange: try foldingRanges(params)
    case .semanticTokens, .semanticTokensRange: try semanticTokens(params)
    case .inlayHint: try inlayHints(params)
    case .documentColor: try documentColors(params)
    case .colorPresentation: try colorPresentations(params)
    case .codeAction: try codeActions(params)
    case .codeLens: try codeLenses(params)
    case .documentLink: try documentLinks(params)
    case .formatting, .rangeFormatting: try format(params)
    }
  }

  /// The document that a request is about.
  func subject(_ params: JSON) throws(RequestError) -> Subject {
    let document = try snapshot.document(params)
    guard document.isRoot else { throw .failed("'\(document.address)' declares no components") }
    let analysis = try workspace.analysis(of: document, in: snapshot)
    let positions = Positions(snapshot.encoding)
    return Subject(
      document: document,
      analysis: analysis,
      snapshot: snapshot,
      positions: positions
    )
  }
}

/// A document with its analysis.
struct Subject {
  let document: Document
  let analysis: Analysis
  let snapshot: Snapshot
  let positions: Positions

  /// The document's syntax tree; the document is the only input of its analysis.
  var tree: SyntaxTree { analysis.trees[0] }
  var source: SourceFile { tree.source }
  var file: FileID { source.id }
  var index: SymbolIndex { analysis.index }

  func offset(_ params: JSON) throws(RequestError) -> Int {
    snapshot.encoding.offset(of: try params.position("position"), in: source)
  }

  /// The byte range of a range in a request.
  func bytes(_ range: JSON) throws(RequestError) -> Range<Int> {
    let lower = snapshot.encoding.offset(of: try range.position("start"), in: source)
    let upper = snapshot.encoding.offset(of: try range.position("end"), in: source)
    return min(lower, upper)..<max(lower, upper)
  }

  func json(_ range: SourceRange) -> JSON { positions.range(range, in: source) }

  func json(_ range: Range<Int>) -> JSON {
    json(SourceRange(file: file, lower: range.lowerBound, upper: range.upperBound))
  }

  func text(_ range: SourceRange) -> String {
    analysis.source(of: range.file)?.text(at: range) ?? ""
  }

  /// A range in any file, with the file's address.
  func location(_ range: SourceRange) -> JSON? {
    DiagnosticJSON(analysis, snapshot).location(range)
  }

  /// The name at an offset and the range of its declaration, or `nil` if there is no declared name.
  func symbol(at offset: Int) -> (use: SourceRange, declared: SourceRange)? {
    guard let token = tree.token(at: offset) else { return nil }
    let use = tree.range(of: token)
    if let declared = index.references[use], text(declared) == text(use) { return (use, declared) }
    return analysis.definitions[use] == nil ? nil : (use, use)
  }
}
