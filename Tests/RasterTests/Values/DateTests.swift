// Dates: the calendar, and names and formats of locales.

import Raster
import Testing

@Suite struct DateTests {
  @Test func `each day follows the one before, in every month and leap year`() {
    var date = CalendarDate(year: 1599, month: 12, day: 31)
    var expected = (year: 1600, month: 1, day: 1)
    var isRight = true
    // 400 years: the calendar repeats.
    for _ in 0..<146_097 {
      let next = date.adding(days: 1)
      isRight =
        isRight && (next.year, next.month, next.day) == expected
        && next.weekday == date.weekday % 7 + 1 && date < next && date.days(to: next) == 1
        && next == CalendarDate(year: next.year, month: next.month, day: next.day)
      expected.day += 1
      if expected.day > next.daysInMonth { expected = (expected.year, expected.month + 1, 1) }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
      date = next
    }
    #expect(isRight && "\(date)" == "1999-12-31" && date.weekday == 5)
  }

  @Test func `dates end at the years 1 and 9999`() {
    let (first, last) = (CalendarDate("0001-01-01"), CalendarDate("9999-12-31"))
    for far in [Int.max, 4_000_000, 3_700_000] {
      let date = CalendarDate(year: 2026, month: 11, day: 29)
      #expect(date.adding(days: far) == last && date.adding(days: -far) == first)
      #expect(date.adding(months: far).year == 9999 && date.adding(months: -far).year == 1)
    }
    #expect(CalendarDate(year: .min, month: .min, day: .min) == first)
    #expect(CalendarDate(year: .max, month: .max, day: .max) == last)
    #expect(first?.weekday == 1 && first.map { last?.days(to: $0) } == -3_652_058)
  }

  @Test func `months later, a day that is missing is the last of its month`() {
    let date = CalendarDate(year: 2024, month: 1, day: 31)
    let days = [1, 12, 13, -2, 49].map { "\(date.adding(months: $0))" }
    #expect(days == ["2024-02-29", "2025-01-31", "2025-02-28", "2023-11-30", "2028-02-29"])
  }

  @Test(arguments: [
    "", "2026-11-2", "2026-11-290", "2026-02-30", "2026-13-01", "2026-00-01", "0000-01-01",
    "2026/11/29", "+026-11-29", "2026-11-29 ", "２026-11-29", "20261-1-29",
  ])
  func `a text that is not a date has none`(_ text: String) { #expect(CalendarDate(text) == nil) }

  /// The texts are those of `Intl.DateTimeFormat` in Node.js 20, with ICU 78.
  @Test(arguments: [
    ("en", "2/3/26", "Feb 3, 2026", "Tuesday, February 3, 2026", "February 2026"),
    ("en-GB", "03/02/2026", "3 Feb 2026", "Tuesday, 3 February 2026", "February 2026"),
    ("de-AT", "03.02.26", "03.02.2026", "Dienstag, 3. Februar 2026", "Februar 2026"),
    ("fi", "3.2.2026", "3.2.2026", "tiistai 3. helmikuuta 2026", "helmikuu 2026"),
    ("ja-JP", "2026/02/03", "2026/02/03", "2026年2月3日火曜日", "2026年2月"),
    (
      "ar-EG", "٣\u{200F}/٢\u{200F}/٢٠٢٦", "٠٣\u{200F}/٠٢\u{200F}/٢٠٢٦", "الثلاثاء، ٣ فبراير ٢٠٢٦",
      "فبراير ٢٠٢٦"
    ),
    ("el", "3/2/26", "3 Φεβ 2026", "Τρίτη 3 Φεβρουαρίου 2026", "Φεβρουάριος 2026"),
    ("tlh", "2/3/26", "Feb 3, 2026", "Tuesday, February 3, 2026", "February 2026"),
  ])
  func `a date is written as its locale expects`(
    _ locale: String,
    _ short: String,
    _ medium: String,
    _ full: String,
    _ month: String
  ) {
    let (date, environment) = (
      CalendarDate(year: 2026, month: 2, day: 3), Environment(locale: locale)
    )
    #expect(environment.format(date, style: .short) == short)
    #expect(environment.format(date) == medium)
    #expect(environment.format(date, style: .full) == full)
    #expect(environment.format(date, style: .monthAndYear) == month)
  }

  @Test func `a week begins as the region expects, or else the language`() {
    let date = CalendarDate(year: 2026, month: 11, day: 29)
    let starts = ["en-US", "en", "en-GB", "de", "ar-EG", "dv-MV", "pt", "pt-AO", "es-419", ""].map {
      date.startOfWeek(in: Environment(locale: $0)).day
    }
    #expect(starts == [29, 29, 23, 23, 28, 27, 29, 23, 23, 29])
  }

  @Test func `every locale has all names, none of which is empty`() {
    for locale in ["en", "de", "fa-IR", "ru", "zh-TW", "mn", "th", "pt-PT", "es-AR", "kn", "zu"] {
      let environment = Environment(locale: locale)
      for width in NameWidth.allCases {
        let start = CalendarDate(year: 2026, month: 1, day: 5)
        let months = (0..<12).map { start.adding(months: $0).monthName(width, in: environment) }
        let days = (0..<7).map { start.adding(days: $0).weekdayName(width, in: environment) }
        #expect(!(months + days).contains(""))
        if width == .wide { #expect(Set(months).count == 12 && Set(days).count == 7) }
      }
    }
  }
}
