// The table rows of colour filters.

import RasterValues

extension BuiltIn {
  static let colorMatrix = filter(
    "matrix",
    takes: Parameter(nil, .list(.double)),
    does:
      "Four rows of five numbers, for red, green, blue and alpha: four factors and an offset."
  ) { v in .matrix(v.doubles(0)) }

  @Rows static var filters: [BuiltIn] {
    filter(
      "saturation",
      takes: Parameter(nil, .fraction, in: 0 ... .infinity),
      does: "Changes saturation: 0% is greyscale, and more than 100% is more saturated."
    ) { v in .saturation(v.double(0)) }
    filter("hueRotation", takes: Parameter(nil, .angle), does: "Rotates all hues by an angle.") {
      v in
      .hueRotation(v.angle(0))
    }
    filter(
      "brightness",
      takes: Parameter(nil, .fraction, in: 0 ... .infinity),
      does: "Changes brightness: 0% is black, and more than 100% is lighter."
    ) { v in .brightness(v.double(0)) }
    filter(
      "contrast",
      takes: Parameter(nil, .fraction, in: 0 ... .infinity),
      does: "Changes contrast: 0% is middle grey, and more than 100% has more contrast."
    ) { v in .contrast(v.double(0)) }
    colorMatrix
    method(
      "then",
      of: .colorFilter,
      takes: [Parameter(nil, .colorFilter)],
      gives: .colorFilter,
      does: "The filter followed by another, combined in one matrix."
    ) { v in .colorFilter(v[0].colorFilterValue.then(v[1].colorFilterValue)) }
  }

  private static func filter(
    _ name: String,
    takes parameter: Parameter,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> ColorFilter
  ) -> BuiltIn {
    BuiltIn(
      name,
      .staticMember(.colorFilter),
      takes: [parameter],
      gives: .colorFilter,
      does: documentation
    ) { v in .colorFilter(evaluate(v)) }
  }
}
