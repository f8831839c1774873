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

/// Writes the lines that append a value to a key.
struct KeyWriter {
  let naming: Naming

  /// Returns the lines that append the members of an environment that are read.
  func append(environment reads: Environment.Reads) -> [Document] {
    naming.program.environmentMembers.filter { reads.contains($0.reads) }.map { member in
      if case .enumeration = member.type {
        .text("key.append(enumeration: environment.\(Spelling.member(member.name)).rawValue)")
      } else if case .builtin = member.type {
        .text("key.append(enumeration: Int(environment.\(member.name).rawValue))")
      } else {
        .text("key.append(environment.\(Spelling.member(member.name)))")
      }
    }
  }

  /// Returns the lines that append parts of a value.
  func append(_ value: String, _ type: Type, _ parts: KeyParts, to key: String) -> [Document] {
    switch (parts, type) {
    case (.fields(let fields), .structure(let index)):
      return fields.flatMap { field in
        let declared = naming.program.structs[index].fields[field.index]
        let member = "\(value).\(Spelling.member(declared.name))"
        return append(member, declared.type, field.parts, to: key)
      }
    case (.elements(let parts), .list(let element)):
      return [
        .text("\(key).append(list: \(value).count)"),
        [
          .text("for element in \(value) "),
          .braces(append("element", element, parts, to: key)),
        ],
      ]
    case (.wrapped(let parts), .optional(let wrapped)):
      return [Self.optional(value, to: key, append("value", wrapped, parts, to: "key"))]
    case (.places(let places), .list(let element)):
      return places.map { place in
        let count = place.index < 0 ? -place.index : place.index + 1
        guard place.parts != .nothing else {
          return .text("\(key).append(\(value).count >= \(count))")
        }
        let index = place.index < 0 ? "\(value).count - \(count)" : "\(place.index)"
        let one = "Raster.Functions.element(\(value), at: \(index))"
        return Self.optional(one, to: key, append("value", element, place.parts, to: "key"))
      }
    case (.nothing, _): return []
    default: return Self.append(value, type, to: key)
    }
  }

  /// Returns the lines that append a value; a struct is encoded by its own `encode(into:)`.
  static func append(_ value: String, _ type: Type, to key: String) -> [Document] {
    switch type {
    case .enumeration: return [.text("\(key).append(enumeration: \(value).rawValue)")]
    case .builtin: return [.text("\(key).append(enumeration: Int(\(value).rawValue))")]
    case .structure: return [.text("\(value).encode(into: &\(key))")]
    case .list(let element):
      return [
        .text("\(key).append(list: \(value).count)"),
        [.text("for element in \(value) "), .braces(append("element", element, to: key))],
      ]
    case .optional(let wrapped):
      return [optional(value, to: key, append("value", wrapped, to: "key"))]
    case .bool, .int, .double, .fraction, .string, .color, .point, .size, .rect, .insets,
      .cornerRadii,
      .angle, .duration, .easing, .date,
      .transform, .anchor, .path, .paint, .gradientStop, .shadow, .colorFilter,
      .ellipticalCornerRadii,
      .image, .font, .text, .content, .gridColumn, .range,
      .pairs, .error:
      return [.text("\(key).append(\(value))")]
    }
  }

  /// Appends an optional, whose wrapped value is appended by `lines`.
  private static func optional(_ value: String, to key: String, _ lines: [Document]) -> Document {
    [
      .text("\(key).append(\(value)) { key, value in"),
      .indent([.hardLine, .lines(lines)]), .hardLine, "}",
    ]
  }
}
