// Generated from Bill.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Bill.raster:6
/// A line of an invoice.
package nonisolated struct BillLine: Hashable, Sendable, Raster.KeyEncodable {
  package var what: String
  package var count: Int
  package var price: Double

  package init(what: String, count: Int = 1, price: Double) {
    self.what = what
    self.count = count
    self.price = price
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 3)
    key.append(what)
    key.append(count)
    key.append(price)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: BillLine, right: BillLine) -> Bool {
    Raster.Functions.equal(left.what, right.what) && left.count == right.count
      && left.price == right.price
  }
}

// Bill.raster:12
package nonisolated struct Bill: Raster.Rasterizable, Hashable, Sendable {
  package var number: String
  package var guest: String {
    didSet { guest = self.limitedValues.limited(guest, to: 80, of: "guest") }
  }
  package var lines: [BillLine] {
    didSet { lines = self.limitedValues.limited(lines, to: 40, of: "lines") }
  }
  package var rate: Raster.Fraction {
    didSet { rate = Raster.Functions.clamp(rate, in: 0...0.3) }
  }
  package var currency: String
  private var limitedValues = Raster.LimitedValues()

  package init(
    number: String = "2026-0318",
    guest: String = "Ada King, Countess of Lovelace",
    lines: [BillLine] = [
      BillLine(what: "Double room with a view of the lake", count: 3, price: 129),
      BillLine(what: "Breakfast", count: 6, price: 18.5),
      BillLine(what: "Sauna and towels", price: 24),
      BillLine(what: "Refund: parking", price: -12),
    ],
    rate: Raster.Fraction = 0.081,
    currency: String = "€"
  ) {
    self.number = number
    self.guest = self.limitedValues.limited(guest, to: 80, of: "guest")
    self.lines = self.limitedValues.limited(lines, to: 40, of: "lines")
    self.rate = Raster.Functions.clamp(rate, in: 0...0.3)
    self.currency = currency
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Bill",
      definition: "90cf17171791cd588fc8bc40f9e35df05e02008669a47550038c1a104192eda3"
    )
    key.append(number)
    key.append(guest)
    key.append(list: lines.count)
    for element in lines {
      element.encode(into: &key)
    }
    key.append(rate)
    key.append(currency)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    key.append(environment.locale)
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout(in: canvas.environment), in: canvas.bounds)
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    let net: Double = Raster.Functions.sum(
      Raster.Functions.list(of: Double.self) { list in
        for line in lines {
          list.append(Double(line.count) * line.price)
        }
      }
    )
    let tax: Double = net * rate
    let table = Raster.Content.grid(
      columns: [.grow(1), .fitting, .fitting, .fitting],
      spacing: 16,
      rowSpacing: 8
    ) {
      for (i, head) in ["Service", "Number", "Price", "Sum"].enumerated() {
        Raster.Content.text(
          head,
          style: Kit.caption,
          with: .color(Kit.faint(in: environment)),
          align: i == 0 ? .leading : .trailing
        )
      }
      Raster.Content.box(height: 1, columnSpan: 4) {
        Raster.Content.drawing { canvas in
          canvas.fill(.rect(canvas.bounds), with: Kit.hairline(in: canvas.environment))
        }
      }
      for line in lines {
        Raster.Content.text(
          line.what,
          style: Kit.body,
          with: .color(Kit.onSurface(in: environment)),
          verticalAlign: .top
        )
        Raster.Content.text(
          "\(line.count)",
          style: Kit.body,
          with: .color(Kit.onSurface(in: environment)),
          align: .trailing,
          verticalAlign: .top
        )
        Raster.Content.text(
          Raster.Functions.format(
            line.price,
            decimals: 2,
            grouping: true,
            locale: environment.locale
          ),
          style: Kit.body,
          with: .color(Kit.onSurface(in: environment)),
          align: .trailing,
          verticalAlign: .top
        )
        Raster.Content.text(
          Raster.Functions.format(
            Double(line.count) * line.price,
            decimals: 2,
            grouping: true,
            locale: environment.locale
          ),
          style: Kit.body,
          with: .color(Kit.onSurface(in: environment)),
          align: .trailing,
          verticalAlign: .top
        )
      }
      Raster.Content.box(height: 1, columnSpan: 4) {
        Raster.Content.drawing { canvas in
          canvas.fill(.rect(canvas.bounds), with: Kit.hairline(in: canvas.environment))
        }
      }
    }
    let sums = Raster.Content.grid(columns: [.fitting, .fitting], spacing: 24, rowSpacing: 6) {
      Raster.Content.text("Net", style: Kit.body, with: .color(Kit.faint(in: environment)))
      Raster.Content.text(
        Raster.Functions.format(net, decimals: 2, grouping: true, locale: environment.locale),
        style: Kit.body,
        with: .color(Kit.onSurface(in: environment)),
        align: .trailing
      )
      Raster.Content.text(
        "Tax, \(Raster.Functions.formatPercent(rate, locale: environment.locale))",
        style: Kit.body,
        with: .color(Kit.faint(in: environment))
      )
      Raster.Content.text(
        Raster.Functions.format(tax, decimals: 2, grouping: true, locale: environment.locale),
        style: Kit.body,
        with: .color(Kit.onSurface(in: environment)),
        align: .trailing
      )
      Raster.Content.text("To pay", style: Kit.label, with: .color(Kit.onSurface(in: environment)))
      Raster.Content.text(
        "\(currency) \(Raster.Functions.format(net + tax, decimals: 2, grouping: true, locale: environment.locale))",
        style: Kit.label,
        with: .color(Kit.accent(in: environment)),
        align: .trailing
      )
    }
    return Raster.Content.box(width: 480, padding: Raster.Insets(32)) {
      Raster.Content.column(spacing: 20, align: .stretch) {
        Raster.Content.row(align: .top) {
          Raster.Content.box(grow: 1) {
            Raster.Content.column(spacing: 4) {
              Raster.Content.text(
                "Invoice \(number)",
                style: Kit.title,
                with: .color(Kit.onSurface(in: environment))
              )
              Raster.Content.text(guest, style: Kit.body, with: .color(Kit.faint(in: environment)))
            }
          }
          BillMark()
        }
        table
        Raster.Content.box(align: .trailing) {
          sums
        }
      }
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(.rect(canvas.bounds), with: Kit.surface(in: canvas.environment))
      }
    }
  }

  package static let plain = Bill()
  /// The state `german`; `germanState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "de-AT")`.
  package static let german = Bill()
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = Bill(
    number: "2026-0319",
    lines: [BillLine(what: "Cider", count: 1200, price: 2.4)]
  )
  package static let none = Bill(lines: [])
  /// The state `mirrored`; `mirroredState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let mirrored = Bill()

  /// The state `german` with its environment and its size.
  package static var germanState: Raster.NamedState<Bill> {
    Raster.NamedState("german", german, environment: Raster.Environment(locale: "de-AT"))
  }

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<Bill> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `mirrored` with its environment and its size.
  package static var mirroredState: Raster.NamedState<Bill> {
    Raster.NamedState(
      "mirrored",
      mirrored,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Bill>] {
    [
      Raster.NamedState("plain", plain),
      germanState,
      orchardState,
      Raster.NamedState("none", none),
      mirroredState,
    ]
  }
}

