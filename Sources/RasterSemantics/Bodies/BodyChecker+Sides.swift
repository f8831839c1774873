// Renamed labels, and sides that mix physical and logical labels.

import RasterSyntax

extension BodyChecker {
  /// Returns the call with current labels, after reporting renamed labels and mixed sides.
  mutating func relabelled(_ call: CallSyntax, of name: String, base: Type?) -> CallSyntax {
    let call = withoutRenamedLabels(call, of: name)
    switch (name, base) {
    case ("inset", .rect?): return unmixed(withoutBy(call))
    case ("Insets", nil), ("CornerRadii", nil): return unmixed(call)
    default: return call
    }
  }

  /// Reports labels that were renamed, and returns the call with the new labels.
  @inline(never)
  mutating func withoutRenamedLabels(_ call: CallSyntax, of name: String) -> CallSyntax {
    guard let renamed = RenamedWords.labels[name],
      call.arguments.contains(where: { renamed[$0.label?.text ?? ""] != nil })
    else { return call }
    for case let label? in call.arguments.map({ $0.label }) {
      guard let new = renamed[label.text] else { continue }
      report(.renamed(label.text, to: new, at: label.range))
    }
    return call.relabelled { renamed[$0] ?? $0 }
  }

  /// Reports a method that was renamed, and returns the call of the new one.
  ///
  /// An example is `slice(24, from: .left)` for `band(.left, 24)`.
  @inline(never)
  mutating func renamed(_ call: CallSyntax, _ name: NameSyntax, to new: String) -> CallSyntax {
    let arguments = call.arguments
    guard new == "slice", arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
      report(.renamed(name.text, to: new, at: name.range))
      return call
    }
    let (edge, length) = (arguments[0].value, arguments[1].value)
    let text = "slice(\(text(at: length.range)), from: \(text(at: edge.range)))"
    var fullRange = name.range
    fullRange.upper = call.range.upper
    report(.renamed(name.text, to: new, at: name.range, replacing: fullRange, with: text))
    let label = NameSyntax(text: "from", range: edge.range.start)
    return CallSyntax(
      arguments: [arguments[1], ArgumentSyntax(label: label, value: edge)],
      argumentsRange: call.argumentsRange,
      range: call.range
    )
  }

  /// Rewrites `inset(by: Insets(left: 4))` as `inset(left: 4)`; other insets have no label.
  private mutating func withoutBy(_ call: CallSyntax) -> CallSyntax {
    guard call.arguments.count == 1, let argument = call.arguments.first,
      let label = argument.label, label.text == "by"
    else { return call }
    var arguments = [ArgumentSyntax(label: nil, value: argument.value)]
    if case .call(let callee, let own, _) = argument.value.kind, case .name("Insets") = callee.kind
    {
      arguments = own
    }
    let source = module.files[Int(file.index)].source
    let texts = arguments.map { source.text(at: $0.range) }.joined(separator: ", ")
    report(.insetBy(at: label.range, whole: argument.range, with: texts))
    return CallSyntax(
      arguments: arguments,
      argumentsRange: call.argumentsRange,
      range: call.range
    )
  }

  /// Reports physical labels (left, right) beside logical ones (leading, trailing) in one call.
  mutating func unmixed(_ call: CallSyntax) -> CallSyntax {
    let labels = call.arguments.compactMap { $0.label }
    guard let first = labels.first(where: { $0.text.side != nil }), let side = first.text.side
    else { return call }
    let mixed = labels.filter { label in label.text.side.map { $0 != side } ?? false }
    guard !mixed.isEmpty else { return call }
    for label in mixed {
      let meant = label.text.otherSide
      let isGiven = labels.contains { $0.text == meant }
      report(
        .mixedSides(
          label.text,
          beside: first.text,
          at: label.range,
          meant: isGiven ? nil : meant
        )
      )
    }
    let known = Set(labels.filter { $0.text.side == side }.map { $0.text })
    return call.relabelled(leavingOut: { $0.side != side && known.contains($0.otherSide) }) {
      $0.side == side ? $0 : $0.otherSide
    }
  }

  /// Converts a number to a corner's size, in a call that takes sizes of corners.
  func corner(_ value: TypedExpression, in function: BuiltIn) -> TypedExpression? {
    guard function.result == .ellipticalCornerRadii, Type.double.accepts(value.type) else {
      return nil
    }
    return value.number(as: BuiltIn.cornerSize)
  }
}

extension CallSyntax {
  /// Returns the call with other labels.
  fileprivate func relabelled(
    leavingOut isLeftOut: (String) -> Bool = { _ in false },
    _ text: (String) -> String
  ) -> CallSyntax {
    let kept = arguments.filter { argument in
      argument.label.map { !isLeftOut($0.text) } ?? true
    }
    let arguments = kept.map { argument -> ArgumentSyntax in
      let label = argument.label.map { NameSyntax(text: text($0.text), range: $0.range) }
      return ArgumentSyntax(label: label, value: argument.value)
    }
    return CallSyntax(arguments: arguments, argumentsRange: argumentsRange, range: range)
  }
}

private enum Side { case eye, words }

extension String {
  /// The kind of side that a label names, or nil if it names none.
  fileprivate var side: Side? {
    switch self {
    case "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight": .eye
    case "leading", "trailing", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing":
      .words
    default: nil
    }
  }

  /// The other kind of label for the side in a left-to-right layout.
  fileprivate var otherSide: String {
    switch self {
    case "left": "leading"
    case "right": "trailing"
    case "topLeft": "topLeading"
    case "topRight": "topTrailing"
    case "bottomLeft": "bottomLeading"
    case "bottomRight": "bottomTrailing"
    case "leading": "left"
    case "trailing": "right"
    case "topLeading": "topLeft"
    case "topTrailing": "topRight"
    case "bottomLeading": "bottomLeft"
    case "bottomTrailing": "bottomRight"
    default: self
    }
  }
}
