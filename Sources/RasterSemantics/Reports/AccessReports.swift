// Diagnostics of access levels.

import RasterSyntax

extension Diagnostic {
  /// A use of a declaration that is private to another file.
  ///
  ///     fill rect(bounds), with: tint(#FFF)
  ///     //                       ^^^^ error: 'tint' is private to 'Brand.raster'; remove 'private' there to use it here
  static func privateName(
    _ name: String,
    path: String,
    at range: SourceRange,
    declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .privateName,
      "'\(name)' is private to '\(path)'; remove 'private' there to use it here",
      at: range,
      labels: [Label("declared here", at: declared)]
    )
  }

  /// A declaration whose interface uses a declaration with narrower access.
  ///
  /// The fix-it gives the used declaration the access `widest`, which all such interfaces require.
  ///
  ///     private struct Item { let name: String }
  ///     component List { state items: [Item] = [] }
  ///     //                            ^^^^^^ error: 'List' is internal, but its interface uses 'Item', which is private
  ///     // fix-it: make 'Item' internal
  static func narrowAccess(
    _ shown: DeclarationHead,
    _ level: AccessLevel,
    in head: DeclarationHead,
    _ wanted: AccessLevel,
    at range: SourceRange,
    widest: AccessLevel
  ) -> Diagnostic {
    let word = wanted.rawValue
    let message =
      "'\(head.name)' is \(word), but its interface uses '\(shown.name)', which is \(level.rawValue)"
    return Diagnostic(
      .narrowAccess,
      message,
      at: range,
      labels: [Label("make this '\(widest.rawValue)' too", at: shown.nameRange)],
      fixIts: shown.range.file == head.range.file ? [widened(shown, to: widest)] : []
    )
  }

  /// Returns the fix-it that changes the access of a declaration.
  private static func widened(_ head: DeclarationHead, to level: AccessLevel) -> FixIt {
    let start = head.range.start
    let message = "make '\(head.name)' \(level.rawValue)"
    guard let word = head.accessRange else {
      return FixIt(message, replacing: start, with: level.rawValue + " ")
    }
    return FixIt(message, replacing: word, with: level.rawValue)
  }

  /// A private environment value.
  ///
  ///     private environment brand: Brand = .acme
  ///     // ^^^^ error: an environment value cannot be private, because all files share the environment
  ///     // fix-it: remove 'private'
  static func privateMode(_ head: DeclarationHead, at range: SourceRange) -> Diagnostic {
    var space = range
    space.upper = head.range.lower
    return Diagnostic(
      .misplacedAccess,
      "an environment value cannot be private, because all files share the environment",
      at: range,
      fixIts: [FixIt("remove 'private'", replacing: space, with: "")]
    )
  }
}
