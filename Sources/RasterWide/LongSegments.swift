// Segments of edges over several pixels of one row, eight pixels at a time.
//
// The results are the same as those of `CellRow.addPixels`, which describes how a segment is
// distributed.
//
// Unsafe pointers: a segment lies within a region, and the memory has room for its cells and eight
// more. 0 is added to up to seven cells after the cells that the segment touches.

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
  // The distances to the right sides of pixels.
  var distance = repeating(256 &- start) &+ Ints(0, 256, 512, 768, 1024, 1280, 1536, 1792)
  // The area that the previous lane adds to the next pixel, and where the segment enters each
  // pixel.
  var (outer, entry) = (Ints.zero, Ints.zero)
  entry[0] = Int32(truncatingIfNeeded: start)
  var cells = UnsafeMutableRawPointer(row + low &>> 8)
  var rest = high &>> 8 &- low &>> 8
  while true {
    let beyond = positive(distance &- width)
    let right = distance &- beyond
    let left = positive(distance &- 256)
    let part =
      nearest(floats(right) * slope)
      &- nearest(floats(left &- positive(left &- width)) * slope)
    let before = outer
    outer = part &* (entry &+ 256 &- beyond)
    let sum = cells.loadUnaligned(as: Ints.self) &+ part &* 512 &- outer &+ shifted(before, outer)
    cells.storeBytes(of: sum, as: Ints.self)
    // The cell after the last pixel's is among these eight.
    if rest < 7 { return }
    rest &-= 8
    entry = .zero
    distance &+= 2048
    cells += 32
  }
}
