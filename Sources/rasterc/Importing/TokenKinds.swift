// Finds the types of tokens: from names of types, from names of tokens, and from values.

import RasterSemantics
import RasterSyntax
import RasterValues
import RasterVectors

/// What the name of a type says about a token.
enum DeclaredKind {
  case drawn(DesignType)
  /// A type that has no counterpart.
  case undrawn
  /// No type, or one that allows any value.
  case open

  init(_ name: String?) {
    guard let name else {
      self = .open
      return
    }
    switch TokenNames.plain(name) {
    case "color": self = .drawn(.color)
    case "dimension", "spacing", "sizing", "size", "space", "borderradius", "radius", "borderwidth",
      "fontsizes", "fontsize", "letterspacing", "paragraphspacing", "paragraphindent":
      self = .drawn(.dimension)
    case "fontfamilies", "fontfamily": self = .drawn(.fontFamily)
    case "fontweights", "fontweight": self = .drawn(.fontWeight)
    case "lineheights", "lineheight", "opacity", "number": self = .drawn(.number)
    case "duration", "time": self = .drawn(.duration)
    case "cubicbezier", "easing": self = .drawn(.cubicBezier)
    case "boxshadow", "shadow": self = .drawn(.shadow)
    case "border": self = .drawn(.border)
    case "typography": self = .drawn(.typography)
    case "gradient": self = .drawn(.gradient)
    case "transition": self = .drawn(.transition)
    case "strokestyle": self = .drawn(.strokeStyle)
    case "textcase", "textdecoration", "string", "boolean", "asset", "composition", "text",
      "content", "link", "image", "icon":
      self = .undrawn
    default: self = .open
    }
  }
}

/// Names of tokens, and what they say about types.
enum TokenNames {
  /// Returns a name in lower case without signs: `font-size` and `fontSize` are `fontsize`.
  static func plain(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " })
  }

  /// Returns the name that a token or group has in the result.
  static func written(_ name: String) -> String {
    if name == "$root" { return name }
    var result = ""
    for scalar in name.unicodeScalars {
      result.unicodeScalars.append([".", "{", "}"].contains(scalar) ? "-" : scalar)
    }
    return result.hasPrefix("$") ? "-" + result.dropFirst() : result
  }

  private static let exact: [String: DesignType] = [
    "fontfamily": .fontFamily, "fontfamilies": .fontFamily, "fontweight": .fontWeight,
    "fontweights": .fontWeight, "fontsize": .dimension, "fontsizes": .dimension,
    "lineheight": .number, "lineheights": .number, "opacity": .number, "zindex": .number,
    "flexgrow": .number, "flexshrink": .number, "order": .number,
  ]
  private static let endings: [(String, DesignType)] = [
    ("color", .color), ("colors", .color), ("shadow", .shadow), ("duration", .duration),
    ("delay", .duration), ("timingfunction", .cubicBezier), ("easing", .cubicBezier),
    ("width", .dimension), ("height", .dimension), ("size", .dimension), ("sizes", .dimension),
    ("radius", .dimension), ("radii", .dimension), ("spacing", .dimension), ("space", .dimension),
    ("borderstyle", .strokeStyle), ("outlinestyle", .strokeStyle), ("gap", .dimension),
    ("padding", .dimension), ("margin", .dimension), ("inset", .dimension),
    ("offset", .dimension), ("thickness", .dimension), ("indent", .dimension),
  ]

  /// Returns the type that a path suggests, from its last name to its first.
  static func hint(_ path: [String]) -> DesignType? {
    let names = path.map { plain($0) }
    for (index, name) in names.enumerated().reversed() {
      // A name can be split: `font.size` is like `font-size`.
      let joined = index > 0 ? names[index - 1] + name : name
      if let type = exact[name] ?? exact[joined] { return type }
      if name.hasPrefix("padding") || name.hasPrefix("margin") { return .dimension }
      if let type = endings.first(where: { name.hasSuffix($0.0) })?.1 { return type }
    }
    return nil
  }

  /// Returns the type of a member of a composite value.
  static func part(_ name: String) -> DesignType? {
    switch name {
    case "color": .color
    case "x", "y", "blur", "spread", "offsetX", "offsetY", "width", "fontSize", "letterSpacing":
      .dimension
    case "fontFamily": .fontFamily
    case "fontWeight": .fontWeight
    case "lineHeight": .number
    case "duration", "delay": .duration
    case "timingFunction": .cubicBezier
    default: nil
    }
  }
}

