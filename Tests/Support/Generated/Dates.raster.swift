// Generated from Dates.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Dates.raster:3
package nonisolated struct Event: Hashable, Sendable, Raster.KeyEncodable {
  package var title: String
  package var day: Raster.CalendarDate

  package init(title: String, day: Raster.CalendarDate) {
    self.title = title
    self.day = day
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 2)
    key.append(title)
    key.append(day)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: Event, right: Event) -> Bool {
    Raster.Functions.equal(left.title, right.title) && left.day == right.day
  }
}

// Dates.raster:8
package nonisolated func isWeekend(_ date: Raster.CalendarDate) -> Bool {
  date.weekday > 5
}

// Dates.raster:11
/// A month of a calendar, whose weeks begin on the day that the region expects.
package nonisolated struct Month: Raster.Rasterizable, Hashable, Sendable {
  package var shown: Raster.CalendarDate
  package var selected: Raster.CalendarDate?
  package var events: [Event] {
    didSet { events = self.limitedValues.limited(events, to: 4, of: "events") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    shown: Raster.CalendarDate = Raster.CalendarDate(year: 2026, month: 11, day: 29),
    selected: Raster.CalendarDate? = Raster.CalendarDate(year: 2026, month: 11, day: 3),
    events: [Event] = [
      Event(title: "Moon", day: Raster.CalendarDate(year: 2026, month: 11, day: 24))
    ]
  ) {
    self.shown = shown
    self.selected = selected
    self.events = self.limitedValues.limited(events, to: 4, of: "events")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let first = Raster.CalendarDate(year: shown.year, month: shown.month, day: 1)
    let start: Raster.CalendarDate = first.startOfWeek(in: environment)
    let weeks: Int = Raster.Functions.div(start.days(to: first) &+ shown.daysInMonth &+ 6, 7)
    return Raster.Size(width: 160, height: 40.0 + 16.0 * Double(weeks))
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Month",
      definition: "955630f61025e9928f631506b516aaceadaddc644e24b0d3d5aaa44d420aed50"
    )
    key.append(selected) { key, value in
      key.append(value)
    }
    key.append(list: events.count)
    for element in events {
      key.append(element.day)
    }
    key.append(shown.daysInMonth)
    key.append(shown.month)
    key.append(shown.year)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let first = Raster.CalendarDate(year: shown.year, month: shown.month, day: 1)
    let start: Raster.CalendarDate = first.startOfWeek(in: canvas.environment)
    let marked: [Raster.CalendarDate] = Raster.Functions.list(
      of: Raster.CalendarDate.self
    ) { list in
      for event in events {
        list.append(event.day)
      }
    }
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      canvas.environment.format(first, style: .monthAndYear),
      in: Raster.Rect(x: 0, y: 0, width: 160, height: 20),
      with: .color(Raster.Color(rgba: 0x1D3557FF))
    )
    for column in 0..<7 {
      guard canvas.countIteration() else { break }
      canvas.drawText(
        start.adding(days: column).weekdayName(.narrow, in: canvas.environment),
        in: Raster.Rect(x: Double(4 &+ column &* 22), y: 20, width: 22, height: 16),
        with: .color(Raster.Color(rgba: 0x457B9DFF)),
        align: .center
      )
    }
    for index in 0..<42 {
      guard canvas.countIteration() else { break }
      let date: Raster.CalendarDate = start.adding(days: index)
      if date.month == first.month {
        let cell = Raster.Rect(
          x: Double(4 &+ Raster.Functions.mod(index, 7) &* 22),
          y: Double(38 &+ Raster.Functions.div(index, 7) &* 16),
          width: 22,
          height: 16
        )
        if date == selected || Raster.Functions.contains(marked, date, by: ==) {
          canvas.fill(.rect(cell), with: Raster.Color(rgba: 0xA8DADCFF))
        }
        canvas.drawText(
          "\(date.day)",
          in: cell,
          with: .color(
            isWeekend(date) ? Raster.Color(rgba: 0xE63946FF) : Raster.Color(rgba: 0x1D3557FF)
          ),
          align: .center
        )
      }
    }
  }

  package static let plain = Month()
  /// The state `german`; `germanState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "de-DE")`.
  package static let german = Month()
  /// The state `british`; `britishState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "en-GB")`.
  package static let british = Month(shown: Raster.CalendarDate(year: 2024, month: 2, day: 1))
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-EG")`.
  package static let arabic = Month()
  package static let none = Month(selected: nil, events: [])

  /// The state `german` with its environment and its size.
  package static var germanState: Raster.NamedState<Month> {
    Raster.NamedState("german", german, environment: Raster.Environment(locale: "de-DE"))
  }

  /// The state `british` with its environment and its size.
  package static var britishState: Raster.NamedState<Month> {
    Raster.NamedState("british", british, environment: Raster.Environment(locale: "en-GB"))
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Month> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-EG")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Month>] {
    [
      Raster.NamedState("plain", plain),
      germanState,
      britishState,
      arabicState,
      Raster.NamedState("none", none),
    ]
  }
}

