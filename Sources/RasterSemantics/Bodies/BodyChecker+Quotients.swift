// Suggests integer division where an integer is expected.

import RasterSyntax

extension BodyChecker {
  /// Returns the value's text with `div` for `/` if that makes it an integer, else nil.
  func integerText(_ value: TypedExpression) -> String? {
    var hasQuotient = false
    let text = integerText(value, &hasQuotient)
    return hasQuotient ? text : nil
  }

  private func integerText(_ value: TypedExpression, _ hasQuotient: inout Bool) -> String? {
    switch value.kind {
    case .convert(.intToDouble, _): return text(at: value.range)
    case .double:
      let text = self.text(at: value.range)
      return Int(text.withoutParentheses) == nil ? nil : text
    case .conditional(_, let then, let otherwise):
      return integerText(value, [then, otherwise], &hasQuotient)
    case .builtIn(let builtIn, let operands):
      if builtIn.name == "/", builtIn.result == .double, operands.count == 2 {
        guard let left = integerText(operands[0], &hasQuotient),
          let right = integerText(operands[1], &hasQuotient)
        else { return nil }
        hasQuotient = true
        return quotientText(left, right)
      }
      return builtIn.hasIntegerCounterpart ? integerText(value, operands, &hasQuotient) : nil
    default: return nil
    }
  }

  /// Returns the value's text with the changed texts of its parts.
  private func integerText(
    _ value: TypedExpression,
    _ parts: [TypedExpression],
    _ hasQuotient: inout Bool
  ) -> String? {
    var (result, rest) = ("", value.range)
    for part in parts {
      guard let text = integerText(part, &hasQuotient), part.range.lower >= rest.lower else {
        return nil
      }
      var gap = rest
      gap.upper = part.range.lower
      result += self.text(at: gap) + text
      rest.lower = part.range.upper
    }
    return result + text(at: rest)
  }

  private func quotientText(_ left: String, _ right: String) -> String {
    "div(\(left.withoutParentheses), \(right.withoutParentheses))"
  }
}

extension BuiltIn {
  /// Whether a row of the same name returns an integer for integers.
  fileprivate var hasIntegerCounterpart: Bool {
    guard result == .double else { return false }
    let key = BuiltIns.MemberKey(type: .int, name: name)
    let others =
      (BuiltIns.operators[name] ?? []) + (BuiltIns.functions[name] ?? [])
      + (BuiltIns.prefixes[key] ?? [])
    return others.contains { other in
      other.result == .int && other.parameters.count == parameters.count
        && other.parameters.allSatisfy { $0.type == .int }
    }
  }
}

extension String {
  /// The text without parentheses that enclose all of it.
  fileprivate var withoutParentheses: String {
    guard first == "(", last == ")" else { return self }
    var depth = 0
    for (place, character) in zip(indices, self) {
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      if depth == 0, index(after: place) != endIndex { return self }
    }
    let inside = dropFirst().dropLast()
    return String(inside.drop { $0 == " " }).withoutParentheses
  }
}