// Bill.raster:82
/// The company's logo.
package nonisolated struct BillMark: Raster.Rasterizable, Hashable, Sendable {
  package init() {}

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 40, height: 40)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "BillMark",
      definition: "eac5cd113452b5e8df4890f56307bfb4288b86303ac522ff7754863877bc3566"
    )
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    switch canvas.environment.brand {
    case .lake:
      canvas.fill(.circle(canvas.bounds), with: Kit.accent(in: canvas.environment))
      for i in 0..<3 {
        guard canvas.countIteration() else { break }
        canvas.stroke(
          .build { path in
            path.move(to: Raster.Point(x: 8, y: Double(16 &+ 6 &* i)))
            path.addCurve(
              to: Raster.Point(x: 32, y: Double(16 &+ 6 &* i)),
              control1: Raster.Point(x: 16, y: Double(10 &+ 6 &* i)),
              control2: Raster.Point(x: 24, y: Double(22 &+ 6 &* i))
            )
          },
          with: .color(Kit.onAccent(in: canvas.environment)),
          width: 2,
          cap: .round
        )
      }
    case .orchard:
      canvas.fill(.circle(canvas.bounds.inset(top: 8)), with: Kit.accent(in: canvas.environment))
      canvas.stroke(
        Raster.Path(svgPathData: "M20 12 Q20 4 27 3"),
        with: .color(Kit.success(in: canvas.environment)),
        width: 3,
        cap: .round
      )
    }
  }

  package static let plain = BillMark()
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = BillMark()

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<BillMark> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<BillMark>] {
    [Raster.NamedState("plain", plain), orchardState]
  }

  /// All looks of the component: 1.
  package static var looks: [BillMark] {
    [BillMark()]
  }
}
