// Hover text: what a name is, its value, what a component reads and how it looks.

import Raster
import RasterCommands
import RasterCompletion
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

extension Answers {
  func hover(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    let offset = try subject.offset(params)
    let hover = Hover(subject: subject)
    guard let (range, text) = hover.text(at: offset) else { return .null }
    return .object([
      "contents": .object(["kind": "markdown", "value": .string(text)]),
      "range": subject.json(range),
    ])
  }
}

/// Creates the hover text at a position.
struct Hover {
  let subject: Subject

  private var index: SymbolIndex { subject.index }
  private var program: Program { subject.analysis.compilation.program }

  /// The range that the text describes, and the text in Markdown, or `nil` if there is none.
  func text(at offset: Int) -> (SourceRange, String)? {
    if let symbol = subject.symbol(at: offset) {
      return (symbol.use, text(of: symbol.declared))
    }
    let path = subject.tree.path(around: offset..<offset)
    guard let token = subject.tree.token(at: offset) else { return nil }
    let range = subject.tree.range(of: token)
    if token.kind == .color, let color = Color(hexadecimal: subject.text(range)) {
      return (range, Self.code(subject.text(range)) + "\n" + Self.swatch(color))
    }
    guard token.kind == .name || token.kind == .path else { return expression(path) }
    let name = subject.text(range)
    for node in path.reversed() {
      switch node {
      case .line(let line) where line.word.range == range:
        if let row = Line.row(of: line, in: path) { return (range, row.markdown) }
        return Self.members[name].map { (range, Self.code(name) + "\n\n" + $0) }
      case .line(let line):
        if let label = Self.label(range, of: line, in: path) { return (range, label) }
      case .expression(let syntax):
        if let row = index.rows[syntax.range], row.name == name {
          return (range, Self.text(of: row))
        }
        if case .member(let base, let member) = syntax.kind, member.range == range,
          case .name("environment") = base.kind
        {
          return environment(name).map { (range, $0) }
        }
      default: break
      }
    }
    return expression(path)
  }

  /// The type of the smallest expression around an offset.
  private func expression(_ path: [SyntaxNode]) -> (SourceRange, String)? {
    guard case .expression(let syntax)? = path.last, let type = index.types[syntax.range],
      type != .error
    else { return nil }
    return (
      syntax.range, Self.code("\(subject.text(syntax.range).firstLine): \(index.describe(type))")
    )
  }

  // MARK: Declarations

