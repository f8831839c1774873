// Reports about token files and their imports.

import RasterSyntax

extension Diagnostic {
  /// A fault of a token file, with the JSON pointer to where it is.
  static func tokenFile(_ message: String, _ path: [String], at range: SourceRange) -> Diagnostic {
    let pointer = JSONPointer(names: path).text
    return Diagnostic(.tokenFile, pointer.isEmpty ? message : "\(pointer): \(message)", at: range)
  }

  /// Something of a token file that the language has nothing for.
  static func tokenUnsupported(
    _ what: String,
    _ path: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let pointer = JSONPointer(names: path).text
    let words = "\(what) has no counterpart here, and is left out"
    return Diagnostic(
      .tokenUnsupported,
      pointer.isEmpty ? words : "\(pointer): \(words)",
      at: range
    )
  }

  /// What is taken from a token file, or not, beside what the format says.
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

  /// A token that its file calls deprecated.
  static func deprecatedToken(_ name: String, reason: String, at range: SourceRange) -> Diagnostic {
    let words = reason.isEmpty ? "" : ": \(reason)"
    return Diagnostic(.deprecatedToken, "'\(name)' is deprecated" + words, at: range)
  }

  /// A token file that is imported without a name.
  ///
  ///     import "brand.tokens.json"
  ///     //     ^^^^^^^^^^^^^^^^^^^ error: tokens are imported by a name
  static func namelessImport(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importName,
      "tokens of a file are imported by a name",
      at: range,
      fixIts: [FixIt("insert ', as: \(name)'", replacing: range.end, with: ", as: \(name)")]
    )
  }

  /// Tokens that are imported by the name that a modifier of their file takes.
  ///
  ///     import "brand.resolver.json", as: Brand
  ///     //                                ^^^^^ error: the modifier 'brand' takes the name 'Brand'; import these tokens under another name
  static func takenImportName(
    _ name: String,
    by modifier: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .importName,
      "the modifier '\(modifier)' takes the name '\(name)'; import these tokens under another name",
      at: range
    )
  }

  /// A source that is imported by a name.
  ///
  ///     import "icons.raster", as: Icons
  ///     //                         ^^^^^ error: only tokens of a '.json' file are imported by a name
  static func namedImport(at range: SourceRange) -> Diagnostic {
    Diagnostic(.importName, "only tokens of a '.json' file are imported by a name", at: range)
  }

  /// A token file that another file imports by another name.
  ///
  ///     import "brand.tokens.json", as: Theme
  ///     //                              ^^^^^ error: these tokens are imported as 'Brand' already
  static func importedAs(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .importName,
      "these tokens are imported as '\(name)' already",
      at: range,
      labels: [Label("first here", at: first)],
      fixIts: [FixIt("replace with '\(name)'", replacing: range, with: name)]
    )
  }
}
