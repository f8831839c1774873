// Diagnostics of token files and their imports.

import RasterSyntax

extension Diagnostic {
  /// An error in a token file, with the JSON pointer to its position.
  static func tokenFile(_ message: String, _ path: [String], at range: SourceRange) -> Diagnostic {
    let pointer = JSONPointer(names: path).text
    return Diagnostic(.tokenFile, pointer.isEmpty ? message : "\(pointer): \(message)", at: range)
  }

  /// An unsupported feature of a token file.
  static func tokenUnsupported(
    _ what: String,
    _ path: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let pointer = JSONPointer(names: path).text
    let words = "\(what) is not supported and is omitted"
    return Diagnostic(
      .tokenUnsupported,
      pointer.isEmpty ? words : "\(pointer): \(words)",
      at: range
    )
  }

  /// A note about extensions of the format in a token file, whether they are used or ignored.
  static func tokenFileNote(
    _ message: String,
    at range: SourceRange,
    others: ArraySlice<SourceRange>
  ) -> Diagnostic {
    Diagnostic(
      .tokenFileNote,
      message,
      at: range,
      labels: others.map { Label("also here", at: $0) }
    )
  }

  /// A token file in an older form, which the command converts.
  ///
  ///     import "legacy.tokens.json", as: Legacy
  ///     //     ^^^^^^^^^^^^^^^^^^^^ error: 'legacy.tokens.json' is in the older form with 'value' instead of '$value'; convert it with 'rasterc import legacy.tokens.json -o FOLDER'
  static func olderTokenFile(
    _ path: String,
    _ form: DesignForm,
    at range: SourceRange
  ) -> Diagnostic {
    let what =
      form == .sets
      ? "is a design tool's export of token sets"
      : "is in the older form with 'value' instead of '$value'"
    return Diagnostic(
      .olderTokenFile,
      "'\(path)' \(what); convert it with 'rasterc import \(path) -o FOLDER'",
      at: range
    )
  }

  /// A use of a token that is omitted because its type is not drawn or unknown.
  ///
  ///     fill rect(bounds), with: Brand.cursor
  ///     //                             ^^^^^^ error: the token 'Brand.cursor' is omitted: its type is unknown; add a '$type'
  static func omittedToken(_ name: String, reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unknownMember, "the token '\(name)' is omitted: \(reason)", at: range)
  }

  /// A token that its file declares as deprecated.
  static func deprecatedToken(_ name: String, reason: String, at range: SourceRange) -> Diagnostic {
    let words = reason.isEmpty ? "" : ": \(reason)"
    return Diagnostic(.deprecatedToken, "'\(name)' is deprecated" + words, at: range)
  }

  /// A token file that is imported without a name.
  ///
  ///     import "brand.tokens.json"
  ///     //     ^^^^^^^^^^^^^^^^^^^ error: a token file is imported with a name, as in 'as: Brand'
  static func namelessImport(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importName,
      "a token file is imported with a name, as in 'as: \(name)'",
      at: range,
      fixIts: [FixIt("insert ', as: \(name)'", replacing: range.end, with: ", as: \(name)")]
    )
  }

  /// Tokens that are imported under a name that a modifier in their file uses.
  ///
  ///     import "brand.resolver.json", as: Brand
  ///     //                                ^^^^^ error: the modifier 'brand' already uses the name 'Brand'; import these tokens under another name
  static func takenImportName(
    _ name: String,
    by modifier: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .importName,
      "the modifier '\(modifier)' already uses the name '\(name)'; import these tokens under another name",
      at: range
    )
  }

  /// A source file that is imported with a name.
  ///
  ///     import "icons.raster", as: Icons
  ///     //                         ^^^^^ error: only token files ('.json') are imported with a name
  static func namedImport(at range: SourceRange) -> Diagnostic {
    Diagnostic(.importName, "only token files ('.json') are imported with a name", at: range)
  }

  /// A token file that another file imports under another name.
  ///
  ///     import "brand.tokens.json", as: Theme
  ///     //                              ^^^^^ error: these tokens are already imported as 'Brand'
  static func importedAs(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .importName,
      "these tokens are already imported as '\(name)'",
      at: range,
      labels: [Label("first imported here", at: first)],
      fixIts: [FixIt("replace with '\(name)'", replacing: range, with: name)]
    )
  }
}
