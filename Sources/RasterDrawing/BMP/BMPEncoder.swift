// Writes BMP files: 24 or 32 bits per pixel, or indices of a palette.

import RasterValues

/// Writes BMP files without compression, with rows from the bottom to the top.
///
/// Source: the structures BITMAPFILEHEADER, BITMAPINFOHEADER and BITMAPV5HEADER of Windows.
enum BMPEncoder {
  /// Encodes a bitmap with 24 bits per pixel if it is opaque, otherwise with 32 bits and alpha.
  ///
  /// The file contains `profile`, if there is one, or that of the bitmap's colour space. Returns an
  /// empty array for a bitmap without pixels.
  static func encode(_ bitmap: Bitmap, profile: [UInt8]?) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    let layout = BMPLayout(
      width: bitmap.width,
      height: bitmap.height,
      depth: isOpaque ? 24 : 32,
      palette: [],
      profile: profile ?? bitmap.colorSpace.profile?.bytes
    )
    return layout.file { y, row in
      for pixel in bitmap.pixels[(y &* bitmap.width)...].prefix(bitmap.width) {
        let straight = isOpaque ? pixel : AlphaConversion.unpremultiplied(pixel)
        row.append(UInt8(truncatingIfNeeded: straight &>> 16))
        row.append(UInt8(truncatingIfNeeded: straight &>> 8))
        row.append(UInt8(truncatingIfNeeded: straight))
        if !isOpaque { row.append(UInt8(truncatingIfNeeded: straight &>> 24)) }
      }
    }
  }

  /// Encodes an image with 1, 4 or 8 bits per pixel, because most readers do not know 2.
  ///
  /// The palette has the order of `colors`. Transparency is not supported.
  static func encode(_ image: IndexedImage, profile: [UInt8]?) -> [UInt8] {
    let depth = image.depth == 2 ? 4 : image.depth
    let layout = BMPLayout(
      width: image.width,
      height: image.height,
      depth: depth,
      palette: image.colors,
      profile: profile ?? image.colorSpace.profile?.bytes
    )
    return layout.file { y, row in
      let indices = image.indices[(y &* image.width)...].prefix(image.width)
      let perByte = 8 / depth
      for start in stride(from: indices.startIndex, to: indices.endIndex, by: perByte) {
        var byte: UInt8 = 0
        for position in start..<start &+ perByte {
          byte = byte &<< UInt8(truncatingIfNeeded: depth & 7)
          if position < indices.endIndex { byte |= indices[position] }
        }
        row.append(byte)
      }
    }
  }
}

/// The headers, the palette and the sizes of a file.
private struct BMPLayout {
  let width, height: Int
  /// The number of bits of a pixel.
  let depth: Int
  let palette: [UInt32]
  let profile: [UInt8]?

  /// The number of bytes of a row, a multiple of four.
  private var rowLength: Int { (width &* depth &+ 31) / 32 &* 4 }
  /// A header of version 5 has masks for alpha, and the position of a profile.
  private var headerLength: Int { depth == 32 || profile != nil ? 124 : 40 }
  private var dataOffset: Int { 14 &+ headerLength &+ palette.count &* 4 }

  /// Returns the file; `append` appends a row's samples, without padding, to an array.
  func file(_ append: (_ y: Int, _ row: inout [UInt8]) -> Void) -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    let count = dataOffset &+ height &* rowLength &+ (profile?.count ?? 0)
    var file: [UInt8] = []
    file.reserveCapacity(count)
    file += Array("BM".utf8) + Self.words([count, 0, dataOffset])
    file += header
    for color in palette { file += Self.words([Self.blueFirst(color)]) }
    for y in (0..<height).reversed() {
      let end = file.count &+ rowLength
      append(y, &file)
      while file.count < end { file.append(0) }
    }
    return file + (profile ?? [])
  }

  private var header: [UInt8] {
    let bitFields = 3
    // One plane, in 16 bits, and the depth. Sizes in pixels per metre are not stated.
    var header = Self.words([headerLength, width, height, 1 | depth &<< 16])
    header += Self.words([depth == 32 ? bitFields : 0, height &* rowLength, 0, 0])
    header += Self.words([palette.count, 0])
    guard headerLength > 40 else { return header }
    let masks = depth == 32 ? [0xFF_0000, 0xFF00, 0xFF, 0xFF00_0000] : [0, 0, 0, 0]
    // "sRGB", or "MBED" for an embedded profile, whose position is counted from the header.
    let space = profile == nil ? 0x7352_4742 : 0x4D42_4544
    // Nine end points and three gammas are not used. The intent is that of photographs.
    header += Self.words(masks + [space] + [Int](repeating: 0, count: 12) + [4])
    let start = profile == nil ? 0 : dataOffset &- 14 &+ height &* rowLength
    return header + Self.words([start, profile?.count ?? 0, 0])
  }

  private static func blueFirst(_ color: UInt32) -> Int {
    Int(color & 0xFF) &<< 16 | Int(color & 0xFF00) | Int(color &>> 16 & 0xFF)
  }

  /// Returns numbers of 32 bits, the lowest byte first.
  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { number in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number &>> $0) }
    }
  }
}
