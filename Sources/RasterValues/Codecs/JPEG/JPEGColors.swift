// Determines the colour model of a JPEG file and converts rows of samples to pixels.
//
// YCbCr is full-range ITU-R BT.601, as in JFIF, computed with 16 fractional bits. CMYK is inverted,
// as Adobe's programs write it: 255 is no ink. Files without Adobe's marker are treated in the same
// way, as in other common decoders.
//
// Unsafe pointers: rows of `count` samples and pixels that the caller provides.
//
// Source: ITU-T T.871, section 7; Adobe Technical Note 5116 for the marker.

/// The components and markers that determine the colour model of a file.
struct JPEGColorModel {
  var ids: [UInt8] = []
  private var isJFIF = false
  /// The colour transform in Adobe's marker, or `nil` without that marker.
  private var adobe: UInt8?

  mutating func readJFIF(_ content: ArraySlice<UInt8>) {
    if content.starts(with: Array("JFIF\0".utf8)) { isJFIF = true }
  }

  mutating func readAdobe(_ content: ArraySlice<UInt8>) {
    guard content.starts(with: Array("Adobe".utf8)), content.count >= 12 else { return }
    adobe = content[content.startIndex + 11]
  }

  enum Kind { case grey, yCbCr, rgb, cmyk, ycck }

  var kind: Kind {
    switch ids.count {
    case 1: .grey
    case 3:
      if isJFIF {
        .yCbCr
      } else if let adobe {
        adobe == 0 ? .rgb : .yCbCr
      } else {
        ids == Array("RGB".utf8) ? .rgb : .yCbCr
      }
    default: adobe ?? 0 == 0 ? .cmyk : .ycck
    }
  }
}

extension JPEGColorModel.Kind {
  typealias Rows = (
    UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafePointer<UInt8>
  )

  /// Converts rows of samples to opaque pixels.
  func convert(_ rows: Rows, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    switch self {
    case .grey:
      for x in 0..<count { pixels[x] = UInt32(rows.0[x]) &* 0x10101 | 0xFF00_0000 }
    case .rgb:
      for x in 0..<count {
        pixels[x] = joined(UInt32(rows.0[x]), UInt32(rows.1[x]), UInt32(rows.2[x]))
      }
    case .yCbCr:
      let aligned = count & ~7
      convertYCbCr(rows.0, rows.1, rows.2, into: pixels, count: aligned)
      for x in aligned..<count { pixels[x] = yCbCr(rows.0[x], rows.1[x], rows.2[x]) }
    case .cmyk:
      for x in 0..<count {
        let light = joined(UInt32(rows.0[x]), UInt32(rows.1[x]), UInt32(rows.2[x]))
        pixels[x] = scaled(light, by: UInt32(rows.3[x])) | 0xFF00_0000
      }
    case .ycck:
      for x in 0..<count {
        let light = ~yCbCr(rows.0[x], rows.1[x], rows.2[x])
        pixels[x] = scaled(light, by: UInt32(rows.3[x])) | 0xFF00_0000
      }
    }
  }

  @inline(__always)
  private func joined(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    red | green &<< 8 | blue &<< 16 | 0xFF00_0000
  }

  @inline(__always)
  private func yCbCr(_ y: UInt8, _ cb: UInt8, _ cr: UInt8) -> UInt32 {
    let (y, cb, cr) = (Int32(y), Int32(cb) &- 128, Int32(cr) &- 128)
    @inline(__always)
    func level(_ value: Int32) -> UInt32 { UInt32(truncatingIfNeeded: min(max(value, 0), 255)) }
    // The factors are 1.402, 0.714136, 0.344136 and 1.772, multiplied by 2¹⁶.
    let red = y &+ (91881 &* cr &+ 32768) &>> 16
    let green = y &+ (-46802 &* cr &- 22554 &* cb &+ 32768) &>> 16
    let blue = y &+ (116_130 &* cb &+ 32768) &>> 16
    return joined(level(red), level(green), level(blue))
  }
}

