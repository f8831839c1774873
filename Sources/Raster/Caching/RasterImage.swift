// A raster with the information needed to show it: caps, requested size and scale.

/// A raster with the information needed to show it in the requested size.
///
/// The raster of a component with caps has its minimum frame, and is stretched when it is shown.
/// Images of one look in many sizes therefore share one raster.
public struct RasterImage: Hashable, Sendable {
  /// The pixels as they are cached, at the minimum frame on an axis with caps.
  public let raster: Bitmap
  /// The requested size of the component's bounds, in device pixels.
  public let width, height: Int
  /// The number of device pixels per point.
  public let scale: Double
  package let caps: PixelCaps

  package init(_ raster: Bitmap, caps: PixelCaps, width: Int, height: Int, scale: Double) {
    self.raster = raster
    self.caps = caps
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Creates an image from a bitmap that does not come from a component, at its natural size.
  ///
  /// `caps` are in points, and each is rounded up to whole pixels. `scale` is the number of pixels
  /// per point.
  public init(_ picture: Bitmap, caps: Caps = .none, scale: Double = 1) {
    self.init(
      picture,
      caps: caps.pixels(scale: scale),
      width: picture.innerBox.width,
      height: picture.innerBox.height,
      scale: scale
    )
  }

  /// Whether the raster must be stretched to the requested size.
  public var needsStretching: Bool {
    !caps.isNone && (raster.bounds.width != width || raster.bounds.height != height)
  }

  /// The widths of the raster's fixed edges, in its pixels: margins and caps.
  ///
  /// The area between them is stretched. On an axis without caps, the whole raster is stretchable.
  public var capInsets: (left: Int, top: Int, right: Int, bottom: Int) {
    let (box, horizontal, vertical) = (raster.bounds, caps.horizontal, caps.vertical)
    return (
      box.x &+ (horizontal?.start ?? 0),
      box.y &+ (vertical?.start ?? 0),
      raster.width &- box.x &- box.width &+ (horizontal?.end ?? 0),
      raster.height &- box.y &- box.height &+ (vertical?.end ?? 0)
    )
  }

  /// Returns the image in a colour space; linear in the pixels of the raster if it has another one.
  public func converted(to space: OutputColorSpace) -> RasterImage {
    guard raster.colorSpace != space else { return self }
    return RasterImage(
      raster.converted(to: space),
      caps: caps,
      width: width,
      height: height,
      scale: scale
    )
  }

  /// Returns the bitmap in the requested size, stretched if necessary.
  ///
  /// Each call creates a new stretched bitmap. A `Compositor` stretches without creating one.
  public func bitmap() throws(RasterError) -> Bitmap { try bitmap(meter: nil) }

  /// Returns the bitmap in the requested size, counting the work of stretching.
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
