// The estimated cost of bytes in an adaptive entropy code.
//
// Unsafe pointers: the caller guarantees that the buffers hold as many bytes as it passes.

import RasterValues

/// The cost of each byte value in an adaptive code, from the bytes that came before.
struct ByteCosts {
  private var counts = [UInt32](repeating: 0, count: 256)
  private var costs = [UInt16](repeating: 0, count: 256)
  private var rows = 0

  init() {
    // The initial costs suit differences of photographs: about 2 + 1.5 log2(1 + |d|) bits.
    for byte in 0..<256 {
      let size = min(byte, 256 - byte)
      costs[byte] = UInt16(24 + 3 * sixteenfoldLogarithm(UInt32(size + 1)) / 2)
    }
  }

  /// Returns the cost of bytes in sixteenths of a bit, and stops early at a sum of `most` or more.
  func cost(_ bytes: UnsafePointer<UInt8>, _ count: Int, most: Int) -> Int {
    costs.withUnsafeBufferPointer { costs in
      var (even, odd) = (0, 0)
      var index = 0
      while index < count, even &+ odd < most {
        let end = min(count, index &+ 256)
        while index &+ 1 < end {
          even &+= Int(costs[Int(bytes[index])])
          odd &+= Int(costs[Int(bytes[index &+ 1])])
          index &+= 2
        }
        if index < end { even &+= Int(costs[Int(bytes[index])]) }
        index = end
      }
      return even &+ odd
    }
  }

  /// Returns the cost of the four bytes of a pixel.
  @inline(__always)
  func cost(ofPixel pixel: UInt32) -> Int {
    costs.withUnsafeBufferPointer { costs in
      Int(costs[Int(pixel & 0xFF)]) &+ Int(costs[Int(pixel &>> 8 & 0xFF)])
        &+ Int(costs[Int(pixel &>> 16 & 0xFF)]) &+ Int(costs[Int(pixel &>> 24)])
    }
  }

  /// Counts the bytes of a chosen row, and updates the costs after every 16 rows.
  mutating func count(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    counts.withUnsafeMutableBufferPointer { counts in
      for index in 0..<count { counts[Int(bytes[index])] &+= 1 }
    }
    rows &+= 1
    if rows & 15 == 0 { update() }
  }

  /// Recomputes the costs and halves the counts, so that older rows have less weight.
  private mutating func update() {
    let total = sixteenfoldLogarithm(counts.reduce(0, &+) &+ 256)
    for byte in 0..<256 {
      costs[byte] = UInt16(clamping: total &- sixteenfoldLogarithm(counts[byte] &+ 1))
      counts[byte] /= 2
    }
  }
}
