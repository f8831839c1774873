// Generated from Arranging.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Arranging.raster:4
/// A size that may use part of the proposed size.
package nonisolated struct Tile: Raster.Rasterizable, Hashable, Sendable {
  package var width: Double
  package var height: Double
  package var tint: Raster.Color

  package init(
    width: Double = 20,
    height: Double = 10,
    tint: Raster.Color = Raster.Color(rgba: 0x336699FF)
  ) {
    self.width = width
    self.height = height
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: width, height: height)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Tile",
      definition: "eb268b76a4c374a416da981c3de18677b2a77a051d23ed655716241b259396d6"
    )
    key.append(width)
    key.append(height)
    key.append(tint)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: tint)
  }

  package static let plain = Tile()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Tile>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Arranging.raster:15
/// Text that wraps.
package nonisolated struct Caption: Raster.Rasterizable, Hashable, Sendable {
  package var words: String

  package init(words: String = "Grand Hotel Europa") {
    self.words = words
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let font = Raster.Font(size: 13)
    let widest: Double = Raster.Functions.min(proposed.width, 200.0)
    return environment.measure(words, font: font, width: widest).size
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Caption",
      definition: "80e3584ca4dbca28c613c26c9ff36b4acba5fd3e6c1cba74ec6bf65f2bac0d26"
    )
    key.append(words)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let font = Raster.Font(size: 13)
    canvas.drawText(
      words,
      in: canvas.bounds,
      font: font,
      with: .color(
        canvas.environment.appearance == .dark
          ? Raster.Color(rgba: 0xFFFFFFFF)
          : Raster.Color(rgba: 0x000000FF)
      ),
      verticalAlign: .top
    )
  }

  package static let plain = Caption()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Caption>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Arranging.raster:29
/// As wide as possible, up to 90 points, and half as high.
package nonisolated struct Banner: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(
      width: Raster.Functions.min(proposed.width, 90.0),
      height: Raster.Functions.min(proposed.width, 90.0) / 2.0
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Banner",
      definition: "911fda78a5e34343a7b0ff6a101e6f1e14473bbfe0b5420d130cae6380f58b3d"
    )
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x0A8A4AFF))
  }

  package static let plain = Banner()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Banner>] {
    [Raster.NamedState("plain", plain)]
  }

  /// All looks of the component: 1.
  package static var looks: [Banner] {
    [Banner()]
  }
}

// Arranging.raster:35
package nonisolated func labelled(_ content: Raster.Content, _ words: String) -> Raster.Content {
  Raster.Content.row(spacing: 4, align: .top) {
    content
    Raster.Content.box(grow: 1) {
      Caption(words: words)
    }
  }
}

// Arranging.raster:42
package nonisolated func between(
  _ first: Raster.Content,
  _ last: Raster.Content,
  in environment: Raster.Environment
) -> Double {
  Raster.Content.row(spacing: 3) {
    first
    last
  }.naturalSize(in: environment).width
}

// Arranging.raster:47
package nonisolated var ruler: Raster.Content {
  Raster.Content(Tile(width: 30, height: 2))
}

