// A fast way to compress an image: no filters, and only matches of whole pixels.
//
// A pixel is searched for in three positions: above, to the left, and where a hash table of
// two-pixel sequences last recorded the same two pixels. User interfaces consist of flat areas,
// repeated rows and repeated glyphs, which these find. A general search saves another third, in six
// times the time.
//
// A table entry is a position: the row times 16,384 plus the column. 0 is therefore the first
// pixel, and every entry is valid: the table is cleared once, and candidates are compared anyway.
//
// Unsafe pointers: positions are within the image, whose rows and columns bound all comparisons.

import RasterValues

/// A unit of comparison: a pixel, or a byte of palette indices.
protocol PNGUnit: FixedWidthInteger & UnsignedInteger {
  /// The number of units that the hash covers.
  static var hashedCount: Int { get }
  static func hashed(_ units: UnsafePointer<Self>) -> UInt64
}

extension UInt32: PNGUnit {
  static let hashedCount = 2

  @inline(__always)
  static func hashed(_ units: UnsafePointer<UInt32>) -> UInt64 {
    UInt64(units[0]) | UInt64(units[1]) &<< 32
  }
}

extension UInt8: PNGUnit {
  static let hashedCount = 4

  @inline(__always)
  static func hashed(_ units: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(UInt32(littleEndian: UnsafeRawPointer(units).loadUnaligned(as: UInt32.self)))
  }
}

/// Compresses rows of units without filters.
struct PNGPixelMatcher<Unit: PNGUnit>: ~Copyable {
  private let units: UnsafePointer<Unit>
  private let width: Int
  /// The lengths in the stream of a unit and of a row including its filter number, in bytes.
  private let unitLength, stride: Int
  /// The distance back to the row above; 0 if it exceeds the window.
  private let rowDistance: Int
  private let places: UnsafeMutablePointer<UInt32>
  private let hashShift: UInt64
  private var stream: DeflateStream
  /// The length of the current match, which may still grow.
  private var runLength = 0
  private var runDistance = 0

  init(
    units: UnsafePointer<Unit>,
    width: Int,
    height: Int,
    unitLength: Int,
    after bytes: [UInt8]
  ) {
    self.units = units
    self.width = width
    self.unitLength = unitLength
    stride = width &* unitLength &+ 1
    stream = DeflateStream(after: bytes, inputLength: height &* stride)
    stream.reserve(for: height &* stride)
    rowDistance = stride <= MatchFinder.window ? stride : 0
    var bits: UInt64 = 6
    while bits < 13, 1 << Int(bits) < width &* height { bits &+= 1 }
    hashShift = 64 &- bits
    places = .allocate(capacity: 1 << Int(bits))
    places.initialize(repeating: 0, count: 1 << Int(bits))
  }

  deinit { places.deallocate() }

  /// Returns the number of units, from the left, that equal those of the row above.
  func repeated(inRow y: Int) -> Int {
    guard y > 0 else { return 0 }
    let row = units + y &* width
    return common(row, row - width, limit: width)
  }

  /// Appends a row, given the number of units that `repeated(inRow:)` returned for it.
  ///
  /// `literals` are the row's units as they are written to the stream.
  mutating func append(row y: Int, repeated: Int, literals: UnsafePointer<Unit>) {
    let row = units + y &* width
    var x = rowDistance > 0 && repeated &* unitLength >= 2 ? repeated : 0
    if x > 0 {
      append(length: x &* unitLength &+ 1, distance: rowDistance)
    } else if runDistance == rowDistance, runLength > 0 {
      runLength &+= 1
    } else {
      append(literals: 0, count: 1)
    }
    while x < width {
      let (length, distance) = longest(row, x, y)
      if length > 0 {
        append(length: length &* unitLength, distance: distance)
        x &+= length
      } else {
        append(literal: literals[x])
        x &+= 1
      }
    }
  }

  /// Ends the last match and the stream, and returns the bytes.
  mutating func finish(sum: Adler32) -> [UInt8] {
    closeRun()
    return stream.finish(bytes: nil, sum: sum)
  }

  @inline(__always)
  private func common(_ a: UnsafePointer<Unit>, _ b: UnsafePointer<Unit>, limit: Int) -> Int {
    let size = MemoryLayout<Unit>.size
    return commonLength(a, b, limit: limit &* size) / size
  }

  /// Returns the longest match of at least three bytes: its length in units, its distance in bytes.
  @inline(__always)
  private mutating func longest(
    _ row: UnsafePointer<Unit>,
    _ x: Int,
    _ y: Int
  ) -> (length: Int, distance: Int) {
    let here = row + x
    let limit = width &- x
    var (best, bestDistance) = (0, 0)
    if x > 0, here[-1] == here[0] {
      best = common(here, here - 1, limit: limit)
      bestDistance = unitLength
    }
    if y > 0, rowDistance > 0, here[0] == (here - width)[0] {
      let length = common(here, here - width, limit: limit)
      if length > best { (best, bestDistance) = (length, rowDistance) }
    }
    guard limit >= Unit.hashedCount else { return accepted(best, bestDistance) }
    let slot = Int(truncatingIfNeeded: (Unit.hashed(here) &* 0x9E37_79B9_7F4A_7C15) &>> hashShift)
    let place = places[slot]
    places[slot] = UInt32(truncatingIfNeeded: y &<< 14 | x)
    guard best < 8 else { return (best, bestDistance) }
    let (oldX, oldY) = (Int(place & 16_383), Int(place &>> 14))
    let distance = (y &- oldY) &* stride &+ (x &- oldX) &* unitLength
    guard distance > 0, distance <= MatchFinder.window else { return accepted(best, bestDistance) }
    let length = common(here, units + (oldY &* width &+ oldX), limit: min(limit, width &- oldX))
    if length > best &+ (best > 0 ? 1 : 0) { (best, bestDistance) = (length, distance) }
    return accepted(best, bestDistance)
  }

  /// Rejects short matches: a single pixel pays only for the adjacent pixel, which needs few bits.
  @inline(__always)
  private func accepted(_ length: Int, _ distance: Int) -> (length: Int, distance: Int) {
    let least = distance == unitLength ? 3 : 4
    return length &* unitLength >= least || distance == runDistance && runLength > 0 && length > 0
      ? (length, distance) : (0, 0)
  }

  @inline(__always)
  private mutating func append(length: Int, distance: Int) {
    if distance == runDistance {
      runLength &+= length
    } else {
      closeRun()
      (runLength, runDistance) = (length, distance)
    }
  }

  @inline(__always)
  private mutating func closeRun() {
    if runLength > 0 { stream.append(longMatch: runLength, distance: runDistance) }
    (runLength, runDistance) = (0, 0)
  }

  @inline(__always)
  private mutating func append(literals: UInt32, count: UInt32) {
    closeRun()
    stream.append(literals: literals, count: count)
  }

  @inline(__always)
  private mutating func append(literal unit: Unit) {
    let unit = UInt32(truncatingIfNeeded: unit)
    switch unitLength {
    case 1: append(literals: unit, count: 1)
    case 2: append(literals: unit & 0xFF | unit &>> 16 & 0xFF00, count: 2)
    case 3: append(literals: unit & 0xFF_FFFF, count: 3)
    default:
      append(literals: unit & 0xFF_FFFF, count: 3)
      append(literals: unit &>> 24, count: 1)
    }
  }
}
