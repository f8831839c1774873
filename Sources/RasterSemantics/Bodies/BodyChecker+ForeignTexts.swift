// Recognises the text and number formatting of other languages, and suggests this language's.

import RasterSyntax

extension BodyChecker {
  /// Returns the interpolation of a value in a string: `"\\(value)"`.
  func inText(_ range: SourceRange) -> String { "\"\\(\(text(at: range)))\"" }

  /// Reports a member that exists in other languages; returns false if it is not one.
  @inline(never)
  mutating func reportForeignMember(
    _ name: NameSyntax,
    of value: TypedExpression,
    _ call: CallSyntax?
  ) -> Bool {
    var extent = name.range
    switch value.type {
    case .string:
      guard let member = ForeignNames.textMembers[name.text] else { return false }
      let isProperty = BuiltIns.properties[BuiltIns.MemberKey(type: .string, name: member)] != nil
      if let call, isProperty, call.arguments.isEmpty { extent.upper = call.range.upper }
      report(
        .unknownMember(name.text, of: "String", at: name.range, nearest: member, replacing: extent)
      )
    case .int, .double, .fraction:
      guard ForeignNames.numberTexts.contains(name.text) else { return false }
      let number = text(at: value.range)
      let digits = call?.arguments.first.map { text(at: $0.value.range) }
      let places = digits.map { $0.allSatisfy { $0.isNumber } ? ", decimals: \($0)" : "" } ?? ""
      extent = value.range
      extent.upper = call?.range.upper ?? name.range.upper
      report(
        .unknownMember(
          name.text,
          of: describe(value.type),
          at: name.range,
          nearest: "format(\(number)\(places))",
          replacing: extent
        )
      )
    default: return false
    }
    return true
  }

  /// Reports a function's name with a hyphen, such as `linear-gradient(…)`.
  ///
  /// Such a name parses as a difference. Returns false if the expression really is a difference.
  @inline(never)
  mutating func reportHyphenatedName(_ syntax: BinarySyntax) -> Bool {
    guard case .name(let first) = syntax.left.kind,
      case .call(let callee, _, _) = syntax.right.kind,
      case .name(let second) = callee.kind, syntax.left.range.upper == syntax.operationRange.lower,
      syntax.operationRange.upper == syntax.right.range.lower, !scope.contains(first),
      module.declaration(first, in: file) == nil
    else { return false }
    let name = "\(first)-\(second)"
    let word = ForeignPhrases.camelCase(name)
    guard ForeignPhrases.functions[word] != nil || ForeignNames.functions[word] != nil else {
      return false
    }
    reportUnknown(name, at: syntax.left.range.union(callee.range), as: .function)
    return true
  }

  /// Whether a label expresses another value in this language, and is not a parameter's name.
  func isPhrase(_ argument: ArgumentSyntax, _ parameters: [CallParameter]) -> Bool {
    guard let label = argument.label?.text else { return false }
    let word = ForeignPhrases.camelCase(label)
    guard ForeignPhrases.labels[word] != nil else { return false }
    return !(ForeignNames.labels[word] ?? []).contains { name in
      parameters.contains { $0.label == name }
    }
  }

  /// Whether an argument that matches no parameter has a value of CSS or SVG: `8px` or `round`.
  ///
  /// The diagnostic of its label is then sufficient.
  func isForeignValue(_ argument: ArgumentSyntax) -> Bool {
    guard argument.label != nil else { return false }
    switch argument.value.kind {
    case .measure: return true
    case .name(let name): return !scope.contains(name)
    default: return false
    }
  }

  /// Reports `Math.max`, which has no owner in this language; returns nil for other names.
  @inline(never)
  mutating func checkOwner(_ base: ExpressionSyntax, of name: NameSyntax) -> TypedExpression? {
    guard case .name(let owner) = base.kind, owner == "Math", !scope.contains(owner),
      module.declaration(owner, in: file) == nil
    else { return nil }
    let function = name.text == "PI" ? "pi" : name.text
    let isKnown = BuiltIns.namedNumbers[function] != nil || BuiltIns.functions[function] != nil
    let whole = base.range.union(name.range)
    report(
      isKnown
        ? .ownedFunction(owner, function, at: base.range, whole: whole)
        : .unknownName("Math.\(name.text)", role: .function, at: whole, nearest: nil)
    )
    return .error(at: base.range)
  }

  /// Returns the diagnostic of a type as a formatter: `String(x)`, `String(format: "%.1f", x)`.
  @inline(never)
  func foreignText(_ name: String, at range: SourceRange, _ call: CallSyntax) -> Diagnostic? {
    guard name == "String", let last = call.arguments.last else { return nil }
    let arguments = call.arguments
    var text: String?
    if arguments.count == 1, last.label == nil {
      text = inText(last.value.range)
    } else if arguments.count == 2, arguments[0].label?.text == "format", last.label == nil {
      text = formatted(self.text(at: arguments[0].value.range), last.value.range)
    }
    return .textByType(at: range, whole: call.range, text: text)
  }

  /// Returns the expression for a number in a C format.
  private func formatted(_ format: String, _ number: SourceRange) -> String? {
    let places = format.dropFirst(3).dropLast(2)
    switch format {
    case "\"%d\"", "\"%ld\"", "\"%@\"": return inText(number)
    case "\"%f\"": return "format(\(text(at: number)), decimals: 6)"
    case "\"%.\(places)f\"" where places.allSatisfy { $0.isNumber } && !places.isEmpty:
      return "format(\(text(at: number)), decimals: \(places))"
    default: return nil
    }
  }

  /// Returns the expression for the part of a string at an index or in a range.
  func part(of text: SourceRange, at index: ExpressionSyntax) -> String? {
    let name = self.text(at: text)
    switch index.kind {
    case .integer: return "\(name).characters[\(self.text(at: index.range))]"
    case .binary(let lower, .halfOpenRange, _, let upper):
      guard case .integer = lower.kind, self.text(at: lower.range) == "0" else { return nil }
      return "\(name).prefix(\(self.text(at: upper.range)))"
    default: return nil
    }
  }
}

extension Type {
  /// Whether values of the type can be interpolated in a string.
  var prints: Bool {
    switch self {
    case .bool, .int, .double, .fraction, .enumeration, .builtin: true
    default: false
    }
  }
}
