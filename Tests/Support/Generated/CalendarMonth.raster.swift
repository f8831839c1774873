// Generated from CalendarMonth.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// CalendarMonth.raster:6
/// The position of a day in a stay.
package nonisolated enum StayPart: Int, CaseIterable, Hashable, Sendable {
  case outside, single, first, middle, last

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .outside: "outside"
    case .single: "single"
    case .first: "first"
    case .middle: "middle"
    case .last: "last"
    }
  }
}

// CalendarMonth.raster:9
/// The position of a day in a stay from an arrival to a departure.
package nonisolated func part(of day: Int, from arrival: Int, to departure: Int) -> StayPart {
  let end: StayPart = arrival == departure ? .single : day == arrival ? .first : .last
  let inside: StayPart = day == arrival || day == departure ? end : .middle
  return day < arrival || day > departure ? .outside : inside
}

// CalendarMonth.raster:16
/// One day. The band of a stay extends towards the next day; the digits are not mirrored.
package nonisolated struct CalendarDay: Raster.Rasterizable, Hashable, Sendable {
  package var day: Int {
    didSet { day = Raster.Functions.clamp(day, in: 1...31) }
  }
  package var part: StayPart
  package var isToday: Bool
  package var isMarked: Bool
  package var isWeekend: Bool

  package init(
    day: Int = 14,
    part: StayPart = .outside,
    isToday: Bool = false,
    isMarked: Bool = false,
    isWeekend: Bool = false
  ) {
    self.day = Raster.Functions.clamp(day, in: 1...31)
    self.part = part
    self.isToday = isToday
    self.isMarked = isMarked
    self.isWeekend = isWeekend
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 36, height: 36)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CalendarDay",
      definition: "c3c8759233bcbe51202d9cbedc9936f61f298be9ec319c7d583336a8c946bd3c"
    )
    key.append(day)
    key.append(enumeration: part.rawValue)
    key.append(isToday)
    key.append(isMarked)
    if part == .outside && !isToday {
      key.append(isWeekend)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let disc: Raster.Path = .circle(canvas.bounds.inset(1))
      let isEnd: Bool = part != .outside && part != .middle
      let ink: Raster.Color =
        switch part {
        case .outside:
          isToday
            ? Kit.accent(in: canvas.environment)
            : isWeekend ? Kit.faint(in: canvas.environment) : Kit.onSurface(in: canvas.environment)
        case .middle: Kit.onAccentSoft(in: canvas.environment)
        case .single, .first, .last: Kit.onAccent(in: canvas.environment)
        }
      let band: Raster.Rect = canvas.bounds.inset(y: 1)
      switch part {
      case .outside, .single:
        break
      case .first:
        canvas.fill(
          .rect(band.slice(band.width / 2.0, from: .trailing, in: canvas.environment)),
          with: Kit.accentSoft(in: canvas.environment)
        )
      case .middle:
        canvas.fill(.rect(band), with: Kit.accentSoft(in: canvas.environment))
      case .last:
        canvas.fill(
          .rect(band.slice(band.width / 2.0, from: .leading, in: canvas.environment)),
          with: Kit.accentSoft(in: canvas.environment)
        )
      }
      if isEnd {
        canvas.fill(disc, with: Kit.accent(in: canvas.environment))
      }
      if isToday {
        canvas.stroke(
          disc,
          with: .color(
            isEnd ? Kit.onAccent(in: canvas.environment) : Kit.accent(in: canvas.environment)
          ),
          width: 1.5,
          align: .inside
        )
      }
      if isMarked {
        canvas.fill(
          .circle(
            center: Raster.Point(x: canvas.bounds.midX, y: canvas.bounds.maxY - 7.0),
            radius: 2
          ),
          with: ink
        )
      }
      canvas.drawText(
        Raster.Functions.format(Double(day), locale: canvas.environment.locale),
        in: canvas.bounds,
        style: Kit.body,
        with: .color(ink),
        align: .center
      )
    }
  }

  package static let plain = CalendarDay()
  package static let today = CalendarDay(isToday: true)
  package static let marked = CalendarDay(isMarked: true)
  package static let first = CalendarDay(part: .first)
  package static let middle = CalendarDay(part: .middle, isMarked: true)
  package static let last = CalendarDay(part: .last, isToday: true)
  /// The state `turned`; `turnedState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let turned = CalendarDay(part: .first)

  /// The state `turned` with its environment and its size.
  package static var turnedState: Raster.NamedState<CalendarDay> {
    Raster.NamedState(
      "turned",
      turned,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<CalendarDay>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("today", today),
      Raster.NamedState("marked", marked),
      Raster.NamedState("first", first),
      Raster.NamedState("middle", middle),
      Raster.NamedState("last", last),
      turnedState,
    ]
  }

  /// All looks of the component: 682.
  package static var looks: [CalendarDay] {
    var looks: [CalendarDay] = []
    for day in 1...31 {
      for part in StayPart.allCases {
        for isToday in [false, true] {
          for isMarked in [false, true] {
            for isWeekend in [false, true] {
              looks.append(
                CalendarDay(
                  day: day,
                  part: part,
                  isToday: isToday,
                  isMarked: isMarked,
                  isWeekend: isWeekend
                )
              )
            }
          }
        }
      }
    }
    return Raster.KeyEncoder.distinct(looks)
  }
}

