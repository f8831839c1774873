// The fastest compression level: no filters for user interfaces, one rule for all other images.
//
// Unsafe pointers: rows of the bitmap and of the layout's indices, and buffers of one row for
// samples, all of the layout's size. The window of filtered rows has room for the rows of one piece
// after the bytes that matches may repeat.

import RasterValues

/// Compresses an image at the level `fast`.
enum PNGFastEncoder {
  /// Returns the file's preceding bytes, followed by the zlib stream.
  static func compressed(_ source: PNGRowSource, after bytes: [UInt8]) -> [UInt8] {
    let layout = source.layout
    switch layout.color {
    case .grey, .palette:
      let (width, height) = (layout.rowLength, layout.height)
      if layout.depth == 8 {
        return match(source, source.numbers, width: width, height: height, after: bytes)
      }
      let packed = packedRows(source)
      return packed.withUnsafeBufferPointer { packed in
        guard let base = packed.baseAddress else { return bytes }
        return match(source, base, width: width, height: height, after: bytes)
      }
    case .rgb, .rgba, .greyAlpha:
      let share = shareOfNewPixels(source)
      if share >= 1 {
        let (rule, bits) = PNGFilteredRows.best(source, of: [.plain, .nearest, .left, .above])
        // In a photograph, a search for matches finds few.
        if share >= 4, bits > layout.length &* 2 {
          return filterWithoutMatches(source, after: bytes)
        }
        if rule != .plain { return filter(source, by: rule, after: bytes) }
      }
      return layout.color == .rgb
        ? matchOpaque(source, after: bytes) : matchStraight(source, after: bytes)
    }
  }

  /// The share of pixels, in ninths, that differ from both their neighbours in a sample of rows.
  ///
  /// The neighbours are the pixels above and to the left. The sample has at most 62 rows.
  private static func shareOfNewPixels(_ source: PNGRowSource) -> Int {
    let (width, height) = (source.layout.width, source.layout.height)
    var (new, seen) = (0, 1)
    for y in stride(from: 1, to: height, by: max(1, height / 32)) {
      let row = source.pixels + y &* width
      for x in 1..<max(1, width) where row[x] != row[x &- 1] && row[x] != row[x &- width] {
        new &+= 1
      }
      seen &+= width
    }
    return new &* 9 / seen
  }

  /// The number of bytes that are compressed at a time.
  private static let pieceLength = 1 << 17

