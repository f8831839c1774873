// Comments that select a file's edition: `// raster edition 2027`, before everything else.

/// The edition comments of a file, and their diagnostics.
///
/// The comment may follow other comments, but nothing else. Scanning is linear in the
/// size of the file.
struct EditionComments {
  /// The comment that takes effect.
  private(set) var first: EditionComment?
  private(set) var diagnostics: [Diagnostic] = []

  init(_ tokens: [Token], in source: SourceFile) {
    var head: SourceRange?
    var isAtHead = true
    for token in tokens {
      isAtHead = isAtHead && token.kind.isTrivia
      guard token.kind == .lineComment,
        let (name, nameRange) = Self.edition(in: CommentScanner(source, token))
      else { continue }
      let range = SourceRange(file: source.id, lower: Int(token.lower), upper: Int(token.upper))
      guard let edition = Edition(rawValue: name) else {
        diagnostics.append(.unknownEdition(name, at: nameRange))
        if isAtHead { head = head ?? range }
        continue
      }
      if let head {
        diagnostics.append(.repeatedEdition(at: range, first: head))
      } else if isAtHead {
        head = range
        first = EditionComment(edition: edition, nameRange: nameRange)
      } else {
        let before = SourceRange(file: source.id, lower: 0, upper: Int(token.lower))
        diagnostics.append(.misplacedEdition(edition, at: range, after: source.text(at: before)))
        head = range
      }
    }
  }

  /// Parses `raster edition NAME`; returns `nil` for any other text.
  ///
  /// Several words after `edition` are a name only if the first begins with a digit.
  private static func edition(in comment: CommentScanner) -> (name: String, at: SourceRange)? {
    var scanner = comment
    scanner.skipSpaces()
    guard scanner.word() == "raster", scanner.skipSpaces(), scanner.word() == "edition",
      scanner.skipSpaces()
    else { return nil }
    let start = scanner.position
    var name = scanner.unspaced()
    var end = scanner.position
    scanner.skipSpaces()
    if !scanner.isAtEnd {
      guard name.utf8.first.map({ (48...57).contains($0) }) == true else { return nil }
      while !scanner.isAtEnd {
        name += " " + scanner.unspaced()
        end = scanner.position
        scanner.skipSpaces()
      }
    }
    guard !name.isEmpty else { return nil }
    return (name, SourceRange(file: scanner.source.id, lower: start, upper: end))
  }
}

extension Diagnostic {
  /// An edition that does not exist.
  ///
  ///     // raster edition 2025
  ///     //                ^^^^ error: unknown edition '2025'; the editions are '2026', '2027'
  ///     // fix-it: replace with '2026'
  fileprivate static func unknownEdition(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownEdition,
      "unknown edition '\(name)'; the editions are \(Edition.list)",
      at: range,
      fixIts: Edition.nearest(to: name).map {
        [FixIt("replace with '\($0.rawValue)'", replacing: range, with: $0.rawValue, isGuess: true)]
      } ?? []
    )
  }

  /// An edition that is selected after a declaration; the fix-it moves the comment to the start.
  ///
  ///     let gap = 8.0  // raster edition 2027
  ///     //             ^^^^^^^^^^^^^^^^^^^^^^ error: the edition must be selected before the first import or declaration
  fileprivate static func misplacedEdition(
    _ edition: Edition,
    at range: SourceRange,
    after text: String
  ) -> Diagnostic {
    let whole = SourceRange(file: range.file, lower: 0, upper: Int(range.upper))
    let moved = "\(EditionComment.text(edition))\n\(text)"
    return Diagnostic(
      .misplacedEdition,
      "the edition must be selected before the first import or declaration",
      at: range,
      fixIts: [FixIt("move it to the start of the file", replacing: whole, with: moved)]
    )
  }

  /// A second edition of a file; the fix-it removes it.
  ///
  ///     // raster edition 2027
  ///     let gap = 8.0  // raster edition 2026
  ///     //             ^^^^^^^^^^^^^^^^^^^^^^ error: the file already selects its edition
  fileprivate static func repeatedEdition(
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .misplacedEdition,
      "the file already selects its edition",
      at: range,
      labels: [Label("it is selected here", at: first)],
      fixIts: [FixIt("remove this comment", replacing: range, with: "")]
    )
  }
}
