// Tokens for other platforms: custom properties, colour sets and colour resources.

import RasterValues

/// A token with its path, its value in light appearance, and that in dark if it differs.
package struct TokenValue: Sendable {
  package enum Value: Hashable, Sendable {
    case color(Color)
    /// A number in CSS syntax, with its unit.
    case number(String)
  }

  /// The names of the set, the groups and the token.
  package let path: [String]
  package let light: Value
  package let dark: Value?

  package init(path: [String], light: Value, dark: Value) {
    (self.path, self.light) = (path, light)
    self.dark = dark == light ? nil : dark
  }
}

extension AssetFiles {
  /// Returns custom properties of `:root`, such as `--brand-ink: #1b1b1f`.
  package static func customProperties(_ tokens: [TokenValue]) -> String {
    func lines(_ indent: String, _ value: (TokenValue) -> TokenValue.Value?) -> String {
      tokens.map { token in
        guard let value = value(token) else { return "" }
        let name = token.path.map { className($0) }.joined(separator: "-")
        return "\(indent)--\(name): \(value.styleText);\n"
      }.joined()
    }
    let (light, dark) = (lines("  ") { $0.light }, lines("    ") { $0.dark })
    guard !light.isEmpty else { return "" }
    let root = ":root {\n\(light)}\n"
    return dark.isEmpty
      ? root : root + "@media (prefers-color-scheme: dark) {\n  :root {\n\(dark)  }\n}\n"
  }

  /// Returns colour sets of an asset catalog (`Brand-ink.colorset`); other tokens are left out.
  package static func colorSets(_ tokens: [TokenValue]) -> [AssetFile] {
    tokens.compactMap { token in
      guard case .color(let light) = token.light else { return nil }
      var colors: [AssetJSON] = [.object(entry(light, isDark: false))]
      if case .color(let dark)? = token.dark { colors.append(.object(entry(dark, isDark: true))) }
      let contents = AssetJSON.object([
        "colors": .list(colors),
        "info": .object(["author": .text("rasterc"), "version": .number(1)]),
      ])
      let name = token.path.joined(separator: "-")
      return AssetFile("\(name).colorset/Contents.json", text: contents.text() + "\n")
    }
  }

  private static func entry(_ color: Color, isDark: Bool) -> [String: AssetJSON] {
    let components: [String: AssetJSON] = [
      "red": .text(decimal(color.red)), "green": .text(decimal(color.green)),
      "blue": .text(decimal(color.blue)), "alpha": .text(decimal(color.alpha)),
    ]
    var entry: [String: AssetJSON] = [
      "idiom": .text("universal"),
      "color": .object(["color-space": .text("srgb"), "components": .object(components)]),
    ]
    if isDark {
      let dark = ["appearance": AssetJSON.text("luminosity"), "value": .text("dark")]
      entry["appearances"] = .list([.object(dark)])
    }
    return entry
  }

  /// Returns a fraction from 0 to 1 with five decimals, so that it is not read as an integer.
  private static func decimal(_ value: Double) -> String {
    let parts = Int((min(max(value, 0), 1) * 100_000).rounded())
    let digits = String(parts % 100_000)
    let zeros = String(repeating: "0", count: 5 - digits.utf8.count)
    return "\(parts / 100_000).\(zeros)\(digits)"
  }

  /// Returns Android colour resources for day and night; tokens other than colours are left out.
  package static func colorResources(_ tokens: [TokenValue]) -> [AssetFile] {
    var files: [AssetFile] = []
    for (folder, isDark) in [("values", false), ("values-night", true)] {
      let lines = tokens.compactMap { token -> String? in
        guard case .color(let color)? = isDark ? token.dark : token.light else { return nil }
        let name = token.path.map { androidName($0) }.joined(separator: "_")
        let digits = hexadecimal([color.alpha, color.red, color.green, color.blue].map(byte))
        return "    <color name=\"\(name)\">\(digits)</color>\n"
      }
      guard !lines.isEmpty else { continue }
      let text =
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n\(lines.joined())</resources>\n"
      files.append(AssetFile("\(folder)/colors.xml", text: text))
    }
    return files
  }
}

/// Converts a fraction from 0 to 1 to the nearest byte; values that are not numbers become 0.
private func byte(_ value: Double) -> Int { value > 0 ? Int(min(value, 1) * 255 + 0.5) : 0 }

extension TokenValue.Value {
  fileprivate var styleText: String {
    switch self {
    case .number(let text): return text
    case .color(let color):
      let components = [color.red, color.green, color.blue].map(byte)
      return hexadecimal(color.alpha >= 1 ? components : components + [byte(color.alpha)])
    }
  }
}
