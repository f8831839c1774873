// Diagnostics of imports, cycles, constants, bounds, and unused properties.

import RasterSyntax

extension Diagnostic {
  /// An import of a file that does not exist.
  ///
  ///     import "icon.raster"
  ///     //     ^^^^^^^^^^^^^ error: file 'icon.raster' not found; paths are relative to this file's folder
  static func missingImport(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingImport,
      "file '\(path)' not found; paths are relative to this file's folder",
      at: range
    )
  }

  /// An import with an empty path.
  ///
  ///     import ""
  ///     //     ^^ error: an import requires a file name, as in 'import "Brand.raster"'
  static func emptyImport(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingImport,
      "an import requires a file name, as in 'import \"Brand.raster\"'",
      at: range
    )
  }

  /// An import of a file that cannot be read.
  ///
  ///     import "/dev/zero"
  ///     //     ^^^^^^^^^^^ error: '/dev/zero' cannot be read: it is not a regular file
  static func unreadableImport(
    _ path: String,
    reason: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.unreadableImport, "'\(path)' cannot be read: \(reason)", at: range)
  }

  /// An import of a file that is not an input of the build, which could not track its changes.
  ///
  ///     import "../Shared/Brand.raster"
  ///     //     ^^^^^^^^^^^^^^^^^^^^^^^^ error: '../Shared/Brand.raster' is not an input of this build; …
  static func outsideImport(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideImport,
      "'\(path)' is not an input of this build; move it into the target, or copy what you need",
      at: range
    )
  }

  /// A file that is imported twice.
  ///
  ///     import "icons.raster"
  ///     //     ^^^^^^^^^^^^^^ warning: 'icons.raster' is already imported
  static func duplicateImport(
    _ path: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateImport,
      "'\(path)' is already imported",
      at: range,
      labels: [Label("first imported here", at: first)]
    )
  }

  /// Files that import each other.
  ///
  ///     import "b.raster"
  ///     //     ^^^^^^^^^^ error: 'a.raster' imports itself through 'b.raster'
  static func importCycle(_ paths: [String], at ranges: [SourceRange]) -> Diagnostic {
    let message =
      paths.count == 1
      ? "'\(paths[0])' imports itself"
      : "'\(paths[0])' imports itself through "
        + paths.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .importCycle,
      message,
      at: ranges[0],
      labels: paths.indices.dropFirst().map { index in
        let next = paths[(index + 1) % paths.count]
        return Label("'\(paths[index])' imports '\(next)' here", at: ranges[index])
      }
    )
  }

  /// Declarations that depend on each other.
  ///
  ///     func even(_ n: Int) -> Bool { odd(n - 1) }
  ///     //                            ^^^ error: 'even' calls itself through 'odd'
  static func cycle(
    _ names: [String],
    kind: DeclarationID.Kind,
    at ranges: [SourceRange]
  ) -> Diagnostic {
    let verb =
      switch kind {
      case .function: "calls"
      case .component: "places"
      case .structure: "contains"
      case .constant, .tokens, .mode, .enumeration: "depends on"
      }
    var message = "'\(names[0])' \(verb) itself"
    if names.count > 1 {
      message += " through " + names.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
    }
    return Diagnostic(
      .cycle,
      message,
      at: ranges[0],
      labels: names.indices.dropFirst().map { index in
        let next = names[(index + 1) % names.count]
        return Label("'\(names[index])' depends on '\(next)' here", at: ranges[index])
      }
    )
  }

  /// A compile-time value that depends on the environment.
  ///
  ///     state tint: Color = environment.appearance == .dark ? #FFF : #000
  ///     //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: a default cannot depend on the environment
  static func notConstant(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notConstant,
      "\(what) cannot depend on the environment",
      at: range
    )
  }

  /// Bounds that contain no value.
  ///
  ///     state n: Int = 1, in: 5...0
  ///     //                    ^^^^^ error: expected two finite numbers, the smaller one first
  static func emptyDomain(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyDomain,
      "expected two finite numbers, the smaller one first",
      at: range
    )
  }

  /// A step that is not positive.
  ///
  ///     state n: Int = 1, in: 0...5, step: 0
  ///     //                                 ^ error: expected a step greater than 0
  static func badStep(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badStep, "expected a step greater than 0", at: range)
  }

  /// An invalid limit of a list or a string.
  ///
  ///     state bars: [Double] = [], limit: 0
  ///     //                                ^ error: expected a limit between 1 and 10000
  static func badLimit(_ range: ClosedRange<Int>, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .badLimit,
      "expected a limit between \(range.lowerBound) and \(range.upperBound)",
      at: place
    )
  }

  /// A default outside of its property's bounds.
  ///
  ///     state n: Int = 9, in: 0...5
  ///     //             ^ warning: this value is outside the bounds of 'n' and is clamped to them
  static func outsideDomain(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideDomain,
      "this value is outside the bounds of '\(name)' and is clamped to them",
      at: range
    )
  }

  /// A part of a date that no date has.
  ///
  ///     let end = Date(year: 2026, month: 2, day: 30)
  ///     //                                       ^^ warning: this date does not exist; 30 is clamped to 28
  static func noSuchDate(_ part: Int, used: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideDomain,
      "this date does not exist; \(part) is clamped to \(used)",
      at: range,
      fixIts: [FixIt("replace with '\(used)'", replacing: range, with: "\(used)")]
    )
  }

  /// A property on which the drawing does not depend.
  ///
  ///     state isHovered: Bool = false
  ///     //    ^^^^^^^^^ warning: 'isHovered' never changes the drawing
  static func unreadProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreadProperty,
      "'\(name)' never changes the drawing",
      at: range
    )
  }

  /// A `let` that is not used.
  ///
  ///     let half = bounds.width / 2
  ///     //  ^^^^ warning: 'half' is never used
  static func unusedLet(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unusedLet, "'\(name)' is never used", at: range)
  }
}
