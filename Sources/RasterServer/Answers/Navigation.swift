// Definition, references, highlights, and rename with its proof.

import RasterSemantics
import RasterSyntax

extension Answers {
  func definition(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    let offset = try subject.offset(params)
    if let target = subject.importTarget(at: offset) { return target }
    guard let symbol = subject.symbol(at: offset),
      let location = subject.location(symbol.declared)
    else { return .null }
    guard snapshot.client.linksLocations, let range = location["range"] else { return location }
    let link = JSON.object([
      "originSelectionRange": subject.json(symbol.use),
      "targetUri": location["uri"],
      "targetRange": range,
      "targetSelectionRange": range,
    ])
    return .array([link])
  }

  func references(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    guard let symbol = subject.symbol(at: try subject.offset(params)) else { return .null }
    let includesDeclaration = params["context"]?["includeDeclaration"]?.bool ?? true
    let occurrences = try wholeOccurrences(of: symbol.declared, in: subject)
    let json = DiagnosticJSON(occurrences.analysis, snapshot)
    let ranges = occurrences.ranges.filter { includesDeclaration || $0 != occurrences.declared }
    return .array(ranges.compactMap { json.location($0) })
  }

  func highlights(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    guard let symbol = subject.symbol(at: try subject.offset(params)) else { return .null }
    let ranges = subject.analysis.occurrences(of: symbol.declared)
      .filter { $0.file == subject.file }
    return .array(
      ranges.map { range in
        // Written where it is declared, read elsewhere.
        .object(["range": subject.json(range), "kind": range == symbol.declared ? 3 : 2])
      }
    )
  }

  /// A name's places in all files of the folders.
  struct Occurrences {
    let analysis: Analysis
    let declared: SourceRange
    let ranges: [SourceRange]
  }

  func wholeOccurrences(
    of declared: SourceRange,
    in subject: Subject
  ) throws(RequestError) -> Occurrences {
    let whole = try workspace.wholeAnalysis(in: snapshot)
    // The file has another number there.
    guard let path = subject.analysis.source(of: declared.file)?.path,
      let file = whole.file(at: path)
    else { throw .failed("the declaration is not among the files of the folders") }
    let place = SourceRange(
      file: file,
      lower: Int(declared.lower),
      upper: Int(declared.upper)
    )
    return Occurrences(analysis: whole, declared: place, ranges: whole.occurrences(of: place))
  }
}

extension Analysis {
  /// The number of the file at a path, links followed.
  func file(at path: String) -> FileID? {
    if let index = trees.firstIndex(where: { $0.source.path == path }) { return FileID(index) }
    let identity = FileIdentity.of(path)
    return trees.firstIndex { FileIdentity.of($0.source.path) == identity }.map { FileID($0) }
  }

  /// A name's declaration and all its uses, in order.
  func occurrences(of declared: SourceRange) -> [SourceRange] {
    let name = source(of: declared.file)?.text(at: declared)
    let uses = index.references.filter { use, target in
      target == declared && use != declared && source(of: use.file)?.text(at: use) == name
    }
    return (uses.keys + [declared]).sorted { ($0.file, $0.lower) < ($1.file, $1.lower) }
  }
}

extension Subject {
  /// The file that an import at a place leads to.
  fileprivate func importTarget(at offset: Int) -> JSON? {
    let syntax = tree.syntax.imports.first {
      Int($0.pathRange.lower) <= offset && offset <= Int($0.pathRange.upper)
    }
    guard let syntax,
      case .file(let target) = analysis.compilation.loader.resolve(syntax.path, from: file)
    else { return nil }
    return location(SourceRange(file: target, lower: 0, upper: 0))
  }
}
