// What other languages write of texts and numbers, and what is written here.

import RasterSyntax

extension BodyChecker {
  /// A value in a text: `"\\(value)"`.
  func inText(_ range: SourceRange) -> String { "\"\\(\(text(at: range)))\"" }

  /// Reports a member that other languages have; false where it is none.
  @inline(never)
  mutating func reportForeignMember(
    _ name: NameSyntax,
    of value: TypedExpression,
    _ call: CallSyntax?
  ) -> Bool {
    var whole = name.range
    switch value.type {
    case .string:
      guard let member = ForeignNames.textMembers[name.text] else { return false }
      let isProperty = BuiltIns.properties[BuiltIns.MemberKey(type: .string, name: member)] != nil
      if let call, isProperty, call.arguments.isEmpty { whole.upper = call.range.upper }
      report(
        .unknownMember(name.text, of: "String", at: name.range, nearest: member, replacing: whole)
      )
    case .int, .double, .fraction:
      guard ForeignNames.numberTexts.contains(name.text) else { return false }
      let number = text(at: value.range)
      let digits = call?.arguments.first.map { text(at: $0.value.range) }
      let places = digits.map { $0.allSatisfy { $0.isNumber } ? ", decimals: \($0)" : "" } ?? ""
      whole = value.range
      whole.upper = call?.range.upper ?? name.range.upper
      report(
        .unknownMember(
          name.text,
          of: describe(value.type),
          at: name.range,
          nearest: "format(\(number)\(places))",
          replacing: whole
        )
      )
    default: return false
    }
    return true
  }

  /// Reports a function's name with a hyphen, such as `linear-gradient(…)`, which reads as a difference;
  /// false where it is one.
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

  /// Whether a label says what is another value here, and no name of a parameter.
  func isPhrase(_ argument: ArgumentSyntax, _ parameters: [CallParameter]) -> Bool {
    guard let label = argument.label?.text else { return false }
    let word = ForeignPhrases.camelCase(label)
    guard ForeignPhrases.labels[word] != nil else { return false }
    return !(ForeignNames.labels[word] ?? []).contains { name in
      parameters.contains { $0.label == name }
    }
  }

  /// Whether an argument that has no place has a value such as `8px` or `round`, of which its label's
  /// report says enough.
  func isForeignValue(_ argument: ArgumentSyntax) -> Bool {
    guard argument.label != nil else { return false }
    switch argument.value.kind {
    case .measure: return true
    case .name(let name): return !scope.contains(name)
    default: return false
    }
  }

  /// Reports `Math.max`, which has no owner here; nil of other names.
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

  /// The report about a text that is made by its type: `String(x)`, `String(format: "%.1f", x)`.
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

  /// The number as a format of C writes it.
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

  /// The part of a text that an index or a range of places means.
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
  /// Whether values of the type stand in a text.
  var prints: Bool {
    switch self {
    case .bool, .int, .double, .fraction, .enumeration, .builtin: true
    default: false
    }
  }
}
