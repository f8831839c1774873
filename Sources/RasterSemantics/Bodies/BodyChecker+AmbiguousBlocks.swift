// Reports blocks that could belong to a line or to its last argument.

import RasterSyntax

extension BodyChecker {
  /// Reports a block that could also belong to the last argument; returns whether there is one.
  mutating func reportAmbiguousBlock(_ syntax: LineSyntax) -> Bool {
    guard let block = syntax.block, syntax.parentheses == nil, let last = syntax.arguments.last,
      let name = last.value.calledName, text(at: last.value.range).first != "(", takesBlock(name)
    else { return false }
    let value = last.value.range
    let between = SourceRange(file: file, lower: Int(value.upper), upper: Int(block.range.lower))
    report(
      .ambiguousBlock(
        name,
        at: block.range.start,
        value: value,
        whole: value.union(block.range),
        texts: (text(at: value), text(at: between), text(at: block.range)),
        line: syntax.word.text == "place" ? placedBlock(syntax, last.value, block) : nil
      )
    )
    let others = Array(syntax.arguments.dropLast())
    checkLoosely(
      CallSyntax(arguments: others, argumentsRange: syntax.word.range, range: syntax.range)
    )
    return true
  }

  /// Returns the fix-it that moves the last argument of `place` into its block, or nil.
  private func placedBlock(
    _ syntax: LineSyntax,
    _ value: ExpressionSyntax,
    _ block: BlockSyntax
  ) -> Diagnostic.FixIt? {
    let others = syntax.arguments.dropLast()
    guard let first = others.first, let last = others.last,
      others.allSatisfy({ $0.label != nil })
    else { return nil }
    var line = text(at: value.range)
    if case .call(let callee, let arguments, _) = value.kind {
      let inside = arguments.first.map { $0.range.union(arguments[arguments.count - 1].range) }
      line = text(at: callee.range) + (inside.map { " " + text(at: $0) } ?? "")
    }
    let places = text(at: first.range.union(last.range))
    return Diagnostic.FixIt(
      "write 'place \(places) { \(line) { … } }'",
      replacing: first.range.union(block.range),
      with: "\(places) { \(line) \(text(at: block.range)) }"
    )
  }

  /// Whether a call of the name can have a trailing block.
  private func takesBlock(_ name: String) -> Bool {
    if let layout = BuiltIns.layouts[name] { return layout.takesContents }
    guard let id = module.declaration(name, in: file), id.kind == .component else { return false }
    return module.components[id.index].fields.contains {
      $0.name == "content" && $0.type.holdsContent
    }
  }
}

extension ExpressionSyntax {
  /// The name of the call or the bare name, or nil if the contents are already given.
  fileprivate var calledName: String? {
    switch kind {
    case .name(let name): name
    case .call(let callee, let arguments, _) where arguments.allSatisfy { $0.label != nil }:
      if case .name(let name) = callee.kind { name } else { nil }
    default: nil
    }
  }
}
