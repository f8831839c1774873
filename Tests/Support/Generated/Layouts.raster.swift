// Generated from Layouts.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Layouts.raster:3
package nonisolated enum LayoutKind: Int, CaseIterable, Hashable, Sendable {
  case plain, tagged, none

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .plain: "plain"
    case .tagged: "tagged"
    case .none: "none"
    }
  }
}

// Layouts.raster:6
/// A coloured plate.
package nonisolated struct LayoutPlate: Raster.Rasterizable, Hashable, Sendable {
  package var length: Double
  package var tint: Raster.Color

  package init(length: Double = 14, tint: Raster.Color = Raster.Color(rgba: 0x457B9DFF)) {
    self.length = length
    self.tint = tint
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: length, height: 8)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "LayoutPlate",
      definition: "c8c6e6b1b4440a264ecc0985810a0d86bcf347f39e23cc242ea990cf08b95967"
    )
    key.append(length)
    key.append(tint)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: tint)
  }

  package static let plain = LayoutPlate()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<LayoutPlate>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Layouts.raster:16
/// A block in a function, filled by its arguments.
package nonisolated func beside(_ first: Raster.Content, _ last: Raster.Content) -> Raster.Content {
  Raster.Content.row(spacing: 2) {
    first
    last
  }
}

// Layouts.raster:24
/// Every line of a block of contents.
package nonisolated struct LayoutLines: Raster.Rasterizable, Hashable, Sendable {
  package var kind: LayoutKind
  package var words: String
  package var lengths: [Double] {
    didSet { lengths = self.limitedValues.limited(lengths, to: 6, of: "lengths") }
  }
  package var note: String?
  private var limitedValues = Raster.LimitedValues()

  package init(
    kind: LayoutKind = .plain,
    words: String = "Grand Hotel am See",
    lengths: [Double] = [8, 20, 12],
    note: String? = nil
  ) {
    self.kind = kind
    self.words = words
    self.lengths = self.limitedValues.limited(lengths, to: 6, of: "lengths")
    self.note = note
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let ink: Raster.Color =
      environment.appearance == .dark
      ? Raster.Color(rgba: 0xFFFFFFFF)
      : Raster.Color(rgba: 0x1D3557FF)
    let parts: [Raster.Content] = Raster.Functions.list(of: Raster.Content.self) { list in
      for length in lengths where length > 10.0 {
        list.append(
          beside(Raster.Content(LayoutPlate()), Raster.Content(LayoutPlate(length: length)))
        )
      }
    }
    let mark: Raster.Content =
      kind == .none
      ? Raster.Content.empty
      : Raster.Content(LayoutPlate(tint: Raster.Color(rgba: 0xE5004BFF)))
    let content = Raster.Content.column(spacing: 4, align: .stretch) {
      Raster.Content.row(spacing: 3, align: .top) {
        Raster.Content.box(grow: 1) {
          Raster.Content.text(
            words,
            font: Raster.Font(size: 12),
            with: .color(ink),
            verticalAlign: .top
          )
        }
        Raster.Content.text(
          "4/5",
          font: Raster.Font(size: 12, weight: .bold),
          with: .color(Raster.Color(rgba: 0xE5004BFF)),
          maxLines: 1
        )
        mark
      }
      Raster.Content.row(spacing: 2) {
        for (index, length) in lengths.enumerated() {
          let tint: Raster.Color = Raster.Functions.mix(
            Raster.Color(rgba: 0xE5004BFF),
            Raster.Color(rgba: 0x1D3557FF),
            Double(index) / 6.0
          )
          if length > 9.0 {
            LayoutPlate(length: length, tint: tint)
          } else {
            Raster.Content.space(length > 0.0 ? 3 : nil)
          }
        }
        Raster.Content.space()
        for part in parts {
          part
        }
      }
      switch kind {
      case .plain:
        LayoutPlate()
      case .tagged:
        LayoutPlate(tint: Raster.Color(rgba: 0x0A8A4AFF))
        Raster.Content.image(tileImage_D5377B4C, scale: 4, fit: .contain)
      case .none:
        Raster.Content.empty
      }
      if let note2 = note {
        Raster.Content.text(
          note2,
          font: Raster.Font(size: 10),
          with: .color(ink),
          align: .center,
          underline: true
        )
      }
      let plates = Raster.Content.row {
        LayoutPlate()
      }
      if plates.naturalSize(in: environment).width > 10.0 {
        LayoutPlate(length: 3)
      }
      Raster.Content.overlay(align: .leading) {
        Raster.Content.box(height: 20) {
          LayoutPlate(tint: Raster.Color(rgba: 0xA8DADCFF))
        }
        Raster.Content.box(padding: Raster.Insets(3), align: .bottomTrailing) {
          LayoutPlate(length: 6, tint: Raster.Color(rgba: 0xE63946FF))
        }
        Raster.Content.box(
          minWidth: 10,
          maxWidth: 30,
          minHeight: 2,
          maxHeight: 6,
          aspectRatio: 2,
          align: .center
        ) {
          switch kind {
          case .plain, .tagged:
            if lengths.isEmpty {
              LayoutPlate()
            } else {
              LayoutPlate(length: 4)
            }
          default:
            Raster.Content.box {}
          }
        }
      }
      Raster.Content.row {
        for i in 0..<3 where i != 1 {
          Raster.Content.box(
            grow: Double(i &+ 1),
            minWidth: 4,
            maxWidth: 40,
            padding: Raster.Insets(left: 1, right: 2)
          ) {
            LayoutPlate(length: 2)
          }
        }
      }
    }
    return content.size(width: Raster.Functions.min(proposed.width, 160.0), in: environment).outset(
      4
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "LayoutLines",
      definition: "75115555f4ffafcbb177473ffb4140d8b78fca68c6e9d396293753ed817eaf2d"
    )
    key.append(enumeration: kind.rawValue)
    key.append(words)
    key.append(list: lengths.count)
    for element in lengths {
      key.append(element)
    }
    key.append(note) { key, value in
      key.append(value)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let ink: Raster.Color =
      canvas.environment.appearance == .dark
      ? Raster.Color(rgba: 0xFFFFFFFF)
      : Raster.Color(rgba: 0x1D3557FF)
    let parts: [Raster.Content] = Raster.Functions.list(of: Raster.Content.self) { list in
      for length in lengths where length > 10.0 {
        list.append(
          beside(Raster.Content(LayoutPlate()), Raster.Content(LayoutPlate(length: length)))
        )
      }
    }
    let mark: Raster.Content =
      kind == .none
      ? Raster.Content.empty
      : Raster.Content(LayoutPlate(tint: Raster.Color(rgba: 0xE5004BFF)))
    let content = Raster.Content.column(spacing: 4, align: .stretch) {
      Raster.Content.row(spacing: 3, align: .top) {
        Raster.Content.box(grow: 1) {
          Raster.Content.text(
            words,
            font: Raster.Font(size: 12),
            with: .color(ink),
            verticalAlign: .top
          )
        }
        Raster.Content.text(
          "4/5",
          font: Raster.Font(size: 12, weight: .bold),
          with: .color(Raster.Color(rgba: 0xE5004BFF)),
          maxLines: 1
        )
        mark
      }
      Raster.Content.row(spacing: 2) {
        for (index, length) in lengths.enumerated() {
          let tint: Raster.Color = Raster.Functions.mix(
            Raster.Color(rgba: 0xE5004BFF),
            Raster.Color(rgba: 0x1D3557FF),
            Double(index) / 6.0
          )
          if length > 9.0 {
            LayoutPlate(length: length, tint: tint)
          } else {
            Raster.Content.space(length > 0.0 ? 3 : nil)
          }
        }
        Raster.Content.space()
        for part in parts {
          part
        }
      }
      switch kind {
      case .plain:
        LayoutPlate()
      case .tagged:
        LayoutPlate(tint: Raster.Color(rgba: 0x0A8A4AFF))
        Raster.Content.image(tileImage_D5377B4C, scale: 4, fit: .contain)
      case .none:
        Raster.Content.empty
      }
      if let note2 = note {
        Raster.Content.text(
          note2,
          font: Raster.Font(size: 10),
          with: .color(ink),
          align: .center,
          underline: true
        )
      }
      let plates = Raster.Content.row {
        LayoutPlate()
      }
      if plates.naturalSize(in: canvas.environment).width > 10.0 {
        LayoutPlate(length: 3)
      }
      Raster.Content.overlay(align: .leading) {
        Raster.Content.box(height: 20) {
          LayoutPlate(tint: Raster.Color(rgba: 0xA8DADCFF))
        }
        Raster.Content.box(padding: Raster.Insets(3), align: .bottomTrailing) {
          LayoutPlate(length: 6, tint: Raster.Color(rgba: 0xE63946FF))
        }
        Raster.Content.box(
          minWidth: 10,
          maxWidth: 30,
          minHeight: 2,
          maxHeight: 6,
          aspectRatio: 2,
          align: .center
        ) {
          switch kind {
          case .plain, .tagged:
            if lengths.isEmpty {
              LayoutPlate()
            } else {
              LayoutPlate(length: 4)
            }
          default:
            Raster.Content.box {}
          }
        }
      }
      Raster.Content.row {
        for i in 0..<3 where i != 1 {
          Raster.Content.box(
            grow: Double(i &+ 1),
            minWidth: 4,
            maxWidth: 40,
            padding: Raster.Insets(left: 1, right: 2)
          ) {
            LayoutPlate(length: 2)
          }
        }
      }
    }
    canvas.place(content, in: canvas.bounds.inset(4))
    canvas.place(
      Raster.Content.text("Spa", font: Raster.Font(size: 9), with: .color(ink)),
      at: Raster.Point(x: 2, y: 2)
    )
    canvas.drawLayer(
      mask: .component(
        Raster.Content.box(padding: Raster.Insets(2)) {
          LayoutPlate()
        },
        in: canvas.bounds
      )
    ) { canvas in
      canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0x00000010))
    }
  }

  package static let plain = LayoutLines()
  package static let tagged = LayoutLines(kind: .tagged, note: "with a view of the lake")
  package static let none = LayoutLines(kind: .none, lengths: [])
  package static let long = LayoutLines(
    words: "Hotel Zum Goldenen Hirschen am See bei den sieben Bergen",
    lengths: [4, 30, 40, 9, 10]
  )
  /// The state `mirrored`; `mirroredState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let mirrored = LayoutLines()

  /// The state `mirrored` with its environment and its size.
  package static var mirroredState: Raster.NamedState<LayoutLines> {
    Raster.NamedState(
      "mirrored",
      mirrored,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<LayoutLines>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("tagged", tagged),
      Raster.NamedState("none", none),
      Raster.NamedState("long", long),
      mirroredState,
    ]
  }
}

