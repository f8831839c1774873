// Dates as text, and weeks, by the environment's locale.

extension Environment {
  /// The date as text, in the order and with the names of the environment's locale.
  ///
  /// The names and formats are those of the Unicode CLDR, in the Gregorian calendar.
  public func format(_ date: CalendarDate, style: DateStyle = .medium) -> String {
    LocaleDates(locale).format(date, style)
  }
}

extension CalendarDate {
  /// The name of the month, in the language of an environment.
  public func monthName(_ width: NameWidth = .wide, in environment: Environment) -> String {
    LocaleDates(environment.locale).month(month, width)
  }

  /// The name of the day of the week, in the language of an environment.
  public func weekdayName(_ width: NameWidth = .wide, in environment: Environment) -> String {
    LocaleDates(environment.locale).weekday(weekday, width)
  }

  /// The first day of the week that contains the date, in the region of an environment.
  ///
  /// Weeks begin on Saturday, Sunday or Monday in most regions.
  public func startOfWeek(in environment: Environment) -> CalendarDate {
    let first = LocaleDates.firstWeekday(of: environment.locale)
    return adding(days: -Functions.mod(weekday - first, 7))
  }
}
