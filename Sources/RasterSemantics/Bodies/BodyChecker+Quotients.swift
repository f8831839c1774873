// Quotients of whole numbers: where a whole one is meant.

import RasterSyntax

extension BodyChecker {
  /// The value's text with `div` for `/`, where that makes it a whole number; else nil.
  func wholeText(_ value: TypedExpression) -> String? {
    var hasQuotient = false
    let text = wholeText(value, &hasQuotient)
    return hasQuotient ? text : nil
  }

  private func wholeText(_ value: TypedExpression, _ hasQuotient: inout Bool) -> String? {
    switch value.kind {
    case .convert(.intToDouble, _): return text(at: value.range)
    case .double:
      let text = self.text(at: value.range)
      return Int(text.withoutParentheses) == nil ? nil : text
    case .conditional(_, let then, let otherwise):
      return wholeText(value, [then, otherwise], &hasQuotient)
    case .builtIn(let builtIn, let operands):
      if builtIn.name == "/", builtIn.result == .double, operands.count == 2 {
        guard let left = wholeText(operands[0], &hasQuotient),
          let right = wholeText(operands[1], &hasQuotient)
        else { return nil }
        hasQuotient = true
        return quotientText(left, right)
      }
      return builtIn.hasWholeCounterpart ? wholeText(value, operands, &hasQuotient) : nil
    default: return nil
    }
  }

  /// The value's text with those of its parts.
  private func wholeText(
    _ value: TypedExpression,
    _ parts: [TypedExpression],
    _ hasQuotient: inout Bool
  ) -> String? {
    var (result, rest) = ("", value.range)
    for part in parts {
      guard let text = wholeText(part, &hasQuotient), part.range.lower >= rest.lower else {
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
  /// Whether a row of the same name gives a whole number of whole numbers.
  fileprivate var hasWholeCounterpart: Bool {
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
  /// The text without parentheses around all of it.
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
