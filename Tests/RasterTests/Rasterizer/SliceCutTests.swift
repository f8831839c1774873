// Nine-slices of all widths up to 64 have no gap, no overlap, correct order, and intact caps.
import Raster
import Testing

@Suite struct SliceCutTests {
  /// A row whose pixels encode their positions.
  private func row(_ length: Int) throws -> Bitmap {
    let pixels = (0..<length).map { 0xFF00_0000 | UInt32($0 * 3 + 1) * 0x01_0101 }
    return try #require(Bitmap(width: length, height: 1, pixels: pixels))
  }

  private func level(_ pixel: UInt32) -> Int { Int(pixel & 255) }

  @Test(arguments: 1...64)
  func `a plate of every width keeps its caps and its order`(length: Int) throws {
    let bitmap = try row(length)
    var wrong: [String] = []
    for leading in 0...length {
      let rest = length - leading
      for trailing in Set([0, 1, leading, rest - 1, rest]) where 0...rest ~= trailing {
        let sum = leading + trailing
        let targets = [1, 2, 3, leading, sum - 1, sum, sum + 1, length, length + 1, 2 * length + 3]
        for target in Set(targets) where target > 0 {
          for mode in StretchMode.allCases {
            let axis = PixelCaps.Axis(start: leading, end: trailing, mode: mode)
            let caps = PixelCaps(horizontal: axis, vertical: nil)
            let result = try bitmap.stretched(caps: caps, width: target, height: 1)
            let fault = fault(result, of: bitmap, leading, trailing, mode)
            if let fault { wrong.append("\(leading), \(trailing), \(target), \(mode): \(fault)") }
          }
        }
      }
    }
    #expect(wrong == [])
  }

  private func fault(
    _ result: Bitmap,
    of bitmap: Bitmap,
    _ leading: Int,
    _ trailing: Int,
    _ mode: StretchMode
  ) -> String? {
    let (length, target) = (bitmap.width, result.width)
    guard result.pixels.allSatisfy({ $0 >> 24 == 255 }) else { return "a gap" }
    let levels = result.pixels.map { level($0) }
    if mode == .stretch, zip(levels, levels.dropFirst()).contains(where: { $0 > $1 }) {
      return "out of order"
    }
    // A plate keeps a pixel between its caps, which shrink if necessary.
    guard leading + trailing < length, leading + trailing <= target else { return nil }
    let (first, last) = (result.pixels.prefix(leading), result.pixels.suffix(trailing))
    if !first.elementsEqual(bitmap.pixels.prefix(leading)) { return "the first cap" }
    if !last.elementsEqual(bitmap.pixels.suffix(trailing)) { return "the last cap" }
    let middle = level(bitmap[leading, 0])...level(bitmap[length - trailing - 1, 0])
    let between = levels[leading..<target - trailing]
    return between.allSatisfy { middle ~= $0 } ? nil : "the middle"
  }

  @Test(arguments: [1, 2, 3, 0.5, 1.0 / 3, 2.0 / 3, 1.5, 4.0 / 3, 0.8])
  func `an image at every scale fills exactly its rectangle`(scale: Double) throws {
    for length in stride(from: 1, through: 64, by: 7) {
      let image = Image(try row(length))
      for cap in [0, 1, 2.5, 9, 70] as [Double] {
        for target in stride(from: 1, through: 40, by: 3) {
          let bitmap = try Sketch { canvas in
            canvas.drawNineSlice(
              image,
              in: Rect(x: 2, y: 1, width: Double(target), height: 2),
              caps: Caps(horizontal: Caps.Axis(start: cap, end: cap / 2), vertical: nil),
              scale: scale
            )
          }.bitmap(44, 4)
          var levels: [Int] = []
          for x in 0..<44 {
            let isInside = 2..<2 + target ~= x
            #expect((bitmap[x, 1] >> 24 == 255) == isInside && (bitmap[x, 1] != 0) == isInside)
            if isInside { levels.append(level(bitmap[x, 1])) }
          }
          #expect(levels == levels.sorted(), "\(length), \(cap), \(target)")
        }
      }
    }
  }
}
