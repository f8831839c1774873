// Converts values of tokens to those of the Design Tokens format.

import RasterSemantics
import RasterSyntax
import RasterValues
import RasterVectors

/// Converts one value after another.
struct TokenConverter {
  private let graph: TokenGraph
  private let constants: TokenConstants
  /// The keys of the tokens to which the value refers.
  private(set) var uses: [String] = []
  /// Parts of the value that are left out, although the value is converted.
  private(set) var losses: [String] = []

  init(_ graph: TokenGraph, _ constants: TokenConstants) {
    (self.graph, self.constants) = (graph, constants)
  }

  /// Converts the value of a token of a type.
  mutating func convert(_ value: JSONValue, as type: DesignType) throws(TokenLoss) -> JSON {
    (uses, losses) = ([], [])
    return try part(value, as: type)
  }

  /// Converts a value, or an alias of a token of the same type.
  private mutating func part(_ value: JSONValue, as type: DesignType) throws(TokenLoss) -> JSON {
    if let alias = TokenGraph.alias(of: value) { return .string(try self.alias(alias, as: type)) }
    switch type {
    case .color: return try color(value)
    case .dimension, .number, .duration: return try measure(value, as: type)
    case .fontWeight: return try weight(value)
    case .fontFamily: return try family(value)
    case .cubicBezier: return try curve(value)
    case .shadow: return try shadows(value)
    case .border: return try border(value)
    case .typography: return try typography(value)
    case .transition:
      return try composite(
        value,
        [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)]
      )
    case .strokeStyle:
      guard value.object != nil || TokenShorthand.lineStyles.contains(value.string ?? "") else {
        throw unknown(value)
      }
      return JSON(value)
    case .gradient:
      guard value.array != nil else { throw unknown(value) }
      return JSON(value)
    }
  }

  private func unknown(_ value: JSONValue) -> TokenLoss {
    guard let text = value.string else { return TokenLoss("\(value.noun) has no counterpart") }
    if text.trimmedSpace.isEmpty { return TokenLoss("an empty value") }
    let short = text.count > 40 ? text.prefix(40) + "…" : text[...]
    return TokenLoss("'\(short)' has no counterpart in the format")
  }

  private mutating func alias(_ name: String, as type: DesignType) throws(TokenLoss) -> String {
    guard let key = graph.key(name) else {
      throw TokenLoss("refers to '\(name)', which is not defined in the files of this import")
    }
    _ = try graph.end(of: key)
    if let found = graph.type(of: key), found != type {
      throw TokenLoss(
        "refers to '\(name)', a \(found.rawValue), instead of a \(type.rawValue)"
      )
    }
    uses.append(key)
    return graph.writtenAlias(key)
  }

  // MARK: Single values

  private mutating func color(_ value: JSONValue) throws(TokenLoss) -> JSON {
    if value.object != nil { return JSON(value) }
    guard let text = value.string else { throw unknown(value) }
    guard let color = Color(css: text) ?? tinted(text) else { throw unknown(value) }
    let components = [color.red, color.green, color.blue]
    return .object([
      "colorSpace": "srgb",
      "components": .array(components.map { .double($0) }),
      "alpha": color.alpha == 1 ? nil : .double(color.alpha),
    ])
  }

  /// Parses a colour with another opacity, as `rgba(#1463E6, 0.5)`.
  private func tinted(_ text: String) -> Color? {
    let text = text.trimmedSpace
    guard text.hasPrefix("rgba("), text.hasSuffix(")") else { return nil }
    let parts = TokenShorthand.parts(String(text.dropFirst(5).dropLast()), at: ",")
    guard parts.count == 2, let color = Color(css: parts[0]), let alpha = TokenMeasure(parts[1])
    else { return nil }
    let part = alpha.unit == "%" ? alpha.number / 100 : alpha.number
    guard alpha.unit.isEmpty || alpha.unit == "%", part >= 0, part <= 1 else { return nil }
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: part)
  }

  /// Converts a length, a number or a duration, which can be calculated.
  private mutating func measure(
    _ value: JSONValue,
    as type: DesignType
  ) throws(TokenLoss) -> JSON {
    var measure: TokenMeasure
    switch value.content {
    case .number(let number): measure = TokenMeasure(number, "")
    case .string(let text):
      if let known = TokenMeasure(text) {
        measure = known
      } else if TokenArithmetic.isLikely(text) {
        measure = try constants.evaluate(text)
      } else {
        throw unknown(value)
      }
    case .object(let object):
      guard let part = object["value"], let unit = object["unit"]?.string else {
        throw unknown(value)
      }
      guard let number = part.number else { return JSON(value) }
      measure = TokenMeasure(number, unit)
    default: throw unknown(value)
    }
    return try written(measure, as: type)
  }

  private func written(_ measure: TokenMeasure, as type: DesignType) throws(TokenLoss) -> JSON {
    let number = (measure.number * 1e9).rounded() / 1e9
    switch type {
    case .dimension:
      if measure.unit == "rem" { return Self.measure(number, "rem") }
      guard let factor = TokenMeasure.lengths[measure.unit.isEmpty ? "px" : measure.unit] else {
        throw TokenLoss("lengths in '\(measure.unit)' have no counterpart in the format")
      }
      return Self.measure((measure.number * factor * 1e9).rounded() / 1e9, "px")
    case .duration:
      let unit = measure.unit.isEmpty ? "ms" : measure.unit
      guard ["ms", "s"].contains(unit) else {
        throw TokenLoss("durations in '\(unit)' have no counterpart in the format")
      }
      return Self.measure(number, unit)
    default:
      if measure.unit == "%" { return .double((measure.number * 1e7).rounded() / 1e9) }
      guard measure.unit.isEmpty else {
        throw TokenLoss("a number with the unit '\(measure.unit)' has no counterpart in the format")
      }
      return .double(number)
    }
  }

  private static func measure(_ number: Double, _ unit: String) -> JSON {
    .object(["value": .double(number), "unit": .string(unit)])
  }

  private mutating func weight(_ value: JSONValue) throws(TokenLoss) -> JSON {
    if let number = value.number, number >= 1, number <= 1000 { return .double(number) }
    guard let text = value.string else { throw unknown(value) }
    if let weight = TokenWeight(text) {
      if weight.isItalic { losses.append("the style of '\(text)' is left out") }
      return .double(weight.number)
    }
    guard TokenArithmetic.isLikely(text) else { throw unknown(value) }
    let measure = try constants.evaluate(text)
    guard measure.unit.isEmpty, measure.number >= 1, measure.number <= 1000 else {
      throw unknown(value)
    }
    return .double(measure.number)
  }

  private mutating func family(_ value: JSONValue) throws(TokenLoss) -> JSON {
    let texts = value.array.map { $0.compactMap { $0.string } } ?? value.string.map { [$0] } ?? []
    guard texts.count == value.array?.count ?? 1 else { throw unknown(value) }
    var names: [String] = []
    for text in texts {
      for part in TokenShorthand.parts(text, at: ",") {
        if part.hasPrefix("{") || part.contains("(") { throw unknown(value) }
        names.append(String(part.filter { $0 != "\"" && $0 != "'" }).trimmedSpace)
      }
    }
    guard !names.isEmpty, !names.contains(""), names != ["inherit"] else { throw unknown(value) }
    if value.array != nil { return .strings(names) }
    return names.count == 1 ? .string(names[0]) : .strings(names)
  }

  private mutating func curve(_ value: JSONValue) throws(TokenLoss) -> JSON {
    if value.array?.count == 4 { return JSON(value) }
    guard let text = value.string?.trimmedSpace else { throw unknown(value) }
    let known: [String: [Double]] = [
      "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1],
      "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1],
    ]
    if let numbers = known[text] { return .array(numbers.map { .double($0) }) }
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { throw unknown(value) }
    let numbers = TokenShorthand.parts(String(text.dropFirst(13).dropLast()), at: ",")
      .compactMap { TokenMeasure($0) }.filter { $0.unit.isEmpty }.map { $0.number }
    guard numbers.count == 4 else { throw unknown(value) }
    return .array(numbers.map { .double($0) })
  }

  // MARK: Composite values

  private func text(_ text: String, of value: JSONValue) -> JSONValue {
    JSONValue(.string(text), at: value.range)
  }

  private mutating func shadows(_ value: JSONValue) throws(TokenLoss) -> JSON {
    if let string = value.string {
      guard let shadows = TokenShorthand.shadows(string) else { throw unknown(value) }
      var result: [JSON] = []
      for shadow in shadows {
        var members = [JSON.Member("color", try part(text(shadow.color, of: value), as: .color))]
        for (index, name) in ["offsetX", "offsetY", "blur", "spread"].enumerated() {
          let length = index < shadow.lengths.count ? shadow.lengths[index] : "0px"
          members.append(.init(name, try part(text(length, of: value), as: .dimension)))
        }
        if shadow.isInner { members.append(.init("inset", true)) }
        result.append(.object(members))
      }
      return result.count == 1 ? result[0] : .array(result)
    }
    guard let values = value.array else { return try shadow(value) }
    var result: [JSON] = []
    for value in values {
      if let alias = TokenGraph.alias(of: value) {
        result.append(.string(try self.alias(alias, as: .shadow)))
      } else {
        result.append(try shadow(value))
      }
    }
    guard !result.isEmpty else { throw TokenLoss("an empty list of shadows") }
    return .array(result)
  }

  private mutating func shadow(_ value: JSONValue) throws(TokenLoss) -> JSON {
    guard let object = value.object, let color = object["color"] else { throw unknown(value) }
    var members = [JSON.Member("color", try part(color, as: .color))]
    for (name, other) in [
      ("offsetX", "x"), ("offsetY", "y"), ("blur", "blur"), ("spread", "spread"),
    ] {
      guard let length = object[name] ?? object[other] else {
        members.append(.init(name, Self.measure(0, "px")))
        continue
      }
      members.append(.init(name, try part(length, as: .dimension)))
    }
    if let inset = object["inset"] { members.append(.init("inset", JSON(inset))) }
    if object["type"]?.string == "innerShadow" { members.append(.init("inset", true)) }
    return .object(members)
  }

  private mutating func border(_ value: JSONValue) throws(TokenLoss) -> JSON {
    guard let string = value.string else {
      guard let object = value.object else { throw unknown(value) }
      guard let color = object["color"], let width = object["width"] else {
        throw TokenLoss("a border without \(object["color"] == nil ? "'color'" : "'width'")")
      }
      var members = [
        JSON.Member("color", try part(color, as: .color)),
        .init("width", try part(width, as: .dimension)),
      ]
      let style = object["style"] ?? text("solid", of: value)
      let isName = TokenShorthand.lineStyles.contains(style.string ?? "")
      members.append(.init("style", isName ? JSON(style) : try part(style, as: .strokeStyle)))
      return .object(members)
    }
    var words = TokenShorthand.parts(string)
    guard words.count == 3, let place = words.firstIndex(where: TokenShorthand.lineStyles.contains)
    else { throw unknown(value) }
    let style = words.remove(at: place)
    // The width is a length, or an alias of one; the other part is the colour.
    let isFirst = isLength(words[0])
    return .object([
      "color": try part(text(words[isFirst ? 1 : 0], of: value), as: .color),
      "width": try part(text(words[isFirst ? 0 : 1], of: value), as: .dimension),
      "style": .string(style),
    ])
  }

  private func isLength(_ word: String) -> Bool {
    if let alias = TokenGraph.alias(in: word) {
      return graph.key(alias).flatMap { graph.type(of: $0) } == .dimension
    }
    return TokenMeasure(word) != nil
  }

  private mutating func composite(
    _ value: JSONValue,
    _ parts: [(name: String, type: DesignType)]
  ) throws(TokenLoss) -> JSON {
    guard let object = value.object else { throw unknown(value) }
    var members: [JSON.Member] = []
    for (name, type) in parts {
      guard let part = object[name] else { throw TokenLoss("a value without '\(name)'") }
      members.append(.init(name, try self.part(part, as: type)))
    }
    for member in object.members where !parts.contains(where: { $0.name == member.name }) {
      members.append(.init(member.name, JSON(member.value)))
    }
    return .object(members)
  }

  /// Converts typography; parts that are missing have the initial values of CSS.
  private mutating func typography(_ value: JSONValue) throws(TokenLoss) -> JSON {
    guard let object = value.object else { throw unknown(value) }
    guard let family = object["fontFamily"], let size = object["fontSize"] else {
      throw TokenLoss(
        "typography without \(object["fontSize"] == nil ? "'fontSize'" : "'fontFamily'")"
      )
    }
    var members = [
      JSON.Member("fontFamily", try part(family, as: .fontFamily)),
      .init("fontSize", try part(size, as: .dimension)),
    ]
    let weight = object["fontWeight"]
    if let weight {
      members.append(.init("fontWeight", try part(weight, as: .fontWeight)))
    } else {
      members.append(.init("fontWeight", 400))
    }
    if let spacing = object["letterSpacing"] {
      members.append(.init("letterSpacing", try part(spacing, as: .dimension)))
    } else {
      members.append(.init("letterSpacing", Self.measure(0, "px")))
    }
    members.append(.init("lineHeight", try lineHeight(object["lineHeight"])))
    let known = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    for member in object.members where !known.contains(member.name) {
      members.append(.init(member.name, JSON(member.value)))
    }
    if let name = weight?.string, let weight = TokenWeight(name), weight.isItalic,
      object["fontStyle"] == nil
    {
      losses.removeLast()
      members.append(.init("fontStyle", "italic"))
    }
    return .object(members)
  }

  private mutating func lineHeight(_ value: JSONValue?) throws(TokenLoss) -> JSON {
    guard let value, value.string?.uppercased() != "AUTO" else {
      losses.append("a missing line height is written as 1.2")
      return .double(1.2)
    }
    if let alias = TokenGraph.alias(of: value), let key = graph.key(alias) {
      let isLength = graph.type(of: key) == .dimension
      return .string(try self.alias(alias, as: isLength ? .dimension : .number))
    }
    let isLength = LiteralKind.type(of: value, declared: .drawn(.number), hint: nil) == .dimension
    return try part(value, as: isLength ? .dimension : .number)
  }
}
