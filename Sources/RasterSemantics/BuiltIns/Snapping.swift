// The table rows of functions that align values to device pixels.

import RasterValues

extension BuiltIn {
  @Rows static var snapping: [BuiltIn] {
    snapped(.point, does: "The nearest corner of a device pixel.") { value, environment in
      .point(value.pointValue.snapped(in: environment))
    }
    snapped(.rect, does: "The rectangle with each edge moved to the nearest device pixel boundary.")
    {
      value,
      environment in .rect(value.rectValue.snapped(in: environment))
    }
    snapped(.path, does: "The path with its points moved to the nearest device pixel corners.") {
      value,
      environment in .path(value.pathValue.snapped(in: environment))
    }
  }

  private static func snapped(
    _ type: Type,
    does documentation: String,
    evaluate: @escaping @Sendable (Value, Environment) -> Value
  ) -> BuiltIn {
    BuiltIn(
      "snapped",
      .environmentProperty(type),
      takes: [],
      gives: type,
      extraSteps: type == .path ? 500 : 0,
      reads: .scale,
      does: documentation,
      evaluation: .inEnvironment { v, evaluator in evaluate(v[0], evaluator.environment) }
    )
  }
}
