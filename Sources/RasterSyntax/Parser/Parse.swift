// The parser's front door: a file's bytes in, its tree out, whatever the bytes are.

/// Parses `file`, whatever its bytes are.
///
/// What is broken becomes `.missing` or an empty name in the tree and a report beside it. Time and
/// memory are proportional to the file's size; the stack's depth and the tree's height are bounded.
///
/// A file whose name ends in `.json` is read as JSON, and declares nothing by itself.
package func parse(_ file: SourceFile) -> SyntaxTree {
  if file.path.hasSuffix(".json") { return parseJSON(file) }
  let tokens = lex(file.bytes)
  let lineEnds = LineEnds(tokens, bytes: file.bytes)
  var parser = Parser(file: file, tokens: tokens, significant: lineEnds.tokens)
  parser.reportInvalidTokens(lineEnds.invalidTokens)
  var second = parser
  var syntax = parser.parseFile()
  if parser.hasLostBrace {
    // Where a brace is missing or too many, indentation tells which; if it makes sense.
    second.trustsIndentation = true
    let indented = second.parseFile()
    if second.diagnostics.count <= parser.diagnostics.count {
      (parser, syntax) = (second, indented)
    }
  }
  parser.removeReportsOfSkippedBlocks()
  let diagnostics = parser.diagnostics.enumerated().sorted { left, right in
    (left.element.range.lower, left.offset) < (right.element.range.lower, right.offset)
  }
  return SyntaxTree(
    source: file,
    tokens: tokens,
    syntax: syntax,
    diagnostics: diagnostics.map { $0.element },
    foreignTexts: parser.foreignTexts
  )
}

/// Reads a JSON file: its value, and the files that it refers to as imports.
///
/// Its one token is the whole text, so that nothing is lost.
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
