// Writes the operations of blocks, using the Swift spelling in their rows.

import RasterSemantics

extension DrawOperation: WrittenOperation {
  static var countsTurns: Bool { true }

  func written(
    _ arguments: [TypedExpression?],
    body: [DrawStatement],
    by emitter: inout BodyEmitter
  ) -> Document {
    let written = emitter.arguments(line, arguments)
    guard line.hasBlock else { return .list("canvas.\(line.method)(", written, ")") }
    let content = Document.braces(emitter.block(body))
    let head = Document.list("canvas.\(line.method)(", written, ")")
    guard case .sequence(let parts) = content, !body.isEmpty else {
      return [written.isEmpty ? .text("canvas.\(line.method)") : head, " { _ in }"]
    }
    return [
      written.isEmpty ? .text("canvas.\(line.method)") : head, " { canvas in",
      .sequence(Array(parts.dropFirst())),
    ]
  }
}

extension PathOperation: WrittenOperation {
  static var countsTurns: Bool { false }

  func written(
    _ arguments: [TypedExpression?],
    body: [PathStatement],
    by emitter: inout BodyEmitter
  ) -> Document { .list("path.\(line.method)(", emitter.arguments(line, arguments), ")") }
}

extension BodyEmitter {
  /// Arguments that form one runtime value, such as a mask and its mode.
  private struct Group {
    let label: String
    let position: Int
    let callee: String
    var parts: [Document]
  }

  /// Returns the explicit arguments.
  fileprivate mutating func arguments(
    _ line: Line,
    _ arguments: [TypedExpression?]
  ) -> [Document] {
    var written: [Document] = []
    var groups: [Group] = []
    for (parameter, value) in zip(line.parameters, arguments) {
      guard let value, !value.isImplicit else { continue }
      let document = text(value, as: parameter.swift)
      switch parameter.swift {
      case .same, .color: written.append(argument(parameter.label, document))
      case .labelled(let label): written.append(argument(label, document))
      case .group(let callee, let alternative, let more):
        let isOther = value.type == parameter.alternative
        let group = Group(
          label: parameter.label ?? "",
          position: written.count,
          callee: (isOther ? alternative : nil) ?? callee,
          parts: [document] + (isOther ? more.map { .text($0) } : [])
        )
        groups.append(group)
        written.append(.empty)
      case .part(let name, let label):
        guard let index = groups.firstIndex(where: { $0.label == name }) else { continue }
        groups[index].parts.append(argument(label, document))
      }
    }
    for group in groups {
      written[group.position] = argument(group.label, .list(group.callee + "(", group.parts, ")"))
    }
    return written
  }

  private mutating func text(
    _ value: TypedExpression,
    as spelling: LineParameter.Spelling
  ) -> Document {
    if value.type == .content { return bare(value).document }
    guard case .color = spelling,
      case .convert(.colorToPaint, let color) = value.convertingLast.kind
    else { return text(value, knowing: .type) }
    return text(color, knowing: .nothing)
  }
}
