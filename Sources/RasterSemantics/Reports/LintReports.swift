// Diagnostics of valid code that is probably a mistake.

import RasterSyntax

extension Diagnostic {
  /// A condition that always has the same value.
  ///
  ///     state stars: Int = 3, in: 0...5
  ///     if stars > 5 { … }
  ///     // ^^^^^^^^^ warning: this condition is always false
  static func constantCondition(_ truth: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .constantCondition,
      "this condition is always \(truth ? "true" : "false")",
      at: range
    )
  }

  /// A gradient around the centre of an arc's bounding box.
  ///
  ///     stroke arc(center: hub, radius: 8, from: 0deg, to: 90deg), with: sweepGradient(center: .center, …)
  ///     //                                                                                     ^^^^^^^ warning: this is the centre of the arc's bounding box, not of its circle
  static func arcCenter(at range: SourceRange, circle: String) -> Diagnostic {
    Diagnostic(
      .arcCenter,
      "this is the centre of the arc's bounding box, not of its circle",
      at: range,
      fixIts: replacement(circle, at: range)
    )
  }

  /// Caps of a nine-slice image that are negative.
  ///
  ///     nineSlice "plate.png", in: bounds, caps: Insets(-1)
  ///     //                                       ^^^^^^^^^^ warning: a cap of an image cannot be negative
  static func negativeSliceCap(at range: SourceRange) -> Diagnostic {
    Diagnostic(.sliceCaps, "a cap of an image cannot be negative", at: range)
  }

  /// Caps of a nine-slice image that are together longer than the image.
  ///
  ///     nineSlice "plate.png", in: bounds, caps: Insets(3)
  ///     //                                       ^^^^^^^^^ warning: the left and right caps of 3 and 3 points overlap in 'plate.png', which is 4 points wide
  static func overlappingSliceCaps(
    _ caps: String,
    in image: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.sliceCaps, "\(caps) overlap in \(image)", at: range)
  }

  /// A named state that looks like another one.
  ///
  ///     states { idle isOn: false }
  ///     //       ^^^^ warning: 'idle' looks like 'plain', the state with all defaults
  static func equalStates(_ name: String, as first: String, at range: SourceRange) -> Diagnostic {
    let meaning = first == "plain" ? ", the state with all defaults" : ""
    return Diagnostic(.equalStates, "'\(name)' looks like '\(first)'\(meaning)", at: range)
  }

  /// Text in the colour of its background.
  ///
  ///     text title, in: bounds, with: #FFFFFF
  ///     //                            ^^^^^^^ warning: in 'plain', this text has the same colour as its background
  static func invisibleText(
    at range: SourceRange,
    over under: SourceRange,
    in look: String
  ) -> Diagnostic {
    Diagnostic(
      .invisibleText,
      "in '\(look)', this text has the same colour as its background",
      at: range,
      labels: [Label("the background is drawn here", at: under)]
    )
  }

  /// A colour literal in a file that can use tokens.
  ///
  ///     tokens Brand { accent #E5004B }
  ///     fill rect(bounds), with: #E5004B
  ///     //                       ^^^^^^^ warning: use the token 'Brand.accent' instead of this colour literal
  static func colorOutsideTokens(at range: SourceRange, token: String?) -> Diagnostic {
    Diagnostic(
      .colorOutsideTokens,
      token.map { "use the token '\($0)' instead of this colour literal" }
        ?? "no token has the value of this colour literal",
      at: range,
      fixIts: token.map { replacement($0, at: range) } ?? []
    )
  }

  /// An import of a file whose declarations are not used.
  ///
  ///     import "Brand.raster"
  ///     //     ^^^^^^^^^^^^^^ warning: nothing from 'Brand.raster' is used in this file
  static func unusedImport(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unusedImport, "nothing from '\(path)' is used in this file", at: range)
  }

  /// A declaration that is not used in any file.
  ///
  ///     let corner = 10.0
  ///     //  ^^^^^^ warning: 'corner' is never used
  static func unusedDeclaration(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unusedDeclaration, "'\(name)' is never used", at: range)
  }

  /// A drawing that is entirely outside of the component.
  ///
  ///     size 20, 20
  ///     draw { fill circle(center: (40, 10), radius: 8), with: #000 }
  ///     //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: this is drawn entirely outside the component's bounds
  static func outsideBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(.outsideBounds, "this is drawn entirely outside the component's bounds", at: range)
  }
}