// Arranging.raster:50
/// A tree built from its numbers, up to four levels deep.
package nonisolated struct Arrangement: Raster.Rasterizable, Hashable, Sendable {
  package var isRow: Bool
  package var outer: Raster.ContentAlignment
  package var inner: Raster.ContentAlignment
  package var spacing: Double
  package var lengths: [Double] {
    didSet { lengths = self.limitedValues.limited(lengths, to: 1000, of: "lengths") }
  }
  package var words: String
  package var isFlexible: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(
    isRow: Bool = true,
    outer: Raster.ContentAlignment = .center,
    inner: Raster.ContentAlignment = .stretch,
    spacing: Double = 6,
    lengths: [Double] = [12, 40, 7],
    words: String = "Zum Goldenen Hirschen",
    isFlexible: Bool = false
  ) {
    self.isRow = isRow
    self.outer = outer
    self.inner = inner
    self.spacing = spacing
    self.lengths = self.limitedValues.limited(lengths, to: 1000, of: "lengths")
    self.words = words
    self.isFlexible = isFlexible
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let first = Raster.Content(
      Tile(width: Raster.Functions.element(lengths, at: 0) ?? 5.0, height: 8)
    )
    let middle = Raster.Content(
      Tile(
        width: Raster.Functions.element(lengths, at: 1) ?? 30.0,
        height: Raster.Functions.element(lengths, at: 2) ?? 3.0,
        tint: Raster.Color(rgba: 0xE5004BFF)
      )
    )
    let words1: Raster.Content =
      isFlexible
      ? Raster.Content.box(grow: 1) {
        Caption(words: words)
      }
      : Raster.Content(Caption(words: words))
    let inside = Raster.Content.column(spacing: spacing / 2.0, align: inner) {
      Raster.Content.row(spacing: spacing) {
        first
        Raster.Content.space()
        middle
        Raster.Content.space(4)
        words1
      }
      Raster.Content.overlay(align: outer) {
        Raster.Content.box(grow: 1) {
          Tile(tint: Raster.Color(rgba: 0xD0D0D0FF))
        }
        words1
        ruler
      }
      if isFlexible {
        Raster.Content.space()
      } else {
        Tile(height: 3)
      }
      labelled(first, words)
    }
    let across: Raster.RowAlignment =
      switch outer {
      case .leading: .top
      case .center: .center
      case .trailing: .bottom
      case .stretch: .stretch
      }
    let content: Raster.Content =
      isRow
      ? Raster.Content.row(spacing: spacing, align: across) {
        Raster.Content.box(grow: 1) {
          inside
        }
        middle
        Raster.Content.column {}
      }
      : Raster.Content.column(spacing: spacing, align: outer) {
        inside
        Raster.Content.box(grow: 1) {
          if isFlexible {
            first
          } else {
            Banner()
          }
        }
        middle
      }
    return content.size(width: Raster.Functions.min(proposed.width, 220.0), in: environment).outset(
      4
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Arrangement",
      definition: "ce4064c663fd60ab2b17a5ea52eb18dfb2672a250705241dd6e2ecca11cc40ca"
    )
    key.append(isRow)
    key.append(enumeration: Int(outer.rawValue))
    key.append(enumeration: Int(inner.rawValue))
    key.append(spacing)
    key.append(Raster.Functions.element(lengths, at: 0)) { key, value in
      key.append(value)
    }
    key.append(Raster.Functions.element(lengths, at: 1)) { key, value in
      key.append(value)
    }
    key.append(Raster.Functions.element(lengths, at: 2)) { key, value in
      key.append(value)
    }
    key.append(words)
    key.append(isFlexible)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let first = Raster.Content(
      Tile(width: Raster.Functions.element(lengths, at: 0) ?? 5.0, height: 8)
    )
    let middle = Raster.Content(
      Tile(
        width: Raster.Functions.element(lengths, at: 1) ?? 30.0,
        height: Raster.Functions.element(lengths, at: 2) ?? 3.0,
        tint: Raster.Color(rgba: 0xE5004BFF)
      )
    )
    let words1: Raster.Content =
      isFlexible
      ? Raster.Content.box(grow: 1) {
        Caption(words: words)
      }
      : Raster.Content(Caption(words: words))
    let inside = Raster.Content.column(spacing: spacing / 2.0, align: inner) {
      Raster.Content.row(spacing: spacing) {
        first
        Raster.Content.space()
        middle
        Raster.Content.space(4)
        words1
      }
      Raster.Content.overlay(align: outer) {
        Raster.Content.box(grow: 1) {
          Tile(tint: Raster.Color(rgba: 0xD0D0D0FF))
        }
        words1
        ruler
      }
      if isFlexible {
        Raster.Content.space()
      } else {
        Tile(height: 3)
      }
      labelled(first, words)
    }
    let across: Raster.RowAlignment =
      switch outer {
      case .leading: .top
      case .center: .center
      case .trailing: .bottom
      case .stretch: .stretch
      }
    let content: Raster.Content =
      isRow
      ? Raster.Content.row(spacing: spacing, align: across) {
        Raster.Content.box(grow: 1) {
          inside
        }
        middle
        Raster.Content.column {}
      }
      : Raster.Content.column(spacing: spacing, align: outer) {
        inside
        Raster.Content.box(grow: 1) {
          if isFlexible {
            first
          } else {
            Banner()
          }
        }
        middle
      }
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xF0F0F0FF))
    canvas.place(content, in: canvas.bounds.inset(4))
    canvas.place(
      Raster.Content.overlay {
        first
        ruler
      },
      at: Raster.Point(x: 2, y: 2)
    )
    canvas.place(
      Raster.Content.row {
        first
        middle
      },
      in: Raster.Rect(x: 0, y: 0, width: between(first, ruler, in: canvas.environment), height: 12),
      imageInsets: Raster.Insets(left: 4, right: -4)
    )
    canvas.place(
      Raster.Content.box(grow: 1) {
        first
      },
      in: Raster.Rect(
        x: 0,
        y: 40,
        width: content.naturalSize(in: canvas.environment).width,
        height: 2
      ),
      outset: Raster.Insets(1)
    )
    for piece in [
      first,
      Raster.Content(Banner()),
      Raster.Content.row(
        {
          middle
        }
      ),
    ] {
      guard canvas.countIteration() else { break }
      canvas.place(piece, in: Raster.Rect(x: 1, y: 1, width: 9, height: 9))
    }
    canvas.drawLayer(
      mask: .component(
        Raster.Content.row(align: .stretch) {
          Raster.Content.box(grow: 1) {
            Tile()
          }
          Raster.Content.space()
        },
        in: canvas.bounds
      )
    ) { canvas in
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x00000020))
    }
  }

  package static let plain = Arrangement()
  package static let column = Arrangement(isRow: false)
  /// The state `flexible`.
  package static let flexible_ = Arrangement(isFlexible: true)
  package static let tall = Arrangement(
    isRow: false,
    outer: .trailing,
    inner: .trailing,
    isFlexible: true
  )
  package static let overlapped = Arrangement(outer: .leading, inner: .center, spacing: -9)
  package static let empty = Arrangement(lengths: [], words: "")
  package static let long = Arrangement(
    lengths: [120, 300, 50],
    words: "Zum Goldenen Hirschen am See bei den sieben Bergen"
  )
  package static let large = Arrangement(outer: .stretch, lengths: [1000000000000, -4, 0])

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Arrangement>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("column", column),
      Raster.NamedState("flexible", flexible_),
      Raster.NamedState("tall", tall),
      Raster.NamedState("overlapped", overlapped),
      Raster.NamedState("empty", empty),
      Raster.NamedState("long", long),
      Raster.NamedState("large", large),
    ]
  }
}
