// JPEG files decode to similar pixels, in every size and kind.

import Raster
import Testing

@Suite struct JPEGEncoderTests {
  private static let sizes = [(1, 1), (7, 9), (8, 8), (16, 16), (17, 15), (33, 40), (100, 3)]
  private static let kinds = JPEGOptions.Subsampling.allCases.flatMap { subsampling in
    [false, true].map { (subsampling, $0) }
  }

  /// Waves of three colours, whose soft edges compress with little loss.
  private static func waves(_ width: Int, _ height: Int) -> Bitmap? {
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      let (red, green) = (UInt32(abs((x * 5) % 511 - 255)), UInt32(abs((y * 7) % 511 - 255)))
      return 0xFF00_0000 | UInt32((x + y) % 256) << 16 | green << 8 | red
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// The root mean square difference of channels.
  private func difference(_ first: Bitmap, _ second: Bitmap) -> Double {
    var sum = 0.0
    for (one, other) in zip(first.pixels, second.pixels) {
      for shift in [UInt32(0), 8, 16] {
        let distance = Double(one >> shift & 0xFF) - Double(other >> shift & 0xFF)
        sum += distance * distance
      }
    }
    return (sum / Double(3 * first.pixels.count)).squareRoot()
  }

  @Test(arguments: sizes, kinds)
  func `a file holds the image`(
    size: (Int, Int),
    kind: (JPEGOptions.Subsampling, Bool)
  ) throws {
    let bitmap = try #require(Self.waves(size.0, size.1))
    for (quality, limit) in [(30, 30.0), (85, 12.0), (100, 9.0)] {
      let options = JPEGOptions(
        quality: quality,
        subsampling: kind.0,
        isProgressive: kind.1
      )
      let file = bitmap.jpeg(options)
      let read = try Image(decoding: file).bitmap
      #expect(read.width == size.0 && read.height == size.1)
      let isExact = quality == 100 && kind.0 == .chroma444
      #expect(difference(read, bitmap) < (isExact ? 1.0 : limit), "quality \(quality)")
    }
  }

  @Test func `sequential and progressive files hold the same coefficients`() throws {
    let bitmap = try #require(Self.waves(150, 90))
    for subsampling in JPEGOptions.Subsampling.allCases {
      let files = [false, true].map {
        bitmap.jpeg(JPEGOptions(quality: 70, subsampling: subsampling, isProgressive: $0))
      }
      #expect(files[0] != files[1])
      let read = try files.map { try Image(decoding: $0).bitmap.pixels }
      #expect(read[0] == read[1])
    }
  }

  @Test func `a higher quality gives a larger and more accurate file`() throws {
    let bitmap = try #require(Self.waves(200, 120))
    let files = [5, 25, 50, 75, 95].map { bitmap.jpeg(JPEGOptions(quality: $0)) }
    #expect(files.map(\.count) == files.map(\.count).sorted())
    let distances = try files.map { difference(try Image(decoding: $0).bitmap, bitmap) }
    #expect(distances == distances.sorted(by: >))
    // Values outside the range are clamped.
    #expect(bitmap.jpeg(JPEGOptions(quality: -4)) == bitmap.jpeg(JPEGOptions(quality: 1)))
    #expect(bitmap.jpeg(JPEGOptions(quality: .max)) == bitmap.jpeg(JPEGOptions(quality: 100)))
  }

  @Test func `colours are coarse below quality 90, and by argument`() throws {
    let bitmap = try #require(Self.waves(40, 30))
    /// The sampling factors of luminance.
    func factors(_ options: JPEGOptions) throws -> UInt8 {
      let file = bitmap.jpeg(options)
      return file[try JPEGFixture.frame(of: file) + 11]
    }
    for (quality, expected) in [(1, 0x22), (89, 0x22), (90, 0x11), (100, 0x11), (.max, 0x11)] {
      #expect(try factors(JPEGOptions(quality: quality)) == expected, "\(quality)")
      #expect(try factors(JPEGOptions(quality: quality, subsampling: .chroma444)) == 0x11)
      #expect(try factors(JPEGOptions(quality: quality, subsampling: .chroma420)) == 0x22)
    }
    let fine = JPEGOptions(quality: 90, subsampling: .chroma444)
    #expect(bitmap.jpeg(JPEGOptions(quality: 90)) == bitmap.jpeg(fine))
  }

  @Test func `translucent pixels are blended with the background`() throws {
    let half = try #require(
      Bitmap(width: 16, height: 16, pixels: Array(repeating: 0x8000_0080, count: 256))
    )
    let options = JPEGOptions(quality: 100, subsampling: .chroma444)
    let white = try Image(decoding: half.jpeg(options)).bitmap
    #expect(abs(Int(white[3, 3] & 0xFF) - 255) < 3)
    #expect(abs(Int(white[3, 3] >> 8 & 0xFF) - 127) < 3)
    let clear = try #require(Bitmap(width: 9, height: 9))
    var blue = options
    blue.background = Color(red: 0, green: 0, blue: 1, alpha: 0)
    let read = try Image(decoding: clear.jpeg(blue)).bitmap
    #expect(read[8, 8] & 0xFF < 3 && read[8, 8] >> 16 & 0xFF > 252)
    #expect(read.isOpaque)
  }

  @Test func `the same pixels give the same bytes`() throws {
    let bitmap = try #require(Self.waves(61, 47))
    let sums = Self.kinds.map { kind in
      let file = bitmap.jpeg(JPEGOptions(subsampling: kind.0, isProgressive: kind.1))
      return file.reduce(UInt64(14_695_981_039_346_656_037)) {
        ($0 ^ UInt64($1)) &* 1_099_511_628_211
      }
    }
    #expect(
      sums == [
        10_077_882_948_597_606_503, 14_009_426_581_856_950_973, 13_897_949_605_406_120_848,
        17_216_846_864_126_774_004,
      ]
    )
  }

  @Test func `an image without pixels has no file`() throws {
    #expect(try #require(Bitmap(width: 0, height: 5)).jpeg() == [])
    #expect(try #require(Bitmap(width: 5, height: 0)).encoded(as: .jpeg()) == [])
  }

  @Test func `file names determine formats`() {
    #expect(ImageFileFormat(fileName: "a/b.JPG") == .jpeg())
    #expect(ImageFileFormat(fileName: "a.b.jpeg")?.contentType == "image/jpeg")
    #expect(ImageFileFormat(fileName: "a.png")?.fileExtension == "png")
    #expect(ImageFileFormat(fileName: ".png")?.contentType == "image/png")
    #expect(ImageFileFormat(fileName: "png") == nil)
    #expect(ImageFileFormat(fileName: "a.gif") == nil)
    #expect(ImageFileFormat(fileName: "") == nil)
  }
}
