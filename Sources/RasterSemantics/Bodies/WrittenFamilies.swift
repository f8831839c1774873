// The families that a font is written with, which faces are looked up by.

extension [TypedExpression] {
  /// The family and the fallback of a font's arguments; nil where one is worked out.
  var writtenFamilies: [String]? {
    guard count >= 2, case .list(let fallback) = self[1].kind else { return nil }
    var families: [String] = []
    for family in [self[0]] + fallback {
      guard case .string(let name) = family.kind else { return nil }
      families.append(name)
    }
    return families
  }
}
