// Checks literals, which take the expected type.

import RasterValues
import RasterSyntax

extension BodyChecker {
  mutating func checkNil(at range: SourceRange, expected: Type?) -> TypedExpression {
    switch expected {
    case .optional: return TypedExpression(.none, expected ?? .error, at: range)
    case .error: return .error(at: range)
    case let expected?: report(.nilForValue(describe(expected), at: range))
    case nil: report(.untypedLiteral("nil", at: range))
    }
    return .error(at: range)
  }

  mutating func checkInteger(_ value: Int?, at range: SourceRange) -> TypedExpression {
    guard let value else {
      report(.integerTooLarge(at: range))
      return .error(at: range)
    }
    return TypedExpression(.int(value), .int, at: range)
  }

  mutating func checkMeasure(
    _ value: Double,
    unit: String,
    at range: SourceRange
  ) -> TypedExpression {
    switch unit {
    case "%": return TypedExpression(.double(hundredth(of: value, at: range)), .fraction, at: range)
    case "deg": return TypedExpression(.angle(.degrees(value)), .angle, at: range)
    case "rad": return TypedExpression(.angle(.radians(value)), .angle, at: range)
    case "turn": return TypedExpression(.angle(.turns(value)), .angle, at: range)
    case "s": return TypedExpression(.double(value), .duration, at: range)
    case "ms": return TypedExpression(.double(value / 1_000), .duration, at: range)
    default:
      var unitRange = range
      unitRange.lower = max(range.lower, range.upper - UInt32(unit.utf8.count))
      if ["px", "pt", "dp"].contains(unit) {
        report(.lengthUnit(unit, at: unitRange))
        let integer = Int(exactly: value).map { TypedExpression(.int($0), .int, at: range) }
        return integer ?? TypedExpression(.double(value), .double, at: range)
      }
      let units = ["deg", "rad", "turn", "ms", "s"]
      report(.unknownUnit(unit, at: unitRange, nearest: session.nearest(to: unit) { units }))
      return .error(at: range)
    }
  }

  mutating func checkString(
    _ segments: [StringSegment],
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    var text = ""
    var parts: [TypedExpression] = []
    checkPlainText(of: segments, at: range)
    for segment in segments {
      switch segment {
      case .text(let piece): text += piece
      case .interpolation(let expression):
        if !text.isEmpty { parts.append(TypedExpression(.string(text), .string, at: range)) }
        text = ""
        parts.append(checkInterpolation(expression))
      }
    }
    if parts.isEmpty {
      if expected?.unwrapped == .image { return checkImageFile(text, at: range) }
      return TypedExpression(.string(text), .string, at: range)
    }
    if !text.isEmpty { parts.append(TypedExpression(.string(text), .string, at: range)) }
    return TypedExpression(.interpolation(parts), .string, at: range)
  }

  /// Warns about `${name}` and `{name}` in a string if the name exists.
  ///
  /// Other languages interpolate these. The fix-it also replaces the backticks of a template.
  private mutating func checkPlainText(of segments: [StringSegment], at range: SourceRange) {
    let isSuspect = segments.contains { segment in
      if case .text(let piece) = segment { piece.utf8.contains(UInt8(ascii: "{")) } else { false }
    }
    guard isSuspect else { return }
    let source = text(at: range)
    if source.first == "`" { return }
    var rest = source[...]
    while let brace = rest.firstIndex(of: "{") {
      let inner = rest[brace...].dropFirst()
      guard let end = inner.firstIndex(of: "}") else { return }
      let value = inner[..<end]
      let hasDollar = source[..<brace].last == "$"
      let name = value.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      // Without a dollar sign, braces must contain only a name and its members.
      if scope.contains(String(name)), hasDollar || value[name.endIndex...].isPathOfMembers {
        let start = hasDollar ? source.index(before: brace) : brace
        let lower = Int(range.lower) + source[..<start].utf8.count
        let upper = Int(range.lower) + source[...end].utf8.count
        let place = SourceRange(file: range.file, lower: lower, upper: upper)
        report(.plainInterpolation(String(value), written: text(at: place), at: place))
      }
      rest = inner[end...]
    }
  }

  private mutating func checkInterpolation(_ expression: ExpressionSyntax) -> TypedExpression {
    let value = checkExpression(expression)
    switch value.type {
    case .string, .int, .double, .fraction, .bool, .enumeration, .builtin, .error: break
    default:
      let text = value.type == .date ? "format(\(text(at: value.range)))" : nil
      report(.noTextForValue(describe(value.type), at: value.range, instead: text))
    }
    return value
  }

  /// Reports parts of a date that are literals and out of range.
  mutating func checkDate(_ operands: [TypedExpression]) {
    let parts = operands.map { if case .int(let part) = $0.kind { part } else { Int?.none } }
    guard parts.count == 3 else { return }
    let date = CalendarDate(year: parts[0] ?? 2000, month: parts[1] ?? 1, day: parts[2] ?? 1)
    for (index, used) in [date.year, date.month, date.day].enumerated() {
      // Without a month, a day can be as late as 31.
      guard let part = parts[index], part != used else { continue }
      return report(.noSuchDate(part, used: used, at: operands[index].range))
    }
  }

  private mutating func checkImageFile(_ path: String, at range: SourceRange) -> TypedExpression {
    switch session.images.load(path, from: file) {
    case .loaded(let index, let losses):
      usedImages.insert(index)
      if !losses.isEmpty { report(.importFeatureUnsupported(path, losses: losses, at: range)) }
      return TypedExpression(.image(index), .image, at: range)
    case .missing: report(.missingImage(path, at: range))
    case .failed(let reason): report(.brokenImage(path, reason: reason, at: range))
    }
    return .error(at: range)
  }

  mutating func checkTuple(
    _ elements: [ArgumentSyntax],
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    let target = expected?.unwrapped
    guard let initializer = target?.tupleInitializer else {
      for element in elements { _ = checkExpression(element.value, expected: .error) }
      if let target, target != .error {
        report(.tupleMismatch(describe(target), at: range))
      } else if target == nil {
        report(.untypedTuple(at: range))
      }
      return .error(at: range)
    }
    let isPair = target == .insets && elements.count == 2
    return checkTuple(elements, as: isPair ? .axisInsets : initializer, at: range)
  }

  /// Checks a tuple of known type: all elements, in order, with optional labels.
  private mutating func checkTuple(
    _ elements: [ArgumentSyntax],
    as initializer: BuiltIn,
    at range: SourceRange
  ) -> TypedExpression {
    let labels = initializer.parameters.map { $0.label ?? "" }
    let type = initializer.result
    guard elements.count == labels.count else {
      for element in elements { _ = checkExpression(element.value, expected: .double) }
      report(
        .tupleCount(describe(type), expected: labels.count, found: elements.count, at: range)
      )
      return .error(at: range)
    }
    var values: [TypedExpression] = []
    for (element, label) in zip(elements, labels) {
      if let written = element.label, written.text != label {
        report(.wrongLabel(written.text, expected: label, at: written.range))
      }
      values.append(checkExpression(element.value, expected: .double))
    }
    return TypedExpression(.builtIn(initializer, values), type, at: range)
  }
}

extension Type {
  /// The initializer that a tuple of this type stands for, or nil if no tuple has the type.
  var tupleInitializer: BuiltIn? {
    switch unwrapped {
    case .point, .anchor: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    default: nil
    }
  }
}

extension Substring {
  /// Whether it is empty, or consists of `.name` once or several times.
  fileprivate var isPathOfMembers: Bool {
    isEmpty
      || first == "." && last != "."
        && allSatisfy { $0 == "." || $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
