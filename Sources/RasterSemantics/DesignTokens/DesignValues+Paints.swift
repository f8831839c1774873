// Converts the shadows and gradients of token files.

import RasterValues
import RasterSyntax

extension DesignValues {
  /// Converts one shadow or several.
  mutating func shadows(_ value: JSONValue) -> ExpressionSyntax? {
    let parts = value.array ?? [value]
    guard !parts.isEmpty else { return fault("expected at least one shadow", at: value.range) }
    let shadows = parts.map { shadow($0) }
    let known = shadows.compactMap { $0 }
    return known.count == shadows.count ? TokenExpressions.list(known, at: value.range) : nil
  }

  private mutating func shadow(_ part: JSONValue) -> ExpressionSyntax? {
    guard let value = followed(part) else { return nil }
    if let text = value.string, JSONPointer.alias(text) != nil,
      let alias = alias(value, as: .shadow)
    {
      // A token contains a list of shadows, but here one is needed: the first of the alias.
      return alias.map {
        TokenExpressions.binary(
          $0.members(["first"]),
          .coalesce,
          TokenExpressions.call(
            "Shadow",
            [(nil, TokenExpressions.color(.clear, at: value.range))],
            at: value.range
          ),
          at: value.range
        )
      }
    }
    let names = ["color", "offsetX", "offsetY", "blur", "spread", "inset"]
    guard let object = object(value, names, optional: ["inset"], of: .shadow) else { return nil }
    var parts: [ExpressionSyntax] = []
    for (name, type) in zip(
      names,
      [DesignType.color, .dimension, .dimension, .dimension, .dimension]
    ) {
      guard let part = object[name], let value = single(part, as: type) else { return nil }
      parts.append(value)
    }
    var isInner = false
    if let inset = object["inset"] {
      guard let known = followed(inset)?.bool else { return mismatch("true or false", inset) }
      isInner = known
    }
    let offset = ExpressionSyntax(
      .tuple([parts[1], parts[2]].map { ArgumentSyntax(label: nil, value: $0) }),
      range: value.range
    )
    var arguments: [(String?, ExpressionSyntax)] = [
      (nil, parts[0]), ("blur", parts[3]), ("spread", parts[4]), ("offset", offset),
    ]
    if isInner { arguments.append(("inner", ExpressionSyntax(.bool(true), range: value.range))) }
    return TokenExpressions.call("Shadow", arguments, at: value.range)
  }

  /// Converts the stops of a gradient.
  mutating func gradient(_ value: JSONValue) -> ExpressionSyntax? {
    guard let parts = value.array, !parts.isEmpty else {
      return mismatch("an array of stops", value)
    }
    var stops: [ExpressionSyntax] = []
    for part in parts {
      guard let stop = followed(part),
        let object = object(stop, ["color", "position"], of: .gradient),
        let color = object["color"].flatMap({ single($0, as: .color) }),
        let position = object["position"].flatMap({ self.position($0) })
      else { return nil }
      stops.append(
        TokenExpressions.call("GradientStop", [(nil, color), ("at", position)], at: stop.range)
      )
    }
    return TokenExpressions.list(stops, at: value.range)
  }

  private mutating func position(_ part: JSONValue) -> ExpressionSyntax? {
    guard let value = followed(part) else { return nil }
    guard let number = value.number else { return single(value, as: .number) }
    return TokenExpressions.number(min(1, max(0, number)), at: value.range)
  }
}
