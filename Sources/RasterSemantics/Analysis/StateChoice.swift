// The values of properties in a matrix, and the names of the states generated from them.

import RasterSyntax
import RasterValues

/// A value of a property in a matrix, and its part of a state's name.
struct StateChoice {
  let expression: TypedExpression
  let value: Value
  let name: String

  /// Joins parts of a name: `tonal` and `hovered` become `tonalHovered`.
  static func joined(_ parts: [String]) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { $0 + capitalized($1) }
  }

  /// Returns whether values of a type can be represented by a name.
  static func canName(_ type: Type) -> Bool {
    switch type {
    case .bool, .int, .double, .fraction, .enumeration, .builtin: true
    default: false
    }
  }

  /// Returns the name of a value: a case's name, `on` and `notOn` for `isOn`, `stars3` for numbers.
  static func name(
    of value: Value,
    for property: ComponentDeclaration.Property,
    in program: Program
  ) -> String? {
    switch value {
    case .enumeration(let type, let index):
      let cases = program.enums.indices.contains(type) ? program.enums[type].cases : []
      return cases.indices.contains(index) ? cases[index] : nil
    case .builtin(let type, let index):
      return type.cases.indices.contains(index) ? type.cases[index] : nil
    case .bool(let isTrue):
      let name = adjective(property.name)
      return isTrue ? name : "not" + capitalized(name)
    case .int(let number): return property.name + digits(Functions.string(number))
    case .double(let number):
      let isFraction = property.type == .fraction
      return property.name
        + digits(isFraction ? Functions.percent(number) : Functions.string(number))
    default: return nil
    }
  }

  /// Returns `on` for `isOn`, and other names unchanged.
  private static func adjective(_ name: String) -> String {
    let bytes = Array(name.utf8)
    guard bytes.count > 2, name.hasPrefix("is"), capitals.contains(bytes[2]) else { return name }
    return String(decoding: [bytes[2] + 32] + bytes[3...], as: UTF8.self)
  }

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  private static func capitalized(_ name: String) -> String {
    var bytes = Array(name.utf8)
    if let first = bytes.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
      bytes[0] = first - 32
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a number as part of a name: `3`, `1_5`, `Minus2`.
  private static func digits(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "-": result += "Minus"
      case ".": result += "_"
      case "+", "%": break
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}

extension ComponentDeclaration.Property {
  /// Returns all values of the property, in order.
  ///
  /// Returns nil if they are not finite, or if there are more than the maximum number of states.
  func choices(in program: Program, at range: SourceRange) -> [StateChoice]? {
    let limit = Bounds.maximumStates
    let kinds: [(kind: TypedExpression.Kind, value: Value)]
    switch (type, domain) {
    case (.bool, _): kinds = [(.bool(false), .bool(false)), (.bool(true), .bool(true))]
    case (.enumeration(let index), _):
      kinds = program.enums[index].cases.indices.prefix(limit + 1).map {
        (.enumCase(index, $0), .enumeration(index, $0))
      }
    case (.builtin(let builtin), _):
      kinds = builtin.cases.indices.map { (.builtinCase(builtin, $0), .builtin(builtin, $0)) }
    case (.int, .int(let bounds, let step)):
      let length = UInt(bitPattern: bounds.upperBound &- bounds.lowerBound)
      guard length / UInt(max(step, 1)) < UInt(limit) else { return nil }
      kinds = Functions.values(in: bounds, step: step).map { (.int($0), .int($0)) }
    case (.double, .double(let bounds, let step?)), (.fraction, .double(let bounds, let step?)):
      guard (bounds.upperBound - bounds.lowerBound) / step < Double(limit) else { return nil }
      kinds = Functions.values(in: bounds, step: step).map { (.double($0), .double($0)) }
    default: return nil
    }
    return kinds.compactMap { kind, value in
      StateChoice.name(of: value, for: self, in: program).map {
        StateChoice(expression: TypedExpression(kind, type, at: range), value: value, name: $0)
      }
    }
  }
}

/// The condition that a combination of a matrix must meet to become a state.
struct MatrixCondition {
  /// Whether it contains an error that has been reported.
  let isBroken: Bool
  private let expression: TypedExpression?
  private var evaluator: Evaluator

  /// Creates a condition for states that have the values of `state`, except those of a combination.
  init(
    _ expression: TypedExpression?,
    in program: Program,
    properties: [ComponentDeclaration.Property],
    state: ComponentDeclaration.NamedState
  ) {
    self.expression = expression
    isBroken = expression.map { $0.type == .error || $0.isBroken } ?? false
    evaluator = Evaluator(program: program)
    guard expression != nil, !isBroken else { return }
    var values = properties.map { evaluator.defaultValue(of: $0) }
    for argument in state.values {
      let value = evaluator.evaluate(argument.value)
      values[argument.property] = properties[argument.property].clamped(value)
    }
    evaluator = Evaluator(program: program, properties: values)
  }

  mutating func holds(_ choices: [(property: Int, choice: StateChoice)]) -> Bool {
    guard let expression, !isBroken else { return true }
    for (property, choice) in choices { evaluator.properties[property] = choice.value }
    return evaluator.evaluate(expression).boolValue
  }
}

extension TypedExpression {
  /// Whether a part of it has been reported.
  fileprivate var isBroken: Bool {
    var isBroken = false
    visit { if case .error = $0.kind { isBroken = true } }
    return isBroken
  }
}
