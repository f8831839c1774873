// Words by how many there are, in the environment's language.

extension Environment {
  /// The words for so many things in the language of the environment's locale.
  ///
  /// Languages tell up to six kinds of numbers apart: English `one` and `other`, Polish `one`, `few`,
  /// `many` and `other`. `other` stands for what is left out.
  public func plural(
    _ count: Double,
    zero: String? = nil,
    one: String? = nil,
    two: String? = nil,
    few: String? = nil,
    many: String? = nil,
    other: String
  ) -> String {
    let words =
      switch PluralRules.of(locale).category(of: count) {
      case .zero: zero
      case .one: one
      case .two: two
      case .few: few
      case .many: many
      case .other: String?.none
      }
    return words ?? other
  }
}
