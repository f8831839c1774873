// Inlay hints, colours, code lenses and formatting.

import RasterFormat
import RasterSemantics
import RasterSyntax
import RasterValues

extension Answers {
  /// Inferred types of `let`s, and the names of arguments without labels.
  func inlayHints(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    var wanted = 0..<subject.source.bytes.count
    if let range = params["range"] { wanted = try subject.bytes(range) }
    var hints: [JSON] = []
    func add(_ text: String, at offset: Int, kind: Int) {
      guard wanted.contains(offset) || offset == wanted.upperBound else { return }
      let position = subject.positions.position(of: offset, in: subject.source)
      let before = kind == 2
      hints.append(
        .object([
          "position": position.json, "label": .string(text), "kind": .int(kind),
          "paddingRight": before ? true : nil,
        ])
      )
    }
    for node in subject.tree.nodes {
      node.visit { node in
        switch node {
        case .declaration(.constant(let syntax)), .binding(let syntax):
          guard syntax.type == nil, let type = subject.type(ofLet: syntax.name.range) else {
            return
          }
          add(": \(subject.index.describe(type))", at: Int(syntax.name.range.upper), kind: 1)
        case .expression(let syntax):
          guard case .call(let callee, let arguments, _) = syntax.kind,
            case .name(let name) = callee.kind,
            let id = subject.index.declaration(
              name,
              in: subject.file,
              at: Int(syntax.range.lower)
            ), id.kind == .function,
            let parameters = subject.index.parameters(of: id)
          else { return }
          let unlabelled = parameters.filter { $0.label == nil }
          for (argument, parameter) in zip(arguments.filter { $0.label == nil }, unlabelled) {
            add("\(parameter.name):", at: Int(argument.value.range.lower), kind: 2)
          }
        default: break
        }
      }
    }
    return .array(hints)
  }

  // MARK: Colours

  func documentColors(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    return .array(
      subject.tree.tokens.compactMap { token -> JSON? in
        let range = subject.tree.range(of: token)
        guard token.kind == .color, let color = Color(hexadecimal: subject.text(range)) else {
          return nil
        }
        return .object([
          "range": subject.json(range),
          "color": .object([
            "red": .double(color.red), "green": .double(color.green), "blue": .double(color.blue),
            "alpha": .double(color.alpha),
          ]),
        ])
      }
    )
  }

  func colorPresentations(_ params: JSON) throws(RequestError) -> JSON {
    let components = ["red", "green", "blue", "alpha"].map { params["color"]?[$0]?.number }
    guard let red = components[0], let green = components[1], let blue = components[2],
      let alpha = components[3]
    else { throw .invalid("'color' must have red, green, blue and alpha") }
    let color = Color(red: red, green: green, blue: blue, alpha: alpha)
    func percent(_ value: Double) -> String {
      Functions.string((min(max(value, 0), 1) * 1_000).rounded() / 10) + "%"
    }
    let parts = [red, green, blue].map { percent($0) }.joined(separator: ", ")
    let rgb = alpha == 1 ? "rgb(\(parts))" : "rgb(\(parts), alpha: \(percent(alpha)))"
    return .array([color.hexadecimal, rgb].map { .object(["label": .string($0)]) })
  }

  // MARK: Lenses

  func codeLenses(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    let components = subject.analysis.definitions.all.filter {
      $0.kind == .component && $0.nameRange.file == subject.file
    }
    return .array(
      components.compactMap { definition in
        ComponentFacts(subject.analysis, named: definition.nameRange).map { facts in
          .object([
            "range": subject.json(definition.nameRange),
            "command": .object(["title": .string(facts.summary), "command": ""]),
          ])
        }
      }
    )
  }

  // MARK: Formatting

  func format(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    var lines: ClosedRange<Int>?
    if let requested = params["range"] {
      let range = try subject.bytes(requested)
      let first = subject.source.location(of: range.lowerBound).line
      lines = first...max(first, subject.source.location(of: range.upperBound).line)
    }
    let projectWidth = subject.analysis.compilation.projects.lineLength(of: subject.tree.source.id)
    let width = projectWidth ?? Formatting.standardWidth
    return .array(
      formattingEdits(of: subject.tree, in: lines, width: width).map { edit in
        .object([
          "range": subject.json(edit.range),
          "newText": .string(String(decoding: edit.replacement, as: UTF8.self)),
        ])
      }
    )
  }
}

extension Subject {
  /// The type of a `let` by its name, or `nil` if it is unknown.
  func type(ofLet name: SourceRange) -> Type? {
    let type = index.localTypes[name] ?? index.declaration(named: name)?.type
    return type == .error ? nil : type
  }
}

extension JSON {
  /// The value of a JSON number, integer or fractional.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}