  /// Filters all rows by a rule, and searches for matches with single comparisons.
  private static func filter(
    _ source: PNGRowSource,
    by rule: PNGFilterRule,
    after file: [UInt8]
  ) -> [UInt8] {
    let layout = source.layout
    let length = layout.rowLength &+ 1
    var stream = DeflateStream(after: file, inputLength: layout.length)
    stream.reserve(for: layout.length)
    var rows = PNGFilteredRows(source, by: [rule])
    var sum = Adler32()
    var matcher = QuickMatcher(length: layout.length)
    let history = QuickMatcher.window
    let capacity = min(layout.length, history &+ pieceLength &+ length) &+ 16
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let window = memory.baseAddress else { return file }
      var (start, end) = (0, 0)
      for y in 0..<layout.height {
        guard source.mayEncode() else { return [] }
        _ = rows.write(row: y, to: window + end)
        sum.update(UnsafeRawBufferPointer(start: window + end, count: length))
        end &+= length
        guard end &- start >= pieceLength || y &+ 1 == layout.height else { continue }
        matcher.append(window, from: start, to: end, into: &stream)
        let dropped = max(0, end &- history)
        window.update(from: window + dropped, count: end &- dropped)
        matcher.drop(dropped)
        end &-= dropped
        start = end
      }
      return stream.finish(bytes: nil, sum: sum)
    }
  }

  /// Applies the Paeth filter to each row, and encodes literals and runs of zeros.
  private static func filterWithoutMatches(_ source: PNGRowSource, after file: [UInt8]) -> [UInt8] {
    let layout = source.layout
    let length = layout.rowLength
    var stream = DeflateStream(after: file, inputLength: layout.length)
    stream.reserve(for: layout.length)
    var sum = Adler32()
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 &* (length &+ 16)) { memory in
      guard let base = memory.baseAddress else { return file }
      base.initialize(repeating: 0, count: memory.count)
      let target = base + 2 &* (length &+ 16)
      target[0] = UInt8(PNGFilter.paeth.rawValue)
      for y in 0..<layout.height {
        guard source.mayEncode() else { return [] }
        let row = base + (y & 1) &* (length &+ 16)
        let above = base + (1 &- y & 1) &* (length &+ 16)
        source.write(row: y, to: row)
        PNGFilter.paeth.apply(
          to: row,
          above: above,
          count: length,
          distance: layout.pixelLength,
          into: target + 1
        )
        sum.update(UnsafeRawBufferPointer(start: target, count: length &+ 1))
        append(target, count: length &+ 1, to: &stream)
      }
      return stream.finish(bytes: nil, sum: sum)
    }
  }

  /// Appends literals in threes, and runs of at least eight zeros as matches of the previous byte.
  private static func append(
    _ bytes: UnsafeMutablePointer<UInt8>,
    count: Int,
    to stream: inout DeflateStream
  ) {
    let raw = UnsafeRawPointer(bytes)
    var index = 0
    while index &+ 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      if word == 0, index > 0, bytes[index &- 1] == 0 {
        let run = 7 &+ commonLength(raw + index + 7, raw + index + 6, limit: count &- index &- 7)
        stream.append(longMatch: run, distance: 1)
        index &+= run
      } else {
        stream.append(literals: UInt32(truncatingIfNeeded: word) & 0xFF_FFFF, count: 3)
        index &+= 3
      }
    }
    while index < count {
      stream.append(literals: UInt32(bytes[index]), count: 1)
      index &+= 1
    }
  }

  private static func packedRows(_ source: PNGRowSource) -> [UInt8] {
    let (length, height) = (source.layout.rowLength, source.layout.height)
    return [UInt8](unsafeUninitializedCapacity: length &* height) { rows, count in
      guard let base = rows.baseAddress else { return }
      for y in 0..<height { source.write(row: y, to: base + y &* length) }
      count = length &* height
    }
  }

  private static func match(
    _ source: PNGRowSource,
    _ bytes: UnsafePointer<UInt8>,
    width: Int,
    height: Int,
    after file: [UInt8]
  ) -> [UInt8] {
    var matcher = PNGPixelMatcher(
      units: bytes,
      width: width,
      height: height,
      unitLength: 1,
      after: file
    )
    var sum = Adler32()
    var part = Adler32.Part(sum: 0, weighted: 0, count: 0)
    let filter = Adler32.Part(sum: 0, weighted: 0, count: 1)
    for y in 0..<height {
      guard source.mayEncode() else { return [] }
      let repeated = matcher.repeated(inRow: y)
      let row = bytes + y &* width
      if repeated < width { part = Adler32.Part(UnsafeRawBufferPointer(start: row, count: width)) }
      sum.add(filter)
      sum.add(part)
      matcher.append(row: y, repeated: repeated, literals: row)
    }
    return matcher.finish(sum: sum)
  }

  private static func matchOpaque(_ source: PNGRowSource, after file: [UInt8]) -> [UInt8] {
    let (width, height) = (source.layout.width, source.layout.height)
    var matcher = PNGPixelMatcher(
      units: source.pixels,
      width: width,
      height: height,
      unitLength: 3,
      after: file
    )
    var sum = Adler32()
    var part = Adler32.Part(sum: 0, weighted: 0, count: 0)
    for y in 0..<height {
      guard source.mayEncode() else { return [] }
      let repeated = matcher.repeated(inRow: y)
      let row = source.pixels + y &* width
      if repeated < width { part = Adler32.Part(red: row, count: width) }
      sum.add(part)
      matcher.append(row: y, repeated: repeated, literals: row)
    }
    return matcher.finish(sum: sum)
  }

  /// Compares premultiplied pixels, and divides them by alpha only to write them.
  private static func matchStraight(_ source: PNGRowSource, after file: [UInt8]) -> [UInt8] {
    let layout = source.layout
    let (width, height) = (layout.width, layout.height)
    var matcher = PNGPixelMatcher(
      units: source.pixels,
      width: width,
      height: height,
      unitLength: layout.pixelLength,
      after: file
    )
    var sum = Adler32()
    var part = Adler32.Part(sum: 0, weighted: 0, count: 0)
    let length = layout.rowLength
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { straight in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length &+ 1) { bytes in
        guard let literals = straight.baseAddress, let base = bytes.baseAddress else { return file }
        base[0] = 0
        for y in 0..<height {
          guard source.mayEncode() else { return [] }
          let repeated = matcher.repeated(inRow: y)
          if repeated < width {
            source.writeStraight(row: y, pixels: literals, bytes: base + 1)
            part = Adler32.Part(UnsafeRawBufferPointer(bytes))
          }
          sum.add(part)
          matcher.append(row: y, repeated: repeated, literals: literals)
        }
        return matcher.finish(sum: sum)
      }
    }
  }
}

extension PNGRowSource {
  /// Whether another row may be encoded.
  fileprivate func mayEncode() -> Bool {
    progress.mayEncode(layout.rowLength, weight: PNGProgress.fastByte)
  }
}
