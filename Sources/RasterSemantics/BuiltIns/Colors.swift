// The table rows of colour functions.

import RasterValues

extension BuiltIn {
  static let rgb = BuiltIn(
    "rgb",
    .call,
    takes: [
      Parameter.component, Parameter.component, Parameter.component, Parameter.alpha,
    ],
    gives: .color,
    swift: "Functions.rgb",
    does: "A colour from its red, green and blue components, each from 0% to 100%."
  ) { v in .color(Functions.rgb(v.double(0), v.double(1), v.double(2), alpha: v.double(3))) }

  static let displayP3 = BuiltIn(
    "displayP3",
    .call,
    takes: [
      Parameter.component, Parameter.component, Parameter.component, Parameter.alpha,
    ],
    gives: .color,
    swift: "Functions.displayP3",
    does: """
      A colour from its red, green and blue components in Display P3, each from 0% to 100%. Images in \
      sRGB show the nearest components that sRGB has.
      """
  ) { v in .color(Functions.displayP3(v.double(0), v.double(1), v.double(2), alpha: v.double(3))) }

  /// Functions that create colours.
  @Rows static var colors: [BuiltIn] {
    rgb
    displayP3
    BuiltIn(
      "hsl",
      .call,
      takes: [
        Parameter(nil, .angle), .part(), .part(), Parameter.alpha,
      ],
      gives: .color,
      swift: "Color.hsl",
      does: "A colour from its hue, saturation and lightness."
    ) { v in .color(Color.hsl(v.angle(0), v.double(1), v.double(2), alpha: v.double(3))) }
    BuiltIn(
      "oklch",
      .call,
      takes: [
        .part(), Parameter(nil, .double), Parameter(nil, .angle), Parameter.alpha,
      ],
      gives: .color,
      swift: "Color.oklch",
      does:
        "A colour from its perceived lightness, chroma (at most 0.33 in sRGB) and hue."
    ) { v in .color(Color.oklch(v.double(0), v.double(1), v.angle(2), alpha: v.double(3))) }
    BuiltIn(
      "mix",
      .call,
      takes: [Parameter(nil, .color), Parameter(nil, .color), .part()],
      gives: .color,
      swift: "Functions.mix",
      does: "A mixture of two colours: 0% is the first, 100% the second."
    ) { v in .color(v.color(0).mixed(with: v.color(1), by: v.double(2))) }
  }

  @Rows static var colorMembers: [BuiltIn] {
    method(
      "opacity",
      of: .color,
      takes: [.part()],
      gives: .color,
      does: "The colour with its alpha multiplied by a fraction."
    ) { v in .color(v.color(0).opacity(v.double(1))) }
    method(
      "lighter",
      of: .color,
      takes: [.part()],
      gives: .color,
      does: "The colour mixed with white by a fraction."
    ) { v in .color(v.color(0).lighter(v.double(1))) }
    method(
      "darker",
      of: .color,
      takes: [.part()],
      gives: .color,
      does: "The colour mixed with black by a fraction."
    ) { v in .color(v.color(0).darker(v.double(1))) }
    method(
      "contrastRatio",
      of: .color,
      takes: [Parameter("with", .color)],
      gives: .double,
      does: "The WCAG contrast ratio with another colour, from 1 to 21."
    ) { v in .double(v.color(0).contrastRatio(with: v.color(1))) }
    property("red", of: .color, gives: .fraction, does: "The red component.") { v in
      .double(v.color(0).red)
    }
    property("green", of: .color, gives: .fraction, does: "The green component.") { v in
      .double(v.color(0).green)
    }
    property("blue", of: .color, gives: .fraction, does: "The blue component.") { v in
      .double(v.color(0).blue)
    }
    property("alpha", of: .color, gives: .fraction, does: "The alpha component.") { v in
      .double(v.color(0).alpha)
    }
    constant("clear", .color, does: "Fully transparent.") { _ in .color(.clear) }
    constant("black", .color, does: "Black.") { _ in .color(.black) }
    constant("white", .color, does: "White.") { _ in .color(.white) }
  }
}
