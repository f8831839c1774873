// The request key of an interpreted component, byte for byte that of the generated type.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// Writes the request key, in the same way as the generated type.
  ///
  /// 1. `component(name, definition:)` with the declared name and the 64 hexadecimal digits of the
  ///    definition's digest.
  /// 2. If cases of a property cross-fade, whether a cross-fade is in progress. If so, the key ends
  ///    with both states' keys and the progress of the cross-fade.
  /// 3. The steps of the component's `KeyPlan`. A step writes the value of a property, clamped to
  ///    its domain, or of the parts that are read; the result of an expression of properties; or
  ///    the step of a transition that a property has reached, as an `Int`. A branch has further
  ///    steps for a condition that is true, and others for one that is false.
  /// 4. Each member of the environment that the component reads (`reads`), in the order of
  ///    `Program.environmentMembers`: enumerations with `append(enumeration:)` and the raw value,
  ///    numbers and the fonts' digest with `append(_:)`.
  /// 5. If values were longer than their limits, the excess lengths, so that each request has its
  ///    own notes.
  ///
  /// The encoding of a value depends on its type:
  /// - `Bool`, `Int`, `Double`, `String`, `Color`: `append(_:)`.
  /// - enums, including built-in ones: `append(enumeration:)` with the index of the case.
  /// - structs: `append(structure:)` with the number of fields, then each field; if only some
  ///   fields are read, just these, one after another.
  /// - other built-in values: `append(_:)`, which writes the numbers that they consist of.
  /// - lists: `append(list:)` with the count, then each element; for the element at an index, an
  ///   optional, or whether it exists, as a `Bool`.
  /// - optionals: `append(_:_:)`.
  /// - content: `append(_:)`, the keys of its components.
  public func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    let declaration = declaration
    key.component(declaration.head.name, definition: prepared.components[index].definition)
    if let blend { return blend.encode(into: &key, environment: environment) }
    if declaration.caseTransition != nil { key.append(false) }
    let outer = key.environment
    key.environment = environment
    if declaration.key.hasTerms {
      var evaluator = Evaluator(program: prepared.program, properties: values)
      encode(declaration.key.steps, into: &key, &evaluator)
    } else {
      for step in declaration.key.steps { encode(step, into: &key) }
    }
    key.environment = outer
    for member in prepared.environmentMembers where declaration.reads.contains(member.reads) {
      member.encode(environment, &key)
    }
    if !given.isEmpty { limitedValues.encode(into: &key) }
  }

  private func encode(
    _ steps: [KeyPlan.Step],
    into key: inout KeyEncoder,
    _ evaluator: inout Evaluator
  ) {
    for step in steps {
      switch step {
      case .value, .progress: encode(step, into: &key)
      case .outcome(let term): key.encode(evaluator.evaluate(term))
      case .branch(let term, let then, let otherwise):
        let steps = evaluator.evaluate(term).boolValue ? then : otherwise
        encode(steps, into: &key, &evaluator)
      }
    }
  }

  /// Writes a step that does not evaluate an expression.
  private func encode(_ step: KeyPlan.Step, into key: inout KeyEncoder) {
    switch step {
    case .value(let property, let parts):
      let type = declaration.properties[property].type
      key.encode(parts: parts, of: values[property], type, prepared)
    case .progress(let property):
      let transition = declaration.transitions.first { $0.property == property }
      if let transition { key.append(self.step(of: transition)) }
    case .outcome, .branch: break
    }
  }
}

