// Computes Adler-32, the checksum of a zlib stream, from bytes and from pixels.
//
// Unsafe pointers: memory is read in place, several bytes at a time. Each pointer is used only
// within the call that it is passed to.

/// The Adler-32 checksum of zlib (RFC 1950).
package struct Adler32 {
  /// The checksum of the bytes so far.
  package var value: UInt32 { second << 16 | first }
  private var first: UInt32 = 1
  private var second: UInt32 = 0

  /// Creates a checksum of no bytes.
  package init() {}

  /// The contribution of a range of bytes to the checksum, independent of the preceding bytes.
  ///
  /// It consists of their sum and their weighted sum, in which each byte is multiplied by the
  /// number of bytes from it to the end.
  package struct Part {
    package var sum: UInt32
    package var weighted: UInt32
    package var count: Int

    package init(sum: UInt32, weighted: UInt32, count: Int) {
      (self.sum, self.weighted, self.count) = (sum, weighted, count)
    }
  }

  /// Adds bytes whose contribution is already known, such as those of a repeated row.
  package mutating func add(_ part: Part) {
    let length = UInt64(part.count % 65_521)
    second = UInt32((UInt64(second) &+ UInt64(part.weighted) &+ length &* UInt64(first)) % 65_521)
    first = (first &+ part.sum) % 65_521
  }

  /// Adds bytes.
  ///
  /// A block of n bytes adds Σ x(i) to the first sum, and n · first + Σ (n − i) · x(i) to the
  /// second. The sums of a block are held in sixteen 16-bit lanes. A block has 22 vectors, the
  /// maximum for which no lane overflows: 255 · (21 · 22 / 2) < 65,536.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while bytes.count &- index >= Self.blockLength {
      addBlock(bytes, at: index)
      index &+= Self.blockLength
    }
    while index < bytes.count {
      first &+= UInt32(bytes[index])
      second &+= first
      index &+= 1
    }
    first %= 65_521
    second %= 65_521
  }

  private static let vectorsPerBlock = 22
  private static let blockLength = vectorsPerBlock * 16

  private mutating func addBlock(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    var even = SIMD8<UInt16>()
    var odd = SIMD8<UInt16>()
    var evenBefore = SIMD8<UInt16>()
    var oddBefore = SIMD8<UInt16>()
    var offset = index
    for _ in 0..<Self.vectorsPerBlock {
      let lanes = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt16>.self)
      evenBefore &+= even
      oddBefore &+= odd
      even &+= lanes & 0xFF
      odd &+= lanes &>> 8
      offset &+= 16
    }
    #if _endian(big)
    swap(&even, &odd)
    swap(&evenBefore, &oddBefore)
    #endif
    var sum: UInt32 = 0
    var weighted: UInt32 = UInt32(Self.blockLength) &* first
    for lane in 0..<8 {
      sum &+= UInt32(even[lane]) &+ UInt32(odd[lane])
      weighted &+= 16 &* (UInt32(evenBefore[lane]) &+ UInt32(oddBefore[lane]))
      weighted &+= UInt32(16 &- 2 &* lane) &* UInt32(even[lane])
      weighted &+= UInt32(15 &- 2 &* lane) &* UInt32(odd[lane])
    }
    first = (first &+ sum) % 65_521
    second = (second &+ weighted) % 65_521
  }
}

extension Adler32.Part {
  /// Computes the contribution of a range of bytes.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var sum = Adler32()
    sum.update(bytes)
    // The initial value 1 contributes once for each byte.
    let (first, second) = (sum.value & 0xFFFF, sum.value >> 16)
    self.sum = (first &+ 65_520) % 65_521
    weighted = (second &+ 65_521 &- UInt32(bytes.count % 65_521)) % 65_521
    count = bytes.count
  }

  /// Computes the contribution of a filter byte 0 followed by the bytes R, G, B of pixels.
  ///
  /// With s(p) = r + g + b, the weighted sum of n pixels is Σ (3(n − p) · s(p) − g(p) − 2b(p)).
  /// Four pixels are processed at once, in blocks of 84, the maximum for which no 16-bit lane
  /// overflows.
  package init(red pixels: UnsafePointer<UInt32>, count pixelCount: Int) {
    var sum: UInt64 = 0
    var weighted: UInt64 = 0
    var start = 0
    while start < pixelCount {
      let end = min(pixelCount, start &+ 84)
      let (s, w) = Self.block(pixels + start, count: end &- start)
      sum &+= s
      weighted &+= w &+ UInt64(3 &* (pixelCount &- end)) &* s
      start = end
    }
    self.sum = UInt32(sum % 65_521)
    self.weighted = UInt32(weighted % 65_521)
    count = 3 &* pixelCount &+ 1
  }

  /// Computes the sums of at most 84 pixels, as if no bytes followed them.
  @inline(__always)
  private static func block(
    _ pixels: UnsafePointer<UInt32>,
    count: Int
  ) -> (sum: UInt64, weighted: UInt64) {
    var redBlue = SIMD8<UInt16>()
    var green = SIMD8<UInt16>()
    var redBlueBefore = SIMD8<UInt16>()
    var greenBefore = SIMD8<UInt16>()
    let groups = count &>> 2
    let raw = UnsafeRawPointer(pixels)
    for group in 0..<groups {
      let four = raw.loadUnaligned(fromByteOffset: group &* 16, as: SIMD4<UInt32>.self)
      redBlueBefore &+= redBlue
      greenBefore &+= green
      redBlue &+= unsafeBitCast(four & 0xFF_00FF, to: SIMD8<UInt16>.self)
      green &+= unsafeBitCast(four &>> 8 & 0xFF, to: SIMD8<UInt16>.self)
    }
    var sum: UInt64 = 0
    var weighted: UInt64 = 0
    let rest = 3 &* (count & 3)
    for lane in 0..<4 {
      #if _endian(little)
      let (low, high) = (lane &* 2, lane &* 2 &+ 1)
      #else
      let (low, high) = (lane &* 2 &+ 1, lane &* 2)
      #endif
      let channels = [
        (redBlue[low], redBlueBefore[low], 0), (green[low], greenBefore[low], 1),
        (redBlue[high], redBlueBefore[high], 2),
      ]
      for (value, before, channel) in channels {
        sum &+= UInt64(value)
        weighted &+= 12 &* UInt64(before)
        weighted &+= UInt64(12 &- 3 &* lane &- channel &+ rest) &* UInt64(value)
      }
    }
    for index in groups &* 4..<count {
      let (pixel, weight) = (pixels[index], UInt64(3 &* (count &- index)))
      let (r, g, b) = (
        UInt64(pixel & 0xFF), UInt64(pixel &>> 8 & 0xFF), UInt64(pixel &>> 16 & 0xFF)
      )
      sum &+= r &+ g &+ b
      weighted &+= weight &* r &+ (weight &- 1) &* g &+ (weight &- 2) &* b
    }
    return (sum, weighted)
  }
}
