// The rows of changes of colours.

import RasterValues

extension BuiltIn {
  static let colorMatrix = filter(
    "matrix",
    takes: Parameter(nil, .list(.double)),
    does:
      "Four rows of five numbers, for red, green, blue and alpha: factors of those, then what is added."
  ) { v in .matrix(v.doubles(0)) }

  @Rows static var filters: [BuiltIn] {
    filter(
      "saturation",
      takes: Parameter(nil, .fraction, in: 0 ... .infinity),
      does: "Greys at 0%, stronger colours beyond 100%."
    ) { v in .saturation(v.double(0)) }
    filter("hueRotation", takes: Parameter(nil, .angle), does: "Hues turned.") { v in
      .hueRotation(v.angle(0))
    }
    filter(
      "brightness",
      takes: Parameter(nil, .fraction, in: 0 ... .infinity),
      does: "Black at 0%, lighter colours beyond 100%."
    ) { v in .brightness(v.double(0)) }
    filter(
      "contrast",
      takes: Parameter(nil, .fraction, in: 0 ... .infinity),
      does: "Middle grey at 0%, more of a difference beyond 100%."
    ) { v in .contrast(v.double(0)) }
    colorMatrix
    method(
      "then",
      of: .colorFilter,
      takes: [Parameter(nil, .colorFilter)],
      gives: .colorFilter,
      does: "The filter followed by another; together they are one matrix."
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
