// A raster with all that is needed to show it: caps, the wanted size, and the scale.

/// A raster with all that is needed to show it in the size that was asked for.
///
/// The raster of a component with caps has the minimum frame; it is stretched where it is shown. So
/// images of one look in many sizes share one raster.
public struct RasterImage: Hashable, Sendable {
  /// The pixels as they are kept, at the minimum frame on an axis with caps.
  public let raster: Bitmap
  /// The box's wanted size in device pixels.
  public let width, height: Int
  /// Device pixels a point.
  public let scale: Double
  package let caps: PixelCaps

  package init(_ raster: Bitmap, caps: PixelCaps, width: Int, height: Int, scale: Double) {
    self.raster = raster
    self.caps = caps
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// A picture that is no component's, of which `scale` pixels are a point, in its box's size.
  ///
  /// `caps` are in points, each rounded up to whole pixels.
  public init(_ picture: Bitmap, caps: Caps = .none, scale: Double = 1) {
    self.init(
      picture,
      caps: caps.pixels(scale: scale),
      width: picture.innerBox.width,
      height: picture.innerBox.height,
      scale: scale
    )
  }

  /// Whether the raster is to be stretched to the wanted size.
  public var needsStretching: Bool {
    !caps.isNone && (raster.bounds.width != width || raster.bounds.height != height)
  }

  /// The raster's parts that keep their size, in its pixels from its edges: margins and caps.
  ///
  /// What lies between them is stretched. On an axis without caps it is the whole raster.
  public var capInsets: (left: Int, top: Int, right: Int, bottom: Int) {
    let (box, horizontal, vertical) = (raster.bounds, caps.horizontal, caps.vertical)
    return (
      box.x &+ (horizontal?.start ?? 0),
      box.y &+ (vertical?.start ?? 0),
      raster.width &- box.x &- box.width &+ (horizontal?.end ?? 0),
      raster.height &- box.y &- box.height &+ (vertical?.end ?? 0)
    )
  }

  /// The picture in the wanted size, stretched if need be.
  ///
  /// A stretched picture is made at each call; a `Compositor` needs none.
  public func bitmap() throws(RasterError) -> Bitmap { try bitmap(meter: nil) }

  /// The same, in which stretching is counted.
  package func bitmap(meter: WorkMeter?) throws(RasterError) -> Bitmap {
    guard !caps.isNone else { return raster }
    var bitmap = raster
    if needsStretching {
      bitmap = try raster.stretched(caps: caps, width: width, height: height, meter: meter)
      bitmap.notes = raster.notes
    }
    if caps.isScaledDown(width: width, height: height) { bitmap.add(.capsScaledDown) }
    return bitmap
  }
}
