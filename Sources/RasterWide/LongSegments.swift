// Segments of edges over several pixels of one row, eight pixels at a time.
//
// `CellRow.addPixels` says how a segment is shared out among pixels; these are the same numbers.
//
// Unsafe pointers: a segment is within a region, for whose cells there is room, and for eight more:
// 0 is added to up to seven cells after those that it touches.

/// Adds a segment from `low` to `high`, in units of 1/256 pixel, to a row of cells.
@inline(never)
package func addLongSegment(
  from low: Int,
  to high: Int,
  height: Int,
  row: UnsafeMutablePointer<Int32>
) {
  let slope = Float(height) / Float(high &- low)
  let (width, start) = (repeating(high &- low), low & 255)
  // The distance to the right sides of pixels.
  var way = repeating(256 &- start) &+ Ints(0, 256, 512, 768, 1024, 1280, 1536, 1792)
  // What lanes before these have left for the next pixel, and where the segment enters each pixel.
  var (outer, entry) = (Ints.zero, Ints.zero)
  entry[0] = Int32(truncatingIfNeeded: start)
  var cells = UnsafeMutableRawPointer(row + low &>> 8)
  var rest = high &>> 8 &- low &>> 8
  while true {
    let beyond = positive(way &- width)
    let right = way &- beyond
    let left = positive(way &- 256)
    let part =
      nearest(floats(right) * slope)
      &- nearest(floats(left &- positive(left &- width)) * slope)
    let before = outer
    outer = part &* (entry &+ 256 &- beyond)
    let sum = cells.loadUnaligned(as: Ints.self) &+ part &* 512 &- outer &+ shifted(before, outer)
    cells.storeBytes(of: sum, as: Ints.self)
    // What is left for the cell after the last pixel's is among these eight.
    if rest < 7 { return }
    rest &-= 8
    entry = .zero
    way &+= 2048
    cells += 32
  }
}
