// The table of characters' syllable classes.

import RasterValues

/// A table of the classes, stored as runs of characters with equal classes.
struct SyllableTable: Sendable {
  static let shared = SyllableTable()

  private nonisolated(unsafe) let ends: UnsafePointer<UInt32>
  private nonisolated(unsafe) let numbers: UnsafePointer<UInt8>
  private nonisolated(unsafe) let records: UnsafePointer<SyllableClasses>
  private let count: Int

  private init() {
    var decoder = UnicodeDecoder(SyllableText.records)
    var records: [SyllableClasses] = []
    func byte(_ number: Int) -> UInt8 { UInt8(truncatingIfNeeded: number) }
    while let indic = decoder.next(), let place = decoder.next(), let universal = decoder.next() {
      records.append(
        SyllableClasses(indic: byte(indic), place: byte(place), universal: byte(universal))
      )
    }
    decoder = UnicodeDecoder(SyllableText.runs)
    var (ends, numbers): ([UInt32], [UInt8]) = ([], [])
    var end = 0 as UInt32
    while let length = decoder.next(), let record = decoder.next() {
      end &+= UInt32(truncatingIfNeeded: length)
      ends.append(end)
      numbers.append(byte(record))
    }
    count = ends.count
    self.ends = ends.immortalCopy()
    self.numbers = numbers.immortalCopy()
    self.records = records.immortalCopy()
  }

  subscript(scalar: UInt32) -> SyllableClasses {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) &>> 1
      if ends[middle] <= scalar { low = middle &+ 1 } else { high = middle }
    }
    return low < count ? records[Int(numbers[low])] : SyllableClasses()
  }
}
