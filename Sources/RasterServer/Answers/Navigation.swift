// Go to definition, find references, and highlights.

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
        // The declaration is a write access; all other uses are read accesses.
        .object(["range": subject.json(range), "kind": range == symbol.declared ? 3 : 2])
      }
    )
  }

  /// The occurrences of a name in all files of the folders.
  struct Occurrences {
    let analysis: Analysis
    let declared: SourceRange
    let ranges: [SourceRange]
  }

  func wholeOccurrences(
    of declared: SourceRange,
    in subject: Subject
  ) throws(RequestError) -> Occurrences {
    let analysis = try workspace.wholeAnalysis(in: snapshot)
    // The file has a different number in the other analysis.
    guard let path = subject.analysis.source(of: declared.file)?.path,
      let file = analysis.file(at: path)
    else { throw .failed("the declaration is not in a file of the workspace") }
    let place = SourceRange(
      file: file,
      lower: Int(declared.lower),
      upper: Int(declared.upper)
    )
    return Occurrences(analysis: analysis, declared: place, ranges: analysis.occurrences(of: place))
  }
}

extension Analysis {
  /// The number of the file at a path, following links.
  func file(at path: String) -> FileID? {
    if let index = trees.firstIndex(where: { $0.source.path == path }) { return FileID(index) }
    let identity = FileIdentity.of(path)
    return trees.firstIndex { FileIdentity.of($0.source.path) == identity }.map { FileID($0) }
  }

  /// The declaration of a name and all its uses, in order.
  func occurrences(of declared: SourceRange) -> [SourceRange] {
    let name = source(of: declared.file)?.text(at: declared)
    let uses = index.references.filter { use, target in
      target == declared && use != declared && source(of: use.file)?.text(at: use) == name
    }
    return (uses.keys + [declared]).sorted { ($0.file, $0.lower) < ($1.file, $1.lower) }
  }
}

extension Subject {
  /// The location of the file imported at an offset.
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
