// The entry point of the parser, which accepts any bytes and returns a tree.

/// Parses a file with arbitrary contents.
///
/// Errors are reported and represented in the tree as `.missing` or an empty name. Time and memory
/// are proportional to the size of the file. The stack depth and the height of the tree are
/// bounded.
///
/// A file whose name ends in `.json` is parsed as JSON and does not declare anything.
package func parse(_ file: SourceFile) -> SyntaxTree {
  if file.path.hasSuffix(".json") { return parseJSON(file) }
  let tokens = lex(file.bytes)
  let lineEnds = LineEnds(tokens, bytes: file.bytes)
  var parser = Parser(file: file, tokens: tokens, significant: lineEnds.tokens)
  parser.reportInvalidTokens(lineEnds.invalidTokens)
  var second = parser
  var syntax = parser.parseFile()
  if parser.hasLostBrace {
    // If a brace is missing or surplus, consistent indentation shows where.
    second.trustsIndentation = true
    let indented = second.parseFile()
    if second.diagnostics.count <= parser.diagnostics.count {
      (parser, syntax) = (second, indented)
    }
  }
  parser.removeReportsOfSkippedBlocks()
  let editions = EditionComments(tokens, in: file)
  let diagnostics = (parser.diagnostics + editions.diagnostics).enumerated().sorted { left, right in
    (left.element.range.lower, left.offset) < (right.element.range.lower, right.offset)
  }
  return SyntaxTree(
    source: file,
    tokens: tokens,
    syntax: syntax,
    diagnostics: diagnostics.map { $0.element },
    foreignTexts: parser.foreignTexts,
    editionComment: editions.first
  )
}

/// Parses a JSON file: its value, and the files that it refers to as imports.
///
/// A single token contains the whole text, so that no text is lost.
func parseJSON(_ file: SourceFile) -> SyntaxTree {
  var parser = JSONParser(file)
  let value = parser.parse()
  var imports: [ImportSyntax] = []
  var pending = value.map { [$0] } ?? []
  while let next = pending.popLast() {
    switch next.content {
    case .array(let values): pending += values.reversed()
    case .object(let object):
      pending += object.members.map { $0.value }.reversed()
      guard let reference = object["$ref"], let path = reference.string?.filePart else { continue }
      let range = reference.range
      imports.append(ImportSyntax(path: path, pathRange: range, name: nil, range: range))
    default: break
    }
  }
  var seen: Set<String> = []
  imports = imports.filter { seen.insert($0.path).inserted }
  let isEmpty = file.bytes.isEmpty
  return SyntaxTree(
    source: file,
    tokens: isEmpty ? [] : [Token(.name, 0, file.bytes.count)],
    syntax: FileSyntax(imports: imports, faces: [], declarations: []),
    json: value,
    diagnostics: parser.diagnostics
  )
}