// Dates.raster:49
/// Every member of dates, and every style.
package nonisolated struct Dates: Raster.Rasterizable, Hashable, Sendable {
  package var date: Raster.CalendarDate
  package var typed: String
  package var width: Raster.NameWidth
  package var style: Raster.DateStyle

  package init(
    date: Raster.CalendarDate = Raster.CalendarDate(year: 2024, month: 2, day: 29),
    typed: String = "2026-11-29",
    width: Raster.NameWidth = .short,
    style: Raster.DateStyle = .full
  ) {
    self.date = date
    self.typed = typed
    self.width = width
    self.style = style
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 320, height: 60)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Dates",
      definition: "909db54a71d6e7f8050e32293f98ac6f70bdc1982ed9a25f9d216b2b68ea12c8"
    )
    key.append(date)
    key.append(typed)
    key.append(enumeration: Int(width.rawValue))
    key.append(enumeration: Int(style.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let other: Raster.CalendarDate = Raster.CalendarDate(typed) ?? date
    let part: Int = (date < other ? 1 : 0) &+ (date <= other ? 2 : 0) &+ (date > other ? 4 : 0)
    let order: Int = part &+ (date >= other ? 8 : 0)
    let later: [Raster.CalendarDate] = [
      date.adding(months: 12),
      date.adding(months: -1),
      date.adding(days: 366),
      other.adding(days: -1000000000),
    ]
    let numbers: [Int] = Raster.Functions.list(of: Int.self) { list in
      list.append(order)
      list.append(date.days(to: other))
      list.append(date.daysInMonth)
      list.append(date.weekday)
      for day in later {
        list.append(day.year &* 10000 &+ day.month &* 100 &+ day.day)
      }
    }
    let styles: [String] = [
      canvas.environment.format(date),
      canvas.environment.format(other, style: .short),
      canvas.environment.format(date, style: .medium),
      canvas.environment.format(other, style: .long),
      canvas.environment.format(date, style: .full),
      canvas.environment.format(other, style: .monthAndYear),
      canvas.environment.format(date, style: .dayAndMonth),
      canvas.environment.format(other, style: style),
    ]
    let names: [String] = [
      date.monthName(in: canvas.environment),
      date.monthName(.short, in: canvas.environment),
      date.monthName(.narrow, in: canvas.environment),
      other.monthName(width, in: canvas.environment),
      date.weekdayName(in: canvas.environment),
      date.weekdayName(.short, in: canvas.environment),
      date.weekdayName(.narrow, in: canvas.environment),
      other.weekdayName(width, in: canvas.environment),
    ]
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      Raster.Functions.joined(
        Raster.Functions.list(of: String.self) { list in
          for number in numbers {
            list.append("\(number)")
          }
        },
        separator: " "
      ),
      in: Raster.Rect(x: 4, y: 0, width: 312, height: 14),
      font: Raster.Font(size: 8),
      with: .color(Raster.Color(rgba: 0x1D3557FF))
    )
    canvas.drawText(
      Raster.Functions.joined(styles, separator: "; "),
      in: Raster.Rect(x: 4, y: 14, width: 312, height: 30),
      font: Raster.Font(size: 8),
      with: .color(Raster.Color(rgba: 0x457B9DFF))
    )
    canvas.drawText(
      Raster.Functions.joined(names, separator: " "),
      in: Raster.Rect(x: 4, y: 44, width: 312, height: 14),
      font: Raster.Font(size: 8),
      with: .color(Raster.Color(rgba: 0xE63946FF))
    )
    if date.startOfWeek(in: canvas.environment) == date {
      canvas.fill(
        .rect(Raster.Rect(x: 310, y: 0, width: 10, height: 10)),
        with: Raster.Color(rgba: 0x2A9D8FFF)
      )
    }
  }

  package static let plain = Dates()
  /// The state `russian`; `russianState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "ru")`.
  package static let russian = Dates(width: .wide, style: .medium)
  /// The state `persian`; `persianState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "fa-IR")`.
  package static let persian = Dates(typed: "2026-02-30")
  /// The state `finnish`; `finnishState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "fi")`.
  package static let finnish = Dates(typed: "0001-01-01", style: .short)
  /// The state `wrong`; `wrongState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(locale: "tlh")`.
  package static let wrong = Dates(
    date: Raster.CalendarDate(year: 0, month: 13, day: 40),
    typed: "2026-1-1"
  )

  /// The state `russian` with its environment and its size.
  package static var russianState: Raster.NamedState<Dates> {
    Raster.NamedState("russian", russian, environment: Raster.Environment(locale: "ru"))
  }

  /// The state `persian` with its environment and its size.
  package static var persianState: Raster.NamedState<Dates> {
    Raster.NamedState("persian", persian, environment: Raster.Environment(locale: "fa-IR"))
  }

  /// The state `finnish` with its environment and its size.
  package static var finnishState: Raster.NamedState<Dates> {
    Raster.NamedState("finnish", finnish, environment: Raster.Environment(locale: "fi"))
  }

  /// The state `wrong` with its environment and its size.
  package static var wrongState: Raster.NamedState<Dates> {
    Raster.NamedState("wrong", wrong, environment: Raster.Environment(locale: "tlh"))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Dates>] {
    [Raster.NamedState("plain", plain), russianState, persianState, finnishState, wrongState]
  }
}
