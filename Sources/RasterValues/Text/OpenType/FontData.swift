// A bounds-checked, big-endian view of a part of a font file.
//
// All code that reads fonts is based on this file: an invalid offset in a damaged font returns
// `nil` and never traps. Unsafe pointers: each integer is loaded once, after one comparison with
// `count`. `start` and `count` are always within `bytes`, which is immutable.

/// A view of a range of a font's bytes, with offsets relative to its start.
///
/// Copies share the file's bytes. Access outside the view returns `nil`: negative offsets, offsets
/// past the end, and counts that do not fit. Integers are returned as `Int`, so sums need no
/// conversion, and sums of a few of them do not overflow.
@usableFromInline
package struct FontData: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let start: Int
  /// The number of bytes of the view.
  @usableFromInline package let count: Int

  /// Creates a view of all `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    count = bytes.count
  }

  @inlinable
  init(_ bytes: [UInt8], start: Int, count: Int) {
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  @inlinable
  @inline(__always)
  func load<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Value? {
    guard offset >= 0, offset <= count &- MemoryLayout<Value>.size else { return nil }
    return bytes.withUnsafeBytes {
      Value(bigEndian: $0.loadUnaligned(fromByteOffset: start &+ offset, as: Value.self))
    }
  }

  // MARK: - Numbers

  @inlinable
  @inline(__always)
  package func uint8(at offset: Int) -> Int? { load(UInt8.self, at: offset).map(Int.init) }

  @inlinable
  @inline(__always)
  package func int8(at offset: Int) -> Int? { load(Int8.self, at: offset).map(Int.init) }

  @inlinable
  @inline(__always)
  package func uint16(at offset: Int) -> Int? { load(UInt16.self, at: offset).map(Int.init) }

  @inlinable
  @inline(__always)
  package func int16(at offset: Int) -> Int? { load(Int16.self, at: offset).map(Int.init) }

  package func uint24(at offset: Int) -> Int? {
    guard let high = uint8(at: offset), let low = uint16(at: offset &+ 1) else { return nil }
    return high << 16 | low
  }

  /// Returns `nil` also if `Int` has 32 bits and cannot represent the number.
  @inline(__always)
  package func uint32(at offset: Int) -> Int? {
    load(UInt32.self, at: offset).flatMap { Int(exactly: $0) }
  }

  @inline(__always)
  package func int32(at offset: Int) -> Int? { load(Int32.self, at: offset).map(Int.init) }

  package func tag(at offset: Int) -> FontTag? {
    load(UInt32.self, at: offset).map(FontTag.init(rawValue:))
  }

  /// A signed number with 16 fractional bits.
  package func fixed(at offset: Int) -> Double? { int32(at: offset).map { Double($0) / 65536 } }

  /// A signed number with 14 fractional bits, −2 ≤ value < 2.
  package func fraction(at offset: Int) -> Double? { int16(at: offset).map { Double($0) / 16384 } }

  // MARK: - Parts

  /// The bytes from `offset` to the end: empty at the end, `nil` beyond it.
  @inlinable
  package func from(_ offset: Int) -> FontData? {
    guard offset >= 0, offset <= count else { return nil }
    return FontData(bytes, start: start &+ offset, count: count &- offset)
  }

  /// The `count` bytes from `offset`, or `nil` if they are not all within the view.
  @inlinable
  package func part(at offset: Int, count length: Int) -> FontData? {
    guard offset >= 0, length >= 0, offset <= count, length <= count &- offset else { return nil }
    return FontData(bytes, start: start &+ offset, count: length)
  }

  /// The subtable at the 16-bit offset stored at `offset`, or `nil` if it is 0 or out of bounds.
  @inlinable
  package func subtable16(at offset: Int) -> FontData? {
    guard let distance = uint16(at: offset), distance != 0 else { return nil }
    return from(distance)
  }

  /// The subtable at the 32-bit offset stored at `offset`, or `nil` if it is 0 or out of bounds.
  package func subtable32(at offset: Int) -> FontData? {
    guard let distance = uint32(at: offset), distance != 0 else { return nil }
    return from(distance)
  }

  /// The `count` records of `stride` bytes from `offset`, or `nil` if they are not all within the
  /// view.
  @inlinable
  package func records(at offset: Int, count: Int, stride: Int) -> FontRecords? {
    let (size, overflows) = count.multipliedReportingOverflow(by: stride)
    guard !overflows, stride > 0, let data = part(at: offset, count: size) else { return nil }
    return FontRecords(data: data, stride: stride, count: count)
  }

  /// A copy of the bytes.
  package func copy() -> [UInt8] { Array(bytes[start..<start + count]) }
}

/// Consecutive records of equal size.
@usableFromInline
package struct FontRecords: Sendable {
  @usableFromInline package let data: FontData
  /// The number of bytes from one record to the next.
  @usableFromInline package let stride: Int
  @usableFromInline package let count: Int

  @inlinable
  init(data: FontData, stride: Int, count: Int) {
    (self.data, self.stride, self.count) = (data, stride, count)
  }

  /// The 16-bit number at `offset` in record `index`, or `nil` if there is no such record.
  @inlinable
  @inline(__always)
  package func uint16(_ index: Int, at offset: Int = 0) -> Int? {
    guard index >= 0, index < count else { return nil }
    return data.uint16(at: index &* stride &+ offset)
  }

  /// The 32-bit number at `offset` in record `index`, or `nil` if there is no such record.
  @inline(__always)
  package func uint32(_ index: Int, at offset: Int = 0) -> Int? {
    guard index >= 0, index < count else { return nil }
    return data.uint32(at: index &* stride &+ offset)
  }

  /// The record at `index`, or `nil` if it is out of bounds.
  package subscript(index: Int) -> FontData? {
    guard index >= 0, index < count else { return nil }
    return data.part(at: index &* stride, count: stride)
  }

  /// The first record whose key is not below `key`, or `count` if there is none.
  ///
  /// `keys(at:)` reads the key of a record. Keys must be in ascending order. Otherwise, as in
  /// damaged fonts, the result is an arbitrary index from 0 through `count`.
  @inlinable
  @inline(__always)
  package func firstIndex(notBelow key: Int, keys: (_ offset: Int) -> Int?) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) >> 1
      if let found = keys(middle &* stride), found < key {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The record whose 16-bit number at `offset` is `key`; these numbers must be in ascending order.
  package func index(of key: Int, at offset: Int = 0) -> Int? {
    let index = firstIndex(notBelow: key) { data.uint16(at: $0 &+ offset) }
    return uint16(index, at: offset) == key ? index : nil
  }
}
