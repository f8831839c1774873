// Colour spaces and mixing.
import Raster
import Testing

@Suite struct ColorTests {
  @Test func `hues give the primary colours`() {
    #expect(hex(.hsl(.degrees(0), 1, 0.5)) == 0xFF00_00FF)
    #expect(hex(.hsl(.degrees(120), 1, 0.5)) == 0x00FF_00FF)
    #expect(hex(.hsl(.degrees(-120), 1, 0.5)) == 0x0000_FFFF)
    #expect(hex(.hsl(.degrees(60), 1, 0.25)) == 0x8080_00FF)
    #expect(hex(.hsl(.degrees(200), 0, 1)) == 0xFFFF_FFFF)
  }

  @Test func `oklch gives the values of CSS`() {
    // CSS Color 4 gives oklch(62.7955% 0.257683 29.2339) for red, and so on.
    #expect(hex(.oklch(0.627955, 0.257683, .degrees(29.2339))) == 0xFF00_00FF)
    #expect(hex(.oklch(0.519752, 0.176858, .degrees(142.4953))) == 0x0080_00FF)
    #expect(hex(.oklch(1, 0, .degrees(0))) == 0xFFFF_FFFF)
    #expect(hex(.oklch(0, 0, .degrees(0))) == 0x0000_00FF)
  }

  @Test func `mixing with clear keeps the colour`() {
    let mixed = Color(rgba: 0xFF00_00FF).mixed(with: .clear, by: 0.5)
    #expect(mixed == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(hex(Color.black.mixed(with: .white, by: 0.5)) == 0x8080_80FF)
    #expect(Color.black.mixed(with: .white, by: .nan) == .black)
  }

  @Test func `lighter approaches white and darker approaches black`() {
    let color = Color(rgba: 0x4080_C080)
    #expect(hex(color.lighter(1)) == 0xFFFF_FF80)
    #expect(hex(color.darker(1)) == 0x0000_0080)
    #expect(color.lighter(0) == color)
    #expect(hex(color.opacity(0.5)) == 0x4080_C040)
  }

  @Test func `black on white has a contrast of 21`() {
    #expect(Color.black.contrastRatio(with: .white) == 21)
    #expect(Color.white.contrastRatio(with: .white) == 1)
    #expect(Color.clear.contrastRatio(with: .white) == 1)
    let gray = Color(rgba: 0x7777_77FF).contrastRatio(with: .white)
    #expect(gray > 4.47 && gray < 4.48)
  }

  private func hex(_ color: Color) -> UInt32 {
    [color.red, color.green, color.blue, color.alpha].reduce(0) {
      $0 << 8 | UInt32(($1 * 255).rounded())
    }
  }
}
