// Rewrites that move a part of a program to a `let`, a function, a component, or another file.

import RasterSemantics
import RasterSyntax

extension Rewrite {
  static let declarations = [
    Rewrite("let extracted", .lists, needsTypes: true) { text, context in
      guard let part = context.part(of: text) else { return nil }
      let name = context.freshName()
      let line = "let \(name): \(part.type) = (\(text.text(part.range)))\n"
      return text.replacing([(part.statement.start, line), (part.range, "(\(name))")])
    },
    Rewrite("function extracted", .lists, needsTypes: true) { text, context in
      // Arguments of a function always count as read; uses in an unused `let`, or as arguments of a
      // component that does not read them, do not.
      guard let part = context.part(of: text), !part.holdsComponents,
        !text.text(part.range).contains("let ")
      else { return nil }
      let name = context.freshName()
      let parameters = part.names.enumerated().map { (name: "_ p\($0)", type: $1.type) }
      let declared = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      let body = text.text(part.range, replacing: part.uses.map { ($0.range, "p\($0.name)") })
      let arguments = part.names.map(\.text).joined(separator: ", ")
      let function = "\nfunc \(name)(\(declared)) -> \(part.type) {\n  (\(body))\n}\n"
      return text.replacing([(part.range, "(\(name)(\(arguments)))")]) + function
    },
    Rewrite("dead state", .lists) { text, context in
      guard let component = context.pick(text.components), let size = component.line("size") else {
        return nil
      }
      let type = context.pick([Type.bool, .color, .double, .list(.string)]) ?? .bool
      let value = context.program.constant(type)
      let line = "state \(context.freshName()): \(context.program.spelled(type)) = \(value)\n  "
      return text.replacing([(size.range.start, line)])
    },
    Rewrite("dead let", .lists, needsTypes: true) { text, context in
      guard let part = context.part(of: text) else { return nil }
      let line = "let \(context.freshName()): \(part.type) = (\(text.text(part.range)))\n"
      return text.replacing([(part.statement.start, line)])
    },
  ]
}

/// A value in a drawing that can be extracted.
struct DrawnPart {
  let range: SourceRange
  let type: String
  /// Whether it creates components.
  let holdsComponents: Bool
  /// The line that contains it.
  let statement: SourceRange
  /// The names from its context: properties, `let`s, loop variables, the box.
  let names: [(text: String, type: String)]
  /// The uses of these names, each with its index in `names`.
  let uses: [(range: SourceRange, name: Int)]
}

extension RewriteContext {
  /// A value of a line of a drawing, and the names that it uses.
  mutating func part(of text: ProgramText) -> DrawnPart? {
    let program = compile(text.text).program
    var lines: [(range: SourceRange, values: [TypedExpression])] = []
    for component in program.components {
      component.draw.visitOperations { arguments, range in
        lines.append((range, arguments))
      }
    }
    // The drawing of a layout is not a line.
    lines = lines.filter {
      $0.range.file == FileID(1) && !$0.values.isEmpty && text.text($0.range) != "layout"
    }
    guard let line = pick(lines) else { return nil }
    var values: [TypedExpression] = []
    for value in line.values { value.visit(intoBlocks: false) { values.append($0) } }
    values = values.filter { value in
      !value.isImplicit && value.range.file == FileID(1) && isSpelled(value.type)
        && !value.isLineOfContents && !text.text(value.range).hasPrefix("{")
    }
    // Of values with the same range, the outermost has the type that the position requires.
    guard let chosen = pick(values) else { return nil }
    let value = values.first { $0.range == chosen.range } ?? chosen
    return part(value, in: line.range, text)
  }

  private func part(
    _ value: TypedExpression,
    in line: SourceRange,
    _ text: ProgramText
  ) -> DrawnPart? {
    guard line.lower <= value.range.lower, value.range.upper <= line.upper else { return nil }
    var names: [(text: String, type: String)] = []
    var uses: [(range: SourceRange, name: Int)] = []
    var (isPart, holdsComponents) = (true, false)
    let bound = Set(text.boundNames(in: value.range))
    value.visit { inner in
      switch inner.kind {
      case .component: holdsComponents = true
      case .local, .property, .progress, .bounds, .proposed:
        let name = text.text(inner.range)
        if bound.contains(name) || inner.isImplicit { return }
        guard isSpelled(inner.type) else {
          isPart = false
          return
        }
        if uses.contains(where: { $0.range == inner.range }) { return }
        let index = names.firstIndex { $0.text == name } ?? names.count
        if index == names.count { names.append((name, program.spelled(inner.type))) }
        uses.append((inner.range, index))
      default: break
      }
    }
    let isInside = uses.allSatisfy {
      value.range.lower <= $0.range.lower && $0.range.upper <= value.range.upper
    }
    guard isPart, isInside else { return nil }
    return DrawnPart(
      range: value.range,
      type: program.spelled(value.type),
      holdsComponents: holdsComponents,
      statement: line,
      names: names,
      uses: uses
    )
  }

  /// Whether a type can be written, and a value of it passed on.
  private func isSpelled(_ type: Type) -> Bool {
    switch type {
    case .error, .range, .pairs, .lineHeight, .textMetrics, .ellipticalCornerRadii, .gridColumn:
      false
    case .list(let inner), .optional(let inner): isSpelled(inner)
    default: true
    }
  }
}

extension TypedExpression {
  /// Whether it may be a line of a block of contents, which its text alone does not show to be a
  /// value.
  fileprivate var isLineOfContents: Bool {
    switch kind {
    case .builtIn, .component: type == .content
    default: false
    }
  }
}

extension [DrawStatement] {
  /// Visits the arguments of all lines, also in blocks, and their ranges.
  fileprivate func visitOperations(_ body: ([TypedExpression], SourceRange) -> Void) {
    for statement in self {
      switch statement {
      case .operation(_, let arguments, let inner, let range):
        body(arguments.compactMap { $0 }, range)
        inner.visitOperations(body)
      case .binding: break
      case .conditional(_, let then, let otherwise):
        then.visitOperations(body)
        otherwise.visitOperations(body)
      case .selection(_, let cases, let otherwise):
        for choice in cases { choice.body.visitOperations(body) }
        otherwise?.visitOperations(body)
      case .loop(_, _, let inner): inner.visitOperations(body)
      }
    }
  }
}

extension ProgramText {
  /// The names that `let`s, loops and conditions bind within a range.
  func boundNames(in range: SourceRange) -> [String] {
    var names: [String] = []
    var isBinding = false
    for token in tree.tokens where range.lower <= token.lower && token.upper <= range.upper {
      switch token.kind {
      case .let, .for: isBinding = true
      case .in, .equal, .colon: isBinding = false
      case .name where isBinding: names.append(String(decoding: bytes[token.bytes], as: UTF8.self))
      default: break
      }
    }
    return names
  }
}
