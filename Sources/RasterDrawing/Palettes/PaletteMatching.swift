// What dithering needs to know about a palette, for greys and for colours.

import RasterValues

/// The components of a colour, or differences of them.
protocol ColorLanes {
  static var zero: Self { get }
  /// Returns the sums of the components.
  func plus(_ other: Self) -> Self
  /// The components divided by 128, with fractions up to ⅞ rounded towards 0.
  var whole: Self { get }
}

extension Int32: ColorLanes {
  @inline(__always)
  func plus(_ other: Int32) -> Int32 { self &+ other }

  @inline(__always)
  var whole: Int32 { (self &+ 16 &+ (self &>> 31 & 96)) &>> 7 }
}

extension SIMD4<Int16>: ColorLanes {
  @inline(__always)
  func plus(_ other: SIMD4<Int16>) -> SIMD4<Int16> { self &+ other }

  @inline(__always)
  var whole: SIMD4<Int16> { (self &+ 16 &+ (self &>> 15 & 96)) &>> 7 }
}

/// Finds the nearest colours of a palette for dithered pixels: the first of several with equal
/// distances.
protocol PaletteMatching {
  associatedtype Lanes: ColorLanes

  init(_ palette: ColorPalette)

  /// Returns the components of an opaque pixel.
  func lanes(_ pixel: UInt32) -> Lanes

  /// Returns the index of the nearest colour, and the error that is distributed.
  ///
  /// A component from −255 to 510 is first limited to 0…255. The error is the limited colour minus
  /// the nearest one, times 8 · 127/128. All 16 parts of an error of 255 then fit into 16 bits.
  mutating func nearest(_ color: Lanes) -> (index: UInt8, error: Lanes)

  /// Returns a colour that ordered dithering replaces another one with.
  ///
  /// The threshold is an odd number from 1 to 127, of 128.
  func moved(_ color: Lanes, by threshold: Int32) -> Lanes
}
