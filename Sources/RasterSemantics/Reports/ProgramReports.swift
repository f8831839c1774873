// Reports about declarations together: imports, circles, constants, and what is never used.

import RasterSyntax

extension Diagnostic {
  /// An import of a file that is not there.
  ///
  ///     import "icon.raster"
  ///     //     ^^^^^^^^^^^^^ error: there is no file 'icon.raster' beside this one
  static func missingImport(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingImport,
      "there is no file '\(path)', seen from this file's folder",
      at: range
    )
  }

  /// An import without a file's name.
  ///
  ///     import ""
  ///     //     ^^ error: an import says a file, as in 'import "Brand.raster"'
  static func emptyImport(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingImport, "an import says a file, as in 'import \"Brand.raster\"'", at: range)
  }

  /// An import of what cannot be read.
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

  /// An import that a build could not follow when the file changes.
  ///
  ///     import "../Shared/Brand.raster"
  ///     //      ^^^^^^^^^^^^^^^^^^^^^^ error: '../Shared/Brand.raster' is not among the inputs
  static func outsideImport(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideImport,
      "'\(path)' is not among the inputs; move it into the target or copy what is needed",
      at: range
    )
  }

  /// A file that is imported twice.
  ///
  ///     import "icons.raster"
  ///     //     ^^^^^^^^^^^^^^ warning: 'icons.raster' is imported already
  static func duplicateImport(
    _ path: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateImport,
      "'\(path)' is imported already",
      at: range,
      labels: [Label("first here", at: first)]
    )
  }

  /// Files that import each other.
  ///
  ///     import "b.raster"
  ///     //     ^^^^^^^^^^ error: these files import each other: a.raster, b.raster
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
      labels: ranges.dropFirst().map { Label("which imports this", at: $0) }
    )
  }

  /// Declarations that need each other.
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
      labels: zip(names, ranges).dropFirst().map { Label("'\($0)' goes on here", at: $1) }
    )
  }

  /// Something that must be known while compiling, and is not.
  ///
  ///     state tint: Color = environment.appearance == .dark ? #FFF : #000
  ///     //                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: a default must be a constant
  static func notConstant(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notConstant,
      "\(what) cannot depend on the environment",
      at: range
    )
  }

  /// Bounds without a value between them.
  ///
  ///     state n: Int = 1, in: 5...0
  ///     //                    ^^^^^ error: these bounds hold no value
  static func emptyDomain(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyDomain,
      "expected two finite numbers, the smaller one first",
      at: range
    )
  }

  /// A step that leads nowhere.
  ///
  ///     state n: Int = 1, in: 0...5, step: 0
  ///     //                                 ^ error: a step is more than 0
  static func badStep(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badStep, "expected a step of more than 0", at: range)
  }

  /// A limit that no list or string can have.
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

  /// A value outside its property's bounds.
  ///
  ///     state n: Int = 9, in: 0...5
  ///     //             ^ warning: this is outside the bounds, and is taken for 5
  static func outsideDomain(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideDomain,
      "this is outside the bounds of '\(name)', and is moved into them",
      at: range
    )
  }

  /// A property that nothing depends on.
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

  /// A `let` that nothing depends on.
  ///
  ///     let half = bounds.width / 2
  ///     //  ^^^^ warning: 'half' is never used
  static func unusedLet(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unusedLet, "'\(name)' is never used", at: range)
  }
}
