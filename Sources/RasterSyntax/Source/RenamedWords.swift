// Renamed words of the language: one table for the checker and `check --fix`.

/// The former names of words and their current names, grouped by position in the syntax.
///
/// A word is looked up only if it has no other meaning in its position, so a name may be reused
/// elsewhere.
package enum RenamedWords {
  /// Keywords that start declarations.
  static let declarations = ["palette": "tokens", "face": "font", "mode": "environment"]

  /// First words of lines.
  package static let lines = [
    "stretch": "nineSlice", "alike": "identical", "unlike": "distinct", "hit": "hitArea",
  ]

  package static let types = [
    "Measured": "TextMetrics", "Curve": "Easing", "Corners": "CornerRadii",
    "CornerSizes": "EllipticalCornerRadii", "Run": "TextRun", "Tab": "TabStop",
  ]

  package static let functions = [
    "Corners": "CornerRadii", "Run": "TextRun", "Tab": "TabStop", "Stop": "GradientStop",
  ]

  package static let values = ["offered": "proposed", "fits": "textFits"]

  package static let members = [
    "difference": "subtracting", "contrast": "contrastRatio", "band": "slice",
  ]

  /// Cases and other static members, by type.
  package static let cases = [
    "Anchor": [
      "leading": "left", "trailing": "right", "topLeading": "topLeft",
      "topTrailing": "topRight", "bottomLeading": "bottomLeft", "bottomTrailing": "bottomRight",
    ],
    "RowAlignment": ["fill": "stretch"],
    "ContentAlignment": ["fill": "stretch"],
    "FontWeight": ["ultraLight": "extraLight", "heavy": "extraBold"],
    "FillRule": ["winding": "nonZero"],
    "Easing": ["cubic": "cubicBezier"],
    "ColorFilter": ["hue": "hueRotation"],
  ]

  /// Argument labels, by the callee or line.
  package static let labels = [
    "text": ["lines": "maxLines", "vertical": "verticalAlign", "shrink": "minScale"],
    "measure": ["lines": "maxLines", "shrink": "minScale"],
    "textPath": ["lines": "maxLines", "vertical": "verticalAlign"],
    "TextStyle": ["with": "paint"], "TextRun": ["with": "paint"],
    "image": ["mirrored": "autoMirrored"],
    "nineSlice": ["slide": "imageInsets"], "place": ["slide": "imageInsets"],
    "stroke": ["phase": "dashPhase"], "outlined": ["phase": "dashPhase"],
    "wrap": ["lineSpacing": "rowSpacing"], "grid": ["lineSpacing": "rowSpacing"],
    "box": ["insets": "padding", "aspect": "aspectRatio", "span": "columnSpan"],
    "split": ["by": "separator"], "joined": ["by": "separator"],
    "roundedRect": ["corners": "radius"],
  ]
}
