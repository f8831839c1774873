// The types of the language.

/// The type of a value.
package enum Type: Hashable, Sendable {
  case bool, int, double, string
  /// A percentage, which never converts to a number.
  case fraction
  /// A duration in seconds, which never converts to a number.
  case duration
  /// A timing curve.
  case easing
  /// A day of the calendar.
  case date
  case color, point, size, rect, insets, cornerRadii, angle, transform, anchor
  case path, paint, gradientStop, shadow, colorFilter, ellipticalCornerRadii, image, font
  /// A type for setting text, such as `TextStyle`.
  case text(TextType)
  /// A component call, or a row, a column or an overlay of component calls.
  case content
  /// The width of a column of a grid.
  case gridColumn
  /// A range of integers, over which a `for` iterates.
  case range
  /// An enumeration of the runtime, such as `LineCap`.
  case builtin(BuiltinEnum)
  /// An `enum` by its index in the program.
  case enumeration(Int)
  /// A `struct` by its index in the program.
  case structure(Int)
  /// The tuples over which a `for` iterates: a list with its indices, or several lists in parallel.
  ///
  /// The loop binds one name for each element of the tuple.
  indirect case pairs([Type])
  indirect case list(Type)
  indirect case optional(Type)
  /// A type that could not be resolved.
  ///
  /// The error has been reported, and follow-up errors are suppressed.
  case error
}

extension Type {
  package static let textStyle = Type.text(.style)
  package static let lineHeight = Type.text(.lineHeight)
  package static let textMetrics = Type.text(.metrics)
  package static let run = Type.text(.run)
  package static let tab = Type.text(.tab)
}

/// The types for setting text.
package enum TextType: String, Hashable, Sendable, CaseIterable {
  case style = "TextStyle"
  case lineHeight = "LineHeight"
  case metrics = "TextMetrics"
  case run = "TextRun"
  case tab = "TabStop"
}

/// The enumerations that the runtime declares.
///
/// The cases have the runtime's names and order.
package enum BuiltinEnum: String, Hashable, Sendable, CaseIterable {
  case appearance = "Appearance"
  case contrast = "Contrast"
  case layoutDirection = "LayoutDirection"
  case lineCap = "LineCap"
  case lineJoin = "LineJoin"
  case strokeAlignment = "StrokeAlignment"
  case fillRule = "FillRule"
  case sampling = "Sampling"
  case stretchMode = "StretchMode"
  case cornerStyle = "CornerStyle"
  case colorSpace = "ColorSpace"
  case spread = "Spread"
  case blendMode = "BlendMode"
  case imageFit = "ImageFit"
  case maskMode = "MaskMode"
  case fontWeight = "FontWeight"
  case fontWidth = "FontWidth"
  case textAlignment = "TextAlignment"
  case verticalAlignment = "VerticalAlignment"
  case textTruncation = "TextTruncation"
  case rowAlignment = "RowAlignment"
  case contentAlignment = "ContentAlignment"
  case boxAlignment = "BoxAlignment"
  case signDisplay = "SignDisplay"
  case rectEdge = "RectEdge"
  case horizontalEdge = "HorizontalEdge"
  case tiling = "Tiling"
  case accessibilityRole = "AccessibilityRole"
  case accessibilityTrait = "AccessibilityTrait"
  case nameWidth = "NameWidth"
  case dateStyle = "DateStyle"

  /// The names of the cases, indexed by their raw values in the runtime.
  package var cases: [String] {
    switch self {
    case .appearance: ["light", "dark"]
    case .contrast: ["standard", "increased"]
    case .layoutDirection: ["leftToRight", "rightToLeft"]
    case .lineCap: ["butt", "round", "square"]
    case .lineJoin: ["miter", "round", "bevel"]
    case .strokeAlignment: ["center", "inside", "outside"]
    case .fillRule: ["nonZero", "evenOdd"]
    case .sampling: ["nearest", "bilinear", "high"]
    case .stretchMode: ["stretch", "tile"]
    case .cornerStyle: ["circular", "continuous"]
    case .colorSpace: ["srgb", "linear", "oklab"]
    case .spread: ["pad", "repeat", "reflect"]
    case .blendMode:
      [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
        "hardLight", "softLight", "difference", "exclusion", "hue", "saturation", "color",
        "luminosity", "clear", "copy", "destination", "destinationOver", "sourceIn",
        "destinationIn", "sourceOut", "destinationOut", "sourceAtop", "destinationAtop", "xor",
        "plus",
      ]
    case .imageFit: ["fill", "contain", "cover", "none", "scaleDown"]
    case .maskMode: ["alpha", "luminance"]
    case .fontWeight:
      [
        "thin", "extraLight", "light", "regular", "medium", "semibold", "bold", "extraBold",
        "black",
      ]
    case .fontWidth:
      [
        "ultraCondensed", "extraCondensed", "condensed", "semiCondensed", "normal", "semiExpanded",
        "expanded", "extraExpanded", "ultraExpanded",
      ]
    case .textAlignment:
      ["leading", "center", "trailing", "justified", "left", "right", "start", "end"]
    case .verticalAlignment: ["top", "center", "bottom"]
    case .textTruncation: ["end", "middle", "start", "none"]
    case .rowAlignment: ["top", "center", "bottom", "stretch", "baseline"]
    case .contentAlignment: ["leading", "center", "trailing", "stretch"]
    case .boxAlignment:
      [
        "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading",
        "bottom", "bottomTrailing",
      ]
    case .signDisplay: ["automatic", "always", "exceptZero", "never"]
    case .rectEdge: ["top", "right", "bottom", "left"]
    case .horizontalEdge: ["leading", "trailing"]
    case .tiling: ["pad", "repeat", "reflect", "none"]
    case .accessibilityRole:
      [
        "none", "button", "toggle", "link", "image", "header", "slider", "progress", "text", "tab",
      ]
    case .accessibilityTrait: ["disabled", "selected"]
    case .nameWidth: ["wide", "short", "narrow"]
    case .dateStyle: ["short", "medium", "long", "full", "monthAndYear", "dayAndMonth"]
    }
  }
}
