// Explains whether two requests of one component share a look.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics

/// Two requests of one component.
struct RequestComparison {
  let first, second: NamedState<InterpretedComponent>
  /// The names of the requests.
  let names: (first: String, second: String)
  let recorder: LookRecorder

  /// The differences, and whether each affects the key.
  var record: LookRecord.Comparison {
    let sharesKey =
      key(first) == key(second) && size(first) == size(second)
    return LookRecord.Comparison(
      first: names.first,
      second: names.second,
      sharesKey: sharesKey,
      sharesLook: look(first) == look(second),
      differences: properties + members + sizes
    )
  }

  private var properties: [LookRecord.Difference] {
    let declaration = first.component.declaration
    return declaration.properties.indices.compactMap { index in
      let values = (first.component.values[index], second.component.values[index])
      guard values.0 != values.1 else { return nil }
      let other = first.component.setting(index, to: values.1)
      let moved = NamedState("", other, environment: first.environment, size: first.size)
      // Test both directions, because a value can be hidden in one request and visible in the
      // other.
      let back = second.component.setting(index, to: values.0)
      let returned = NamedState("", back, environment: second.environment, size: second.size)
      return LookRecord.Difference(
        subject: declaration.properties[index].name,
        first: text(values.0),
        second: text(values.1),
        affectsKey: key(moved) != key(first) || key(returned) != key(second)
      )
    }
  }

  private var members: [LookRecord.Difference] {
    recorder.prepared.program.environmentMembers.compactMap { member in
      guard member.type != nil else { return nil }
      let values = [first, second].map { member.value($0.environment) }
      guard values[0] != values[1] else { return nil }
      return LookRecord.Difference(
        subject: "environment.\(member.name)",
        first: text(values[0]),
        second: text(values[1]),
        affectsKey: member.reads == .scale
          || first.component.declaration.reads.contains(member.reads)
          || member.reads == .locale && key(first) != key(first, in: second.environment.locale)
      )
    }
  }

  private var sizes: [LookRecord.Difference] {
    let sizes = [size(first), size(second)]
    guard sizes[0] != sizes[1] else { return [] }
    let texts = sizes.map { "\(Functions.string($0.width))x\(Functions.string($0.height))" }
    return [
      LookRecord.Difference(subject: "size", first: texts[0], second: texts[1], affectsKey: true)
    ]
  }

  private func size(_ state: NamedState<InterpretedComponent>) -> Size {
    state.size ?? state.component.naturalSize(in: state.environment)
  }

  /// The key, optionally in another locale.
  private func key(
    _ state: NamedState<InterpretedComponent>,
    in locale: String? = nil
  ) -> [UInt8] {
    var (key, environment) = (KeyEncoder(), state.environment)
    if let locale { environment.locale = locale }
    state.component.encodeKey(into: &key, environment: environment)
    key.append(languageOf: environment.locale)
    return key.bytes + "\(environment.scale)".utf8
  }

  private func look(_ state: NamedState<InterpretedComponent>) -> LookKey? {
    state.component.displayList(size: size(state), environment: state.environment)
      .map { LookKey($0) }
  }

  /// A short value in source notation.
  private func text(_ value: Value) -> String {
    switch value {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): Functions.string(value)
    case .string(let text): "\"\(text)\""
    case .date(let date): date.description
    case .angle(let angle): Functions.string(angle.degrees) + "deg"
    case .builtin(let type, let index):
      type.cases.indices.contains(index) ? ".\(type.cases[index])" : "…"
    case .enumeration(let type, let index): ".\(recorder.prepared.program.enums[type].cases[index])"
    case .nothing: "nil"
    case .some(let value): text(value)
    case .list(let elements): elements.count == 1 ? "1 element" : "\(elements.count) elements"
    default: "…"
    }
  }
}
