// Filters of layers: their effect on colours and alpha, and shadows without their shapes.

import Raster
import Testing

@Suite struct ColorFilterTests {
  /// The pixel of a layer with one colour.
  private func filtered(_ color: UInt32, _ filter: ColorFilter) throws -> UInt32 {
    let sketch = Sketch { canvas in
      let bounds = canvas.bounds
      canvas.drawLayer(filter: filter) { $0.fill(.rect(bounds), with: Color(rgba: color)) }
    }
    return try sketch.bitmap(4, 4).rgba(2, 2)
  }

  private func isEqual(_ first: Sketch, _ second: Sketch) throws -> Bool {
    let (first, second) = (try first.bitmap(12, 12), try second.bitmap(12, 12))
    for y in 0..<12 {
      for x in 0..<12 where first.rgba(x, y) != second.rgba(x, y) { return false }
    }
    return true
  }

  @Test func `desaturation preserves the luminance`() throws {
    #expect(try filtered(0xFF00_00FF, .saturation(0)) == 0x3636_36FF)
    #expect(try filtered(0x00FF_00FF, .saturation(0)) == 0xB6B6_B6FF)
    #expect(try filtered(0x336699FF, .saturation(1)) == 0x3366_99FF)
  }

  @Test func `a hue rotation rotates hues`() throws {
    #expect(try filtered(0xFF00_00FF, .hueRotation(.degrees(0))) == 0xFF00_00FF)
    let turned = try filtered(0x8040_40FF, .hueRotation(.degrees(180)))
    #expect(turned >> 24 < turned >> 16 & 255 && turned >> 16 & 255 == turned >> 8 & 255)
  }

  @Test func `brightness and contrast are clamped between black and white`() throws {
    #expect(try filtered(0x4080_C0FF, .brightness(2)) == 0x80FF_FFFF)
    #expect(try filtered(0x4080_C0FF, .brightness(0)) == 0x0000_00FF)
    #expect(try filtered(0x0080_FFFF, .contrast(0)) == 0x8080_80FF)
    #expect(try filtered(0x40C0_80FF, .contrast(3)) == 0x00FF_81FF)
  }

  @Test func `consecutive filters combine into one matrix`() throws {
    let color: UInt32 = 0x4080_C0FF
    let both = ColorFilter.brightness(4).then(.brightness(0.25))
    #expect(try filtered(color, both) == 0x4080_C0FF)
    #expect(ColorFilter.identity.then(.hueRotation(.degrees(40))) == .hueRotation(.degrees(40)))
  }

  @Test func `alpha keeps its edges, and a filter never paints outside the content`() throws {
    let half: UInt32 = 0xFFFF_FF80
    let toAlpha = ColorFilter.matrix([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5,
    ])
    #expect(try filtered(half, toAlpha) == 0x40)
    let flood = ColorFilter.matrix([
      0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1,
    ])
    #expect(try filtered(0, flood) == 0x0000_0000)
    #expect(try filtered(half, flood) == 0x8080_8080)
  }

  @Test func `missing numbers have the values of the identity`() {
    #expect(ColorFilter.matrix([]) == .identity)
    #expect(ColorFilter.matrix([.nan]) == .identity)
    #expect(ColorFilter.matrix([0.5]) != .identity)
    #expect(ColorFilter.matrix(Array(repeating: 0, count: 30)).numbers.count == 20)
  }

  @Test func `a filter that changes nothing is not recorded`() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 4)
    let plain = Sketch { $0.drawLayer(opacity: 0.5) { $0.fill(.rect(rect), with: Color.black) } }
    let same = Sketch { canvas in
      canvas.drawLayer(opacity: 0.5, filter: .brightness(1)) {
        $0.fill(.rect(rect), with: Color.black)
      }
    }
    let lists = [plain, same].map {
      $0.displayList(size: Size(4, 4), environment: Environment())?.description
    }
    #expect(lists[0] == lists[1] && lists[0] != nil)
  }

  @Test(arguments: [false, true])
  func `a shadow drawn alone is complete, and its shape is hidden`(isRound: Bool) throws {
    let shape: Path =
      isRound
      ? .ellipse(Rect(x: 2, y: 2, width: 6, height: 6))
      : .polygon([Point(2, 2), Point(8, 3), Point(5, 9)])
    let shadow = Shadow(Color(rgba: 0xFF), offset: Point(1, 1))
    let alone = Sketch { canvas in
      canvas.drawLayer(shadows: [shadow], shadowsOnly: true) { $0.fill(shape, with: Color.white) }
    }
    let drawn = Sketch { $0.fill(shape.offset(x: 1, y: 1), with: Color.black) }
    #expect(try isEqual(alone, drawn))
  }

  @Test func `an inner shadow can also be drawn alone`() throws {
    let shadow = Shadow(Color(rgba: 0xFF), offset: Point(3, 0), inner: true)
    let alone = Sketch { canvas in
      canvas.drawLayer(shadows: [shadow], shadowsOnly: true) {
        $0.fill(.rect(Rect(x: 2, y: 2, width: 6, height: 6)), with: Color.white)
      }
    }
    let drawn = Sketch { canvas in
      canvas.fill(.rect(Rect(x: 2, y: 2, width: 3, height: 6)), with: Color.black)
    }
    #expect(try isEqual(alone, drawn))
  }

  @Test func `a shadows-only layer without shadows draws nothing`() throws {
    let alone = Sketch { canvas in
      canvas.drawLayer(shadowsOnly: true) {
        $0.fill(.rect(Rect(x: 0, y: 0, width: 9, height: 9)), with: Color.white)
      }
    }
    #expect(try isEqual(alone, Sketch { _ in }))
  }
}
