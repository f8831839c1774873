// SVG path data that is written out.

import RasterValues
import RasterSyntax

extension BodyChecker {
  /// Reports a mistake in SVG path data that is written out.
  mutating func checkPathData(_ operands: [TypedExpression]) {
    guard let first = operands.first, case .string(let data) = first.kind,
      let error = Path.svgError(in: data)
    else { return }
    report(.malformedPathData(error, in: data, at: first.range))
  }
}
