// Looks up the Unicode properties of a scalar value with three loads, in 1 to 2 ns.
//
// The single table is never freed. With arrays, each access counted references, which took a fifth
// of the time of text shaping.
//
// Scalars are grouped in pages of 128, and uniform pages with the same record are shared. The
// standard library's properties depend on the Unicode version of the operating system, so drawings
// would differ between machines.

@usableFromInline
package struct UnicodeTable: Sendable {
  /// Decoded on first use, in under a millisecond.
  package static let shared = UnicodeTable()

  @usableFromInline nonisolated(unsafe) let pages: UnsafePointer<UInt16>
  @usableFromInline nonisolated(unsafe) let numbers: UnsafePointer<UInt16>
  @usableFromInline nonisolated(unsafe) let records: UnsafePointer<ScalarProperties>
  @usableFromInline let pageCount: Int
  @usableFromInline let unassigned: ScalarProperties

  /// The properties of `scalar`; numbers that are not scalar values have those of an unassigned
  /// scalar.
  @inlinable @inline(__always)
  package subscript(scalar: UInt32) -> ScalarProperties {
    let page = Int(scalar &>> 7)
    guard page < pageCount else { return unassigned }
    let number = numbers[Int(pages[page]) &<< 7 | Int(scalar & 127)]
    return records[Int(number)]
  }

  private init() {
    let records = Self.decodedRecords()
    var builder = Builder(recordCount: records.count)
    var decoder = UnicodeDecoder(UnicodeText.runs)
    while let length = decoder.next(), let record = decoder.next() {
      builder.append(UInt16(truncatingIfNeeded: record), count: length)
    }
    pageCount = builder.pages.count
    pages = builder.pages.immortalCopy()
    numbers = builder.numbers.immortalCopy()
    self.records = records.immortalCopy()
    unassigned = ScalarProperties(bits: UInt64(Script.unknown.rawValue) &<< 23)
  }

  private static func decodedRecords() -> [ScalarProperties] {
    var decoder = UnicodeDecoder(UnicodeText.records)
    let places: [UInt64] = [0, 6, 11, 15, 18, 23, 31, 39]
    var records: [ScalarProperties] = []
    var bits = 0 as UInt64
    var field = 0
    while let value = decoder.next() {
      bits |= UInt64(truncatingIfNeeded: value) &<< places[field]
      field &+= 1
      guard field == places.count else { continue }
      records.append(ScalarProperties(bits: bits))
      (bits, field) = (0, 0)
    }
    return records
  }

  /// Splits runs of equal records into pages.
  private struct Builder {
    var pages: [UInt16] = []
    /// The records of the pages so far; the last page is complete at multiples of 128.
    var numbers: [UInt16] = []
    private var uniformPages: [UInt16]

    init(recordCount: Int) {
      uniformPages = [UInt16](repeating: .max, count: recordCount)
      pages.reserveCapacity(0x110000 &>> 7)
      numbers.reserveCapacity(0x8000)
    }

    mutating func append(_ record: UInt16, count: Int) {
      var left = count
      while left > 0 {
        let room = 128 &- (numbers.count & 127)
        if room == 128, left >= 128 {
          appendUniform(record)
          left &-= 128
          continue
        }
        let part = min(left, room)
        if room == 128 { pages.append(nextPage) }
        for _ in 0..<part { numbers.append(record) }
        left &-= part
      }
    }

    private mutating func appendUniform(_ record: UInt16) {
      if uniformPages[Int(record)] == .max {
        uniformPages[Int(record)] = nextPage
        for _ in 0..<128 { numbers.append(record) }
      }
      pages.append(uniformPages[Int(record)])
    }

    /// The number of the page that starts at the end.
    private var nextPage: UInt16 { UInt16(truncatingIfNeeded: numbers.count &>> 7) }
  }
}