/// Returns the upper halves of products with a constant.
///
/// This is written lane by lane, which compiles to one `pmulhw`. A vector conversion is not inlined
/// into a function as large as `convertYCbCr`, and the call costs seven times as much.
@inline(__always)
private func highHalf(_ lanes: SignedLanes, times factor: Int32) -> SignedLanes {
  func wide(_ lane: Int16) -> Int32 { Int32(lane) }
  func narrow(_ lane: Int32) -> Int16 { Int16(truncatingIfNeeded: lane) }
  let low = SIMD4(wide(lanes[0]), wide(lanes[1]), wide(lanes[2]), wide(lanes[3]))
  let high = SIMD4(wide(lanes[4]), wide(lanes[5]), wide(lanes[6]), wide(lanes[7]))
  let halves = (SIMD8(lowHalf: low, highHalf: high) &* factor) &>> 16
  return SignedLanes(
    narrow(halves[0]),
    narrow(halves[1]),
    narrow(halves[2]),
    narrow(halves[3]),
    narrow(halves[4]),
    narrow(halves[5]),
    narrow(halves[6]),
    narrow(halves[7])
  )
}

/// Converts eight pixels at a time, with the same sums in 16-bit lanes.
///
/// - 1.402 is split into 1 and a fraction, whose product has its upper half rounded.
/// - 1.772 is split into 2 minus a fraction.
/// - The two products for green are added with carry.
///
/// The lanes are in the order 0, 4, 1, 5, 2, 6, 3, 7. The first four pixels are then the lower
/// halves of 32-bit lanes, and the next four are the upper halves. Comparing and shuffling the
/// results was five times as slow.
@inline(never)
private func convertYCbCr(
  _ y: UnsafePointer<UInt8>,
  _ cb: UnsafePointer<UInt8>,
  _ cr: UnsafePointer<UInt8>,
  into pixels: UnsafeMutablePointer<UInt32>,
  count: Int
) {
  typealias UnsignedLanes = SIMD8<UInt16>
  @inline(__always)
  func load(_ samples: UnsafePointer<UInt8>, _ x: Int) -> SignedLanes {
    let word = UnsafeRawPointer(samples + x).loadUnaligned(as: UInt64.self)
    let b = unsafeBitCast(SIMD2(word, 0), to: SIMD16<UInt8>.self)
    let bytes = SIMD16(b[0], 0, b[4], 0, b[1], 0, b[5], 0, b[2], 0, b[6], 0, b[3], 0, b[7], 0)
    return unsafeBitCast(bytes, to: SignedLanes.self)
  }
  @inline(__always)
  func unsigned(_ lanes: SignedLanes) -> UnsignedLanes {
    unsafeBitCast(lanes, to: UnsignedLanes.self)
  }
  @inline(__always)
  func limited(_ lanes: SignedLanes) -> UnsignedLanes {
    let above = (SignedLanes(repeating: 255) &- lanes) &>> 15
    return unsigned((lanes & ~(lanes &>> 15) | above) & 255)
  }
  var x = 0
  while x < count {
    let (light, blue, red) = (load(y, x), load(cb, x) &- 128, load(cr, x) &- 128)
    let redPart = highHalf(red &<< 1, times: 26345) &+ 1
    let bluePart = highHalf(blue &<< 1, times: -14942) &+ 1
    let r = light &+ red &+ (redPart &>> 1)
    let b = light &+ (blue &<< 1) &+ (bluePart &>> 1)
    let (p, q) = (unsigned(blue &* -22554), unsigned(red &* 18734))
    let low = p &+ q
    let carry = ((p & q) | ((p | q) & ~low)) &>> 15
    let high =
      highHalf(blue, times: -22554) &+ highHalf(red, times: 18734)
    let rest = unsafeBitCast(carry &+ (low &>> 15), to: SignedLanes.self)
    let g = light &- red &+ high &+ rest
    let redGreen = unsafeBitCast(limited(r) | (limited(g) &<< 8), to: Quad.self)
    let blueAlpha = unsafeBitCast(limited(b) | 0xFF00, to: Quad.self)
    let first = (redGreen & 0xFFFF) | (blueAlpha &<< 16)
    let second = (redGreen &>> 16) | (blueAlpha & 0xFFFF_0000)
    UnsafeMutableRawPointer(pixels + x).storeBytes(of: first, as: Quad.self)
    UnsafeMutableRawPointer(pixels + (x &+ 4)).storeBytes(of: second, as: Quad.self)
    x &+= 8
  }
}