// CalendarMonth.raster:60
/// A button to the next or the previous month.
package nonisolated struct CalendarArrow: Raster.Rasterizable, Hashable, Sendable {
  package var isNext: Bool

  package init(isNext: Bool = true) {
    self.isNext = isNext
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 32, height: 32)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CalendarArrow",
      definition: "6443c795c258e9763054ff94571152f1e35dec89f7d1803f5af0ed83b416a104"
    )
    key.append(isNext)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let reach: Double = isNext ? 4 : -4
      canvas.stroke(
        .polyline(
          [
            Raster.Point(x: 16.0 - reach / 2.0, y: 10),
            Raster.Point(x: 16.0 + reach, y: 16),
            Raster.Point(x: 16.0 - reach / 2.0, y: 22),
          ]
        ),
        with: .color(Kit.faint(in: canvas.environment)),
        width: 2,
        cap: .round,
        join: .round
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(label: isNext ? "Next month" : "Last month", role: .button)
  }

  package static let plain = CalendarArrow()
  package static let back = CalendarArrow(isNext: false)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<CalendarArrow>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("back", back)]
  }

  /// All looks of the component: 2.
  package static var looks: [CalendarArrow] {
    var looks: [CalendarArrow] = []
    for isNext in [false, true] {
      looks.append(CalendarArrow(isNext: isNext))
    }
    return looks
  }
}

