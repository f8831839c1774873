// Defaults that depend on the edition of the file.

import RasterSyntax

extension BodyChecker {
  /// Returns the default of an argument that a call omits, in the edition of the file.
  ///
  /// Reports a default that a later edition changes. Returns nil if the argument is required.
  mutating func implicitValue(of parameter: CallParameter, in call: CallSyntax) -> TypedExpression?
  {
    let former = parameter.implicitValue(at: call.range.end)
    guard let later = parameter.laterDefault, let last = call.arguments.last,
      call.arguments.contains(where: { $0.label?.text == later.rule.companion })
    else { return former }
    if module.files[Int(file.index)].edition < later.rule.edition {
      let argument = "\(parameter.label ?? ""): \(later.former)"
      report(.editionChange(later.rule, keeping: argument, at: call.range, after: last.range.end))
      return former
    }
    var value = later.value
    value.range = call.range.end
    value.isImplicit = false
    return value
  }
}

extension Diagnostic {
  /// A call whose meaning a later edition changes.
  ///
  ///     TextRun(name, background: #EEF0F4, padding: 3)
  ///     //      ^^^^ warning: in edition 2027, letters in this padded run do not join letters beside it
  ///     // fix-it: add 'joins: true' to keep the look
  fileprivate static func editionChange(
    _ rule: LaterDefault,
    keeping argument: String,
    at range: SourceRange,
    after end: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .editionChange,
      "in edition \(rule.edition.rawValue), \(rule.effect)",
      at: range,
      fixIts: [FixIt("add '\(argument)' to keep the look", replacing: end, with: ", \(argument)")]
    )
  }
}