// Layouts.raster:88
/// Text of several sizes on one baseline.
package nonisolated struct LayoutBaseline: Raster.Rasterizable, Hashable, Sendable {
  package var amount: String
  package var align: Raster.RowAlignment

  package init(amount: String = "140", align: Raster.RowAlignment = .baseline) {
    self.amount = amount
    self.align = align
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let price = Raster.Content.row(spacing: 3, align: align) {
      Raster.Content.text(
        "from",
        font: Raster.Font(size: 9),
        with: .color(Raster.Color(rgba: 0x5B6470FF))
      )
      Raster.Content.text(
        amount,
        font: Raster.Font(size: 26, weight: .bold),
        with: .color(Raster.Color(rgba: 0x1D3557FF))
      )
      Raster.Content.box(padding: Raster.Insets(3)) {
        Raster.Content.text(
          "EUR",
          font: Raster.Font(size: 12),
          with: .color(Raster.Color(rgba: 0xE5004BFF))
        )
      }
      LayoutPlate()
      Raster.Content.column {
        Raster.Content.text(
          "a night",
          font: Raster.Font(size: 8),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
        Raster.Content.text(
          "for two",
          font: Raster.Font(size: 8),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
      Raster.Content.wrap {
        Raster.Content.text(
          "*",
          font: Raster.Font(size: 14),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
      Raster.Content.grid(columns: [.fitting]) {
        Raster.Content.text(
          "1",
          font: Raster.Font(size: 7),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
      Raster.Content.overlay {
        Raster.Content.text(
          "©",
          font: Raster.Font(size: 10),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
      Raster.Content.row {
        Raster.Content.text(
          "!",
          font: Raster.Font(size: 16),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
    }
    return price.naturalSize(in: environment).outset(2)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "LayoutBaseline",
      definition: "ff44b8edc2360eb47d5b5a7be31588dd58443d50c4bd399ffdf00123294e86b2"
    )
    key.append(amount)
    key.append(enumeration: Int(align.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let price = Raster.Content.row(spacing: 3, align: align) {
      Raster.Content.text(
        "from",
        font: Raster.Font(size: 9),
        with: .color(Raster.Color(rgba: 0x5B6470FF))
      )
      Raster.Content.text(
        amount,
        font: Raster.Font(size: 26, weight: .bold),
        with: .color(Raster.Color(rgba: 0x1D3557FF))
      )
      Raster.Content.box(padding: Raster.Insets(3)) {
        Raster.Content.text(
          "EUR",
          font: Raster.Font(size: 12),
          with: .color(Raster.Color(rgba: 0xE5004BFF))
        )
      }
      LayoutPlate()
      Raster.Content.column {
        Raster.Content.text(
          "a night",
          font: Raster.Font(size: 8),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
        Raster.Content.text(
          "for two",
          font: Raster.Font(size: 8),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
      Raster.Content.wrap {
        Raster.Content.text(
          "*",
          font: Raster.Font(size: 14),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
      Raster.Content.grid(columns: [.fitting]) {
        Raster.Content.text(
          "1",
          font: Raster.Font(size: 7),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
      Raster.Content.overlay {
        Raster.Content.text(
          "©",
          font: Raster.Font(size: 10),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
      Raster.Content.row {
        Raster.Content.text(
          "!",
          font: Raster.Font(size: 16),
          with: .color(Raster.Color(rgba: 0x5B6470FF))
        )
      }
    }
    canvas.place(price, in: canvas.bounds.inset(2))
  }

  package static let plain = LayoutBaseline()
  package static let top = LayoutBaseline(align: .top)
  package static let long = LayoutBaseline(amount: "1,000,000")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<LayoutBaseline>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("top", top),
      Raster.NamedState("long", long),
    ]
  }
}

package nonisolated let tileImage_D5377B4C = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAABoklEQVR42u2VwUrjUBSGvxPbTBtSXGRw4aZDBddCN1lIcTUM\
  +ApuuvG1+hQDUihIcdvqWlDoxs1MumkgGmvObE6c0GltIq4GD2SRXPJ/5/738h/4rC0l6z4GQXAIHAP7QG2LxhJ4AK6iKLrd\
  CgiC4AdwCnwHOiUB98AQ+BlF0UVxcWdN52fAObAHOCVccIAAOAIWnufdJUkS5Yur3R1b567ruvi+j4i8qa6qxHFMmqau/XsN\
  3Bbpxdo3W0qJA4gIvu/nrx3TYBOglu+qjHgRsvr/JsCH138CUNW6qu5+lKiq7qpq/fMMqgNEZGnZgqpW8fw1l0xjPcDzvF8W\
  XMRxXAqSR4XVvWmwmkUZkIVhOB2NRkPgW5qm7nw+r+JGCgzDMJzmeq9xraoCNIFmt9s9mc1mJ++J63a7fTmZTC6BBEhERKXg\
  YR1oAI1+v38wHo+PFovF1yzL3gQ4jrNstVq/e73ezWAwuAMe7XkWkb8Dx3ZRB74ArnXubJp6xWMwO5Zm05OJ6z8TzSA1A+1U\
  uMYZ8AI8203SjSPT7BITrwLIAF2N+T9H85iz4ChKiAAAAABJRU5ErkJggg==
  """
)
