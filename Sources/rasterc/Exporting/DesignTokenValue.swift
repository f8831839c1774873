// Converts token values to the Design Tokens format.

import Raster
import RasterExports
import RasterSemantics
import RasterSyntax

/// A value with its type.
struct DesignTokenValue: Hashable {
  let type: String
  let json: JSON
  /// The difference from the original value, or `nil` if the conversion is exact.
  var note: String?

  init(_ type: String, _ json: JSON, note: String? = nil) {
    (self.type, self.json, self.note) = (type, json, note)
  }

  /// Converts a token's value; `nil` if the format has no equivalent.
  init?(_ value: Value, _ type: Type) {
    switch value {
    case .color(let color): self.init("color", Self.color(color))
    case .int(let number): self.init("number", .number(Double(number)))
    case .double(let number):
      guard number.isFinite else { return nil }
      switch type {
      case .duration: self.init("duration", Self.measure(number, "s"))
      case .fraction:
        self.init("number", .number(number), note: "is a percentage, and is written as a number")
      default: self.init("number", .number(number))
      }
    case .string(let text):
      self.init("fontFamily", .string(text), note: "is a string, and is written as a font family")
    case .builtin(.fontWeight, let index):
      self.init("fontWeight", .number(Double(index) * 100 + 100))
    case .easing(let curve):
      guard let numbers = curve.numbers else { return nil }
      self.init("cubicBezier", .array(numbers.map { .number($0) }))
    case .shadow(let shadow):
      self.init(
        "shadow",
        .array([Self.shadow(shadow)]),
        note: "is a shadow, and is written as a list of one shadow"
      )
    case .list(let values): self.init(list: values)
    case .text(.style(let style)): self.init(style)
    default: return nil
    }
  }

  private init?(list values: [Value]) {
    var (shadows, stops) = ([JSON](), [GradientStop]())
    for value in values {
      switch value {
      case .shadow(let shadow): shadows.append(Self.shadow(shadow))
      case .gradientStop(let stop): stops.append(stop)
      default: return nil
      }
    }
    guard !values.isEmpty else { return nil }
    guard shadows.isEmpty else {
      self.init("shadow", .array(shadows))
      return
    }
    let hasHints = stops.contains { $0.hint != nil }
    let positions = Self.positions(stops)
    let parts = zip(stops, positions).map { stop, position in
      JSON.object(["color": Self.color(stop.color), "position": .number(position)])
    }
    self.init(
      "gradient",
      .array(parts),
      note: hasHints ? "has colour hints between stops, which are left out" : nil
    )
  }

  /// The positions of stops; missing ones are distributed evenly between the others.
  private static func positions(_ stops: [GradientStop]) -> [Double] {
    var positions = stops.map { $0.position }
    if positions.first == .some(nil) { positions[0] = 0 }
    if positions.last == .some(nil) { positions[positions.count - 1] = stops.count == 1 ? 0 : 1 }
    var result: [Double] = []
    for (index, position) in positions.enumerated() {
      if let position {
        result.append(max(position, result.last ?? position))
        continue
      }
      let next = positions[index...].firstIndex { $0 != nil } ?? index
      let (before, after) = (result.last ?? 0, positions[next] ?? 1)
      result.append(before + (max(after, before) - before) / Double(next - index + 1))
    }
    return result
  }

  private init?(_ style: TextStyle) {
    guard let font = style.font, font.size.isFinite, font.size > 0 else { return nil }
    let height: Double
    switch style.lineHeight {
    case .fraction(let part)?: height = part
    case .points(let points)? where points > 0: height = points / font.size
    case .points?, nil: return nil
    }
    let isMore =
      style.paint != nil || style.alignment != nil || style.paragraphSpacing != nil
      || style.tabs != nil || style.isBalanced != nil || style.isUnderlined != nil
      || style.isStruckThrough != nil
    let families = [font.family] + font.fallback
    self.init(
      "typography",
      .object([
        "fontFamily": families.count == 1 ? .string(font.family) : .strings(families),
        "fontSize": Self.measure(font.size, "px"),
        "fontWeight": .number(font.weight.value),
        "letterSpacing": Self.measure(font.tracking, "px"),
        "lineHeight": .number(height),
      ]),
      note: isMore || font.isMoreThanTypography
        ? "has members other than font family, size, weight, letter spacing and line height" : nil
    )
  }

  /// The parts of a font, which has no single equivalent.
  static func parts(of font: Font) -> [(name: String, value: DesignTokenValue)] {
    [
      ("family", DesignTokenValue("fontFamily", .string(font.family))),
      ("size", DesignTokenValue("number", .number(font.size))),
      ("weight", DesignTokenValue("fontWeight", .number(font.weight.value))),
      ("tracking", DesignTokenValue("number", .number(font.tracking))),
    ]
  }

  // MARK: Parts

  /// A number with a unit.
  static func measure(_ number: Double, _ unit: String) -> JSON {
    .object(["value": .number(number), "unit": .string(unit)])
  }

  private static func color(_ color: Color) -> JSON {
    let components = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
    return .object([
      "colorSpace": "srgb",
      "components": .array(components.map { .number($0) }),
      "alpha": color.alpha == 1 ? nil : .number(min(max(color.alpha, 0), 1)),
    ])
  }

  private static func shadow(_ shadow: Shadow) -> JSON {
    .object([
      "color": color(shadow.color),
      "offsetX": measure(shadow.offset.x, "px"),
      "offsetY": measure(shadow.offset.y, "px"),
      "blur": measure(shadow.blur, "px"),
      "spread": measure(shadow.spread, "px"),
      "inset": shadow.isInner ? true : nil,
    ])
  }

  /// A stroke style of dashes and a cap, or `nil` if the values are of other types.
  static func stroke(_ dash: Value, _ cap: Value) -> DesignTokenValue? {
    guard case .list(let values) = dash, case .builtin(.lineCap, let index) = cap else {
      return nil
    }
    var lengths: [Double] = []
    for value in values {
      guard case .double(let length) = value, length.isFinite else { return nil }
      lengths.append(length)
    }
    let name = BuiltinEnum.lineCap.cases[index]
    if lengths == [0], name == "butt" { return DesignTokenValue("strokeStyle", .string("solid")) }
    return DesignTokenValue(
      "strokeStyle",
      .object([
        "dashArray": .array(lengths.map { measure($0, "px") }),
        "lineCap": .string(name),
      ])
    )
  }
}

extension Font {
  fileprivate var isMoreThanTypography: Bool {
    width != .normal || isItalic || !features.isEmpty || !variations.isEmpty
  }
}

extension Easing {
  /// The control points of a cubic curve, or `nil` for a spring.
  fileprivate var numbers: [Double]? {
    switch self {
    case .linear: [0, 0, 1, 1]
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut: [0, 0, 0.58, 1]
    case .easeInOut: [0.42, 0, 0.58, 1]
    case .cubicBezier(let x1, let y1, let x2, let y2):
      [min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2]
    case .spring: nil
    }
  }
}
