// One request for a picture, with its key and its sizes in device pixels.

/// One request for a picture of a component in a size and an environment, on a background.
///
/// Its key is made once, so a request that is kept is answered from the cache without encoding.
public struct RasterRequest<Component: Rasterizable> {
  /// The component that is asked for.
  public let component: Component
  /// The wanted size, in points.
  public let size: Size
  /// The environment of the component.
  public let environment: Environment
  /// The colour that is filled in first; nil leaves the picture transparent.
  public let background: Color?
  /// What of the drawing the picture shows.
  public var crop: Crop { requestCrop.crop }
  /// The wanted size in device pixels: `size` × scale, rounded up.
  public let width, height: Int
  /// The key of all that the drawing depends on; nil for a component that writes no key.
  public let key: RequestKey?
  package let caps: PixelCaps
  let requestCrop: RequestCrop

  /// Resolves the size, the natural one if left out, and makes the key.
  ///
  /// Left out, `crop` is the box where there is a size, and all ink where there is none.
  /// Throws `invalidSize` and `tooLarge` where no picture can have the size, and `exceeded` where the
  /// component's limits do not let it decide on one.
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

  /// A request for a component in a named state, with what the state says of its surroundings and size.
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

  /// Records the component, in the caller's isolation, at the size that it is drawn in.
  ///
  /// The recording is a snapshot: what happens to the component afterwards does not change it.
  public func record() throws(RasterError) -> Recording {
    try record(within: .default, signal: nil)
  }

  /// Records the component within limits beside its own, for one who waits.
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

  /// What the component says of itself, within limits beside its own.
  package func accessibility(within limits: RasterLimits) throws(RasterError) -> Accessibility {
    let limits = limits.intersection(component.rasterLimits)
    let meter = WorkMeter.needed(for: limits, nil)
    let said = component.accessibility(in: environment.metered(by: meter), size: size)
    if let error = meter?.error { throw error }
    return said
  }

  /// A raster that was found for this request, ready to be composed in the wanted size.
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

/// The frame in which a request's raster is shown: a value that goes where a component may not.
struct RasterFrame: Sendable {
  let caps: PixelCaps
  let width, height: Int
  let scale: Double
  let crop: RequestCrop

  func image(_ raster: Bitmap) -> RasterImage {
    RasterImage(raster, caps: caps, width: width, height: height, scale: scale)
  }

  /// The picture that the request asks for: in the wanted size, and cropped.
  func bitmap(
    of image: RasterImage,
    meter: WorkMeter? = nil
  ) throws(RasterError) -> Bitmap {
    crop.cropped(try image.bitmap(meter: meter))
  }
}
