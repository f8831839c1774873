// Reports about what is right as it stands and cannot be meant.

import RasterSyntax

extension Diagnostic {
  /// A condition that always turns out alike.
  ///
  ///     state stars: Int = 3, in: 0...5
  ///     if stars > 5 { … }
  ///     // ^^^^^^^^^ warning: this is always false
  static func constantCondition(_ truth: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(.constantCondition, "this is always \(truth ? "true" : "false")", at: range)
  }

  /// A gradient about the middle of an arc's box.
  ///
  ///     stroke arc(center: hub, radius: 8, from: 0deg, to: 90deg), with: sweepGradient(center: .center, …)
  ///     //                                                                                     ^^^^^^^ warning: this is the middle of the arc's box, not of its circle
  static func arcCenter(at range: SourceRange, circle: String) -> Diagnostic {
    Diagnostic(
      .arcCenter,
      "this is the middle of the arc's box, not of its circle",
      at: range,
      fixIts: replacement(circle, at: range)
    )
  }

  /// A named state that another one equals.
  ///
  ///     states { idle isOn: false }
  ///     //       ^^^^ warning: 'idle' looks as 'plain' does
  static func equalStates(_ name: String, as first: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.equalStates, "'\(name)' looks as '\(first)' does", at: range)
  }

  /// Words in the colour of what lies under them.
  ///
  ///     text title, in: bounds, with: #FFFFFF
  ///     //                            ^^^^^^^ warning: in 'plain' these words have the colour of what lies under them
  static func invisibleText(
    at range: SourceRange,
    over under: SourceRange,
    in look: String
  ) -> Diagnostic {
    Diagnostic(
      .invisibleText,
      "in '\(look)' these words have the colour of what lies under them",
      at: range,
      labels: [Label("this lies under them", at: under)]
    )
  }

  /// A colour that is written out where a palette is at hand.
  ///
  ///     tokens Brand { accent #E5004B }
  ///     fill rect(bounds), with: #E5004B
  ///     //                       ^^^^^^^ warning: this colour is written out; 'Brand.accent' has it
  static func colorOutsideTokens(at range: SourceRange, token: String?) -> Diagnostic {
    Diagnostic(
      .colorOutsideTokens,
      token.map { "this colour is written out; '\($0)' has it" }
        ?? "this colour is written out, and no token has it",
      at: range,
      fixIts: token.map { replacement($0, at: range) } ?? []
    )
  }

  /// An import of which no name stands in the file.
  ///
  ///     import "Brand.raster"
  ///     //     ^^^^^^^^^^^^^^ warning: nothing of 'Brand.raster' is used here
  static func unusedImport(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unusedImport, "nothing of '\(path)' is used here", at: range)
  }

  /// A declaration that none of the files uses.
  ///
  ///     let corner = 10.0
  ///     //  ^^^^^^ warning: nothing uses 'corner'
  static func unusedDeclaration(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unusedDeclaration, "nothing uses '\(name)'", at: range)
  }

  /// Something that is drawn beside the component.
  ///
  ///     size 20, 20
  ///     draw { fill circle(center: (40, 10), radius: 8), with: #000 }
  ///     //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: all of this lies outside of the component's box
  static func outsideBounds(at range: SourceRange) -> Diagnostic {
    Diagnostic(.outsideBounds, "all of this lies outside of the component's box", at: range)
  }
}
