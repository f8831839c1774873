// The TextMate grammar classifies each token like the lexer.

import Foundation
import RasterSyntax
import TestSupport
import Testing

@Suite struct EditorGrammarTests {
  @Test func `the grammar for editors is generated from the language's tables`() throws {
    let path = "Grammar/raster.tmLanguage.json"
    let text = try TextMateGrammar.raster.file()
    if let failure = try Golden.failure(path, made: text) { Issue.record("\(failure)") }
  }

  @Test func `editors classify each token like the lexer`() throws {
    let reader = TextMateReader(.raster)
    var (tokens, kinds) = (0, Set<TokenKind>())
    for folder in ["Samples", "Tests/SampleTests/Language", "Tests/RasterSyntaxTests/Fixtures"] {
      for path in files(in: folder, endingWith: ".raster") {
        let source = try bytes(ofFileAt: path)
        guard let text = String(bytes: source, encoding: .utf8) else { continue }
        let scopes = try reader.scopes(of: text)
        let all = lex(source)
        // Errors that only the lexer can detect have no required colour.
        if all.contains(where: { Self.isBroken($0.kind) }) { continue }
        for (index, token) in all.enumerated() {
          let isLabel = index + 1 < all.count && all[index + 1].kind == .colon
          tokens += 1
          kinds.insert(token.kind)
          for place in token.bytes where !Self.agrees(token.kind, scopes[place], isLabel: isLabel) {
            let line = text.utf8.prefix(place).count { $0 == 10 } + 1
            let word = String(decoding: source[token.bytes], as: UTF8.self)
            Issue.record("\(path):\(line): '\(word)' is \(token.kind), not '\(scopes[place])'")
            break
          }
        }
      }
    }
    #expect(tokens > 20_000)
    #expect(kinds.count > 55)
  }

  @Test(arguments: [
    ("  fill rect(bounds), with: #FFF", "fill", "keyword.other.line"),
    ("  fill rect(bounds), with: #FFF", "rect", "support.function"),
    ("  fill rect(bounds), with: #FFF", "bounds", "variable.language"),
    ("  fill rect(bounds), with: #FFF", "with", "variable.parameter.label"),
    ("  fill rect(bounds), with: #FFF", "#FFF", "constant.other.color"),
    ("component Badge {", "component", "keyword.declaration"),
    ("component Badge {", "Badge", "entity.name.type"),
    ("  state isOn: Bool = false", "state", "keyword.declaration"),
    ("  state isOn: Bool = false", "isOn", "variable.other.property"),
    ("  state isOn: Bool = false", "Bool", "support.type"),
    ("  state isOn: Bool = false", "false", "constant.language"),
    ("  let width = isOn ? 40% : 1e3", "40%", "constant.numeric"),
    ("  let width = isOn ? 40% : 1e3", "isOn", "variable.other"),
    ("func warmth(_ degrees: Int) -> Double {", "warmth", "entity.name.function"),
    ("  draw { text \"a\\(b(c))d\", in: bounds }", "text", "keyword.other.line"),
    ("  draw { text \"a\\(b(c))d\", in: bounds }", "b(", "entity.name.function"),
    ("  draw { text \"a\\(b(c))d\", in: bounds }", "d\"", "string.quoted"),
    ("  let style = .body.with(size: 1)", "body", "variable.other.enummember"),
    ("  let style = .body.with(size: 1)", "with", "entity.name.function.member"),
    ("/// Says what it is.", "Says", "comment.line.documentation"),
    ("/* a /* b */ c */ let x = 1", "c", "comment.block"),
    ("/* a /* b */ c */ let x = 1", "let", "keyword.declaration"),
  ])
  func `a word has its scope`(line: String, word: String, scope: String) throws {
    let place = try #require(line.range(of: word)).lowerBound
    let scopes = try TextMateReader(.raster).scopes(of: line)
    #expect(scopes[line.utf8.distance(from: line.startIndex, to: place)].hasPrefix(scope))
  }

  private static func isBroken(_ kind: TokenKind) -> Bool {
    switch kind {
    case .unknown, .foreignName, .conflictMarker, .unterminatedString, .unterminatedComment: true
    default: false
    }
  }

  /// Whether a byte of a token has one of the scopes of the token.
  private static func agrees(_ kind: TokenKind, _ scope: String, isLabel: Bool) -> Bool {
    func starts(_ prefixes: String...) -> Bool { prefixes.contains { scope.hasPrefix($0) } }
    if isLabel, starts("variable.parameter.label") { return true }
    switch kind {
    case .whitespace, .newline: return true
    case .lineComment, .docComment, .blockComment: return starts("comment")
    case .stringStart, .stringEnd: return starts("string")
    case .stringText: return starts("string", "constant.character", "invalid.illegal.escape")
    case .interpolationStart, .interpolationEnd: return starts("punctuation.section.embedded")
    case .integer, .number, .measure: return starts("constant.numeric")
    case .color: return starts("constant.other.color", "invalid.illegal.color")
    case .true, .false, .nil: return starts("constant.language")
    case .import, .enum, .struct, .let, .func, .component: return starts("keyword.declaration")
    case .case, .switch, .if, .else, .for, .in: return starts("keyword.control")
    case .name, .path:
      return starts(
        "entity",
        "support",
        "variable",
        "keyword.other",
        "keyword.declaration",
        "storage.modifier"
      )
    case .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
      .comma, .colon, .dot, .semicolon, .underscore:
      return scope.isEmpty || starts("meta.embedded", "variable.other")
    default: return starts("keyword.operator")
    }
  }
}
