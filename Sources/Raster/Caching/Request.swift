// One request for a picture, with its sizes in device pixels.

/// One request for a picture, with its sizes in device pixels.
struct Request<Component: Rasterizable> {
  let component: Component
  let size: Size
  let environment: Environment
  let background: Color?
  let caps: PixelCaps
  let width: Int
  let height: Int

  /// Resolves sizes; throws where no picture can have them.
  init(
    _ component: Component,
    _ size: Size?,
    _ environment: Environment,
    _ background: Color?
  ) throws(RasterError) {
    let scale = environment.scale
    guard scale > 0, scale.isFinite else { throw .invalidSize }
    let size = size ?? component.naturalSize(in: environment)
    guard size.width.isFinite, size.height.isFinite else { throw .invalidSize }
    (width, height) = (pixelLength(size.width * scale), pixelLength(size.height * scale))
    guard width > 0, height > 0 else { throw .invalidSize }
    try Request.check(width: width, height: height)
    self.component = component
    self.size = size
    self.environment = environment
    self.background = background
    caps = component.caps(in: environment).pixels(scale: scale)
  }

  /// The request's key, if the component has one.
  var key: RequestKey? {
    RequestKey(
      of: component,
      caps: caps,
      width: width,
      height: height,
      environment: environment,
      background: background
    )
  }

  /// Records the component at the size that it is drawn in.
  func record() throws(RasterError) -> DisplayList {
    guard let list = component.displayList(size: size, environment: environment) else {
      throw .invalidSize
    }
    try Request.check(width: list.width, height: list.height)
    return list
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