  private func text(of declared: SourceRange) -> String {
    guard let definition = subject.analysis.definitions[declared] else {
      guard let token = index.token(named: declared) else { return "" }
      return Self.code("\(token.name): \(index.describe(token.type))")
        + value(ofConstant: token.index)
    }
    let access = index.declaration(named: definition.nameRange)?.head.access
    let word = access.map { $0.rawValue + " " } ?? ""
    var parts = [Self.code(word + signature(of: definition))]
    if let documentation = definition.documentation { parts.append(documentation) }
    parts.append(details(of: definition))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The declaration up to its opening brace, with the inferred type if none is written.
  private func signature(of definition: Definition) -> String {
    let source = subject.text(definition.range)
    switch definition.kind {
    case .component, .structure, .function, .tokens:
      return source.prefix { $0 != "{" }.trimmed.lastDeclaration(of: definition.name)
    case .enumCase: return "\(definition.container ?? "").\(definition.name)"
    case .local, .constant, .loopVariable, .parameter:
      let type =
        index.localTypes[definition.nameRange]
        ?? index.declaration(named: definition.nameRange)?.type
      let word = definition.kind == .local || definition.kind == .constant ? "let " : ""
      return "\(word)\(definition.name)" + (type.map { ": \(index.describe($0))" } ?? "")
    case .token, .group:
      let type = index.token(named: definition.nameRange)?.type
      let name = "\(definition.container ?? "").\(definition.name)"
      return name + (type.map { ": \(index.describe($0))" } ?? "")
    case .enumeration, .mode, .property, .field, .label, .state:
      return source.trimmed.lastDeclaration(of: definition.name).firstLine
    }
  }

  private func details(of definition: Definition) -> String {
    switch definition.kind {
    case .component: component(definition)
    case .property: property(definition)
    case .constant, .token: constant(definition)
    case .local: localValue(definition)
    default: ""
    }
  }

  private func constant(_ definition: Definition) -> String {
    guard let token = index.token(named: definition.nameRange) else { return "" }
    return value(ofConstant: token.index)
  }

  private func value(ofConstant place: Int) -> String {
    guard !subject.analysis.hasErrors, program.constants.indices.contains(place) else { return "" }
    var evaluator = Evaluator(program: program)
    let expression = program.constants[place].value
    return text(of: evaluator.evaluate(expression))
  }

  /// A swatch of a local `let` whose value is a colour literal.
  private func localValue(_ definition: Definition) -> String {
    let path = subject.tree.path(around: definition.nameRange.bytes)
    guard case .binding(let syntax)? = path.last, case .color(let rgba?) = syntax.value.kind else {
      return ""
    }
    return Self.swatch(Color(rgba: rgba))
  }

  private func text(of value: Value) -> String {
    if case .color(let color) = value {
      return Self.code(color.hexadecimal) + "\n" + Self.swatch(color)
    }
    let text = ValueText(program: program).text(value)
    return text == "…" ? "" : "Value: `\(text)`"
  }

  private func environment(_ name: String) -> String? {
    guard let member = program.environmentMembers.first(where: { $0.name == name }) else {
      return nil
    }
    let type = member.type.map { ": " + index.describe($0) } ?? ""
    return Self.code("environment.\(name)\(type)") + "\n\n\(member.documentation)"
  }

  // MARK: Built-ins

  private static func text(of row: BuiltIn) -> String {
    code(row.signature) + "\n\n" + row.documentation
  }

  /// The lines of components and boxes that are not in the table of built-ins.
  private static let members = [
    "size": "The component's natural size, in points; it can use the size that is `proposed`.",
    "layout": "The content that gives the component its size, and is drawn in its bounds.",
    "baseline": "The distance from the top of the bounds to the component's baseline.",
    "background": "Drawing lines behind the content of a box, whose `bounds` are the box.",
    "foreground": "Drawing lines in front of the content of a box, whose `bounds` are the box.",
    "caps": "The parts at the ends that do not stretch, so that one bitmap serves all sizes.",
    "clip": "A path that clips the drawing.",
    "mirrors": "Mirrors the component in right-to-left layouts.",
    "transition": "How a change of a property is animated: the duration, the curve, the steps.",
    "accessibility": "The description for assistive technologies, and the hit area.",
    "draw": "The drawing, line by line; each line draws on top of those before it.",
    "states": "Named states: values of properties, the environment, and the size.",
    "tests": "The expectations for the looks of named states.",
  ]

  private static func label(
    _ range: SourceRange,
    of line: LineSyntax,
    in path: [SyntaxNode]
  ) -> String? {
    guard let label = line.arguments.compactMap({ $0.label }).first(where: { $0.range == range }),
      let row = Line.row(of: line, in: path),
      let parameter = row.parameters.first(where: { $0.label == label.text })
    else { return nil }
    return code("\(row.name) … \(parameter.signature)") + "\n\n" + parameter.documentation
  }

  // MARK: Markdown

  static func code(_ text: String) -> String { "```raster\n\(text)\n```" }

  /// An image of a colour, as Markdown.
  static func swatch(_ color: Color) -> String {
    struct Square: Rasterizable {
      let color: Color

      func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: .color(color)) }
    }
    let png = try? Square(color: color).bitmap(size: Size(32, 16)).png(level: .fast)
    return png.map { picture($0, title: color.hexadecimal) } ?? ""
  }

  static func picture(_ png: [UInt8], title: String) -> String {
    "![\(title)](data:image/png;base64,\(Data(png).base64EncodedString()))"
  }
}

extension StringProtocol {
  /// The text without leading and trailing whitespace.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  var firstLine: String { String(prefix { !$0.isNewline }) }

  /// The text from the line that declares a name, without the comments above it.
  func lastDeclaration(of name: String) -> String {
    let lines = split(whereSeparator: \.isNewline)
    let start = lines.firstIndex { line in
      !line.trimmed.hasPrefix("//") && line.contains(name)
    }
    return lines[(start ?? 0)...].map(\.trimmed).joined(separator: " ")
  }
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` if not opaque; components are clamped to 0…1.
  var hexadecimal: String {
    let components = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + components.map { component in
        let byte = Int(min(max(component, 0), 1) * 255 + 0.5)
        return String(byte + 256, radix: 16, uppercase: true).dropFirst()
      }.joined()
  }
}

/// Formats values as in source code, and abbreviates long ones.
struct ValueText {
  let program: Program

  func text(_ value: Value) -> String {
    switch value {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): Functions.string(value)
    case .string(let text): text.count <= 80 ? "\"\(text)\"" : "…"
    case .date(let date): date.description
    case .angle(let angle): Functions.string(angle.degrees) + "deg"
    case .color(let color): color.hexadecimal
    case .point(let point): "(\(Functions.string(point.x)), \(Functions.string(point.y)))"
    case .size(let size): "(\(Functions.string(size.width)), \(Functions.string(size.height)))"
    case .builtin(let type, let index):
      type.cases.indices.contains(index) ? ".\(type.cases[index])" : "…"
    case .enumeration(let type, let index): ".\(program.enums[type].cases[index])"
    case .nothing: "nil"
    case .some(let value): text(value)
    default: "…"
    }
  }
}
