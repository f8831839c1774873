// Drawn pixels in a frame, and the part of them that becomes a bitmap.
//
// Unsafe pointers: rows move within the memory of one array, in the closure that receives it.

import RasterValues

/// Drawn pixels, row by row, and their frame.
package struct DrawnPixels {
  /// Runs all given closures, once each and in any order, and returns when all have finished.
  package typealias Runner = ([@Sendable () -> Void]) -> Void

  package private(set) var pixels: [UInt32]
  package let frame: PixelRect

  package init(pixels: consuming [UInt32], frame: PixelRect) {
    self.pixels = pixels
    self.frame = frame
  }

  /// Returns the bitmap of a part, whose rows may be moved concurrently in up to `bands` bands.
  package consuming func bitmap(
    of part: PixelRect,
    box: PixelRect,
    bands: Int,
    run: Runner
  ) -> Bitmap? {
    let count = part.width &* part.height
    if count < pixels.count / 4 * 3 {
      pixels = copy(of: part)
    } else if part != frame {
      moveToFront(part, bands: bands, run: run)
      pixels.removeLast(pixels.count - count)
    }
    var bitmap = Bitmap(width: part.width, height: part.height, pixels: pixels)
    bitmap?.bounds = box.moved(x: -part.x, y: -part.y)
    return bitmap
  }

  /// Copies the pixels of a part to an array of exactly their size.
  private func copy(of part: PixelRect) -> [UInt32] {
    let first = (part.y &- frame.y) &* frame.width &+ part.x &- frame.x
    return [UInt32](unsafeUninitializedCapacity: part.width &* part.height) { copy, count in
      for y in 0..<part.height {
        let row = pixels[(first &+ y &* frame.width)...].prefix(part.width)
        count = copy[count...].initialize(fromContentsOf: row)
      }
    }
  }

  /// Moves the rows of a part to the front, in up to `bands` concurrent bands.
  ///
  /// Rows only move towards the front, so a band has read each of its rows before it overwrites it.
  /// Only the last rows of a band may be overwritten earlier, by the next band. They are copied
  /// first and stored at the end. If rows move so far that there are many such rows, a single band
  /// moves all rows.
  private mutating func moveToFront(_ part: PixelRect, bands: Int, run: Runner) {
    let frame = frame
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let first = (part.y &- frame.y) &* frame.width &+ part.x &- frame.x
      // A band of rows a..<b writes the pixels a * width..<b * width, and only its last rows lie
      // behind them.
      nonisolated(unsafe) let move = RowMove(
        base: base,
        first: first,
        pitch: frame.width,
        width: part.width
      )
      let bands = part.bands(bands).map { $0.y &- part.y..<$0.y &- part.y &+ $0.height }
      let crossed = bands.dropLast().map { move.crossedRows(of: $0) }
      let copies = crossed.joined()
      guard bands.count > 1, copies.count <= part.height / 8 else {
        return move.move(0..<part.height)
      }
      let rows = copies.map { ($0, move.copy($0)) }
      let ends = crossed.map { $0.lowerBound } + [part.height]
      run(zip(bands, ends).map { band, end in { move.move(band.lowerBound..<end) } })
      for (y, row) in rows { move.put(row, y) }
    }
  }
}

extension Bitmap {
  /// Returns a part of the bitmap, or the bitmap itself if it does not contain the part.
  ///
  /// The part may be the component's bounds, without the area that is painted outside them.
  package func cut(to part: PixelRect) -> Bitmap {
    let full = PixelRect(x: 0, y: 0, width: width, height: height)
    let drawn = DrawnPixels(pixels: pixels, frame: full)
    let cut = drawn.bitmap(of: part, box: part, bands: 1) { for move in $0 { move() } }
    guard var cut else { return self }
    (cut.notes, cut.colorSpace) = (notes, colorSpace)
    return cut
  }
}

extension Surface {
  /// Returns `box` enlarged to all pixels in some rows that differ from the background.
  package func ink(in rows: PixelRect, around box: PixelRect, _ background: UInt32) -> PixelRect {
    guard frame != box else { return box }
    var (left, right) = (box.x, box.x + box.width)
    var (top, bottom) = (box.y, box.y + box.height)
    for y in rows.y..<rows.y + rows.height {
      let row = pixels(x: 0, y: y)
      func hasInk(_ start: Int, _ end: Int) -> Bool {
        differ(row + start, from: background, count: end - start)
      }
      // Only the pixels beside the bounds found so far can enlarge them.
      if hasInk(frame.x, left) {
        left = (frame.x..<left).first { row[$0] != background } ?? left
      }
      if hasInk(right, frame.x + frame.width) {
        right = ((right..<frame.x + frame.width).last { row[$0] != background } ?? right) + 1
      }
      if !(box.y..<box.y + box.height).contains(y), hasInk(left, right) {
        top = min(top, y)
        bottom = max(bottom, y + 1)
      }
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Rows of a part of a frame, and their positions at the front.
private struct RowMove {
  let base: UnsafeMutablePointer<UInt32>
  /// The position of the first row, in pixels.
  let first: Int
  /// The distance from one row to the next.
  let pitch: Int
  /// The number of pixels per row, and the distance between the new positions of rows.
  let width: Int

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + (first &+ y &* pitch) }

  private func place(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y &* width }

  /// Returns the last rows of a band, which the next band may overwrite.
  func crossedRows(of band: Range<Int>) -> Range<Int> {
    let end = place(band.upperBound)
    var start = band.upperBound
    while start > band.lowerBound, row(start &- 1) + width > end { start &-= 1 }
    return start..<band.upperBound
  }

  /// Moves rows in ascending order.
  func move(_ rows: Range<Int>) {
    for y in rows { place(y).update(from: row(y), count: width) }
  }

  func copy(_ y: Int) -> [UInt32] { Array(UnsafeBufferPointer(start: row(y), count: width)) }

  func put(_ pixels: [UInt32], _ y: Int) { place(y).update(from: pixels, count: width) }
}
