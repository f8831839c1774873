// The rows of insets, corners and bands by where words begin and end, and corners' sizes from numbers.

import RasterValues

extension BuiltIn {
  private static let leadingInsets = ["top", "leading", "bottom", "trailing"].map {
    Parameter($0, .double, default: .double(0))
  }

  private static let leadingCorners = [
    "topLeading", "topTrailing", "bottomTrailing", "bottomLeading",
  ]

  /// What a number is where a corner's size is expected; no author calls it.
  static let cornerSize = BuiltIn(
    "Size",
    .call,
    takes: [Parameter(nil, .double)],
    gives: .size,
    swift: "EllipticalCornerRadii.corner",
    motion: .affine,
    does: "The radii of a corner that is as round across as down."
  ) { v in .size(EllipticalCornerRadii.corner(v.double(0))) }

  @Rows static var sides: [BuiltIn] {
    directed(
      "Insets",
      takes: leadingInsets,
      gives: .insets,
      swift: "insets",
      does: "Insets edge by edge; leading is where words begin."
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
      gives: .corners,
      swift: "corners",
      does: "Radii corner by corner; leading is where words begin."
    ) { v, environment in
      .corners(
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
      gives: .cornerSizes,
      swift: "cornerSizes",
      does: "Radii across and down, corner by corner; leading is where words begin."
    ) { v, environment in
      .cornerSizes(
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
    does: "The rectangle with each edge moved inwards by so much; leading is where words begin.",
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
    does: "The part along the side where words begin or end, so many points thick.",
    evaluation: .inEnvironment { v, evaluator in
      .rect(v.rect(0).slice(v.double(1), from: v.choice(2, .leading), in: evaluator.environment))
    }
  )
}
