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
  static func hiddenWords(
    at range: SourceRange,
    over under: SourceRange,
    in look: String
  ) -> Diagnostic {
    Diagnostic(
      .hiddenWords,
      "in '\(look)' these words have the colour of what lies under them",
      at: range,
      labels: [Label("this lies under them", at: under)]
    )
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