extension KeyEncoder {
  /// Writes parts of a value of a type.
  fileprivate mutating func encode(
    parts: KeyParts,
    of value: Value,
    _ type: Type,
    _ prepared: PreparedProgram
  ) {
    switch (parts, value, type) {
    case (.fields(let fields), .structure(let index, let values), _):
      let declared = prepared.program.structs[index].fields
      for field in fields {
        encode(parts: field.parts, of: values[field.index], declared[field.index].type, prepared)
      }
    case (.elements(let parts), .list(let elements), .list(let element)):
      append(list: elements.count)
      for value in elements { encode(parts: parts, of: value, element, prepared) }
    case (.places(let places), .list(let elements), .list(let element)):
      for place in places {
        let index = place.index < 0 ? elements.count + place.index : place.index
        let value = elements.indices.contains(index) ? elements[index] : nil
        if place.parts == .nothing {
          append(value != nil)
        } else {
          append(value) { $0.encode(parts: place.parts, of: $1, element, prepared) }
        }
      }
    case (.nothing, _, _): break
    case (.wrapped, .nothing, _): append(Value?.none) { $0.encode($1) }
    case (.wrapped(let parts), .some(let value), .optional(let wrapped)):
      append(Optional(value)) { $0.encode(parts: parts, of: $1, wrapped, prepared) }
    default: encode(value, type, prepared)
    }
  }

  /// Writes a value of a type, with content encoded by the runtime at any depth.
  mutating func encode(_ value: Value, _ type: Type, _ prepared: PreparedProgram) {
    guard prepared.program.holdsContent(type) else { return encode(value) }
    switch (value, type) {
    case (.list(let elements), .list(let element)):
      append(list: elements.count)
      for part in elements { encode(part, element, prepared) }
    case (.structure(let index, let fields), _):
      append(structure: fields.count)
      for (field, declared) in zip(fields, prepared.program.structs[index].fields) {
        encode(field, declared.type, prepared)
      }
    case (.nothing, .optional): append(Value?.none) { $0.encode($1) }
    case (.some(let value), .optional(let wrapped)):
      append(Optional(value)) { $0.encode($1, wrapped, prepared) }
    default: append(prepared.content(value, depth: 0)?.content ?? .empty)
    }
  }

  fileprivate mutating func encode(_ value: Value) {
    switch value {
    case .bool(let value): append(value)
    case .int(let value): append(value)
    case .double(let value): append(value)
    case .string(let value): append(value)
    case .color(let value): append(value)
    case .point(let value): append(value)
    case .size(let value): append(value)
    case .rect(let value): append(value)
    case .insets(let value): append(value)
    case .cornerRadii(let value): append(value)
    case .angle(let value): append(value)
    case .date(let value): append(value)
    case .transform(let value): append(value)
    case .anchor(let value): append(value)
    case .paint(let value): append(value)
    case .gradientStop(let value): append(value)
    case .shadow(let value): append(value)
    case .image(let value): append(value)
    case .font(let value): append(value)
    case .text(.style(let value)): append(value)
    // Properties cannot have these types.
    case .easing, .colorFilter, .ellipticalCornerRadii, .text, .gridColumn: break
    case .path(let value): encode(value)
    case .range(let lower, let upper):
      append(structure: 2)
      append(lower)
      append(upper)
    case .columns(let columns):
      append(list: columns.count)
      for column in columns { encode(.list(column)) }
    case .builtin(_, let index), .enumeration(_, let index): append(enumeration: index)
    case .structure(_, let fields):
      append(structure: fields.count)
      for field in fields { encode(field) }
    case .component(let component):
      append(structure: component.values.count)
      for value in component.values { encode(value) }
    case .layout(let layout):
      append(list: layout.parts.count)
      for part in layout.parts { encode(part) }
    case .list(let elements):
      append(list: elements.count)
      for element in elements { encode(element) }
    case .nothing: append(Value?.none) { $0.encode($1) }
    case .some(let value): append(Optional(value)) { $0.encode($1) }
    }
  }

  /// Writes a path as it is recorded.
  ///
  /// Properties cannot have this type, because generated Swift has no such encoding.
  private mutating func encode(_ path: Path) {
    var recorder = Recorder()
    recorder.write(path.shape)
    append(list: recorder.words.count)
    for word in recorder.words { append(Int(truncatingIfNeeded: word)) }
  }
}
