// Lists of byte strings, and dictionaries of numbers, in the Compact Font Format.
//
// Source: Adobe Technical Note 5176, "The Compact Font Format Specification", sections 4 and 5.

/// An INDEX: a count, offsets of one to four bytes, and the byte strings.
struct CompactIndex: Sendable {
  let count: Int
  /// The offset of the index's end in its table.
  let end: Int
  private let offsets: FontData
  private let offsetSize: Int
  /// The data from the byte before the first string, which offsets are relative to.
  private let strings: FontData

  /// An empty index.
  static func empty(_ data: FontData) -> CompactIndex {
    CompactIndex(count: 0, end: 0, offsets: data, offsetSize: 1, strings: data)
  }

  private init(count: Int, end: Int, offsets: FontData, offsetSize: Int, strings: FontData) {
    self.count = count
    self.end = end
    self.offsets = offsets
    self.offsetSize = offsetSize
    self.strings = strings
  }

  /// Reads the index at `place` of a table; the size of its count depends on the version.
  init(
    _ table: FontData,
    at place: Int,
    version: CompactFont.Version = .one
  ) throws(FontError) {
    let found = version == .one ? table.uint16(at: place) : table.uint32(at: place)
    let start = place &+ (version == .one ? 2 : 4)
    guard let count = found, count <= table.count else {
      throw .truncated(version.tag, expected: max(start, found ?? 0), in: table)
    }
    if count == 0 {
      self = CompactIndex(count: 0, end: start, offsets: table, offsetSize: 1, strings: table)
      return
    }
    let size = table.uint8(at: start) ?? 0
    guard (1...4).contains(size) else {
      throw .unexpected(version.tag, "size of offsets", expected: "1…4", found: size)
    }
    let length = (count + 1) * size
    guard let offsets = table.part(at: start + 1, count: length),
      let strings = table.from(start + length),
      let last = Self.offset(count, in: offsets, size: size)
    else { throw .truncated(version.tag, expected: start + 1 + length, in: table) }
    guard last >= 1, last <= strings.count else {
      throw .truncated(version.tag, expected: start + length &+ last, in: table)
    }
    self.count = count
    end = start + length + last
    self.offsets = offsets
    offsetSize = size
    self.strings = strings
  }

  /// The string at `index`, or `nil` if there is none or it is out of bounds.
  subscript(index: Int) -> FontData? {
    guard index >= 0, index < count,
      let start = Self.offset(index, in: offsets, size: offsetSize),
      let end = Self.offset(index + 1, in: offsets, size: offsetSize)
    else { return nil }
    return strings.part(at: start, count: end &- start)
  }

  @inline(__always)
  private static func offset(_ index: Int, in offsets: FontData, size: Int) -> Int? {
    let place = index &* size
    switch size {
    case 1: return offsets.uint8(at: place)
    case 2: return offsets.uint16(at: place)
    case 3: return offsets.uint24(at: place)
    default: return offsets.uint32(at: place)
    }
  }
}

/// A DICT: operands, each followed by their operator.
struct CompactDictionary {
  /// Operators; those of two bytes start at 0C00.
  static let charset = 15
  static let charstrings = 17
  static let privateDictionary = 18
  static let subroutines = 19
  static let variationIndex = 22
  static let variationStore = 24
  static let charstringType = 0x0C06
  static let fonts = 0x0C24
  static let fontSelection = 0x0C25

  private let data: FontData

  init(_ data: FontData) { self.data = data }

  /// The integer operands of the first occurrence of operator `key`, or `nil` if it does not occur.
  ///
  /// Real numbers read as 0, because none of the supported operators has real operands.
  func values(_ key: Int) -> [Int]? {
    var operands: [Int] = []
    var place = 0
    while let byte = data.uint8(at: place) {
      place += 1
      switch byte {
      case 0...27:
        var found = byte
        if byte == 12 {
          found = 0x0C00 | (data.uint8(at: place) ?? 0xFF)
          place += 1
        }
        if found == key { return operands }
        operands.removeAll(keepingCapacity: true)
      case 30:
        while let digits = data.uint8(at: place), digits & 15 != 15, digits >> 4 != 15 {
          place += 1
        }
        place += 1
        operands.append(0)
      default:
        guard operands.count < 513, let number = number(byte, &place) else { return nil }
        operands.append(number)
      }
    }
    return nil
  }

  private func number(_ byte: Int, _ place: inout Int) -> Int? {
    switch byte {
    case 28:
      defer { place += 2 }
      return data.int16(at: place)
    case 29:
      defer { place += 4 }
      return data.int32(at: place)
    case 32...246: return byte - 139
    case 247...254:
      guard let low = data.uint8(at: place) else { return nil }
      place += 1
      return byte < 251 ? (byte - 247) << 8 + low + 108 : -((byte - 251) << 8) - low - 108
    default: return 0
    }
  }
}
