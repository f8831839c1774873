// Large JPEG files, which are decoded to the size at which they are drawn.

import Raster
import Testing

@Suite struct LargeImageTests {
  /// A photo of 2050 × 2047 pixels, slightly more than 2²², in three orientations of EXIF.
  private static let photos: [Int: [UInt8]] = {
    let (width, height) = (2050, 2047)
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (UInt32(index % width), UInt32(index / width))
      return 0xFF00_0000 | (x / 9 & 255) | (y / 9 & 255) << 8 | ((x + y) / 20 & 255) << 16
    }
    let file = Bitmap(width: width, height: height, pixels: pixels)?.jpeg(JPEGOptions(quality: 95))
    return Dictionary(
      uniqueKeysWithValues: [1, 3, 6].map { ($0, turned(file ?? [], orientation: $0)) }
    )
  }()

  /// Returns a JPEG file with EXIF data before its other segments.
  private static func turned(_ file: [UInt8], orientation: Int) -> [UInt8] {
    let entry: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    let exif: [UInt8] = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + entry + [0, 0, 0, 0]
    let marker: [UInt8] = [0xFF, 0xE1, 0, UInt8(exif.count + 2)]
    return Array(file.prefix(2)) + marker + exif + Array(file.dropFirst(2))
  }

  private static func image(_ orientation: Int = 1) throws -> Image {
    try Image(decoding: try #require(photos[orientation]))
  }

  /// The same pixels as an image that is not a large file.
  private static func whole(_ orientation: Int) throws -> Image {
    Image(try Bitmap(decoding: try #require(photos[orientation])))
  }

  private func list(
    _ component: some Rasterizable,
    scale: Double = 1,
    in space: OutputColorSpace = .srgb
  ) throws -> DisplayList {
    let environment = Environment(scale: scale, colorSpace: space)
    let size = component.naturalSize(in: environment)
    return try #require(component.displayList(size: size, environment: environment))
  }

  /// The factor by which the photo is reduced in a drawing.
  private func factors(_ component: some Rasterizable, scale: Double = 1) throws -> [Int] {
    try list(component, scale: scale).reductions.flatMap { $0.map(\.rawValue).sorted() }
  }

  // MARK: The choice of a reduction

  @Test(arguments: [
    (2050.0, 1), (1100, 1), (1024, 2), (600, 2), (512, 4), (300, 4), (257, 4), (256, 8), (20, 8),
  ])
  func `a photo is reduced as far as its pixels are not enlarged`(side: Double, factor: Int) throws
  {
    let image = try Self.image()
    #expect(try factors(Photo(image, side)) == [factor])
    #expect(try factors(Photo(image, side / 2), scale: 2) == [factor])
    #expect(try factors(Photo(image, side, inset: 0.3)) == [factor])
  }

  @Test func `a part of a photo counts with the size of the whole photo`() throws {
    var photo = Photo(try Self.image(), 128)
    photo.source = Rect(x: 100, y: 100, width: 1024, height: 1024)
    #expect(try factors(photo) == [8])
    photo.source = Rect(x: 100, y: 100, width: 128, height: 128)
    #expect(try factors(photo) == [1])
  }

  @Test func `layers that enlarge a photo count, also around a component`() throws {
    let photo = Photo(try Self.image(), 200)
    #expect(try factors(Enlarged(photo: photo, factor: 4, isPlaced: false)) == [2])
    #expect(try factors(Enlarged(photo: photo, factor: 4, isPlaced: true)) == [2])
    #expect(try factors(Enlarged(photo: photo, factor: 1, isPlaced: true)) == [8])
  }

  @Test func `pixels that are copied exactly are not reduced`() throws {
    var photo = Photo(try Self.image(), 64)
    photo.sampling = .nearest
    #expect(try factors(photo) == [1])
  }

  @Test func `smaller files and other formats are not reduced`() throws {
    let bitmap = try #require(Bitmap(width: 2047, height: 2047))
    let small = try Image(decoding: bitmap.jpeg())
    #expect(try factors(Photo(small, 20)) == [1])
    #expect(try factors(Photo(try Self.whole(1), 20)) == [1])
  }

  // MARK: Pixels and keys

  @Test(arguments: [1, 3, 6])
  func `a reduced photo looks like the whole photo`(orientation: Int) throws {
    let (image, whole) = (try Self.image(orientation), try Self.whole(orientation))
    #expect(image.size == whole.size)
    for side in [100.0, 255.7, 400, 700] {
      let reduced = try list(Photo(image, side)).bitmap()
      let expected = try list(Photo(whole, side)).bitmap()
      for (found, wanted) in zip(reduced.pixels, expected.pixels) {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let difference = Int(found >> shift & 255) - Int(wanted >> shift & 255)
          #expect(abs(difference) <= 3, "\(side): \(found), \(wanted)")
          guard abs(difference) <= 3 else { return }
        }
      }
    }
  }

  @Test func `pixels do not depend on earlier drawings`() throws {
    let used = try Self.image()
    for side in [2050.0, 600, 300, 20] { _ = try list(Photo(used, side)).bitmap() }
    for space in OutputColorSpace.allCases {
      for side in [300.0, 100] {
        let before = try list(Photo(used, side), in: space)
        let fresh = try list(Photo(try Self.image(), side), in: space)
        #expect(LookKey(before) == LookKey(fresh))
        #expect(try before.bitmap() == (try fresh.bitmap()))
      }
    }
  }

  @Test func `images of equal files are equal`() throws {
    #expect(try Self.image(1) == (try Self.image(1)))
    #expect(try Self.image(1) != (try Self.image(3)))
    #expect(try Self.image(1).bitmap == (try Self.whole(1).bitmap))
  }

  @Test func `a damaged large file is an error`() throws {
    let file = try #require(Self.photos[1])
    #expect(throws: ImageError.jpeg(.truncated)) {
      try Image(decoding: Array(file.prefix(file.count / 2)))
    }
    #expect(throws: ImageError.exceeded(.imageArea, value: 1 << 20)) {
      try Image(decoding: file, limits: RasterLimits(imageArea: 1 << 20))
    }
  }
}

/// A photo in a square.
private struct Photo: Rasterizable {
  let image: Image
  let side: Double
  /// The offset of the square, which adds rounding errors to its sides.
  var inset = 0.0
  var source: Rect?
  var sampling = Sampling.high

  init(_ image: Image, _ side: Double, inset: Double = 0) {
    (self.image, self.side, self.inset) = (image, side, inset)
  }

  func naturalSize(in environment: Environment) -> Size { Size(side, side) }

  func draw(in canvas: inout Canvas) {
    let rect = Rect(x: inset, y: inset, width: side + inset - inset, height: side)
    canvas.drawImage(image, in: rect, source: source, sampling: sampling)
  }
}

/// A photo in a layer that enlarges it, as a component of its own or not.
private struct Enlarged: Rasterizable {
  let photo: Photo
  let factor: Double
  let isPlaced: Bool

  func naturalSize(in environment: Environment) -> Size { Size(factor * photo.side, 40) }

  func draw(in canvas: inout Canvas) {
    canvas.drawLayer(transform: .scaling(factor)) { canvas in
      if isPlaced {
        canvas.place(component: photo, at: .zero)
      } else {
        photo.draw(in: &canvas)
      }
    }
  }
}
