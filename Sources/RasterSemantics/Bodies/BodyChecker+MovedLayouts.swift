// Accepts the previous version's layouts, which took lists, and suggests blocks instead.

import RasterSyntax

extension BodyChecker {
  /// Checks a layout keyword that is called: texts and images are values, rows need a block.
  @inline(never)
  mutating func checkCall(of layout: BuiltIn, _ call: CallSyntax) -> TypedExpression {
    let isStack = layout === BuiltIn.row || layout === BuiltIn.column || layout === BuiltIn.overlay
    guard isStack || layout === BuiltIn.space else { return checkLayout(layout, call, nil) }
    if isStack, call.arguments.contains(where: { $0.label == nil }) {
      reportMoved(.listForBlock(layout.name, at: call.argumentsRange), call.range) {
        $0.moved(layout.name, call.arguments, margin: $1)
      }
    } else if isStack {
      report(.missingBlock(layout.name, at: call.range))
    } else if !isMovingLayout {
      report(.spaceAsValue(at: call.range))
    }
    guard isStack else { return checkMoved(call) }
    // Labelled arguments do not change, but can have mistakes.
    let labelled = CallSyntax(
      arguments: call.arguments.filter { $0.label != nil },
      argumentsRange: call.argumentsRange,
      range: call.range
    )
    let own = layout.ownParameters.filter { $0.label != nil }
    _ = checkArguments(withoutRenamedLabels(labelled, of: layout.name), to: own, of: layout.name)
    let others = call.arguments.filter { $0.label == nil }
    return checkMoved(
      CallSyntax(arguments: others, argumentsRange: call.argumentsRange, range: call.range)
    )
  }

  /// Reports `.flexible()`.
  @inline(never)
  mutating func checkFlexible(_ base: ExpressionSyntax, _ call: CallSyntax) -> TypedExpression {
    reportMoved(.boxForFlexible(at: call.range), call.range) { checker, margin in
      checker.block("box(grow: 1)", of: { $0.line(of: base, margin: $1) }, margin: margin)
    }
    return .error(at: call.range)
  }

  /// Reports an outdated layout with its replacement, unless it is part of another one.
  private mutating func reportMoved(
    _ diagnostic: Diagnostic,
    _ range: SourceRange,
    text: (BodyChecker, String) -> String
  ) {
    guard !isMovingLayout else { return }
    let moved = text(self, margin(at: range))
    let replacement = isValue(range) ? moved : "(\(moved))"
    var diagnostic = diagnostic
    // No fix-it is offered if it would lose a comment.
    let bytes = module.files[Int(file.index)].source.bytes[range.bytes]
    if ElementComments.count(in: Array(bytes)) == ElementComments.count(in: Array(moved.utf8)) {
      diagnostic.fixIts = [
        Diagnostic.FixIt("replace with a block", replacing: range, with: replacement)
      ]
    }
    report(diagnostic)
  }

  /// Checks the arguments of a row that has been reported.
  private mutating func checkMoved(_ call: CallSyntax) -> TypedExpression {
    let outer = isMovingLayout
    isMovingLayout = true
    checkLoosely(call)
    isMovingLayout = outer
    return .error(at: call.range)
  }

