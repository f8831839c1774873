// The number format of a locale: separators, groups, signs and digits.

/// The number format of a locale.
struct LocaleNumbers: Sendable {
  private(set) var decimal = "."
  private(set) var group = ","
  private(set) var minus = "-"
  private(set) var plus = "+"
  /// The text before and after a percentage.
  private(set) var percent = (before: "", behind: "%")
  /// The sizes of the last group and of the other groups.
  private(set) var sizes = (last: 3, others: 3)
  /// The minimum number of digits before the first group.
  private(set) var leastLead = 1
  private(set) var zero: UInt32 = 0x30

  /// The format that is used when no locale is requested.
  static let root = LocaleNumbers()

  /// The number format of a locale with a BCP 47 tag such as `de-AT`.
  ///
  /// If the table does not contain the locale, its nearest parent or the root is used.
  static func of(_ tag: String) -> LocaleNumbers {
    tag.isEmpty ? root : LocaleTable.shared.value(of: tag, in: table) ?? root
  }

  private static let table: [String: LocaleNumbers] = {
    var table: [String: LocaleNumbers] = [:]
    for line in LocaleTable.lines(LocaleText.numbers) {
      let fields = line.split(separator: " ")
      guard fields.count == 11 else { continue }
      table[String(fields[0])] = LocaleNumbers(fields.dropFirst().map { $0 })
    }
    return table
  }()

  private init() {}

  private init(_ fields: [Substring]) {
    (decimal, group) = (Self.text(fields[0]), Self.text(fields[1]))
    (minus, plus) = (Self.text(fields[2]), Self.text(fields[3]))
    percent = (Self.text(fields[4]), Self.text(fields[5]))
    sizes = (Int(fields[6]) ?? 3, Int(fields[7]) ?? 3)
    leastLead = Int(fields[8]) ?? 1
    zero = UInt32(fields[9], radix: 16) ?? 0x30
  }

  /// The text of a field: hexadecimal scalars joined by `+`, or `.` for an empty text.
  private static func text(_ field: Substring) -> String {
    guard field != "." else { return "" }
    var text = String.UnicodeScalarView()
    for number in field.split(separator: "+") {
      text.append(UInt32(number, radix: 16).flatMap { Unicode.Scalar($0) } ?? "?")
    }
    return String(text)
  }

  /// Whether a separator precedes the digit at index `place` of an integer with `count` digits.
  func separates(_ place: Int, of count: Int) -> Bool {
    guard place > 0, count >= sizes.last + leastLead else { return false }
    let rest = count - place - sizes.last
    return rest >= 0 && rest % sizes.others == 0
  }
}
