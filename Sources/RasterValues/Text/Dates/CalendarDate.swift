// A day of the Gregorian calendar, with its neighbours and its place in a week.

/// A day of the Gregorian calendar, from 1 January 1 to 31 December 9999.
///
/// A drawing has no access to today's date; a property passes it in. Computations beyond the first
/// or last day have that day as their result.
public struct CalendarDate: Hashable, Sendable {
  /// The number of days since 1 January 1970.
  private let number: Int

  private static let numbers = number(1, 1, 1)...number(9999, 12, 31)

  private init(number: Int) {
    self.number = Functions.clamp(number, in: Self.numbers)
  }

  /// Creates a date; a part out of range is clamped, such as the day in 31 April.
  public init(year: Int, month: Int, day: Int) {
    let year = Functions.clamp(year, min: 1, max: 9999)
    let month = Functions.clamp(month, min: 1, max: 12)
    let last = Self.days(in: month, of: year)
    number = Self.number(year, month, Functions.clamp(day, min: 1, max: last))
  }

  /// Creates the date that a text contains, such as `2026-11-29`.
  ///
  /// Returns `nil` if the text has another form or if the date does not exist.
  public init?(_ text: String) {
    var parts = [0]
    for (index, byte) in text.utf8.enumerated() {
      if index == 4 || index == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
        parts.append(0)
      } else {
        guard index < 10, byte &- 48 < 10 else { return nil }
        parts[parts.count - 1] = parts[parts.count - 1] * 10 + Int(byte &- 48)
      }
    }
    guard text.utf8.count == 10 else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
    if (year, month, day) != (parts[0], parts[1], parts[2]) { return nil }
  }

  /// The year, from 1 to 9999.
  public var year: Int { parts.year }
  /// The month, from 1 for January to 12.
  public var month: Int { parts.month }
  /// The day of the month, from 1.
  public var day: Int { parts.day }

  /// The day of the week, from 1 for Monday to 7 for Sunday, as in ISO 8601.
  public var weekday: Int { Functions.mod(number + 3, 7) + 1 }

  /// The number of days in the month: 28 to 31.
  public var daysInMonth: Int {
    let parts = self.parts
    return Self.days(in: parts.month, of: parts.year)
  }

  /// The date a number of days later, or earlier if the number is negative.
  public func adding(days: Int) -> CalendarDate {
    CalendarDate(number: number.addingWithoutOverflow(days))
  }

  /// The date a number of months later, or earlier if the number is negative.
  ///
  /// If the month is too short for the day, the result is its last day.
  public func adding(months: Int) -> CalendarDate {
    let parts = self.parts
    let month = Functions.clamp(
      (parts.year * 12 + parts.month - 1).addingWithoutOverflow(months),
      min: 12,
      max: 9999 * 12 + 11
    )
    return CalendarDate(year: month / 12, month: month % 12 + 1, day: parts.day)
  }

  /// The number of days until another date; negative if that date is earlier.
  public func days(to other: CalendarDate) -> Int { other.number - number }

  // MARK: Conversions
  // The algorithms are `days_from_civil` and `civil_from_days` of Howard Hinnant's "chrono-Compatible
  // Low-Level Date Algorithms". Their years begin on 1 March, so that a leap day is the last day.

  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let (era, yearOfEra) = (shifted / 400, shifted % 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  private var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let (era, dayOfEra) = (shifted / 146_097, shifted % 146_097)
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month > 2 ? 0 : 1)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Whether the first date is earlier than the second.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    first.number < second.number
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date as year, month and day: `2026-11-29`.
  public var description: String {
    let parts = self.parts
    func text(_ number: Int, _ count: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: count - digits.utf8.count) + digits
    }
    return "\(text(parts.year, 4))-\(text(parts.month, 2))-\(text(parts.day, 2))"
  }
}

extension Int {
  /// The sum, or the smallest or greatest integer if it is out of range.
  fileprivate func addingWithoutOverflow(_ other: Int) -> Int {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow ? (other < 0 ? .min : .max) : sum
  }
}
