// The literal families of a font, which determine its declared fonts.

extension [TypedExpression] {
  /// The family and the fallbacks of a font's arguments, or nil if one of them is computed.
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
