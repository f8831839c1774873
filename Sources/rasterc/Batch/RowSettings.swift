// The settings of a row's image, with the names of command options.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics

/// Settings of an image other than properties, from a row or from options for all rows.
struct RowSettings {
  var row = TemplateRow("")
  var background: Color?
  var crop: Crop?

  /// The names of the options; in a row, they start with '@'.
  static let names = [
    "component", "state", "size", "scale", "appearance", "direction", "locale",
    "color-space", "environment", "background", "crop",
  ]

  /// Sets the value with this name.
  mutating func set(_ name: String, to text: String) throws(RowProblem) {
    switch name {
    case "component": row.component = text
    case "state": row.state = text
    case "size":
      row.size = try Self.value(Size(typed: text), "a width and a height such as 320x44", text)
    case "scale":
      let scale = Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
      row.scale = try Self.value(scale, "a positive number", text)
    case "appearance":
      let choices: [String: Appearance] = ["light": .light, "dark": .dark]
      row.appearance = try Self.value(choices[text], "light or dark", text)
    case "direction":
      let choices: [String: LayoutDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft]
      row.layoutDirection = try Self.value(choices[text], "ltr or rtl", text)
    case "locale": row.locale = text
    case "color-space":
      let space = OutputColorSpace(cssName: text)
      row.colorSpace = try Self.value(space, "srgb or display-p3", text)
    case "environment":
      for part in text.split(separator: ",") {
        let parts = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else {
          throw RowProblem("expected a name and a value, such as theme=globex, found '\(part)'")
        }
        row.modes.append(TemplateRow.Mode(String(parts[0]), String(parts[1])))
      }
    case "background":
      background = try Self.value(Color(hexadecimal: text), "a colour such as #FFFFFF", text)
    case "crop":
      let choices: [String: Crop] = ["bounds": .bounds, "drawing": .drawing]
      crop = try Self.value(choices[text], "bounds or drawing", text)
    default:
      throw RowProblem(
        "unknown field '@\(name)'" + suggestion(for: name, in: Self.names, prefix: "@")
      )
    }
  }

  private static func value<Value>(
    _ value: Value?,
    _ expected: String,
    _ text: String
  ) throws(RowProblem) -> Value {
    if let value { return value }
    throw RowProblem("expected \(expected), found '\(text.prefix(80))'")
  }
}
