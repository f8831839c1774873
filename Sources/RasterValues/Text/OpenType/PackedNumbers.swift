// Point numbers and deltas in gvar's packed format: runs of bytes, of 16-bit values, or of zeros.
//
// Source: OpenType 1.9, "OpenType Font Variations Common Table Formats", "Packed point numbers" and
// "Packed deltas".

/// The points of a glyph that have deltas.
enum PointSelection {
  case all
  case some([Int])

  /// The number of listed points.
  var count: Int {
    switch self {
    case .all: 0
    case .some(let points): points.count
    }
  }
}

/// Reads packed numbers sequentially.
struct PackedNumbers {
  private let data: FontData
  private var place = 0

  init(_ data: FontData) { self.data = data }

  /// A reader of the next `count` bytes, which this reader skips, or `nil` if there are fewer
  /// bytes.
  mutating func part(_ count: Int) -> PackedNumbers? {
    guard let part = data.part(at: place, count: count) else { return nil }
    place += count
    return PackedNumbers(part)
  }

  private mutating func byte() throws(FontError) -> Int {
    guard let byte = data.uint8(at: place) else { throw cut }
    place += 1
    return byte
  }

  private var cut: FontError { .truncated("gvar", expected: data.count + 1, in: data) }

  /// Reads the number of points, then runs of differences.
  mutating func points() throws(FontError) -> PointSelection {
    var count = try byte()
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | (try byte()) }
    guard count > 0 else { return .all }
    var points: [Int] = []
    points.reserveCapacity(count)
    var point = 0
    while points.count < count {
      let control = try byte()
      let isWords = control & 0x80 != 0
      for _ in 0..<min(control & 0x7F + 1, count - points.count) {
        guard let step = isWords ? data.uint16(at: place) : data.uint8(at: place) else { throw cut }
        place += isWords ? 2 : 1
        point = min(point + step, 0xFFFF)
        points.append(point)
      }
    }
    return .some(points)
  }

  /// Calls `body` with the index and the value of each of `count` deltas.
  @inline(__always)
  mutating func deltas(_ count: Int, _ body: (Int, Int) -> Void) throws(FontError) {
    var index = 0
    while index < count {
      let control = try byte()
      let end = min(index + control & 0x3F + 1, count)
      let kind = control & 0xC0
      if kind == 0x80 {
        index = end
        continue
      }
      let size = kind == 0 ? 1 : kind == 0x40 ? 2 : 4
      while index < end {
        let delta =
          size == 1
          ? data.int8(at: place) : size == 2 ? data.int16(at: place) : data.int32(at: place)
        guard let delta else { throw cut }
        place += size
        body(index, delta)
        index += 1
      }
    }
  }
}
