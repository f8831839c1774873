// Semantic tokens: the kind of each token in a file.

import RasterCompletion
import RasterSemantics
import RasterSyntax

/// The kinds of tokens by their protocol names, in the order of the legend.
enum SemanticToken: String, CaseIterable {
  case keyword, type, `enum`, `struct`, `class`, namespace, function, method, parameter, variable
  case property, enumMember, string, number, `operator`, comment, macro

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Answers {
  func semanticTokens(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    var wanted = 0..<subject.source.bytes.count
    if let range = params["range"], !range.isNull { wanted = try subject.bytes(range) }
    return .object(["data": .array(TokenPainter(subject).data(in: wanted).map { .int($0) })])
  }
}

/// Classifies tokens, and encodes them relative to each other.
struct TokenPainter {
  private let subject: Subject
  /// The kinds of keywords at line starts, labels and type names.
  private var kinds: [SourceRange: SemanticToken] = [:]

  init(_ subject: Subject) {
    self.subject = subject
    for node in subject.tree.nodes { node.visit { add($0) } }
  }

  private mutating func add(_ node: SyntaxNode) {
    switch node {
    case .line(let line):
      kinds[line.word.range] = .keyword
      addLabels(line.arguments)
    case .type(.named(let name)): kinds[name.range] = .type
    case .state(let state):
      kinds[
        SourceRange(
          file: state.range.file,
          lower: Int(state.range.lower),
          upper: Int(state.range.lower) + 5
        )
      ] =
        .keyword
      addLabels(state.arguments)
    case .expression(let syntax):
      switch syntax.kind {
      case .call(let callee, let arguments, _):
        if case .name = callee.kind { kinds[callee.range] = .function }
        if case .member(_, let name) = callee.kind { kinds[name.range] = .method }
        addLabels(arguments)
      case .member(_, let name): kinds[name.range] = kinds[name.range] ?? .property
      case .implicitMember(let name): kinds[name.range] = .enumMember
      case .tuple(let arguments): addLabels(arguments)
      default: break
      }
    default: break
    }
  }

  private mutating func addLabels(_ arguments: [ArgumentSyntax]) {
    for label in arguments.compactMap({ $0.label }) { kinds[label.range] = .parameter }
  }

  /// Five integers per token: line and column deltas, length, kind and modifiers.
  func data(in wanted: Range<Int>) -> [Int] {
    let source = subject.source
    let encoding = subject.snapshot.encoding
    var data: [Int] = []
    var last = Position(line: 0, character: 0)
    for token in subject.tree.tokens {
      guard Int(token.upper) > wanted.lowerBound, Int(token.lower) < wanted.upperBound else {
        continue
      }
      let range = subject.tree.range(of: token)
      guard let (kind, modifiers) = kind(of: token, at: range) else { continue }
      // A token that spans lines is encoded once for each line.
      var lower = Int(token.lower)
      while lower < Int(token.upper) {
        let line = source.lineBytes(source.location(of: lower).line)
        let upper = min(line.upperBound, Int(token.upper))
        if upper > lower {
          let position = subject.positions.position(of: lower, in: source)
          let isSameLine = position.line == last.line
          data += [
            position.line - last.line,
            isSameLine ? position.character - last.character : position.character,
            encoding.width(of: source.bytes[lower..<upper]), kind.index, modifiers,
          ]
          last = position
        }
        lower = max(upper, lower)
        while lower < Int(token.upper), source.bytes[lower] == 10 || source.bytes[lower] == 13 {
          lower += 1
        }
        if upper == Int(token.upper) { break }
      }
    }
    return data
  }

  private func kind(of token: Token, at range: SourceRange) -> (SemanticToken, Int)? {
    switch token.kind {
    case .lineComment, .docComment, .blockComment, .unterminatedComment: return (.comment, 0)
    case .integer, .number, .measure, .color: return (.number, 0)
    case .stringStart, .stringText, .stringEnd: return (.string, 0)
    case .name, .foreignName, .path: return name(range)
    case _ where token.kind.isReserved:
      return kinds[range] == .parameter ? (.parameter, 0) : (.keyword, 0)
    default: return nil
    }
  }

  private func name(_ range: SourceRange) -> (SemanticToken, Int) {
    if let definition = subject.analysis.definitions[range] { return (definition.token, 1) }
    if let declared = subject.index.references[range],
      let definition = subject.analysis.definitions[declared]
    {
      return (definition.token, 0)
    }
    let text = subject.text(range)
    if let word = kinds[range] { return (word, word == .keyword ? 0 : 2) }
    if ["component", "tokens", "environment", "font", "state", "as"].contains(text)
      || AccessLevel(rawValue: text) != nil
    {
      return (.keyword, 0)
    }
    return SymbolIndex.isBuiltIn(text) ? (.variable, 2) : (.variable, 0)
  }
}

extension Definition {
  fileprivate var token: SemanticToken {
    switch kind {
    case .component: .class
    case .structure: .struct
    case .enumeration: .enum
    case .tokens, .group: .namespace
    case .mode, .property, .field, .token: .property
    case .constant, .local, .loopVariable: .variable
    case .function: .function
    case .enumCase, .state: .enumMember
    case .parameter, .label: .parameter
    }
  }
}
