// Text chosen by the plural category of a number, in the environment's language.

extension Environment {
  /// The variant of a text for a number of things, in the language of the environment's locale.
  ///
  /// Languages distinguish up to six plural categories: English uses `one` and `other`, Polish
  /// `one`, `few`, `many` and `other`. `other` replaces omitted categories.
  public func plural(
    _ count: Double,
    zero: String? = nil,
    one: String? = nil,
    two: String? = nil,
    few: String? = nil,
    many: String? = nil,
    other: String
  ) -> String {
    let text =
      switch PluralRules.of(locale).category(of: count) {
      case .zero: zero
      case .one: one
      case .two: two
      case .few: few
      case .many: many
      case .other: String?.none
      }
    return text ?? other
  }
}
