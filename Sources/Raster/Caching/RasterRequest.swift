// A request for a component's image, with its key and its size in device pixels.

/// A request for a component's image in a size and an environment, on a background.
///
/// The key is computed once, so a request that is reused finds its raster without encoding a key
/// again.
public struct RasterRequest<Component: Rasterizable> {
  /// The requested component.
  public let component: Component
  /// The requested size, in points.
  public let size: Size
  /// The environment of the component.
  public let environment: Environment
  /// The colour painted behind the component, or nil for a transparent image.
  public let background: Color?
  /// The part of the drawing that the image shows.
  public var crop: Crop { requestCrop.crop }
  /// The requested size in device pixels: `size` × scale, rounded up.
  public let width, height: Int
  /// The key of everything that the drawing depends on, or nil if the component writes no key.
  public let key: RequestKey?
  package let caps: PixelCaps
  let requestCrop: RequestCrop

  /// Creates a request, resolves its size, and computes its key.
  ///
  /// By default, `size` is the component's natural size. If `crop` is nil, the image shows the
  /// component's bounds when there is a size, and the whole painted area otherwise. Throws
  /// `invalidSize` or `tooLarge` if no image can have the size, and `exceeded` if the component's
  /// limits are reached while its size is computed.
  public init(
    _ component: Component,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil,
    crop: Crop? = nil
  ) throws(RasterError) {
    requestCrop = RequestCrop(crop, hasSize: size != nil)
    let scale = environment.scale
    guard scale > 0, scale.isFinite else { throw .invalidSize }
    let meter = WorkMeter.needed(for: component.rasterLimits, nil)
    let environment = environment.metered(by: meter)
    let size = size ?? component.naturalSize(in: environment)
    if let error = meter?.error { throw error }
    guard size.width.isFinite, size.height.isFinite else { throw .invalidSize }
    (width, height) = (pixelLength(size.width * scale), pixelLength(size.height * scale))
    guard width > 0, height > 0 else { throw .invalidSize }
    try RasterRequest.check(width: width, height: height)
    self.component = component
    self.size = size
    self.environment = environment
    self.background = background
    caps = component.caps(in: environment).pixels(scale: scale)
    key = RequestKey(
      of: component,
      caps: caps,
      width: width,
      height: height,
      environment: environment,
      background: background
    )
    if let error = meter?.error { throw error }
  }

  /// Creates a request for a named state of a component, with the state's environment and size.
  public init(
    _ state: NamedState<Component>,
    background: Color? = nil,
    crop: Crop? = nil
  ) throws(RasterError) where Component: Sendable {
    try self.init(
      state.component,
      size: state.size,
      environment: state.environment,
      background: background,
      crop: crop
    )
  }

  /// Records the component in the caller's isolation, at the size at which it is drawn.
  ///
  /// The recording is a snapshot: later changes to the component do not affect it.
  public func record() throws(RasterError) -> Recording {
    try record(within: .default, signal: nil)
  }

  /// Records the component within additional limits, for a waiter with a stop signal.
  package func record(
    within limits: RasterLimits,
    signal: StopSignal?
  ) throws(RasterError) -> Recording {
    let limits = limits.intersection(component.rasterLimits)
    let meter = WorkMeter.needed(for: limits, signal)
    let list = component.displayList(size: size, environment: environment.metered(by: meter))
    if let error = meter?.error { throw error }
    guard let list else { throw .invalidSize }
    try RasterRequest.check(width: list.width, height: list.height)
    var recording = Recording(list, background: background, request: key)
    (recording.limits, recording.signal) = (limits, signal)
    return recording
  }

  /// Returns the component's accessibility description, within additional limits.
  package func accessibility(within limits: RasterLimits) throws(RasterError) -> Accessibility {
    let limits = limits.intersection(component.rasterLimits)
    let meter = WorkMeter.needed(for: limits, nil)
    let description = component.accessibility(in: environment.metered(by: meter), size: size)
    if let error = meter?.error { throw error }
    return description
  }

  /// Creates the image of a raster found for this request, in the requested size.
  public func makeImage(from raster: Bitmap) -> RasterImage { frame.image(raster) }

  /// The frame in which the raster is shown.
  var frame: RasterFrame {
    RasterFrame(
      caps: caps,
      width: width,
      height: height,
      scale: environment.scale,
      crop: requestCrop
    )
  }

  private static func check(width: Int, height: Int) throws(RasterError) {
    guard !Bitmap.isAllowed(width: width, height: height) else { return }
    let isSideTooLong = Swift.max(width, height) > Bitmap.maximumSide
    throw .tooLarge(
      width: width,
      height: height,
      limit: isSideTooLong ? Bitmap.maximumSide : Bitmap.maximumArea
    )
  }
}

extension RasterRequest: Sendable where Component: Sendable {}

/// The frame in which a request's raster is shown, independent of the component's isolation.
struct RasterFrame: Sendable {
  let caps: PixelCaps
  let width, height: Int
  let scale: Double
  let crop: RequestCrop

  func image(_ raster: Bitmap) -> RasterImage {
    RasterImage(raster, caps: caps, width: width, height: height, scale: scale)
  }

  /// Returns the bitmap for the request: in the requested size, and cropped.
  func bitmap(
    of image: RasterImage,
    meter: WorkMeter? = nil
  ) throws(RasterError) -> Bitmap {
    crop.cropped(try image.bitmap(meter: meter))
  }
}
