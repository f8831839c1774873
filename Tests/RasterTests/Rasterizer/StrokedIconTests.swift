// Strokes whose parts share, repeat, touch or cross edges, compared with the area swept by the pen.

import Raster
import TestSupport
import Testing

@Suite struct StrokedIconTests {
  @Test(arguments: 0..<UInt64(40))
  func `strokes and their outlines cover the area swept by the pen`(seed: UInt64) throws {
    let errors = try StrokedIcon(seed: seed).errors()
    #expect(errors.stroke <= 8 && errors.outline <= 8)
  }
}
