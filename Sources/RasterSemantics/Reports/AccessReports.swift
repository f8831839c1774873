// Reports about who may use a declaration.

import RasterSyntax

extension Diagnostic {
  /// A name that another file keeps to itself.
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

  /// An interface that names what fewer people may use; the fix-it gives it `widest`, which all such
  /// interfaces want.
  ///
  ///     private struct Item { let name: String }
  ///     component List { state items: [Item] = [] }
  ///     //                            ^^^^^^ error: 'Item' is private, and part of the interface of 'List', which is internal
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
      "'\(shown.name)' is \(level.rawValue), and part of the interface of '\(head.name)', which is \(word)"
    return Diagnostic(
      .narrowAccess,
      message,
      at: range,
      labels: [Label("write '\(widest.rawValue)' here too", at: shown.nameRange)],
      fixIts: shown.range.file == head.range.file ? [widened(shown, to: widest)] : []
    )
  }

  /// Gives a declaration another access.
  private static func widened(_ head: DeclarationHead, to level: AccessLevel) -> FixIt {
    let start = head.range.start
    let message = "make '\(head.name)' \(level.rawValue)"
    guard let word = head.accessRange else {
      return FixIt(message, replacing: start, with: level.rawValue + " ")
    }
    return FixIt(message, replacing: word, with: level.rawValue)
  }

  /// A mode that one file alone might use.
  ///
  ///     private environment brand: Brand = .acme
  ///     // ^^^^ error: an environment value cannot be private: all files read the environment
  ///     // fix-it: remove 'private'
  static func privateMode(_ head: DeclarationHead, at range: SourceRange) -> Diagnostic {
    var space = range
    space.upper = head.range.lower
    return Diagnostic(
      .misplacedAccess,
      "an environment value cannot be private: all files read the environment",
      at: range,
      fixIts: [FixIt("remove 'private'", replacing: space, with: "")]
    )
  }
}
