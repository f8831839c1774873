// What a named state looks like, so that two can be found equal.

import RasterValues

/// The values of a named state that differ from the defaults, of the properties that are read.
///
/// Values are told by what is written, not worked out: a constant by its index, so that states that name
/// a long one cost no more than their own text.
struct StateKeys {
  private let properties: [ComponentDeclaration.Property]
  /// The defaults of the properties that states give, each looked at once.
  private var defaults: [Int: Part?] = [:]

  init(_ component: ComponentDeclaration) { properties = component.properties }

  /// The key of a state; nil where a value is worked out.
  mutating func key(of state: ComponentDeclaration.NamedState) -> [Int: Part]? {
    var values: [Int: Part] = [:]
    for argument in state.values {
      let property = properties[argument.property]
      guard property.isRead || property.isProgressRead else { continue }
      guard let value = Part(argument.value, in: property) else { return nil }
      values[argument.property] = value == defaultPart(argument.property) ? nil : value
    }
    return values
  }

  private mutating func defaultPart(_ index: Int) -> Part? {
    if let known = defaults[index] { return known }
    let part = Part(properties[index].defaultValue, in: properties[index])
    defaults[index] = .some(part)
    return part
  }

  indirect enum Part: Hashable {
    case bool(Bool)
    case number(UInt64)
    case int(Int)
    case string([UInt8])
    case color(UInt32)
    case constant(Int)
    case declared(TypedExpression.Default)
    case choice(Int)
    case parts([Part])
    case image(Int)
    case nothing

    init?(_ value: TypedExpression, in property: ComponentDeclaration.Property) {
      switch (value.kind, property.domain) {
      case (.int(let number), _?):
        guard case .int(let clamped) = property.clamped(.int(number)) else { return nil }
        self = .int(clamped)
      case (.double(let number), _?):
        guard case .double(let clamped) = property.clamped(.double(number)) else { return nil }
        self = .number((clamped + 0).bitPattern)
      default: self.init(value)
      }
    }

    private init?(_ value: TypedExpression) {
      switch value.kind {
      case .bool(let value): self = .bool(value)
      case .int(let value): self = .int(value)
      case .double(let value): self = .number((value + 0).bitPattern)
      case .angle(let value): self = .number((value.degrees + 0).bitPattern)
      case .string(let value): self = .string(Array(value.utf8))
      case .color(let value): self = .color(value)
      case .constant(let index): self = .constant(index)
      case .declaredDefault(let place): self = .declared(place)
      case .enumCase(_, let index), .builtinCase(_, let index): self = .choice(index)
      case .image(let index): self = .image(index)
      case .none: self = .nothing
      case .some(let value), .convert(_, let value): self.init(value)
      case .list(let elements), .structure(_, let elements): self.init(elements)
      case .builtIn(let builtIn, let arguments):
        guard builtIn === BuiltIn.point || builtIn === BuiltIn.size || builtIn === BuiltIn.insets
        else {
          return nil
        }
        self.init(arguments)
      default: return nil
      }
    }

    private init?(_ values: [TypedExpression]) {
      var parts: [Part] = []
      for value in values {
        guard let part = Part(value) else { return nil }
        parts.append(part)
      }
      self = .parts(parts)
    }
  }
}
