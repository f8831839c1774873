// Reports about the words that say who may use a declaration.

extension Diagnostic {
  /// A word of access before a part of a declaration.
  ///
  ///     component Dot { private state isOn: Bool = false }
  ///     //              ^^^^^^^ error: 'private' stands before a declaration of the file, not before a part of one
  ///     // fix-it: remove 'private'
  static func misplacedAccess(
    _ word: String,
    at range: SourceRange,
    with space: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedAccess,
      "'\(word)' stands before a declaration of the file, not before a part of one",
      at: range,
      fixIts: [FixIt("remove '\(word)'", replacing: space, with: "")]
    )
  }

  /// A word of access before what declares no name of Swift.
  ///
  ///     public import "Brand.raster"
  ///     // ^^^ error: an import has no access; 'public' stands before declarations such as 'component'
  ///     // fix-it: remove 'public'
  static func accessOf(
    _ what: String,
    _ level: AccessLevel,
    at range: SourceRange,
    until next: SourceRange
  ) -> Diagnostic {
    let word = level.rawValue
    var whole = range
    whole.upper = next.lower
    return Diagnostic(
      .misplacedAccess,
      "\(what) has no access; '\(word)' stands before declarations such as 'component'",
      at: range,
      fixIts: [FixIt("remove '\(word)'", replacing: whole, with: "")]
    )
  }

  /// A second word of access.
  ///
  ///     public private let gap = 8.0
  ///     //     ^^^^^^^ error: the declaration is 'public' already
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
      "the declaration is '\(first.rawValue)' already",
      at: place,
      fixIts: [FixIt("remove '\(word)'", replacing: range, with: "")]
    )
  }

  /// Another language's word of access.
  ///
  ///     fileprivate let gap = 8.0
  ///     // ^^^^^^^^ error: 'fileprivate' is 'private' here
  ///     // fix-it: replace with 'private'
  static func otherAccess(
    _ word: String,
    _ level: AccessLevel,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .otherAccess,
      "'\(word)' is '\(level.rawValue)' here",
      at: range,
      fixIts: [FixIt("replace with '\(level.rawValue)'", replacing: range, with: level.rawValue)]
    )
  }
}
