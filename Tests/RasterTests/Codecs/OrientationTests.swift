// The orientation that EXIF data of PNG and JPEG files declares, and what it does to pixels.
import Raster
import Testing

@Suite struct OrientationTests {
  /// Where the first stored row and column are seen (Exif 2.32, tag 0x0112).
  ///
  /// Each entry gives the column and the row of the stored pixel seen in column x and row y.
  private static func stored(
    _ orientation: Int,
    _ x: Int,
    _ y: Int,
    _ size: (width: Int, height: Int)
  ) -> (x: Int, y: Int) {
    let (right, bottom) = (size.width - 1, size.height - 1)
    return switch orientation {
    case 2: (right - x, y)
    case 3: (right - x, bottom - y)
    case 4: (x, bottom - y)
    case 5: (y, x)
    case 6: (y, bottom - x)
    case 7: (right - y, bottom - x)
    case 8: (right - y, x)
    default: (x, y)
    }
  }

  @Test(arguments: 0...9)
  func `an image is shown upright`(orientation: Int) throws {
    for size in [(1, 1), (3, 2), (1, 7), (70, 37), (16, 129), (200, 64)] as [(Int, Int)] {
      let pixels = (0..<size.0 * size.1).map { UInt32($0) | 0xFF00_0000 }
      var image = DecodedImage(width: size.0, height: size.1, pixels: pixels, isOpaque: true)
      image.orientation = orientation
      let bitmap = try image.bitmap().bitmap
      let isTurned = (5...8).contains(orientation)
      #expect(bitmap.width == (isTurned ? size.1 : size.0))
      #expect(bitmap.height == (isTurned ? size.0 : size.1))
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let from = Self.stored(orientation, x, y, size)
          #expect(bitmap[x, y] == pixels[from.y * size.0 + from.x])
        }
      }
    }
  }

  @Test func `the stored orientation is available`() throws {
    var image = DecodedImage(
      width: 2,
      height: 1,
      pixels: [0xFF00_0001, 0xFF00_0002],
      isOpaque: true
    )
    image.orientation = 6
    let bitmap = try image.bitmap(orientation: .stored).bitmap
    #expect(bitmap.width == 2)
    #expect(try image.bitmap().bitmap.width == 1)
  }

  @Test(arguments: 1...8)
  func `a PNG file declares its orientation`(orientation: Int) throws {
    for exif in [Self.littleEndian(orientation), Self.bigEndian(orientation)] {
      let file = PNGFile.row([1, 2], before: PNGFile.chunk("eXIf", exif))
      #expect(try PNGDecoder.decodeStored(file).orientation == orientation)
    }
  }

  @Test(arguments: 1...8)
  func `a JPEG file declares its orientation`(orientation: Int) throws {
    for exif in [Self.littleEndian(orientation), Self.bigEndian(orientation)] {
      let file = try Self.photo(exif)
      #expect(try JPEGDecoder.decodeStored(file).orientation == orientation)
    }
  }

  @Test func `only the first EXIF segment counts`() throws {
    let photo = try Self.photo(Self.bigEndian(6))
    #expect(try JPEGDecoder.decodeStored(Self.photo(Self.bigEndian(3), in: photo)).orientation == 3)
  }

  @Test func `invalid values are upright`() throws {
    for exif in [Self.littleEndian(0), Self.littleEndian(9), Self.bigEndian(0x0600)] {
      #expect(try JPEGDecoder.decodeStored(Self.photo(exif)).orientation == 1)
    }
  }

  @Test func `damaged EXIF data is an orientation`() throws {
    for exif in [Self.littleEndian(6), Self.bigEndian(6)] {
      for length in exif.indices {
        let cut = try Self.photo(Array(exif[..<length]))
        #expect((1...8).contains(try JPEGDecoder.decodeStored(cut).orientation))
        for mask in [1, 0x80, 0xFF] as [UInt8] {
          var damaged = exif
          damaged[length] ^= mask
          let image = try JPEGDecoder.decodeStored(Self.photo(damaged))
          #expect((1...8).contains(image.orientation))
        }
      }
    }
  }

  /// Two entries, of which the second is the orientation.
  private static func littleEndian(_ orientation: Int) -> [UInt8] {
    let (low, high) = (UInt8(orientation & 255), UInt8(orientation >> 8))
    return [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0]
      + [0x0F, 0x01, 2, 0, 4, 0, 0, 0, 0x61, 0x62, 0x63, 0]
      + [0x12, 0x01, 3, 0, 1, 0, 0, 0, low, high, 0, 0] + [0, 0, 0, 0]
  }

  private static func bigEndian(_ orientation: Int) -> [UInt8] {
    let (low, high) = (UInt8(orientation & 255), UInt8(orientation >> 8))
    return [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2]
      + [0x01, 0x0F, 0, 2, 0, 0, 0, 4, 0x61, 0x62, 0x63, 0]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, high, low, 0, 0] + [0, 0, 0, 0]
  }

  /// A JPEG file with EXIF data before its other segments.
  private static func photo(_ exif: [UInt8], in file: [UInt8]? = nil) throws -> [UInt8] {
    let file = try file ?? JPEGFixture.named("pillow-grey")
    let content = Array("Exif\0\0".utf8) + exif
    return file[..<2] + [0xFF, 0xE1] + PNGFile.word(content.count + 2).suffix(2) + content
      + file[2...]
  }
}
