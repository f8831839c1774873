// Generated from Specimen.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Specimen.raster:4
/// The built-in typeface at the sizes of interfaces and larger, in all weights.
package nonisolated struct Specimen: Raster.Rasterizable, Hashable, Sendable {
  package var weight: Raster.FontWeight
  package var isItalic: Bool

  package init(weight: Raster.FontWeight = .regular, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 520, height: 508)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Specimen",
      definition: "353032f9e7dcd67e3f593ffac8b72d7edfe551e36a5c4ea0d51cbe0663b5b3f1"
    )
    key.append(enumeration: Int(weight.rawValue))
    key.append(isItalic)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789"
    let signs = " .,:;!?&@€$£¥%#*/+−=()[]{} «»„“”‘’–—…•·†‡ ←↑→↓↔ ×÷±≤≥≠≈∞√ ✓✕ "
    let accents = "ÀÂÄÅÆÇÉÈÊÑÓÖØÙÜÝÞß àâäåæçéèêñóöøùüýþÿ ĄĆČĎĘĚĞİŁŃŇŐŒŘŚŠŤŮŹŻŽ "
    let greek = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ αβγδεζηθικλμνξοπρσςτυφχψω "
    let cyrillic = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ абвгдежзийклмнопрстуфхцчшщъыьэюя"
    let sample = "Hamburgefonstiv Grand Hotel 1234567890 Ænigma Žluťoučký"
    let sizes: [Double] = [11, 13, 17]
    let tops: [Double] = [12, 88, 206]
    let heights: [Double] = [72, 114, 130]
    canvas.fill(.rect(canvas.bounds), with: Brand.surface(in: canvas.environment))
    for i in 0..<3 {
      guard canvas.countIteration() else { break }
      canvas.drawText(
        latin + signs + accents + greek + (i < 2 ? cyrillic : ""),
        in: Raster.Rect(
          x: 12,
          y: Raster.Functions.element(tops, at: i) ?? 0.0,
          width: 496,
          height: Raster.Functions.element(heights, at: i) ?? 0.0
        ),
        font: Raster.Font(
          size: Raster.Functions.element(sizes, at: i) ?? 13.0,
          weight: weight,
          italic: isItalic
        ),
        with: .color(Brand.ink(in: canvas.environment)),
        verticalAlign: .top
      )
    }
    canvas.drawText(
      sample,
      in: Raster.Rect(x: 12, y: 346, width: 496, height: 156),
      font: Raster.Font(size: 34, weight: weight, italic: isItalic),
      with: .color(Brand.ink(in: canvas.environment)),
      verticalAlign: .top
    )
  }

  package static let plain = Specimen()
  package static let semibold = Specimen(weight: .semibold)
  package static let heavy = Specimen(weight: .black)
  package static let italic = Specimen(isItalic: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Specimen>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("semibold", semibold),
      Raster.NamedState("heavy", heavy),
      Raster.NamedState("italic", italic),
    ]
  }

  /// All looks of the component: 18.
  package static var looks: [Specimen] {
    var looks: [Specimen] = []
    for weight in Raster.FontWeight.allCases {
      for isItalic in [false, true] {
        looks.append(Specimen(weight: weight, isItalic: isItalic))
      }
    }
    return looks
  }
}
