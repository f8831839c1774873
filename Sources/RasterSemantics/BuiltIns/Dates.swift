// The table rows of dates: their parts, their neighbours, and their texts.

import RasterValues

extension BuiltIn {
  static let date = BuiltIn(
    "Date",
    .call,
    takes: ["year", "month", "day"].map { Parameter($0, .int) },
    gives: .date,
    swift: "CalendarDate",
    does: "A day of the calendar, from year 1 to 9999; a part out of range is clamped."
  ) { v in .date(CalendarDate(year: v.int(0), month: v.int(1), day: v.int(2))) }

  /// Functions of dates.
  @Rows static var dates: [BuiltIn] {
    date
    BuiltIn(
      "Date",
      .call,
      takes: [Parameter(nil, .string)],
      gives: .optional(.date),
      swift: "CalendarDate",
      extraSteps: 10,
      does: "The date in a string such as `2026-11-29`, or `nil` if the string is not a date."
    ) { v in optional(CalendarDate(v.string(0)).map { .date($0) }) }
    dateComparison("<", does: "Whether the first is earlier than the second.") { $0 < $1 }
    dateComparison("<=", does: "Whether the first is not later than the second.") { $0 <= $1 }
    dateComparison(">", does: "Whether the first is later than the second.") { $0 > $1 }
    dateComparison(">=", does: "Whether the first is not earlier than the second.") { $0 >= $1 }
    BuiltIn(
      "format",
      .environment,
      takes: [
        Parameter(nil, .date),
        Parameter("style", .builtin(.dateStyle), default: .named("medium")),
      ],
      gives: .string,
      extraSteps: 40,
      reads: .locale,
      does: "The date as text, in the form of the environment's locale.",
      evaluation: .inEnvironment { v, evaluator in
        .string(evaluator.environment.format(v.date(0), style: v.choice(1, .medium)))
      }
    )
  }

  @Rows static var dateMembers: [BuiltIn] {
    datePart("year", does: "The year, from 1 to 9999.") { $0.year }
    datePart("month", does: "The month, from 1 for January to 12.") { $0.month }
    datePart("day", does: "The day of the month, from 1.") { $0.day }
    datePart("weekday", does: "The day of the week, from 1 for Monday to 7 for Sunday.") {
      $0.weekday
    }
    datePart("daysInMonth", does: "The number of days in the month.") { $0.daysInMonth }
    method(
      "adding",
      of: .date,
      takes: [Parameter("days", .int)],
      gives: .date,
      does: "The date a number of days later, or earlier if the number is negative."
    ) { v in .date(v.date(0).adding(days: v.int(1))) }
    method(
      "adding",
      of: .date,
      takes: [Parameter("months", .int)],
      gives: .date,
      does: "The date a number of months later; in a month that is too short, its last day."
    ) { v in .date(v.date(0).adding(months: v.int(1))) }
    method(
      "days",
      of: .date,
      takes: [Parameter("to", .date)],
      gives: .int,
      does: "The number of days until another date; negative if that date is earlier."
    ) { v in .int(v.date(0).days(to: v.date(1))) }
    dateName("monthName", does: "The name of the month, in the language of the locale.") {
      $0.monthName($1, in: $2)
    }
    dateName("weekdayName", does: "The name of the weekday, in the language of the locale.") {
      $0.weekdayName($1, in: $2)
    }
    BuiltIn(
      "startOfWeek",
      .environmentProperty(.date),
      takes: [],
      gives: .date,
      extraSteps: 10,
      reads: .locale,
      does: "The first day of the week that contains the date, in the region of the locale.",
      evaluation: .inEnvironment { v, evaluator in
        .date(v.date(0).startOfWeek(in: evaluator.environment))
      }
    )
  }

  private static func dateComparison(
    _ name: String,
    does documentation: String,
    evaluate: @escaping @Sendable (CalendarDate, CalendarDate) -> Bool
  ) -> BuiltIn {
    infix(name, .date, .date, gives: .bool, motion: .comparison, does: documentation) { v in
      .bool(evaluate(v.date(0), v.date(1)))
    }
  }

  private static func datePart(
    _ name: String,
    does documentation: String,
    evaluate: @escaping @Sendable (CalendarDate) -> Int
  ) -> BuiltIn {
    property(name, of: .date, gives: .int, does: documentation) { v in .int(evaluate(v.date(0))) }
  }

  private static func dateName(
    _ name: String,
    does documentation: String,
    evaluate: @escaping @Sendable (CalendarDate, NameWidth, Environment) -> String
  ) -> BuiltIn {
    BuiltIn(
      name,
      .environmentMethod(.date),
      takes: [Parameter(nil, .builtin(.nameWidth), default: .named("wide"))],
      gives: .string,
      extraSteps: 20,
      reads: .locale,
      does: documentation,
      evaluation: .inEnvironment { v, evaluator in
        .string(evaluate(v.date(0), v.choice(1, .wide), evaluator.environment))
      }
    )
  }
}
