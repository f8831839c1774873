// Exports outlines as a template for SF Symbols.

import RasterDrawing
import RasterValues

/// A template for custom symbols in Xcode and the SF Symbols app, with the export's losses.
///
/// The file is SVG with three groups: notes, guides for baselines, cap heights and margins, and the
/// symbol's drawings by weight at the small scale. If three weights have paths with the same
/// points, all other weights are interpolated from them. Otherwise the template contains only the
/// regular weight.
package struct SymbolExport: Sendable {
  /// The weights that a template can contain.
  package enum Weight: String, CaseIterable, Sendable {
    case ultralight = "Ultralight"
    case regular = "Regular"
    case black = "Black"

    /// The centre of the weight's column in the template.
    fileprivate var column: Double {
      switch self {
      case .ultralight: 560
      case .regular: 1450
      case .black: 2933
      }
    }
  }

  package let text: String
  package let losses: [ExportLoss]

  /// The cap height, in units of the template.
  private static let capHeight = 70.459
  /// The baselines of the small, medium and large scales.
  private static let baselines = [("S", 696.0), ("M", 1126.0), ("L", 1556.0)]

  /// Exports the regular weight, and the lightest and the heaviest if both are compatible with it.
  ///
  /// A drawing's height is four thirds of the cap height, centred on the capitals. Its width is
  /// that of its frame, which determines the margins.
  package init(_ regular: SymbolOutline, ultralight: SymbolOutline?, black: SymbolOutline?) {
    var drawings: [(weight: Weight, outline: SymbolOutline)] = [(.regular, regular)]
    var losses = LossList()
    for loss in regular.losses { losses.add(loss) }
    switch (ultralight, black) {
    case (let light?, let heavy?) where light.blends(with: regular) && heavy.blends(with: regular):
      drawings = [(.ultralight, light), (.regular, regular), (.black, heavy)]
      for loss in light.losses + heavy.losses { losses.add(loss) }
    case (_?, _?):
      losses.add(
        ExportLoss("the states 'ultralight' and 'black' have different points and are left out")
      )
    case (_?, nil), (nil, _?):
      losses.add(
        ExportLoss("a weight is left out because 'ultralight' and 'black' are not both present")
      )
    case (nil, nil): break
    }
    let symbols = drawings.reversed().map { Self.symbol($0.outline, $0.weight) }.joined()
    let guides = Self.guides + drawings.map { Self.margins(of: $0.outline, $0.weight) }.joined()
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
      <g id="Notes">
      <rect id="artboard" x="0" y="0" width="3300" height="2200" style="fill:white;opacity:1"/>
      <text id="template-version" transform="matrix(1 0 0 1 3036 1933)" \
      style="stroke:none;fill:black;font-family:sans-serif;font-size:13;text-anchor:end;">\
      Template v.3.0</text>
      </g>
      <g id="Guides">
      \(guides)</g>
      <g id="Symbols">
      \(symbols)</g>
      </svg>

      """
    self.losses = losses.all
  }

  private static func scale(of outline: SymbolOutline) -> Double {
    capHeight * 4 / 3 / Double(max(outline.frame.height, 1))
  }

  /// Returns half the width of a drawing in the template.
  private static func halfWidth(of outline: SymbolOutline) -> Double {
    Double(outline.frame.width) * scale(of: outline) / 2
  }

  private static func symbol(_ outline: SymbolOutline, _ weight: Weight) -> String {
    let scale = scale(of: outline)
    let top = baselines[0].1 - capHeight / 2 - Double(outline.frame.height) * scale / 2
    let place = Transform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: weight.column - halfWidth(of: outline),
      ty: top
    )
    let paths = outline.paths.map { "<path d=\"\($0.shape.pathData(placedBy: place))\"/>\n" }
    return "<g id=\"\(weight.rawValue)-S\">\n\(paths.joined())</g>\n"
  }

  private static var guides: String {
    baselines.map { scale, baseline in
      line("Baseline-\(scale)", (263, baseline), (3036, baseline), in: "#27AAE1")
        + line(
          "Capline-\(scale)",
          (263, baseline - capHeight),
          (3036, baseline - capHeight),
          in: "#27AAE1"
        )
    }.joined()
  }

  private static func margins(of outline: SymbolOutline, _ weight: Weight) -> String {
    let (bottom, half) = (baselines[0].1 + 24, halfWidth(of: outline))
    let top = bottom - capHeight - 48
    return [("left", weight.column - half), ("right", weight.column + half)].map { side, x in
      line("\(side)-margin-\(weight.rawValue)-S", (x, top), (x, bottom), in: "#00AEEF")
    }.joined()
  }

  private static func line(
    _ name: String,
    _ from: (x: Double, y: Double),
    _ to: (x: Double, y: Double),
    in color: String
  ) -> String {
    "<line id=\"\(name)\" x1=\"\(short(from.x))\" y1=\"\(short(from.y))\" x2=\"\(short(to.x))\""
      + " y2=\"\(short(to.y))\" style=\"fill:none;stroke:\(color);opacity:1;stroke-width:0.5;\"/>\n"
  }
}
