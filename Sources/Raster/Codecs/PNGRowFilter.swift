// Applies row filters: none, or for each row that with the least sum of differences.
//
// Unsafe pointers: the loops below run over whole rows of two buffers, whose lengths follow from the
// picture's size.

/// A way to choose the filter of each row.
enum PNGFiltering {
  /// No filter: whole pixels repeat, where flat areas and letters make a picture.
  case plain
  /// The filter whose differences have the least sum, without their signs: for gradients and photos.
  case leastDifferences
}

/// Filters the rows of a picture.
struct PNGRowFilter {
  private let image: PNGImage

  init(_ image: PNGImage) {
    self.image = image
  }

  /// All rows, each behind the number of its filter.
  func rows(_ filtering: PNGFiltering) -> [UInt8] {
    image.samples.withUnsafeBufferPointer { samples in
      [UInt8](unsafeUninitializedCapacity: (image.rowLength &+ 1) &* image.height) { rows, count in
        switch filtering {
        case .plain: copy(samples, to: rows)
        case .leastDifferences: filter(samples, to: rows)
        }
        count = rows.count
      }
    }
  }

  private func copy(
    _ samples: UnsafeBufferPointer<UInt8>,
    to rows: UnsafeMutableBufferPointer<UInt8>
  ) {
    let length = image.rowLength
    for row in 0..<image.height {
      let target = row &* (length &+ 1)
      rows[target] = UInt8(PNGFilter.none.rawValue)
      let part = UnsafeMutableBufferPointer(rebasing: rows[(target &+ 1)...].prefix(length))
      _ = part.update(from: samples[row &* length..<(row &+ 1) &* length])
    }
  }

  private func filter(
    _ samples: UnsafeBufferPointer<UInt8>,
    to rows: UnsafeMutableBufferPointer<UInt8>
  ) {
    let length = image.rowLength
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { trial in
      for row in 0..<image.height {
        let start = row &* (length &+ 1)
        let target = UnsafeMutableBufferPointer(rebasing: rows[(start &+ 1)...].prefix(length))
        let source = UnsafeBufferPointer(rebasing: samples[row &* length..<(row &+ 1) &* length])
        let above =
          row > 0
          ? UnsafeBufferPointer(rebasing: samples[(row &- 1) &* length..<row &* length]) : nil
        var least = Int.max
        // Without a row above, up is none, and Paeth is sub.
        let filters: [PNGFilter] = above == nil ? [.none, .sub] : PNGFilter.allCases
        for filter in filters {
          filter.apply(to: source, above: above, distance: image.pixelBytes, into: trial)
          let sum = Self.sumOfDifferences(trial)
          guard sum < least else { continue }
          least = sum
          rows[start] = UInt8(filter.rawValue)
          _ = target.update(from: trial)
        }
      }
    }
  }

  /// The sum of bytes as signed numbers, without their signs.
  private static func sumOfDifferences(_ bytes: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var sum: UInt32 = 0
    for byte in bytes { sum &+= UInt32(min(byte, 0 &- byte)) }
    return Int(sum)
  }
}

extension PNGFilter {
  /// Writes a row's differences.
  func apply(
    to row: UnsafeBufferPointer<UInt8>,
    above: UnsafeBufferPointer<UInt8>?,
    distance: Int,
    into differences: UnsafeMutableBufferPointer<UInt8>
  ) {
    let count = row.count
    let start = min(distance, count)
    switch self {
    case .none:
      _ = differences.update(from: row)
    case .sub:
      for index in 0..<start { differences[index] = row[index] }
      for index in start..<count { differences[index] = row[index] &- row[index &- distance] }
    case .up:
      guard let above else { return _ = differences.update(from: row) }
      for index in 0..<count { differences[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<count {
        let left = index < distance ? 0 : UInt16(row[index &- distance])
        let up = above.map { UInt16($0[index]) } ?? 0
        differences[index] = row[index] &- UInt8(truncatingIfNeeded: (left &+ up) &>> 1)
      }
    case .paeth:
      guard let above else {
        PNGFilter.sub.apply(to: row, above: nil, distance: distance, into: differences)
        return
      }
      for index in 0..<start { differences[index] = row[index] &- above[index] }
      for index in start..<count {
        let predicted = Self.paeth(
          left: row[index &- distance],
          up: above[index],
          corner: above[index &- distance]
        )
        differences[index] = row[index] &- predicted
      }
    }
  }
}
