// The names and the date formats of a locale.

/// The length of the name of a month or a weekday.
public enum NameWidth: UInt8, Hashable, Sendable, CaseIterable {
  /// The whole name, such as `November`.
  case wide
  /// An abbreviation, such as `Nov`.
  case short
  /// The shortest form, often one letter, which several names can share.
  case narrow
}

/// The parts of a date that are written, and their form.
public enum DateStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// Numbers, such as `29/11/2026`.
  case short
  /// An abbreviated month in most locales, such as `29 Nov 2026`.
  case medium
  /// The month in full, such as `29 November 2026`.
  case long
  /// The weekday too, such as `Sunday 29 November 2026`.
  case full
  /// The month and the year, such as `November 2026`.
  case monthAndYear
  /// The day and the month, such as `29 November`.
  case dayAndMonth
}

/// The names and the date formats of a locale.
///
/// In a format, these letters follow `%`:
///
/// - `d` and `D`: the day, with two digits for `D`
/// - `m` and `M`: the number of the month, with two digits for `M`
/// - `L` and `l`: the wide or short name of the month
/// - `B` and `b`: the same names in the form that follows a day
/// - `y` and `Y`: the last two digits of the year, or all digits
/// - `E`: the weekday
struct LocaleDates {
  private enum Field: Int, CaseIterable {
    case months, shortMonths, narrowMonths
    case weekdays, shortWeekdays, narrowWeekdays
    case monthsInDates, shortMonthsInDates, weekdaysInDates
    case short, medium, long, full, monthAndYear, dayAndMonth
    case firstWeekday

    /// The field whose text replaces this one's if the locale has none.
    var substitute: Field? {
      switch self {
      case .shortMonths, .monthsInDates: .months
      case .narrowMonths, .shortMonthsInDates: .shortMonths
      case .shortWeekdays, .weekdaysInDates: .weekdays
      case .narrowWeekdays: .shortWeekdays
      default: nil
      }
    }
  }

  private let tag: String

  /// Creates the formats of a locale with a BCP 47 tag such as `de-AT`.
  ///
  /// If the table does not contain its language, the formats are those of English.
  init(_ tag: String) {
    let isKnown = LocaleTable.shared.value(of: tag, in: Self.table[Field.months.rawValue]) != nil
    self.tag = isKnown ? tag : "en"
  }

  /// The texts of each field by locale.
  private static let table: [[String: Substring]] = {
    var table = [[String: Substring]](repeating: [:], count: Field.allCases.count)
    for line in LocaleTable.lines(DateText.locales) {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      for (index, text) in fields.dropFirst().enumerated() where !text.isEmpty {
        table[index][String(fields[0])] = text
      }
    }
    return table
  }()

  /// The first days of weeks that do not begin on Monday, by region.
  private static let weeks: [String: Int] = {
    var weeks: [String: Int] = [:]
    for line in LocaleTable.lines(DateText.weeks) {
      let fields = line.split(separator: " ")
      for region in fields.dropFirst() { weeks[String(region)] = Int(fields[0]) }
    }
    return weeks
  }()

  private func text(_ field: Field) -> Substring {
    LocaleTable.shared.value(of: tag, in: Self.table[field.rawValue])
      ?? field.substitute.map { text($0) } ?? ""
  }

  /// A name in a list, from 1.
  private func name(_ index: Int, _ field: Field) -> String {
    let names = text(field).split(separator: ";")
    return Functions.element(names, at: index - 1).map { String($0) } ?? ""
  }

  /// The name of a month, from 1 for January.
  func month(_ month: Int, _ width: NameWidth) -> String {
    switch width {
    case .wide: name(month, .months)
    case .short: name(month, .shortMonths)
    case .narrow: name(month, .narrowMonths)
    }
  }

  /// The name of a weekday, from 1 for Monday.
  func weekday(_ weekday: Int, _ width: NameWidth) -> String {
    switch width {
    case .wide: name(weekday, .weekdays)
    case .short: name(weekday, .shortWeekdays)
    case .narrow: name(weekday, .narrowWeekdays)
    }
  }

  /// The first day of the week, from 1 for Monday.
  ///
  /// It depends on the region of the tag `region`, or on the language if that tag has no region.
  static func firstWeekday(of region: String) -> Int {
    if let region = LocaleTable.parts(region).dropFirst().first(where: { $0.utf8.count == 2 }) {
      return weeks[region] ?? 1
    }
    return Int(LocaleDates(region).text(.firstWeekday)) ?? 1
  }

  func format(_ date: CalendarDate, _ style: DateStyle) -> String {
    let pattern =
      switch style {
      case .short: text(.short)
      case .medium: text(.medium)
      case .long: text(.long)
      case .full: text(.full)
      case .monthAndYear: text(.monthAndYear)
      case .dayAndMonth: text(.dayAndMonth)
      }
    let numbers = LocaleNumbers.of(tag)
    var result = String.UnicodeScalarView()
    var isLetter = false
    for scalar in pattern.unicodeScalars {
      if isLetter {
        result += part(scalar, of: date, numbers).unicodeScalars
        isLetter = false
      } else if scalar == "%" {
        isLetter = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private func part(
    _ letter: Unicode.Scalar,
    of date: CalendarDate,
    _ numbers: LocaleNumbers
  ) -> String {
    switch letter {
    case "d": numbers.digits(date.day)
    case "D": numbers.digits(date.day, atLeast: 2)
    case "m": numbers.digits(date.month)
    case "M": numbers.digits(date.month, atLeast: 2)
    case "L": name(date.month, .months)
    case "l": name(date.month, .shortMonths)
    case "B": name(date.month, .monthsInDates)
    case "b": name(date.month, .shortMonthsInDates)
    case "y": numbers.digits(date.year % 100, atLeast: 2)
    case "Y": numbers.digits(date.year)
    case "E": name(date.weekday, .weekdaysInDates)
    default: ""
    }
  }
}

extension LocaleNumbers {
  /// A number that is not negative in the locale's digits, with zeros up to a number of digits.
  fileprivate func digits(_ number: Int, atLeast count: Int = 1) -> String {
    func text(_ number: Int) -> String {
      NumberText(Double(number), decimals: 0..<1).digits(grouping: false, self)
    }
    return (count > 1 && number < 10 ? text(0) : "") + text(number)
  }
}
