// Nine-slices and blending, pixel by pixel, in their simplest form.
import Raster

/// A stretched bitmap, computed one pixel at a time.
struct SliceModel {
  /// A mean of two of the source's columns or rows; the weight of the second is in units of 1/256.
  private struct Read {
    var first: Int
    var second: Int
    var weight: Int
  }

  let width, height: Int
  let pixels: [UInt32]

  /// The bitmap stretched so that its box is `width` × `height`.
  init(_ source: Bitmap, caps: PixelCaps, width: Int, height: Int) {
    let box = source.bounds
    let columns = SliceModel.axis(source.width, box.x..<box.x + box.width, caps.horizontal, width)
    let rows = SliceModel.axis(source.height, box.y..<box.y + box.height, caps.vertical, height)
    (self.width, self.height) = (columns.count, rows.count)
    pixels = rows.flatMap { row in
      columns.map { column in
        func across(_ y: Int) -> UInt32 {
          SliceModel.mean(source[column.first, y], source[column.second, y], column.weight)
        }
        return SliceModel.mean(across(row.first), across(row.second), row.weight)
      }
    }
  }

  private static func mean(_ first: UInt32, _ second: UInt32, _ weight: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (a, b) = (Int(first >> shift & 255), Int(second >> shift & 255))
      result |= UInt32((a * (256 - weight) + b * weight + 128) / 256) << shift
    }
    return result
  }

  private static func axis(
    _ length: Int,
    _ box: Range<Int>,
    _ caps: PixelCaps.Axis?,
    _ target: Int
  ) -> [Read] {
    func copied(_ range: Range<Int>) -> [Read] {
      range.map { Read(first: $0, second: $0, weight: 0) }
    }
    func tiled(_ range: Range<Int>, _ length: Int) -> [Read] {
      let reads = copied(range)
      return (0..<length).map { reads[$0 % reads.count] }
    }
    guard let caps else {
      return copied(0..<box.lowerBound) + slice(box, target) + copied(box.upperBound..<length)
    }
    let cuts = fitted(caps.start, caps.end, box.count - 1)
    let ends = fitted(cuts.0, cuts.1, target)
    let (left, right) = (box.lowerBound + cuts.0, box.upperBound - cuts.1)
    let rest = target - ends.0 - ends.1
    var result = copied(0..<box.lowerBound)
    result += slice(box.lowerBound..<left, ends.0)
    result += caps.mode == .tile ? tiled(left..<right, rest) : slice(left..<right, rest)
    result += slice(right..<box.upperBound, ends.1)
    result += copied(box.upperBound..<length)
    return result
  }

  /// A slice stretched to a length, with each pixel sampled at its centre.
  private static func slice(_ source: Range<Int>, _ length: Int) -> [Read] {
    (0..<length).map { position in
      let scaled = Double((2 * position + 1) * source.count * 128 + length / 2) / Double(length)
      let start = min(max(Int(scaled.rounded(.down)) - 128, 0), (source.count - 1) * 256)
      let first = source.lowerBound + start / 256
      let weight = start % 256
      return Read(first: first, second: weight == 0 ? first : first + 1, weight: weight)
    }
  }

  private static func fitted(_ leading: Int, _ trailing: Int, _ length: Int) -> (Int, Int) {
    let sum = leading + trailing
    guard sum > length else { return (leading, trailing) }
    let first = (length * leading * 2 + sum) / (sum * 2)
    return (first, length - first)
  }
}

/// Premultiplied source over destination, each channel rounded to the nearest.
func modelOver(_ source: UInt32, _ destination: UInt32) -> UInt32 {
  let rest = 255 - Int(source >> 24)
  var result: UInt32 = 0
  for shift in [0, 8, 16, 24] as [UInt32] {
    let kept = (Double(Int(destination >> shift & 255) * rest) / 255).rounded()
    result |= ((source >> shift & 255) + UInt32(kept)) << shift
  }
  return result
}
