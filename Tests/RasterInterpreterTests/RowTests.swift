// Rows of data for templates: their values, and all of their errors.

import Raster
import RasterInterpreter
import Testing

@Suite struct RowTests {
  private let template: RasterTemplate

  init() throws {
    template = try RasterTemplate(
      source: """
        environment theme: Theme = .plain
        enum Theme { case plain, night }

        component Dot {
          state side: Int = 8, in: 1...40
          state color: Color = #0A84FF
          size side, side
          draw { fill circle(bounds), with: environment.theme == .night ? #000000 : color }
          states {
            large side: 20, bounds: (30, 30)
            dark environment: Environment(appearance: .dark)
          }
        }
        """
    )
  }

  @Test func `a row gives the component that it describes`() throws {
    let row = TemplateRow(
      "Dot",
      ["side": .int(12), "color": .string("#FF0000")],
      scale: 2,
      appearance: .dark,
      layoutDirection: .rightToLeft,
      locale: "de"
    )
    let state = try template.state(for: row)
    let same = try template.component("Dot").setting("side", to: .int(12))
      .setting("color", to: .color(Color(rgba: 0xFF00_00FF)))
    #expect(state.component == same && state.size == nil)
    #expect(
      state.environment
        == Environment(appearance: .dark, layoutDirection: .rightToLeft, scale: 2, locale: "de")
    )
    #expect(try BatchRenderer().image(for: RasterRequest(state)).width == 24)
  }

  @Test func `values that a row omits come from its state`() throws {
    let large = try template.state(for: TemplateRow("Dot", state: "large"))
    #expect(large.size == Size(30, 30))
    #expect(
      try template.state(for: TemplateRow("Dot", state: "large", size: Size(9, 9))).size
        == Size(9, 9)
    )
    let dark = try template.state(for: TemplateRow("Dot", state: "dark"), in: Environment(scale: 3))
    #expect(dark.environment == Environment(appearance: .dark, scale: 3))
  }

  @Test func `all errors are reported`() throws {
    let row = TemplateRow(
      "Dot",
      ["side": .string("x"), "colour": .int(1)],
      state: "lagre",
      modes: [TemplateRow.Mode("theem", "x"), TemplateRow.Mode("theme", "nihgt")]
    )
    let error = #expect(throws: TemplateRowError.self) { try template.state(for: row) }
    #expect(
      error?.description == """
        'Dot' has no state 'lagre'; did you mean 'large'?
        'Dot' has no property 'colour'; did you mean 'color'?
        'side' expects Int
        'the template' has no environment value 'theem'; did you mean 'theme'?
        'theme' has no value 'nihgt'; did you mean 'night'?
        """
    )
    #expect(throws: TemplateRowError.self) { try template.state(for: TemplateRow("Dor")) }
  }

  @Test func `modes change the drawing`() throws {
    let batch = BatchRenderer()
    let plain = try batch.image(for: RasterRequest(template.state(for: TemplateRow("Dot"))))
    let night = TemplateRow("Dot", modes: [TemplateRow.Mode("theme", "night")])
    let other = try batch.image(for: RasterRequest(template.state(for: night)))
    #expect(plain.digest != other.digest)
  }
}
