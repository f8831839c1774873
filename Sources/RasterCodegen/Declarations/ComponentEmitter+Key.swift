// Writes a component's request key, byte for byte like the interpreter.

import RasterValues
import RasterSemantics

extension ComponentEmitter {
  /// Returns `encodeKey(into:environment:)`.
  ///
  /// It writes the name and the definition, then the property values and environment members that
  /// the component reads.
  func key() -> Document {
    var lines: [Document] = [
      .list(
        "key.component(",
        [
          .text(Literal.string(component.head.name)),
          .text("definition: \"\(component.definition.description)\""),
        ],
        ")"
      )
    ]
    let holdsContent = component.properties.contains {
      $0.isRead && naming.program.holdsContent($0.type)
    }
    if component.caseTransition != nil {
      lines += blendReturn("encode(into: &key, environment: environment)")
      lines.append("key.append(false)")
    }
    if holdsContent { lines.append("key.environment = environment") }
    let environment = KeyWriter(naming: naming).append(environment: component.reads) + encodedLimits
    return function("encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment)")
    { emitter in lines + self.lines(component.key.steps, &emitter) + environment }
  }

  private func lines(_ steps: [KeyPlan.Step], _ emitter: inout BodyEmitter) -> [Document] {
    var result: [Document] = []
    for step in steps {
      switch step {
      case .value(let property, let parts):
        let (type, own) = (component.properties[property].type, properties[property])
        let isHidden = own == "environment" || own == "key"
        let value = isHidden ? "self.\(own)" : Spelling.identifier(own)
        result += KeyWriter(naming: naming).append(value, type, parts, to: "key")
      case .outcome(let term): result += emitter.lines { outcome(of: term, &$0) }
      case .progress(let property):
        let transition = component.transitions.first { $0.property == property }
        if let transition { result.append(.text("key.append(\(stepValue(of: transition)))")) }
      case .branch(let term, let then, let otherwise):
        result += emitter.lines { [branch(on: term, then, otherwise, &$0)] }
      }
    }
    return result
  }

  /// Writes the result of an expression, bound to a typed constant unless it is a number or string.
  private func outcome(of term: TypedExpression, _ emitter: inout BodyEmitter) -> [Document] {
    switch term.type {
    case .bool, .int, .double, .fraction, .string:
      return [.list("key.append(", [emitter.text(term, knowing: .nothing)], ")")]
    default:
      let value = emitter.emit(term, knowing: .type)
      let name = emitter.scope.uniqueName("outcome")
      let head = "let \(Spelling.identifier(name)): \(naming.typeName(term.type)) ="
      let lines = KeyWriter.append(Spelling.identifier(name), term.type, to: "key")
      return [emitter.assignment(head, value)] + lines
    }
  }

  private func branch(
    on term: TypedExpression,
    _ then: [KeyPlan.Step],
    _ otherwise: [KeyPlan.Step],
    _ emitter: inout BodyEmitter
  ) -> Document {
    let outer = emitter.scope
    let test = emitter.head { $0.text(term, knowing: .type) }
    let head: Document = [.condition("if ", test), .braces(lines(then, &emitter))]
    emitter.scope = outer
    if otherwise.isEmpty { return head }
    let rest = lines(otherwise, &emitter)
    if otherwise.count == 1, case .branch = otherwise[0], rest.count == 1 {
      return [head, " else ", rest[0]]
    }
    return [head, " else ", .braces(rest)]
  }
}
