// Pictures of components from a cache, in one call.

extension RasterCache {
  /// A component's picture in the size that is asked for: `size`, or the natural one.
  ///
  /// A component with caps is drawn at its minimum frame, and a copy stretched at each call. Left out,
  /// `crop` is the box where there is a size, and all ink where there is none.
  public func bitmap(
    of component: some Rasterizable,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil,
    crop: Crop? = nil
  ) throws(RasterError) -> Bitmap {
    let request = try RasterRequest(
      component,
      size: size,
      environment: environment,
      background: background,
      crop: crop
    )
    return try request.frame.bitmap(of: image(for: request))
  }

  /// A component's raster as it is kept: of the minimum frame on an axis with caps.
  public func raster(
    of component: some Rasterizable,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    try image(of: component, size: size, environment: environment, background: background).raster
  }

  /// A component's raster with what is needed to show it in the size that is asked for.
  public func image(
    of component: some Rasterizable,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil
  ) throws(RasterError) -> RasterImage {
    try image(
      for: RasterRequest(component, size: size, environment: environment, background: background)
    )
  }

  /// The picture of a recorded drawing.
  public func bitmap(
    of list: DisplayList,
    background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    try raster(of: Recording(list, background: background))
  }
}
