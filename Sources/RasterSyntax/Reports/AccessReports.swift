// Diagnostics for access modifiers.

extension Diagnostic {
  /// An access modifier before a part of a declaration.
  ///
  ///     component Dot { private state isOn: Bool = false }
  ///     //              ^^^^^^^ error: 'private' is only allowed before top-level declarations
  ///     // fix-it: remove 'private'
  static func misplacedAccess(
    _ word: String,
    at range: SourceRange,
    with space: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedAccess,
      "'\(word)' is only allowed before top-level declarations",
      at: range,
      fixIts: [FixIt("remove '\(word)'", replacing: space, with: "")]
    )
  }

  /// An access modifier before a declaration without a Swift name.
  ///
  ///     public import "Brand.raster"
  ///     // ^^^ error: an import cannot be 'public'; only declarations such as 'component' can
  ///     // fix-it: remove 'public'
  static func accessOf(
    _ what: String,
    _ level: AccessLevel,
    at range: SourceRange,
    until next: SourceRange
  ) -> Diagnostic {
    let word = level.rawValue
    var fullRange = range
    fullRange.upper = next.lower
    return Diagnostic(
      .misplacedAccess,
      "\(what) cannot be '\(word)'; only declarations such as 'component' can",
      at: range,
      fixIts: [FixIt("remove '\(word)'", replacing: fullRange, with: "")]
    )
  }

  /// A second access modifier.
  ///
  ///     public private let gap = 8.0
  ///     //     ^^^^^^^ error: the declaration is already 'public'
  ///     // fix-it: remove 'private'
  static func repeatedAccess(
    _ word: String,
    beside first: AccessLevel,
    at range: SourceRange
  ) -> Diagnostic {
    var place = range
    place.upper = range.lower + UInt32(word.utf8.count)
    return Diagnostic(
      .misplacedAccess,
      "the declaration is already '\(first.rawValue)'",
      at: place,
      fixIts: [FixIt("remove '\(word)'", replacing: range, with: "")]
    )
  }

  /// An access modifier of another language.
  ///
  ///     fileprivate let gap = 8.0
  ///     // ^^^^^^^^ error: 'fileprivate' is not an access modifier; use 'private'
  ///     // fix-it: replace with 'private'
  static func otherAccess(
    _ word: String,
    _ level: AccessLevel,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .otherAccess,
      "'\(word)' is not an access modifier; use '\(level.rawValue)'",
      at: range,
      fixIts: [FixIt("replace with '\(level.rawValue)'", replacing: range, with: level.rawValue)]
    )
  }
}
