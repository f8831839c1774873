// The table rows of leading and trailing insets, corners and bands, and of corner sizes.

import RasterValues

extension BuiltIn {
  private static let leadingInsets = ["top", "leading", "bottom", "trailing"].map {
    Parameter($0, .double, default: .double(0))
  }

  private static let leadingCorners = [
    "topLeading", "topTrailing", "bottomTrailing", "bottomLeading",
  ]

  /// The implicit conversion of a number to a corner's size, which authors cannot call.
  static let cornerSize = BuiltIn(
    "Size",
    .call,
    takes: [Parameter(nil, .double)],
    gives: .size,
    swift: "EllipticalCornerRadii.corner",
    motion: .affine,
    does: "A corner with equal horizontal and vertical radii."
  ) { v in .size(EllipticalCornerRadii.corner(v.double(0))) }

  @Rows static var sides: [BuiltIn] {
    directed(
      "Insets",
      takes: leadingInsets,
      gives: .insets,
      swift: "insets",
      does: "Insets with a value for each edge; leading is the side where text starts."
    ) { v, environment in
      .insets(
        environment.insets(
          top: v.double(0),
          leading: v.double(1),
          bottom: v.double(2),
          trailing: v.double(3)
        )
      )
    }
    directed(
      "CornerRadii",
      takes: leadingCorners.map { Parameter($0, .double, default: .double(0)) },
      gives: .cornerRadii,
      swift: "corners",
      does: "A radius for each corner; leading is the side where text starts."
    ) { v, environment in
      .cornerRadii(
        environment.corners(
          topLeading: v.double(0),
          topTrailing: v.double(1),
          bottomTrailing: v.double(2),
          bottomLeading: v.double(3)
        )
      )
    }
    directed(
      "CornerRadii",
      takes: leadingCorners.map { Parameter($0, .size, default: .zeroSize) },
      gives: .ellipticalCornerRadii,
      swift: "cornerSizes",
      does: "A horizontal and a vertical radius for each corner; leading is where text starts."
    ) { v, environment in
      .ellipticalCornerRadii(
        environment.cornerSizes(
          topLeading: v.size(0),
          topTrailing: v.size(1),
          bottomTrailing: v.size(2),
          bottomLeading: v.size(3)
        )
      )
    }
  }

  private static func directed(
    _ name: String,
    takes parameters: [Parameter],
    gives result: Type,
    swift: String,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments, Environment) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .environment,
      takes: parameters,
      gives: result,
      swift: swift,
      reads: .layoutDirection,
      motion: .affine,
      does: documentation,
      evaluation: .inEnvironment { v, evaluator in evaluate(v, evaluator.environment) }
    )
  }

  static let directedInset = BuiltIn(
    "inset",
    .environmentMethod(.rect),
    takes: leadingInsets,
    gives: .rect,
    reads: .layoutDirection,
    motion: .affine,
    does: "The rectangle with each edge moved inwards; leading is the side where text starts.",
    evaluation: .inEnvironment { v, evaluator in
      .rect(
        v.rect(0).inset(
          top: v.double(1),
          leading: v.double(2),
          bottom: v.double(3),
          trailing: v.double(4),
          in: evaluator.environment
        )
      )
    }
  )

  static let directedSlice = BuiltIn(
    "slice",
    .environmentMethod(.rect),
    takes: [Parameter(nil, .double), Parameter("from", .builtin(.horizontalEdge))],
    gives: .rect,
    reads: .layoutDirection,
    motion: .affineFixing([2]),
    does: "The strip along the leading or trailing side, with a thickness in points.",
    evaluation: .inEnvironment { v, evaluator in
      .rect(v.rect(0).slice(v.double(1), from: v.choice(2, .leading), in: evaluator.environment))
    }
  )
}