// CalendarMonth.raster:83
package nonisolated struct CalendarMonth: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 40, of: "title") }
  }
  /// The names of the days of the week, starting with Monday.
  package var names: [String] {
    didSet { names = self.limitedValues.limited(names, to: 7, of: "names") }
  }
  /// The days of the weekend; Monday is 0.
  package var weekend: [Int] {
    didSet { weekend = self.limitedValues.limited(weekend, to: 7, of: "weekend") }
  }
  /// The first day of the week, and the day of the week on which the month starts.
  package var firstWeekday: Int {
    didSet { firstWeekday = Raster.Functions.clamp(firstWeekday, in: 0...6) }
  }
  package var begins: Int {
    didSet { begins = Raster.Functions.clamp(begins, in: 0...6) }
  }
  package var days: Int {
    didSet { days = Raster.Functions.clamp(days, in: 28...31) }
  }
  package var today: Int?
  package var marked: [Int] {
    didSet { marked = self.limitedValues.limited(marked, to: 31, of: "marked") }
  }
  /// The first and the last day of a stay.
  package var arrival: Int?
  package var departure: Int?
  private var limitedValues = Raster.LimitedValues()

  package init(
    title: String = "July 2026",
    names: [String] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
    weekend: [Int] = [5, 6],
    firstWeekday: Int = 0,
    begins: Int = 2,
    days: Int = 31,
    today: Int? = nil,
    marked: [Int] = [],
    arrival: Int? = nil,
    departure: Int? = nil
  ) {
    self.title = self.limitedValues.limited(title, to: 40, of: "title")
    self.names = self.limitedValues.limited(names, to: 7, of: "names")
    self.weekend = self.limitedValues.limited(weekend, to: 7, of: "weekend")
    self.firstWeekday = Raster.Functions.clamp(firstWeekday, in: 0...6)
    self.begins = Raster.Functions.clamp(begins, in: 0...6)
    self.days = Raster.Functions.clamp(days, in: 28...31)
    self.today = today
    self.marked = self.limitedValues.limited(marked, to: 31, of: "marked")
    self.arrival = arrival
    self.departure = departure
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "CalendarMonth",
      definition: "995a30e35aa10877886cab858d33241ffb1be9a577f4f2f334ec197df8e4358d"
    )
    key.append(title)
    key.append(list: names.count)
    for element in names {
      key.append(element)
    }
    key.append(firstWeekday)
    key.append(days)
    key.append(Raster.Functions.mod(begins &- firstWeekday, 7) > 0)
    if Raster.Functions.mod(begins &- firstWeekday, 7) > 0 {
      key.append(Raster.Functions.mod(begins &- firstWeekday, 7))
    }
    if days >= 1 {
      key.append(list: weekend.count)
      for element in weekend {
        key.append(element)
      }
      key.append(begins)
      key.append(today) { key, value in
        key.append(value)
      }
      key.append(list: marked.count)
      for element in marked {
        key.append(element)
      }
      key.append(arrival) { key, value in
        key.append(value)
      }
      key.append(Raster.Functions.max(arrival ?? 0, departure ?? arrival ?? 0))
    }
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

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    let from: Int = arrival ?? 0
    let to: Int = Raster.Functions.max(from, departure ?? from)
    return Raster.Accessibility(
      label: title,
      value: arrival == nil
        ? ""
        : environment.plural(Double(to &- from), one: "1 night", other: "\(to &- from) nights")
    )
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    let heads: [String] = Raster.Functions.list(of: String.self) { list in
      for name in Raster.Functions.suffix(names, 7 &- firstWeekday) {
        list.append(name)
      }
      for name in Raster.Functions.prefix(names, firstWeekday) {
        list.append(name)
      }
    }
    let before: Int = Raster.Functions.mod(begins &- firstWeekday, 7)
    let from: Int = arrival ?? 0
    let to: Int = Raster.Functions.max(from, departure ?? from)
    return Raster.Content.box(
      width: Double(7 &* 36) + 2.0 * Kit.gap.large,
      padding: Raster.Insets(Kit.gap.large)
    ) {
      Raster.Content.column(spacing: Kit.gap.medium, align: .stretch) {
        Raster.Content.row(spacing: Kit.gap.small) {
          Raster.Content.box(grow: 1, padding: environment.insets(leading: 10)) {
            Raster.Content.text(
              title,
              style: Kit.title,
              with: .color(Kit.onSurface(in: environment)),
              maxLines: 1
            )
          }
          CalendarArrow(isNext: false)
          CalendarArrow()
        }
        Raster.Content.grid(
          columns: Raster.Functions.list(of: Raster.GridColumn.self) { list in
            for _ in heads {
              list.append(.grow())
            }
          },
          rowSpacing: Kit.gap.small
        ) {
          for name in heads {
            Raster.Content.text(
              name,
              style: Kit.caption,
              with: .color(Kit.faint(in: environment)),
              align: .center
            )
          }
          if before > 0 {
            Raster.Content.box(columnSpan: before) {}
          }
          for day in Raster.IntegerRanges.bounded(1, through: days) {
            CalendarDay(
              day: day,
              part: part(of: day, from: from, to: to),
              isToday: day == today,
              isMarked: Raster.Functions.contains(marked, day, by: ==),
              isWeekend: Raster.Functions.contains(
                weekend,
                Raster.Functions.mod(begins &+ day &- 1, 7),
                by: ==
              )
            )
          }
        }
      }
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(
          .roundedRect(canvas.bounds, radius: Kit.radius.large(in: canvas.environment)),
          with: Kit.surface(in: canvas.environment)
        )
        canvas.stroke(
          .roundedRect(canvas.bounds, radius: Kit.radius.large(in: canvas.environment)),
          with: .color(Kit.hairline(in: canvas.environment)),
          align: .inside
        )
      }
    }
  }

  package static let plain = CalendarMonth()
  package static let stay = CalendarMonth(today: 3, marked: [6, 15, 24], arrival: 9, departure: 14)
  package static let one = CalendarMonth(today: 31, arrival: 31)
  package static let february = CalendarMonth(
    title: "February 2027",
    firstWeekday: 6,
    begins: 0,
    days: 28
  )
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = CalendarMonth(today: 3, marked: [6, 15, 24], arrival: 9, departure: 14)
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = CalendarMonth(
    today: 3,
    marked: [6, 15, 24],
    arrival: 9,
    departure: 14
  )
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(brand: .orchard)`.
  package static let both = CalendarMonth(today: 3, marked: [6, 15, 24], arrival: 9, departure: 14)
  /// The state `hebrew`; `hebrewState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "he")`.
  package static let hebrew = CalendarMonth(
    title: "יולי 2026",
    names: ["ב", "ג", "ד", "ה", "ו", "ש", "א"],
    weekend: [4, 5],
    firstWeekday: 6,
    today: 3,
    marked: [6, 15, 24],
    arrival: 9,
    departure: 14
  )

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<CalendarMonth> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<CalendarMonth> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<CalendarMonth> {
    Raster.NamedState(
      "both",
      both,
      environment: Raster.Environment(appearance: .dark).with(brand: .orchard)
    )
  }

  /// The state `hebrew` with its environment and its size.
  package static var hebrewState: Raster.NamedState<CalendarMonth> {
    Raster.NamedState(
      "hebrew",
      hebrew,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "he")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<CalendarMonth>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("stay", stay),
      Raster.NamedState("one", one),
      Raster.NamedState("february", february),
      nightState,
      orchardState,
      bothState,
      hebrewState,
    ]
  }
}
