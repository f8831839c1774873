// Generated from Speaking.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Speaking.raster:6
/// Letters in the forms of a language.
package nonisolated struct Tongues: Raster.Rasterizable, Hashable, Sendable {
  package var word: String

  package init(word: String = "ABCD A") {
    self.word = word
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let letters = Raster.Font(
      family: "Tongues",
      size: 20,
      embeddedFonts: blocksLanguagesFace_DD9880C7
    )
    return Raster.Size(width: environment.measure(word, font: letters).width + 8.0, height: 28)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Tongues",
      definition: "d30ad85932e3531f26355ec0a00db873b83cd7ee4a77df9ad7da0768e405f80a"
    )
    key.append(word)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let letters = Raster.Font(
      family: "Tongues",
      size: 20,
      embeddedFonts: blocksLanguagesFace_DD9880C7
    )
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      word,
      at: Raster.Point(x: 4, y: 22),
      font: letters,
      with: .color(Raster.Color(rgba: 0x1B1B1FFF))
    )
  }

  package static let plain = Tongues()
  /// The state `serbian`; `serbianState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "sr-Cyrl-RS")`.
  package static let serbian = Tongues()
  /// The state `romanian`; `romanianState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "ro")`.
  package static let romanian = Tongues()
  /// The state `austrian`; `austrianState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "de-AT")`.
  package static let austrian = Tongues()

  /// The state `serbian` with its environment and its size.
  package static var serbianState: Raster.NamedState<Tongues> {
    Raster.NamedState("serbian", serbian, environment: Raster.Environment(locale: "sr-Cyrl-RS"))
  }

  /// The state `romanian` with its environment and its size.
  package static var romanianState: Raster.NamedState<Tongues> {
    Raster.NamedState("romanian", romanian, environment: Raster.Environment(locale: "ro"))
  }

  /// The state `austrian` with its environment and its size.
  package static var austrianState: Raster.NamedState<Tongues> {
    Raster.NamedState("austrian", austrian, environment: Raster.Environment(locale: "de-AT"))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Tongues>] {
    [Raster.NamedState("plain", plain), serbianState, romanianState, austrianState]
  }
}

nonisolated let blocksLanguagesFace_DD9880C7 = Raster.FontCollection.embedded(
  as: "Tongues",
  """
  AAAD5HgBhVM9SwNBEJ29jQRMQCMEVA654IFBAkJixOJADAEtlEiCIFeoR6KmuJiAKaKktLBM6Q+wtLKySGkRrCz8CRbax1LP\
  md3NlyZmjnl7M/N29u3tHjAAmARhW7n9FEi7R7/K5FbiMmRRhON8yamo+AZh9cy9PFVxEz1YPHEKMtZaCGtFTMiYE5jFUrWm\
  YhMh7pbznfoBwk7Jqan+/A7BqJQvqip+olhonYZZ1KuBDiYw16meQxw07OTCgkBTsBjE1LgsUL4LadnMrgF6LpsyBFf3PEKq\
  ijdQo3z8Aun7+JjHGjABPhhvvD/YQBPqP7jhrWPRgFanxtpas7szhvNopSA+ZFFF0gRDOvE20dPopM3C1CP2wBUToUjIYnWt\
  +ZWWGno1PwSongjxZCTMcbRsm9Vtm7gsZtvfr3KWNjBHzFhMRsKCTQzbHspZ6ucUkDSO0xrO4f0c0iV3P4bXkDx1wnOB5/mj\
  KesTGH+n9MPLIXRH7MS3xRfn2FfeB0R1LtcY1XhQ5XvmZ206qb/HPCz3y/QRvodOd/sWnfS80f8z0knRDN4KLlwbWIH2wf8X\
  8QNR83Xh
  """
)
