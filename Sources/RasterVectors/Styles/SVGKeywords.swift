// The keywords of properties, and values that combine them.

import RasterValues

enum SVGKeywords {
  static let displays: Set<String> = [
    "none", "inline", "block", "inline-block", "list-item", "run-in", "compact", "marker", "table",
    "inline-table", "table-row-group", "table-header-group", "table-footer-group", "table-row",
    "table-column-group", "table-column", "table-cell", "table-caption", "flex", "inline-flex",
    "grid", "inline-grid", "contents", "flow-root",
  ]

  static let overflows: [String: Bool] = [
    "visible": true, "auto": true, "hidden": false, "scroll": false, "clip": false,
  ]

  static let boxes: [String: SVGTransformBox] = [
    "view-box": .view, "fill-box": .fill, "content-box": .fill, "stroke-box": .stroke,
    "border-box": .stroke,
  ]

  /// Whether edges are not smoothed.
  static let crispness: [String: Bool] = [
    "auto": false, "geometricprecision": false, "optimizespeed": true, "crispedges": true,
  ]

  /// Whether images are enlarged without smoothing.
  ///
  /// Browsers smooth them with `optimizeSpeed`, although CSS equates it with `crisp-edges`.
  static let renderings: [String: Bool] = [
    "auto": false, "smooth": false, "optimizequality": false, "high-quality": false,
    "optimizespeed": false, "pixelated": true, "crisp-edges": true,
  ]

  /// Source: CSS Fonts Module Level 4, section 2.5, for a medium size of 16 pixels.
  static let fontSizes: [String: Double] = [
    "xx-small": 9, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
    "xx-large": 32, "xxx-large": 48,
  ]

  /// The blend modes by their names in CSS; an empty name for `normal`.
  static let blends: [String: String] = [
    "normal": "", "multiply": "multiply", "screen": "screen", "overlay": "overlay",
    "darken": "darken", "lighten": "lighten", "difference": "difference", "exclusion": "exclusion",
    "hue": "hue", "saturation": "saturation", "color": "color", "luminosity": "luminosity",
    "color-dodge": "colorDodge", "color-burn": "colorBurn", "hard-light": "hardLight",
    "soft-light": "softLight", "plus-lighter": "plus",
  ]
}

extension SVGOrigin {
  /// Parses `transform-origin`: one or two positions, and a depth that has no effect.
  init?(_ text: String, _ style: SVGStyle) {
    var words: [String] = []
    for word in text.utf8.split(separator: 0x20) {
      words.append(String(decoding: Array(word), as: UTF8.self))
    }
    guard words.count >= 1, words.count <= 3 else { return nil }
    if words.count == 3 {
      guard let depth = SVGLength(words[2]), depth.value == 0 else { return nil }
    }
    if words.count > 1,
      ["top", "bottom"].contains(words[0]) || ["left", "right"].contains(words[1])
    {
      words.swapAt(0, 1)
    }
    if words.count == 1 {
      words = ["top", "bottom"].contains(words[0]) ? ["center", words[0]] : [words[0], "center"]
    }
    guard let x = Self.position(words[0], ["left", "right"], style),
      let y = Self.position(words[1], ["top", "bottom"], style)
    else { return nil }
    share = Point(x.share, y.share)
    distance = Point(x.distance, y.distance)
  }

  private static func position(
    _ word: String,
    _ ends: [String],
    _ style: SVGStyle
  ) -> (share: Double, distance: Double)? {
    if word == ends[0] { return (0, 0) }
    if word == "center" { return (0.5, 0) }
    if word == ends[1] { return (1, 0) }
    guard let length = SVGLength(word) else { return nil }
    return length.unit == .percent
      ? (length.value / 100, 0) : (0, length.resolved(in: style, of: 0))
  }
}

extension SVGFilterFunction {
  /// Parses `filter`; `nil` if it is not a list of functions.
  static func list(_ property: SVGProperty, _ style: SVGStyle) -> [SVGFilterFunction]? {
    if lowercased(trimmed(property.value)) == "none" { return [] }
    var rest = property.value
    var result: [SVGFilterFunction] = []
    while !trimmed(rest).isEmpty {
      guard result.count < 32 else { return nil }
      if let (id, after) = RasterVectors.reference(in: rest) {
        result.append(.reference(SVGReference(id: id, range: property.range)))
        rest = after
        continue
      }
      var scanner = ValueScanner(trimmed(rest))
      let name = scanner.word()
      guard scanner.skip(UInt8(ascii: "(")), let inside = enclosed(&scanner),
        let function = function(name, inside, at: property.range, in: style)
      else { return nil }
      result.append(function)
      rest = scanner.rest
    }
    return result.isEmpty ? nil : result
  }

