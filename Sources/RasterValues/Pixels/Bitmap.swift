// A finished bitmap: premultiplied pixels, and the position of the component's bounds in it.

/// A bitmap of premultiplied RGBA pixels with eight bits for each channel.
public struct Bitmap: Hashable, Sendable {
  /// The number of columns, in pixels.
  public let width: Int
  /// The number of rows, in pixels.
  public let height: Int
  /// The pixels in rows from top to bottom, each row from left to right, without padding.
  ///
  /// The lowest byte of a pixel is red, followed by green, blue and alpha. In the memory of a
  /// little-endian machine these are the bytes R, G, B, A. Colours are premultiplied by alpha.
  public package(set) var pixels: [UInt32]
  /// The colour space of the pixels, which encoders write into files.
  public package(set) var colorSpace = OutputColorSpace.srgb
  /// The component's bounds within the bitmap.
  ///
  /// The bitmap is larger than the bounds if the component draws outside them.
  public var bounds: PixelRect
  /// The notes recorded while drawing; a cached bitmap has the same notes.
  public package(set) var notes: [DrawingNote] = []

  /// The maximum length of a side, in pixels.
  public static let maximumSide = 16_384
  /// The maximum number of pixels in a bitmap.
  public static let maximumArea = 1 << 28

  /// Returns whether a bitmap may have the given number of columns and rows.
  ///
  /// A side may be 0, which creates a bitmap without pixels.
  public static func isAllowed(width: Int, height: Int) -> Bool {
    let sides = 0...maximumSide
    return sides.contains(width) && sides.contains(height) && width &* height <= maximumArea
  }

  /// Creates a transparent bitmap, or returns `nil` if `isAllowed(width:height:)` is false.
  ///
  /// Its `bounds` cover the whole bitmap.
  public init?(width: Int, height: Int) {
    guard Bitmap.isAllowed(width: width, height: height) else { return nil }
    self.init(
      width: width,
      height: height,
      pixels: [UInt32](repeating: 0, count: width &* height)
    )
  }

  /// Creates a bitmap from premultiplied pixels.
  ///
  /// Returns `nil` if the size is not allowed or does not match the number of pixels.
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

  /// The pixel in column `x` and row `y`; transparent outside the bitmap.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, x < width, y >= 0, y < height else { return 0 }
    return pixels[y &* width &+ x]
  }

  /// The pixels as premultiplied bytes R, G, B, A, in the order of `pixels`.
  ///
  /// A new array is created on each access.
  public var bytes: [UInt8] {
    // With a capacity of 0, the initializer would write to the empty storage that all threads
    // share.
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

  /// Whether every pixel is fully opaque.
  ///
  /// Reads every pixel on each access.
  public var isOpaque: Bool {
    var all: UInt32 = 0xFF00_0000
    for pixel in pixels { all &= pixel }
    return all == 0xFF00_0000
  }
}
