// Reads the elements of modules, with bounds checks.

/// Reads a part of a module from its start; each read is checked.
struct ModuleReader {
  let bytes: [UInt8]
  private(set) var position: Int
  /// The end of the part.
  let end: Int

  init(_ bytes: [UInt8]) { (self.bytes, position, end) = (bytes, 0, bytes.count) }

  private init(_ bytes: [UInt8], _ part: Range<Int>) {
    (self.bytes, position, end) = (bytes, part.lowerBound, part.upperBound)
  }

  var isAtEnd: Bool { position == end }

  mutating func byte() throws(ModuleError) -> UInt8 {
    guard position < end else { throw .truncated(position) }
    defer { position += 1 }
    return bytes[position]
  }

  /// Returns the next bytes as a separate reader.
  mutating func part(_ count: Int) throws(ModuleError) -> ModuleReader {
    guard count <= end - position else { throw .truncated(position) }
    defer { position += count }
    return ModuleReader(bytes, position..<position + count)
  }

  mutating func skip(_ count: Int) throws(ModuleError) { _ = try part(count) }

  /// The bytes from a position to the current one.
  func bytes(from start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }

  /// Reads an unsigned number of at most `bits` bits, with seven bits in each byte.
  mutating func unsigned(bits: Int) throws(ModuleError) -> UInt64 {
    let start = position
    var (value, shift) = (UInt64(0), 0)
    while true {
      let byte = try self.byte()
      let part = UInt64(byte & 0x7F)
      guard shift < bits, shift + 7 <= bits || part >> UInt64(bits - shift) == 0 else {
        throw .invalidNumber(start)
      }
      value |= part << UInt64(shift)
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  /// Reads an index or a count.
  mutating func count() throws(ModuleError) -> Int { Int(try unsigned(bits: 32)) }

  /// Reads a signed number of at most 64 bits.
  mutating func signed() throws(ModuleError) -> Int64 {
    let start = position
    var (value, shift) = (UInt64(0), 0)
    while true {
      let byte = try self.byte()
      guard shift < 70, shift < 63 || byte == 0 || byte == 0x7F else { throw .invalidNumber(start) }
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      shift += 7
      guard byte < 0x80 else { continue }
      if byte & 0x40 != 0, shift < 64 { value |= ~UInt64(0) << UInt64(shift) }
      return Int64(bitPattern: value)
    }
  }

  /// Throws if unread bytes remain.
  func finish() throws(ModuleError) {
    guard isAtEnd else { throw .malformed(position, "a part is shorter than its length says") }
  }
}

/// Writes the elements of modules.
struct ModuleWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ part: some Collection<UInt8>) { bytes.append(contentsOf: part) }

  mutating func insert(_ byte: UInt8, at place: Int) { bytes.insert(byte, at: place) }

  mutating func remove(at place: Int, count: Int) { bytes.removeSubrange(place..<place + count) }

  mutating func replace(_ place: Range<Int>, with part: [UInt8]) {
    bytes.replaceSubrange(place, with: part)
  }

  mutating func unsigned(_ number: Int) {
    var rest = UInt64(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func signed(_ number: some FixedWidthInteger & SignedInteger) {
    var rest = number
    while true {
      let byte = UInt8(truncatingIfNeeded: rest) & 0x7F
      rest >>= 7
      if rest == (byte & 0x40 == 0 ? 0 : -1) { return bytes.append(byte) }
      bytes.append(byte | 0x80)
    }
  }

  /// Writes a part preceded by its length.
  mutating func counted(_ part: [UInt8]) {
    unsigned(part.count)
    append(part)
  }
}
