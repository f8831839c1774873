// Checks `caps`, with all four edges or those of one axis.

import RasterSyntax

extension BodyChecker {
  mutating func checkCaps(_ line: LineSyntax) -> ComponentDeclaration.CapsDeclaration? {
    if let first = line.arguments.first, case .implicitMember(let name) = first.value.kind,
      first.label == nil, name.text == "auto"
    {
      var caps = ComponentDeclaration.CapsDeclaration(horizontal: nil, vertical: nil)
      caps.auto = first.range
      for argument in line.arguments.dropFirst() { report(.capsAuto(at: argument.range)) }
      return caps
    }
    guard !line.arguments.isEmpty else {
      report(.emptyCaps(at: line.word.range))
      return nil
    }
    let call = unmixed(CallSyntax(line))
    let isUniform = call.arguments.contains { $0.label == nil }
    let isDirected = call.arguments.contains { argument in
      argument.label.map { ["leading", "trailing"].contains($0.text) } ?? false
    }
    let sides = isDirected ? ("leading", "trailing") : ("left", "right")
    let lengths = isUniform ? [nil] : [sides.0, sides.1, "top", "bottom"]
    let parameters =
      lengths.map { CallParameter(label: $0, name: $0 ?? "", type: .double, isRequired: isUniform) }
      + ["horizontal", "vertical"].map {
        CallParameter(
          label: $0,
          name: $0,
          type: .builtin(.stretchMode),
          isRequired: false
        )
      }
      + [CallParameter(label: "unchecked", name: "unchecked", type: .bool, isRequired: false)]
    let values = checkArguments(call, to: parameters, of: "caps")
    for value in values.dropLast(3) { checkCap(value) }
    let (horizontal, vertical) = (values[values.count - 3], values[values.count - 2])
    var caps: ComponentDeclaration.CapsDeclaration
    if isUniform {
      let cap = values[0] ?? .error(at: line.range)
      caps = ComponentDeclaration.CapsDeclaration(
        horizontal: .init(leading: cap, trailing: cap, mode: horizontal),
        vertical: .init(leading: cap, trailing: cap, mode: vertical)
      )
    } else {
      caps = ComponentDeclaration.CapsDeclaration(
        horizontal: capsAxis(values[0], values[1], mode: horizontal, labels: sides),
        vertical: capsAxis(values[2], values[3], mode: vertical, labels: ("top", "bottom"))
      )
    }
    caps.followsDirection = isDirected
    caps.sides = sides
    addUnchecked(call, values[values.count - 1], to: &caps)
    return caps
  }

  /// Adds `unchecked: true` and the range of the lengths to the caps.
  private mutating func addUnchecked(
    _ call: CallSyntax,
    _ value: TypedExpression?,
    to caps: inout ComponentDeclaration.CapsDeclaration
  ) {
    let unchecked = call.arguments.first { $0.label?.text == "unchecked" }
    let others = ["horizontal", "vertical", "unchecked"]
    let isLength = call.arguments.map { $0.label.map { !others.contains(String($0.text)) } ?? true }
    if let first = isLength.firstIndex(of: true), let last = isLength.lastIndex(of: true),
      !isLength[first...last].contains(false)
    {
      caps.lengths = call.arguments[first].range.union(call.arguments[last].range)
    }
    guard let unchecked, let value else { return }
    switch value.kind {
    case .bool(true): caps.unchecked = unchecked.range
    case .bool(false), .error: break
    default: report(.uncheckedCaps(at: value.range))
    }
  }

  /// Returns the caps of an axis; an edge that is omitted beside its opposite is 0.
  private mutating func capsAxis(
    _ leading: TypedExpression?,
    _ trailing: TypedExpression?,
    mode: TypedExpression?,
    labels: (leading: String, trailing: String)
  ) -> ComponentDeclaration.CapsDeclaration.Axis? {
    guard let given = leading ?? trailing else {
      if let mode { report(.modeWithoutCaps(labels.leading, labels.trailing, at: mode.range)) }
      return nil
    }
    let zero = TypedExpression(.double(0), .double, at: given.range)
    return .init(leading: leading ?? zero, trailing: trailing ?? zero, mode: mode)
  }

  private mutating func checkCap(_ value: TypedExpression?) {
    guard let value, case .double(let length) = value.kind, length < 0 else { return }
    report(.negativeCap(at: value.range))
  }
}
