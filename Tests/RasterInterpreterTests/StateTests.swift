// Named states: inheritance, matrices, environments and sizes.

import Raster
import RasterInterpreter
import Testing

@Suite struct StateTests {
  /// The component `Chip` with the given lines in `states`, and ten properties.
  private func chip(_ lines: String) throws -> InterpretedComponent {
    let source = """
      enum Variant { case filled, tonal }

      component Chip {
        state title: String = "Lake"
        state variant: Variant = .filled
        state isOn: Bool = false
        state stars: Int = 3, in: -2...4, step: 3
        state level: Fraction = 50%, in: 0%...100%
        state ring: Double = 1.5
        size title.count, 10 + stars + ring
        draw { fill rect(bounds), with: isOn && variant == .filled ? #000 : #FFF, rule: .nonZero
          layer opacity: level { fill rect(bounds), with: #111 } }
        states {
      \(lines)
        }
      }
      """
    return try RasterTemplate(source: source).component("Chip")
  }

  @Test func `a state inherits from the states it names, the later ones first`() throws {
    let chip = try chip(
      """
      short title: "A", ring: 2
      long  title: "ABC", isOn: true
      both  .short, .long
      own   .both, title: "ABCDE"
      """
    )
    let both = try chip.state("both")
    #expect(
      both
        == (try chip.setting("title", to: .string("ABC")).setting("ring", to: .int(2)).setting(
          "isOn",
          to: .bool(true)
        ))
    )
    #expect(try chip.state("own").naturalSize(in: Environment()).width == 5)
  }

  @Test func `a matrix creates and names a state for each combination`() throws {
    #expect(
      try chip("matrix variant, isOn").stateNames == [
        "plain", "filledNotOn", "filledOn", "tonalNotOn", "tonalOn",
      ]
    )
    #expect(try chip("matrix isOn, if: isOn || title.count > 9").stateNames == ["plain", "on"])
    #expect(try chip("matrix stars").stateNames == ["plain", "starsMinus2", "stars1", "stars4"])
    #expect(
      try chip("matrix level: [0%, 12.5%], ring: [0.25, 1000000000000000000000.0]").stateNames == [
        "plain", "level0Ring0_25", "level0Ring1e21", "level12_5Ring0_25", "level12_5Ring1e21",
      ]
    )
    let chip = try chip("long title: \"ABC\"\nmatrix variant: [.tonal], .long, ring: 4")
    let tonal = try chip.state("tonal").naturalSize(in: Environment())
    #expect(tonal == Size(3, 18))
  }

  @Test func `a state sets its environment and size, and passes them on`() throws {
    let chip = try chip(
      """
      night environment: Environment(appearance: .dark, textScale: 2)
      wide  .night, bounds: (24, 44), environment: Environment(textScale: 3, scale: 1.5)
      matrix isOn, .wide
      """
    )
    let states = chip.namedStates(in: Environment(contrast: .increased))
    #expect(states.map(\.name) == ["plain", "night", "wide", "notOn", "on"])
    let night = Environment(appearance: .dark, contrast: .increased, textScale: 2)
    var wide = night
    (wide.textScale, wide.scale) = (3, 1.5)
    #expect(
      states.map(\.environment) == [Environment(contrast: .increased), night, wide, wide, wide]
    )
    #expect(states.map(\.size) == [nil, nil, Size(24, 44), Size(24, 44), Size(24, 44)])
  }

  @Test func `states beyond the limit are reported, and cost no more`() throws {
    #expect(throws: TemplateError.self) {
      try self.chip((0..<1025).map { "s\($0) title: \"\($0)\"" }.joined(separator: "\n"))
    }
    let names = (0..<1024).map { "s\($0) title: \"\($0)\"" }.joined(separator: "\n")
    #expect(try chip(names).stateNames.count == 1025)
    let long = String(repeating: "x", count: 100_000)
    #expect(throws: TemplateError.self) {
      let lines = (0..<200).map { "t\($0) .long, ring: \($0 + 5)" }
      return try self.chip(([#"long title: "\#(long)""#] + lines).joined(separator: "\n"))
    }
  }
}
