// What a JPEG file's components mean, and the pixels of rows of them.
//
// YCbCr is ITU-R BT.601's with the full range, as JFIF has it, in 16 bits below the point. In files
// that Adobe's marker is in, CMYK is inverted: 255 is no ink.
//
// Unsafe pointers: rows of `count` samples and pixels that the caller provides.
//
// Source: ITU-T T.871, section 7; Adobe Technical Note 5116 for the marker.

/// What says how colours are meant.
struct JPEGColorModel {
  var ids: [UInt8] = []
  private var isJFIF = false
  /// The transform that Adobe's marker names; nil without it.
  private var adobe: UInt8?

  mutating func readJFIF(_ content: ArraySlice<UInt8>) {
    if content.starts(with: Array("JFIF\0".utf8)) { isJFIF = true }
  }

  mutating func readAdobe(_ content: ArraySlice<UInt8>) {
    guard content.starts(with: Array("Adobe".utf8)), content.count >= 12 else { return }
    adobe = content[content.startIndex + 11]
  }

  enum Kind { case grey, yCbCr, rgb, cmyk, invertedCMYK, invertedYCCK }

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
    default:
      switch adobe {
      case nil: .cmyk
      case 0: .invertedCMYK
      default: .invertedYCCK
      }
    }
  }
}

extension JPEGColorModel.Kind {
  typealias Rows = (
    UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafePointer<UInt8>
  )

  /// Writes opaque pixels.
  func convert(_ rows: Rows, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    switch self {
    case .grey:
      for x in 0..<count { pixels[x] = UInt32(rows.0[x]) &* 0x10101 | 0xFF00_0000 }
    case .rgb:
      for x in 0..<count {
        pixels[x] = joined(UInt32(rows.0[x]), UInt32(rows.1[x]), UInt32(rows.2[x]))
      }
    case .yCbCr:
      for x in 0..<count { pixels[x] = yCbCr(rows.0[x], rows.1[x], rows.2[x]) }
    case .cmyk:
      for x in 0..<count {
        let colors = ~joined(UInt32(rows.0[x]), UInt32(rows.1[x]), UInt32(rows.2[x]))
        pixels[x] = scaled(colors, by: UInt32(255 &- rows.3[x])) | 0xFF00_0000
      }
    case .invertedCMYK, .invertedYCCK:
      for x in 0..<count {
        let colors =
          self == .invertedCMYK
          ? joined(UInt32(rows.0[x]), UInt32(rows.1[x]), UInt32(rows.2[x]))
          : ~yCbCr(rows.0[x], rows.1[x], rows.2[x])
        pixels[x] = scaled(colors, by: UInt32(rows.3[x])) | 0xFF00_0000
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
    // 1.402, 0.714136, 0.344136 and 1.772 times 2¹⁶.
    let red = y &+ (91881 &* cr &+ 32768) &>> 16
    let green = y &+ (-46802 &* cr &- 22554 &* cb &+ 32768) &>> 16
    let blue = y &+ (116_130 &* cb &+ 32768) &>> 16
    return joined(level(red), level(green), level(blue))
  }
}
