// Pixels that were drawn in a frame, and the part of them that becomes a bitmap.
//
// Unsafe pointers: rows are moved within the memory of one array, in the closure that lends it.

import RasterValues

/// Pixels that were drawn, row by row, and where they stand.
package struct DrawnPixels {
  /// Calls all that it is given, once each and in any order, and returns when all are done.
  package typealias Runner = ([@Sendable () -> Void]) -> Void

  package private(set) var pixels: [UInt32]
  package let frame: PixelRect

  package init(pixels: consuming [UInt32], frame: PixelRect) {
    self.pixels = pixels
    self.frame = frame
  }

  /// The bitmap of a part, of which `bands` may be moved at the same time.
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

  /// The pixels of a part, in no more memory than they need.
  private func copy(of part: PixelRect) -> [UInt32] {
    let first = (part.y &- frame.y) &* frame.width &+ part.x &- frame.x
    return [UInt32](unsafeUninitializedCapacity: part.width &* part.height) { copy, count in
      for y in 0..<part.height {
        let row = pixels[(first &+ y &* frame.width)...].prefix(part.width)
        count = copy[count...].initialize(fromContentsOf: row)
      }
    }
  }

  /// Moves the rows of a part to the front, in so many bands, which `run` may move at the same time.
  ///
  /// No row moves back. So a band has read each of its rows when it writes over it, and those that
  /// another band may write over before are its last ones: they are copied, and put in place at the
  /// end. Where they are many, since rows move far, one band moves them all.
  private mutating func moveToFront(_ part: PixelRect, bands: Int, run: Runner) {
    let frame = frame
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let first = (part.y &- frame.y) &* frame.width &+ part.x &- frame.x
      // A band of rows a..<b touches the pixels a * width..<b * width, and behind them only the last.
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
  /// A part of the bitmap, such as its box without the ink around it; all of it where the part is not in it.
  package func cut(to part: PixelRect) -> Bitmap {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    let drawn = DrawnPixels(pixels: pixels, frame: whole)
    let cut = drawn.bitmap(of: part, box: part, bands: 1) { for move in $0 { move() } }
    guard var cut else { return self }
    cut.notes = notes
    return cut
  }
}

extension Surface {
  /// `box`, and all of some rows that is not background around it.
  package func ink(in rows: PixelRect, around box: PixelRect, _ background: UInt32) -> PixelRect {
    guard frame != box else { return box }
    var (left, right) = (box.x, box.x + box.width)
    var (top, bottom) = (box.y, box.y + box.height)
    for y in rows.y..<rows.y + rows.height {
      let row = pixels(x: 0, y: y)
      func hasInk(_ start: Int, _ end: Int) -> Bool {
        differ(row + start, from: background, count: end - start)
      }
      // Beside the box, and beside the ink found so far, is all there is to look at.
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

/// Rows of a part of a picture, and their places at its front.
private struct RowMove {
  let base: UnsafeMutablePointer<UInt32>
  /// The place of the first row, in pixels.
  let first: Int
  /// From one row to the next.
  let pitch: Int
  /// The pixels of a row, and from one place to the next.
  let width: Int

  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + (first &+ y &* pitch) }

  private func place(_ y: Int) -> UnsafeMutablePointer<UInt32> { base + y &* width }

  /// The last rows of a band: those that reach into the place of the row behind it, or beyond.
  func crossedRows(of band: Range<Int>) -> Range<Int> {
    let end = place(band.upperBound)
    var start = band.upperBound
    while start > band.lowerBound, row(start &- 1) + width > end { start &-= 1 }
    return start..<band.upperBound
  }

  /// Moves rows, the first one first.
  func move(_ rows: Range<Int>) {
    for y in rows { place(y).update(from: row(y), count: width) }
  }

  func copy(_ y: Int) -> [UInt32] { Array(UnsafeBufferPointer(start: row(y), count: width)) }

  func put(_ pixels: [UInt32], _ y: Int) { place(y).update(from: pixels, count: width) }
}
