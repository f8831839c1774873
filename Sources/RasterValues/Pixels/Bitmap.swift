// The finished picture: premultiplied pixels, and where the component's box lies among them.

/// A picture of premultiplied RGBA pixels, eight bits a channel.
public struct Bitmap: Hashable, Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The pixels in rows from the top, each row from the left, without padding.
  ///
  /// A pixel has red in its lowest byte, then green, blue and alpha; in the memory of a
  /// little-endian machine these are the bytes R, G, B, A. Colours are premultiplied by alpha.
  package(set) public var pixels: [UInt32]
  /// The component's box within the bitmap, which is larger where ink leaves the box.
  public var bounds: PixelRect
  /// The notes of the drawing on itself; a picture from a cache has the same notes.
  public package(set) var notes: [DrawingNote] = []

  /// The longest side of a bitmap, in pixels.
  public static let maximumSide = 16_384
  /// The largest number of pixels in a bitmap.
  public static let maximumArea = 1 << 28

  /// Whether a bitmap may have this many columns and rows.
  ///
  /// A side may be 0: a bitmap without pixels is a bitmap.
  public static func isAllowed(width: Int, height: Int) -> Bool {
    let sides = 0...maximumSide
    return sides.contains(width) && sides.contains(height) && width &* height <= maximumArea
  }

  /// Makes a transparent bitmap, or nil where `isAllowed(width:height:)` says no.
  ///
  /// Its box is the whole bitmap.
  public init?(width: Int, height: Int) {
    guard Bitmap.isAllowed(width: width, height: height) else { return nil }
    self.init(
      width: width,
      height: height,
      pixels: [UInt32](repeating: 0, count: width &* height)
    )
  }

  /// Makes a bitmap of given premultiplied pixels, or nil where the size is not allowed or is not
  /// the number of pixels.
  package init?(width: Int, height: Int, pixels: [UInt32]) {
    guard Bitmap.isAllowed(width: width, height: height), pixels.count == width &* height else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// A bitmap without pixels.
  package static let empty = Bitmap()

  private init() {
    width = 0
    height = 0
    pixels = []
    bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The pixel at column `x` and row `y`; transparent outside the bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, x < width, y >= 0, y < height else { return 0 }
    return pixels[y &* width &+ x]
  }

  /// The pixels as bytes R, G, B, A, premultiplied, in the order of `pixels`.
  ///
  /// The array is made at each call.
  public var bytes: [UInt8] {
    // Without room, the empty array that all threads share would be written to.
    guard !pixels.isEmpty else { return [] }
    return pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: pixels.count &* 4) { bytes, count in
        for index in 0..<pixels.count {
          let pixel = pixels[index]
          bytes[index &* 4] = UInt8(truncatingIfNeeded: pixel)
          bytes[index &* 4 &+ 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          bytes[index &* 4 &+ 2] = UInt8(truncatingIfNeeded: pixel >> 16)
          bytes[index &* 4 &+ 3] = UInt8(truncatingIfNeeded: pixel >> 24)
        }
        count = pixels.count &* 4
      }
    }
  }

  /// Whether every pixel has full alpha.
  ///
  /// It looks at each pixel at each call.
  public var isOpaque: Bool {
    var all: UInt32 = 0xFF00_0000
    for pixel in pixels { all &= pixel }
    return all == 0xFF00_0000
  }
}