  /// The text up to the closing parenthesis.
  private static func enclosed(_ scanner: inout ValueScanner) -> String? {
    var (depth, bytes) = (1, [UInt8]())
    while let byte = scanner.next() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  private static func function(
    _ name: String,
    _ text: String,
    at range: Range<Int>,
    in style: SVGStyle
  ) -> SVGFilterFunction? {
    func length(_ text: String) -> Double? {
      guard let length = SVGLength(text), length.unit != .percent else { return nil }
      return length.resolved(in: style, of: 0)
    }
    switch name {
    case "blur":
      if trimmed(text).isEmpty { return .blur(0) }
      guard let deviation = length(text), deviation >= 0 else { return nil }
      return .blur(deviation)
    case "drop-shadow":
      var (lengths, words) = ([Double](), [String]())
      for word in arguments(text) {
        if let length = length(word) { lengths.append(length) } else { words.append(word) }
      }
      guard lengths.count == 2 || lengths.count == 3, words.count <= 1 else { return nil }
      let paint = words.first.map { SVGPaint($0) } ?? .current
      switch paint {
      case .color, .current: break
      default: return nil
      }
      let deviation = lengths.count == 3 ? lengths[2] : 0
      guard deviation >= 0 else { return nil }
      return .dropShadow(paint, offset: Point(lengths[0], lengths[1]), deviation: deviation)
    case "hue-rotate":
      if trimmed(text).isEmpty { return .colors(.identity) }
      var scanner = ValueScanner(trimmed(text))
      guard let value = scanner.number() else { return nil }
      let unit = scanner.unit()
      let turns = ["deg": 1.0 / 360, "grad": 1.0 / 400, "turn": 1]
      guard scanner.isAtEnd, unit != "" || value == 0 else { return nil }
      if unit == "rad" { return .colors(.hueRotation(.radians(value))) }
      guard unit == "" || turns[unit] != nil else { return nil }
      return .colors(.hueRotation(Angle(degrees: value * 360 * (turns[unit] ?? 0))))
    default:
      let amount = trimmed(text)
      guard !amount.isEmpty else { return colors(name, 1) }
      guard let share = SVGLength.number(amount), share >= 0 else { return nil }
      return colors(name, share)
    }
  }

  /// A function of colours with an amount.
  private static func colors(_ name: String, _ amount: Double) -> SVGFilterFunction? {
    let part = min(amount, 1)
    switch name {
    case "brightness": return .colors(.brightness(amount))
    case "contrast": return .colors(.contrast(amount))
    case "saturate": return .colors(.saturation(amount))
    case "grayscale": return .colors(.saturation(1 - part))
    case "opacity": return .opacity(part)
    case "invert":
      let (factor, term) = (1 - 2 * part, part)
      return .colors(
        .matrix([factor, 0, 0, 0, term, 0, factor, 0, 0, term, 0, 0, factor, 0, term])
      )
    case "sepia":
      let rest = 1 - part
      return .colors(
        .matrix([
          0.393 + 0.607 * rest, 0.769 * (1 - rest), 0.189 * (1 - rest), 0, 0,
          0.349 * (1 - rest), 0.686 + 0.314 * rest, 0.168 * (1 - rest), 0, 0,
          0.272 * (1 - rest), 0.534 * (1 - rest), 0.131 + 0.869 * rest,
        ])
      )
    default: return nil
    }
  }

  /// The arguments of a function, split at spaces outside of parentheses.
  private static func arguments(_ text: String) -> [String] {
    var (result, bytes, depth) = ([String](), [UInt8](), 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte <= 0x20, depth == 0 {
        if !bytes.isEmpty { result.append(String(decoding: bytes, as: UTF8.self)) }
        bytes = []
      } else {
        bytes.append(byte)
      }
    }
    if !bytes.isEmpty { result.append(String(decoding: bytes, as: UTF8.self)) }
    return result
  }
}

/// An id with `%20` and the like replaced by the bytes that they stand for.
func percentDecoded(_ text: String) -> String {
  let bytes = Array(text.utf8)
  guard bytes.contains(UInt8(ascii: "%")) else { return text }
  var (result, index) = ([UInt8](), 0)
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
      let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
    {
      result.append(value)
      index += 3
    } else {
      result.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: result, as: UTF8.self)
}