  /// Whether a block can replace a value here: it starts an expression, and no member follows.
  private func isValue(_ range: SourceRange) -> Bool {
    let bytes = module.files[Int(file.index)].source.bytes
    let before = bytes[..<Int(range.lower)].last { $0 > 32 }
    let after = bytes[Int(range.upper)...].first
    let openers = [UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")]
    return before.map { openers.contains($0) } ?? true && after != UInt8(ascii: ".")
  }

  /// Returns the indentation of the line in which a range begins.
  private func margin(at range: SourceRange) -> String {
    let source = module.files[Int(file.index)].source
    let spaces = source.bytes[source.lineStart(of: Int(range.lower))...].prefix { $0 == 32 }
    return String(repeating: " ", count: min(spaces.count, 200))
  }

  // MARK: Source text

  /// Returns `row(spacing: 8) { … }` for the arguments of a call.
  private func moved(_ word: String, _ arguments: [ArgumentSyntax], margin: String) -> String {
    let own = arguments.filter { $0.label != nil }.map { text(at: $0.range) }
    let head = own.isEmpty ? word : "\(word)(\(own.joined(separator: ", ")))"
    return block(head, parts(of: arguments), margin: margin)
  }

  private typealias Line = (BodyChecker, String) -> String

  /// A line of a block with its comments; the line is nil if there are only comments.
  private struct Part {
    var line: Line?
    var comments = ElementComments()
  }

  /// Returns the lines for the unlabelled arguments of a row.
  private func parts(of arguments: [ArgumentSyntax]) -> [Part] {
    arguments.filter { $0.label == nil }.flatMap { argument -> [Part] in
      guard case .list(let elements) = argument.value.kind else {
        return [Part(line: { $0.line(of: argument.value, margin: $1) })]
      }
      let list = module.files[Int(file.index)].source.bytes[argument.value.range.bytes]
      let comments = ElementComments.all(in: Array(list))
      let parts = elements.enumerated().map { index, element in
        // If a comma is missing, there are fewer comments than elements.
        Part(
          line: { $0.line(of: element, margin: $1) },
          comments: index < comments.count ? comments[index] : ElementComments()
        )
      }
      return parts + comments.dropFirst(elements.count).map { Part(comments: $0) }
    }
  }

  private func block(_ head: String, of line: @escaping Line, margin: String) -> String {
    block(head, [Part(line: line)], margin: margin)
  }

  private func block(_ head: String, _ parts: [Part], margin: String) -> String {
    let lines = parts.flatMap { part -> [String] in
      let line = part.line.map { ([$0(self, margin + "  ")] + part.comments.behind) }
      return part.comments.above + (line.map { [$0.joined(separator: " ")] } ?? [])
        + part.comments.below
    }
    if lines.isEmpty { return head + " {}" }
    let isBare = parts.allSatisfy { $0.comments.isEmpty }
    if lines.count == 1, isBare, !lines[0].contains("\n"), lines[0].utf8.count < 60 {
      return "\(head) { \(lines[0]) }"
    }
    return "\(head) {\n" + lines.map { "\(margin)  \($0)\n" }.joined() + "\(margin)}"
  }

  private func line(of element: ElementSyntax, margin: String) -> String {
    switch element {
    case .value(let value): return line(of: value, margin: margin)
    case .loop(let head, let element):
      let names = head.names.map { $0.text }
      let pattern = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
      let start = "for \(pattern) in \(text(at: head.sequence.range))"
      return block(start, of: { $0.line(of: element, margin: $1) }, margin: margin)
    case .conditional(let condition, let then, let otherwise):
      var start = "if \(text(at: condition.value.range))"
      if case .binding(let name, let value) = condition {
        start = "if let \(name.text) = \(text(at: value.range))"
      }
      let first = block(start, of: { $0.line(of: then, margin: $1) }, margin: margin)
      guard let otherwise else { return first }
      return block("\(first) else", of: { $0.line(of: otherwise, margin: $1) }, margin: margin)
    }
  }

  private func line(of value: ExpressionSyntax, margin: String) -> String {
    switch value.kind {
    case .conditional(let condition, let then, let otherwise):
      let start = "if \(text(at: condition.range))"
      let first = block(start, of: { $0.line(of: then, margin: $1) }, margin: margin)
      return block("\(first) else", of: { $0.line(of: otherwise, margin: $1) }, margin: margin)
    case .call(let callee, let arguments, _):
      if case .member(let base, let name) = callee.kind, name.text == "flexible" {
        return block("box grow: 1", of: { $0.line(of: base, margin: $1) }, margin: margin)
      }
      guard case .name(let name) = callee.kind else { break }
      let isComponent = module.declaration(name, in: file)?.kind == .component
      guard isComponent || BuiltIns.layouts[name] != nil else { break }
      let layout = BuiltIns.layouts[name]
      let isStack = layout?.takesContents == true
      guard isStack else {
        guard let first = arguments.first, let last = arguments.last else { return name }
        return "\(name) \(text(at: first.range.union(last.range)))"
      }
      let own = arguments.filter { $0.label != nil }.map { text(at: $0.range) }
      let head = own.isEmpty ? name : "\(name) \(own.joined(separator: ", "))"
      return block(head, parts(of: arguments), margin: margin)
    default: break
    }
    return "place \(text(at: value.range))"
  }
}