/// What a literal value says about its type.
enum LiteralKind {
  /// Returns the type of a literal, or nil if it has no counterpart.
  ///
  /// `hint` is the type that its name or its users suggest, for values of which several types are
  /// possible.
  static func type(
    of value: JSONValue,
    declared: DeclaredKind,
    hint: DesignType?
  ) -> DesignType? {
    switch declared {
    case .undrawn: return nil
    case .drawn(.number):
      // A line height is a number or a length.
      let unit = value.string.flatMap { TokenMeasure($0)?.unit } ?? value["unit"]?.string ?? ""
      return TokenMeasure.lengths.keys.contains(unit) ? .dimension : .number
    case .drawn(let type): return type
    case .open: break
    }
    switch value.content {
    case .number: return hint.flatMap { isNumeric($0) ? $0 : nil } ?? .number
    case .string(let text): return type(of: text, hint)
    case .array(let values): return type(of: values, hint)
    case .object(let object): return type(of: object)
    case .bool, .null: return nil
    }
  }

  private static func isNumeric(_ type: DesignType) -> Bool {
    [.number, .dimension, .fontWeight].contains(type)
  }

  private static func type(of text: String, _ hint: DesignType?) -> DesignType? {
    let text = text.trimmedSpace
    if let measure = TokenMeasure(text) {
      switch measure.unit {
      case "": return hint.flatMap { isNumeric($0) ? $0 : nil } ?? .number
      case "%": return hint == .number ? .number : .dimension
      case "ms", "s": return .duration
      case "px", "rem", "pt", "pc", "in", "cm", "mm", "em", "ch", "ex", "vw", "vh", "vmin", "vmax":
        return .dimension
      default: return nil
      }
    }
    if TokenShorthand.isBorder(text) { return .border }
    if hint == .shadow || text.hasPrefix("inset "), TokenShorthand.shadows(text) != nil {
      return .shadow
    }
    if hint == .strokeStyle { return TokenShorthand.lineStyles.contains(text) ? .strokeStyle : nil }
    if text.contains("{"), let hint, hint == .dimension || hint == .number { return hint }
    if text.hasPrefix("cubic-bezier(") { return .cubicBezier }
    switch hint {
    case .fontWeight: return TokenWeight(text) == nil ? nil : .fontWeight
    case .fontFamily: return ["inherit", "unset", "initial"].contains(text) ? nil : .fontFamily
    default: break
    }
    if Color(css: text) != nil { return .color }
    let generic = ["serif", "sans-serif", "monospace", "system-ui", "cursive", "fantasy"]
    let families = text.split(separator: ",").map { String($0).trimmedSpace }
    return families.contains(where: { generic.contains($0) }) ? .fontFamily : nil
  }

  private static func type(of values: [JSONValue], _ hint: DesignType?) -> DesignType? {
    if values.count == 4, values.allSatisfy({ $0.number != nil }) { return .cubicBezier }
    if !values.isEmpty, values.allSatisfy({ $0["blur"] != nil }) { return .shadow }
    if !values.isEmpty, values.allSatisfy({ $0["position"] != nil }) { return .gradient }
    let isText = !values.isEmpty && values.allSatisfy { $0.string != nil }
    return isText && hint == .fontFamily ? .fontFamily : nil
  }

  private static func type(of object: JSONObject) -> DesignType? {
    if object["colorSpace"] != nil { return .color }
    if let unit = object["unit"]?.string {
      return ["ms", "s"].contains(unit) ? .duration : .dimension
    }
    if object["blur"] != nil { return .shadow }
    if object["fontFamily"] != nil || object["fontSize"] != nil { return .typography }
    if object["timingFunction"] != nil { return .transition }
    if object["dashArray"] != nil { return .strokeStyle }
    return object["width"] != nil && object["color"] != nil ? .border : nil
  }
}

extension String {
  /// The string without spaces and line breaks at its ends.
  var trimmedSpace: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
    guard let start = firstIndex(where: { !isSpace($0) }),
      let end = lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start...end])
  }
}
