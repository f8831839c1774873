// The byte ranges of the charstrings in a CFF or CFF2 table.
//
// Source: Adobe Technical Note 5176, "The Compact Font Format Specification"; OpenType 1.9, "CFF2".

/// The byte ranges of a font's charstrings.
struct CompactStrings {
  let count: Int
  private let data: FontData
  /// The position of the offset array, the size of an offset, and the position that offsets are
  /// relative to.
  private let offsets: Int
  private let size: Int
  private let origin: Int

  private static let charstrings = 17

  /// Returns `nil` if the charstrings are not found.
  init?(_ data: FontData, isSecond: Bool) {
    guard let start = data.uint8(at: 2), let place = Self.place(data, start, isSecond),
      let index = Self.index(data, at: place, isSecond)
    else { return nil }
    self.data = data
    (count, offsets, size, origin) = index
  }

  /// The byte range of a glyph's charstring.
  func range(of glyph: Int) -> Range<Int>? {
    guard let first = offset(glyph), let last = offset(glyph + 1), first >= 1, first <= last else {
      return nil
    }
    return origin + first..<origin + last
  }

  private func offset(_ index: Int) -> Int? { Self.number(data, at: offsets + index * size, size) }

  /// The position of the charstrings according to the top dictionary.
  private static func place(_ data: FontData, _ start: Int, _ isSecond: Bool) -> Int? {
    if isSecond {
      guard let size = data.uint16(at: 3) else { return nil }
      return data.part(at: start, count: size).flatMap(lastOperand)
    }
    guard let names = index(data, at: start, false),
      let tops = index(data, at: end(names, data), false),
      tops.count > 0, let first = number(data, at: tops.offsets, tops.size),
      let last = number(data, at: tops.offsets + tops.size, tops.size)
    else { return nil }
    return data.part(at: tops.origin + first, count: last - first).flatMap(lastOperand)
  }

  private typealias Index = (count: Int, offsets: Int, size: Int, origin: Int)

  private static func index(_ data: FontData, at place: Int, _ isSecond: Bool) -> Index? {
    let head = isSecond ? 4 : 2
    guard let count = isSecond ? data.uint32(at: place) : data.uint16(at: place) else { return nil }
    if count == 0 { return (0, place + head, 1, place + head - 1) }
    guard let size = data.uint8(at: place + head), (1...4).contains(size), count < data.count else {
      return nil
    }
    let offsets = place + head + 1
    return (count, offsets, size, offsets + (count + 1) * size - 1)
  }

  private static func end(_ index: Index, _ data: FontData) -> Int {
    guard index.count > 0 else { return index.origin + 1 }
    let place = index.offsets + index.count * index.size
    return index.origin + (number(data, at: place, index.size) ?? data.count)
  }

  private static func number(_ data: FontData, at place: Int, _ size: Int) -> Int? {
    guard data.part(at: place, count: size) != nil else { return nil }
    return (0..<size).reduce(0) { $0 << 8 | (data.uint8(at: place + $1) ?? 0) }
  }

  /// The operand of the charstrings operator.
  private static func lastOperand(_ dictionary: FontData) -> Int? {
    var (place, operand) = (0, nil as Int?)
    while let byte = dictionary.uint8(at: place) {
      switch byte {
      case charstrings: return operand
      case 12: (place, operand) = (place + 2, nil)
      case 0...21: (place, operand) = (place + 1, nil)
      case 28: (place, operand) = (place + 3, dictionary.int16(at: place + 1))
      case 29: (place, operand) = (place + 5, dictionary.int32(at: place + 1))
      case 30: place = end(ofRealAt: place + 1, dictionary)
      case 32...246: (place, operand) = (place + 1, byte - 139)
      case 247...250:
        (place, operand) = (
          place + 2, dictionary.uint8(at: place + 1).map { (byte - 247) * 256 + $0 + 108 }
        )
      case 251...254:
        (place, operand) = (
          place + 2, dictionary.uint8(at: place + 1).map { (251 - byte) * 256 - $0 - 108 }
        )
      default: place += 1
      }
    }
    return nil
  }

  /// The end of a real number, which is marked by a half-byte of ones.
  private static func end(ofRealAt start: Int, _ data: FontData) -> Int {
    var place = start
    while let byte = data.uint8(at: place) {
      place += 1
      if byte & 15 == 15 { return place }
    }
    return place
  }
}
