// How the numbers of a locale are written: separators, groups, signs, digits.

/// How the numbers of a locale are written.
struct LocaleNumbers: Sendable {
  private(set) var decimal = "."
  private(set) var group = ","
  private(set) var minus = "-"
  private(set) var plus = "+"
  /// What stands before and behind a percentage.
  private(set) var percent = (before: "", behind: "%")
  /// The digits of the last group, and of the others.
  private(set) var sizes = (last: 3, others: 3)
  /// The digits that stand before the first group at least.
  private(set) var leastLead = 1
  private(set) var zero: UInt32 = 0x30

  /// As the table of no locale says, which is how numbers are written where none is asked for.
  static let root = LocaleNumbers()

  /// How the numbers of a locale are written; its tag is one of BCP 47, such as `de-AT`.
  ///
  /// Where the table has no such locale, its parent's or the root's are taken.
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

  /// The scalars of a field, in hexadecimal, joined by `+`; `.` is none.
  private static func text(_ field: Substring) -> String {
    guard field != "." else { return "" }
    var text = String.UnicodeScalarView()
    for number in field.split(separator: "+") {
      text.append(UInt32(number, radix: 16).flatMap { Unicode.Scalar($0) } ?? "?")
    }
    return String(text)
  }

  /// Whether a separator stands before the digit at a place of a whole number of so many digits.
  func separates(_ place: Int, of count: Int) -> Bool {
    guard place > 0, count >= sizes.last + leastLead else { return false }
    let rest = count - place - sizes.last
    return rest >= 0 && rest % sizes.others == 0
  }
}
