// Generated from Balance.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Balance.raster:4
/// A headline, balanced or not.
package nonisolated struct BalancedHeadline: Raster.Rasterizable, Hashable, Sendable {
  package var words: String {
    didSet { words = self.limitedValues.limited(words, to: 120, of: "words") }
  }
  package var isBalanced: Bool
  package var align: Raster.TextAlignment
  private var limitedValues = Raster.LimitedValues()

  package init(
    words: String = "A hotel at the lake with a garden and a view of all seven mountains",
    isBalanced: Bool = true,
    align: Raster.TextAlignment = .center
  ) {
    self.words = self.limitedValues.limited(words, to: 120, of: "words")
    self.isBalanced = isBalanced
    self.align = align
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BalancedHeadline",
      definition: "aa74d22e825e29ca17ba5180f2b66b8e3d774de3c048b2a8e96f5ed0e44de4ba"
    )
    key.append(words)
    key.append(isBalanced)
    key.append(enumeration: Int(align.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout, in: canvas.bounds)
  }

  private var layout: Raster.Content {
    Raster.Content.box(minWidth: 0, maxWidth: 220, padding: Raster.Insets(8)) {
      Raster.Content.text(
        words,
        font: Raster.Font(size: 18, weight: .semibold),
        with: .color(Raster.Color(rgba: 0x1B1B1FFF)),
        align: align,
        balance: isBalanced
      )
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xF2F2F7FF))
      }
    }
  }

  package static let plain = BalancedHeadline()
  package static let ragged = BalancedHeadline(isBalanced: false)
  package static let short = BalancedHeadline(words: "Lake")
  package static let two = BalancedHeadline(
    words: "Two lines of\nparagraphs, each of which is balanced"
  )
  /// The state `mirrored`; `mirroredState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let mirrored = BalancedHeadline(
    words: "פרק ראשון על המלון שבגן ועל האגם שלידו",
    align: .leading
  )

  /// The state `mirrored` with its environment and its size.
  package static var mirroredState: Raster.NamedState<BalancedHeadline> {
    Raster.NamedState(
      "mirrored",
      mirrored,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BalancedHeadline>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("ragged", ragged),
      Raster.NamedState("short", short),
      Raster.NamedState("two", two),
      mirroredState,
    ]
  }
}

// Balance.raster:24
/// A style that balances, in a rectangle that truncates.
package nonisolated struct BalancedTeaser: Raster.Rasterizable, Hashable, Sendable {
  package var lines: Int {
    didSet { lines = Raster.Functions.clamp(lines, in: 1...4) }
  }

  package init(lines: Int = 2) {
    self.lines = Raster.Functions.clamp(lines, in: 1...4)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 160, height: 80)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BalancedTeaser",
      definition: "3cbe2134b44f4900c9cbb88d14882057757a6f3d3d56307f14631c6ceea187a9"
    )
    key.append(lines)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let style = Raster.TextStyle(
      font: Raster.Font(size: 13),
      paint: .color(Raster.Color(rgba: 0x1D3557FF)),
      lineHeight: Raster.LineHeight.fraction(1.3),
      balance: true
    )
    canvas.drawText(
      "Breakfast until eleven, a sauna, a garden with old trees, and music in the evening",
      in: canvas.bounds,
      style: style,
      verticalAlign: .top,
      maxLines: lines
    )
  }

  package static let plain = BalancedTeaser()
  package static let all = BalancedTeaser(lines: 4)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BalancedTeaser>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("all", all)]
  }

  /// All looks of the component: 4.
  package static var looks: [BalancedTeaser] {
    var looks: [BalancedTeaser] = []
    for lines in 1...4 {
      looks.append(BalancedTeaser(lines: lines))
    }
    return looks
  }
}
