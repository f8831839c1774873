// What bytes take in a code that follows what came before.
//
// Unsafe pointers: as many bytes are read as the caller says.

import RasterValues

/// The cost of each byte in a code that follows what came before.
struct ByteCosts {
  private var counts = [UInt32](repeating: 0, count: 256)
  private var costs = [UInt16](repeating: 0, count: 256)
  private var rows = 0

  init() {
    // Differences of photographs: about 2 + 1.5 log2(1 + |d|) bits.
    for byte in 0..<256 {
      let size = min(byte, 256 - byte)
      costs[byte] = UInt16(24 + 3 * sixteenfoldLogarithm(UInt32(size + 1)) / 2)
    }
  }

  /// The cost of bytes in sixteenths of a bit, or of so many of them as cost `most` and more.
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

  /// The cost of the four bytes of a pixel.
  @inline(__always)
  func cost(ofPixel pixel: UInt32) -> Int {
    costs.withUnsafeBufferPointer { costs in
      Int(costs[Int(pixel & 0xFF)]) &+ Int(costs[Int(pixel &>> 8 & 0xFF)])
        &+ Int(costs[Int(pixel &>> 16 & 0xFF)]) &+ Int(costs[Int(pixel &>> 24)])
    }
  }

  /// Counts bytes that were chosen; after some rows, costs follow.
  mutating func count(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    counts.withUnsafeMutableBufferPointer { counts in
      for index in 0..<count { counts[Int(bytes[index])] &+= 1 }
    }
    rows &+= 1
    if rows & 15 == 0 { update() }
  }

  /// Old rows count half as much each time.
  private mutating func update() {
    let total = sixteenfoldLogarithm(counts.reduce(0, &+) &+ 256)
    for byte in 0..<256 {
      costs[byte] = UInt16(clamping: total &- sixteenfoldLogarithm(counts[byte] &+ 1))
      counts[byte] /= 2
    }
  }
}
