// Keys of named states, for finding states with equal looks.

import RasterValues

/// The values of a named state on which its look and its accessibility depend.
///
/// These are the values of properties that differ from the defaults, the size, and the environment.
/// Values are compared as they are written, without evaluation. A constant is represented by its
/// index, so that states that refer to a long value cost no more than their own text.
struct StateKeys {
  /// The inputs of a look as they are written.
  struct Key: Hashable {
    var values: [Int: Part] = [:]
    var environment: [Int: Part] = [:]
    var size: Part?
  }

  private let properties: [ComponentDeclaration.Property]
  private let reads: Environment.Reads
  /// The defaults of the properties that states set, each computed once.
  private var defaults: [Int: Part?] = [:]

  init(_ component: ComponentDeclaration) {
    properties = component.properties
    reads = component.reads
  }

  /// Returns the key of a state, or nil if it contains a computed value.
  mutating func key(of state: ComponentDeclaration.NamedState) -> Key? {
    var key = Key()
    for argument in state.values {
      let property = properties[argument.property]
      guard property.isRead || property.isProgressRead || property.isDescribed else { continue }
      guard let value = Part(argument.value, in: property) else { return nil }
      key.values[argument.property] = value == defaultPart(argument.property) ? nil : value
    }
    for argument in state.environment {
      let member = argument.member
      // Every bitmap depends on the scale.
      guard member.reads == .scale || !member.reads.isDisjoint(with: reads) else { continue }
      guard let value = Part(argument.value) else { return nil }
      key.environment[argument.index] = value.isStandard ? nil : value
    }
    if let size = state.size {
      guard let part = Part(size) else { return nil }
      key.size = part
    }
    return key
  }

  /// Returns the accessibility values that differ from the defaults, or nil if one is computed.
  mutating func spoken(of state: ComponentDeclaration.NamedState) -> [Int: Part]? {
    var spoken: [Int: Part] = [:]
    for argument in state.values where properties[argument.property].isDescribed {
      guard let value = Part(argument.value, in: properties[argument.property]) else { return nil }
      spoken[argument.property] = value == defaultPart(argument.property) ? nil : value
    }
    return spoken
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

    /// Whether it equals the value in the standard environment.
    var isStandard: Bool { self == .choice(0) || self == .number(1.0.bitPattern) }

    init?(_ value: TypedExpression) {
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
