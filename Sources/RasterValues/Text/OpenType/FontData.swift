// A part of a font file, read big-endian and only within its bounds.
//
// Everything that reads fonts stands on this file: an offset from a damaged font leads to nil here,
// never to a trap. Unsafe pointers: one load of an integer, after one comparison with `count`; `start`
// and `count` lie within `bytes`, which nobody changes.

/// A view of some of a font's bytes, from its own zero.
///
/// Copies share the file's bytes. Whatever leads out of the view is nil: negative offsets, offsets
/// past the end, counts that do not fit. Integers come as `Int`, so that sums need no conversions:
/// no sum of a few of them overflows.
package struct FontData: Sendable {
  private let bytes: [UInt8]
  private let start: Int
  /// The number of bytes of the view.
  package let count: Int

  /// All of `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    count = bytes.count
  }

  private init(_ bytes: [UInt8], start: Int, count: Int) {
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  @inline(__always)
  private func load<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Value? {
    guard offset >= 0, offset <= count &- MemoryLayout<Value>.size else { return nil }
    return bytes.withUnsafeBytes {
      Value(bigEndian: $0.loadUnaligned(fromByteOffset: start &+ offset, as: Value.self))
    }
  }

  // MARK: - Numbers

  @inline(__always)
  package func uint8(at offset: Int) -> Int? { load(UInt8.self, at: offset).map(Int.init) }

  @inline(__always)
  package func int8(at offset: Int) -> Int? { load(Int8.self, at: offset).map(Int.init) }

  @inline(__always)
  package func uint16(at offset: Int) -> Int? { load(UInt16.self, at: offset).map(Int.init) }

  @inline(__always)
  package func int16(at offset: Int) -> Int? { load(Int16.self, at: offset).map(Int.init) }

  package func uint24(at offset: Int) -> Int? {
    guard let high = uint8(at: offset), let low = uint16(at: offset &+ 1) else { return nil }
    return high << 16 | low
  }

  /// Nil too where `Int` has 32 bits and cannot hold the number.
  @inline(__always)
  package func uint32(at offset: Int) -> Int? {
    load(UInt32.self, at: offset).flatMap { Int(exactly: $0) }
  }

  @inline(__always)
  package func int32(at offset: Int) -> Int? { load(Int32.self, at: offset).map(Int.init) }

  package func tag(at offset: Int) -> FontTag? {
    load(UInt32.self, at: offset).map(FontTag.init(rawValue:))
  }

  /// A signed number with 16 bits of fraction.
  package func fixed(at offset: Int) -> Double? { int32(at: offset).map { Double($0) / 65536 } }

  /// A signed number with 14 bits of fraction, -2 ≤ value < 2.
  package func fraction(at offset: Int) -> Double? { int16(at: offset).map { Double($0) / 16384 } }

  // MARK: - Parts

  /// The bytes from `offset` to the end; empty at the end, nil beyond.
  package func from(_ offset: Int) -> FontData? {
    guard offset >= 0, offset <= count else { return nil }
    return FontData(bytes, start: start &+ offset, count: count &- offset)
  }

  /// `count` bytes from `offset` on; nil unless all of them are there.
  package func part(at offset: Int, count length: Int) -> FontData? {
    guard offset >= 0, length >= 0, offset <= count, length <= count &- offset else { return nil }
    return FontData(bytes, start: start &+ offset, count: length)
  }

  /// The subtable at the 16-bit offset at `offset`, from this view's zero; nil where it is 0 or
  /// leads out.
  package func subtable16(at offset: Int) -> FontData? {
    guard let distance = uint16(at: offset), distance != 0 else { return nil }
    return from(distance)
  }

  /// The subtable at the 32-bit offset at `offset`, from this view's zero; nil where it is 0 or
  /// leads out.
  package func subtable32(at offset: Int) -> FontData? {
    guard let distance = uint32(at: offset), distance != 0 else { return nil }
    return from(distance)
  }

  /// `count` records of `stride` bytes from `offset` on; nil unless all of them are there.
  package func records(at offset: Int, count: Int, stride: Int) -> FontRecords? {
    let (size, overflows) = count.multipliedReportingOverflow(by: stride)
    guard !overflows, stride > 0, let data = part(at: offset, count: size) else { return nil }
    return FontRecords(data: data, stride: stride, count: count)
  }

  /// The bytes themselves, copied.
  package func copy() -> [UInt8] { Array(bytes[start..<start + count]) }
}

/// Records of one size, one behind the other.
package struct FontRecords: Sendable {
  package let data: FontData
  /// The number of bytes from one record to the next.
  package let stride: Int
  package let count: Int

  /// The 16-bit number at `offset` in the record `index`; nil where there is no such record.
  @inline(__always)
  package func uint16(_ index: Int, at offset: Int = 0) -> Int? {
    guard index >= 0, index < count else { return nil }
    return data.uint16(at: index &* stride &+ offset)
  }

  /// The 32-bit number at `offset` in the record `index`; nil where there is no such record.
  @inline(__always)
  package func uint32(_ index: Int, at offset: Int = 0) -> Int? {
    guard index >= 0, index < count else { return nil }
    return data.uint32(at: index &* stride &+ offset)
  }

  /// The record `index`.
  package subscript(index: Int) -> FontData? {
    guard index >= 0, index < count else { return nil }
    return data.part(at: index &* stride, count: stride)
  }

  /// The first record whose key is not below `key`, where `keys(at:)` reads the key of a record, and
  /// the keys ascend; `count` where there is none.
  ///
  /// Keys that do not ascend, as in damaged fonts, give some index from 0 through `count`.
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

  /// The record whose 16-bit number at `offset` is `key`, where these ascend.
  package func index(of key: Int, at offset: Int = 0) -> Int? {
    let index = firstIndex(notBelow: key) { data.uint16(at: $0 &+ offset) }
    return uint16(index, at: offset) == key ? index : nil
  }
}
