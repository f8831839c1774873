// Lines that leave something out record the same as the lines that state it.

import Raster
import RasterInterpreter
import Testing

/// Tokens, and components that the lines of a test place.
private let declarations = """
  tokens UI {
    accent light: #E5004B, dark: #FF4F87
    gap    8.0
    label  TextStyle(font: Font(size: 12, weight: .semibold), paint: #1B1B1F)
    shade  [Shadow(#00000040, blur: 3, offset: (0, 1))]
  }

  component Dot {
    state side: Double = 12
    state tint: Color = #336699
    size side, side
    draw { fill circle(bounds), with: tint }
  }

  """

/// The drawing of a component in the given environment, or nil.
private func list(_ members: String, _ environment: Environment) throws -> DisplayList? {
  let source = declarations + "component Subject {\n\(members)\n}"
  return try RasterTemplate(source: source).component("Subject").displayList(
    size: Size(120, 60),
    environment: environment
  )
}

/// Expects that two texts record the same drawing, light and dark, in both directions.
private func expectEqual(
  _ short: String,
  _ long: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for appearance in [Appearance.light, .dark] {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let environment = Environment(appearance: appearance, layoutDirection: direction)
      let drawn = try list(short, environment)
      #expect(drawn != nil, sourceLocation: sourceLocation)
      let same = try drawn == list(long, environment)
      #expect(same, sourceLocation: sourceLocation)
    }
  }
}

@Suite struct ShorterLineTests {
  @Test func `a token can be written without its declaration's name where its type is expected`()
    throws
  {
    try expectEqual(
      """
      layout padding: .gap {
        row spacing: .gap + 2 { text "a", style: .label, with: .accent.opacity(50%) }
      }
      draw { layer shadows: .shade { fill roundedRect(bounds, radius: .gap), with: .accent } }
      """,
      """
      layout padding: UI.gap {
        row spacing: UI.gap + 2 { text "a", style: UI.label, with: UI.accent.opacity(50%) }
      }
      draw { layer shadows: UI.shade { fill roundedRect(bounds, radius: UI.gap), with: UI.accent } }
      """
    )
  }

  @Test func `a case and a built-in colour have precedence over a token`() throws {
    let tokens = "tokens Own { white #112233\nblue #445566 }\n"
    func pixels(_ color: String) throws -> DisplayList? {
      let source = tokens + "component A { size 9, 9\ndraw { fill rect(bounds), with: \(color) } }"
      return try RasterTemplate(source: source).component("A").displayList(
        size: Size(9, 9),
        environment: Environment()
      )
    }
    #expect(try pixels(".white") == pixels("#FFFFFF"))
    #expect(try pixels("Own.white") == pixels("#112233"))
    #expect(try pixels(".blue") == pixels("#445566"))
  }

  @Test func `a line can leave out the label of its first argument`() throws {
    try expectEqual(
      """
      layout {
        column 2 {
          row 4, align: .top { for i in 0..<3 { Dot i * 4 } }
          wrap 3, rowSpacing: 1 { Dot 5, tint: #000 }
          text "a", UI.label
        }
      }
      """,
      """
      layout {
        column spacing: 2 {
          row spacing: 4, align: .top { for i in 0..<3 { Dot side: i * 4 } }
          wrap spacing: 3, rowSpacing: 1 { Dot side: 5, tint: #000 }
          text "a", style: UI.label
        }
      }
      """
    )
  }

  @Test func `a component in a drawing is placed in its bounds`() throws {
    try expectEqual(
      """
      layout padding: 4 {
        background { Dot tint: .accent }
        drawing width: 20, height: 10 { if bounds.width > 10 { Dot 8, tint: #000 } }
      }
      draw { layer opacity: 50% { Dot } }
      """,
      """
      layout padding: 4 {
        background { place Dot(tint: UI.accent), in: bounds }
        drawing width: 20, height: 10 {
          if bounds.width > 10 { place Dot(side: 8, tint: #000), in: bounds }
        }
      }
      draw { layer opacity: 50% { place Dot(), in: bounds } }
      """
    )
  }

  @Test func `a pair of insets is horizontal and vertical`() throws {
    try expectEqual(
      "layout padding: (10, 4) { Dot }\ndraw { fill rect(bounds), with: #EEE }",
      "layout padding: Insets(x: 10, y: 4) { Dot }\ndraw { fill rect(bounds), with: #EEE }"
    )
  }

  @Test(.timeLimit(.minutes(1)))
  func `lines without labels that nest deeply are checked in linear time`() throws {
    let depth = 16
    let opening = String(repeating: "Frame 4 { ", count: depth)
    let source = """
      component Frame {
        state gap: Double = 0
        state content: Content = .empty
        layout padding: gap { place content }
      }
      component Subject { layout { \(opening)space 4\(String(repeating: " }", count: depth)) } }
      """
    _ = try RasterTemplate(source: source)
  }
}
