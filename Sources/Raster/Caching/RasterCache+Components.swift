// Bitmaps and images of components from a cache, in one call.

extension RasterCache {
  /// Returns a component's bitmap in the given size, or in its natural size if `size` is nil.
  ///
  /// A component with caps is cached at its minimum frame, and each call stretches a copy. If
  /// `crop` is nil, the bitmap shows the component's bounds when there is a size, and the whole
  /// painted area otherwise.
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

  /// Returns a component's raster as it is cached: at the minimum frame on an axis with caps.
  public func raster(
    of component: some Rasterizable,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    try image(of: component, size: size, environment: environment, background: background).raster
  }

  /// Returns a component's raster with the information needed to show it in the given size.
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

  /// Returns the bitmap of a recorded drawing.
  public func bitmap(
    of list: DisplayList,
    background: Color? = nil
  ) throws(RasterError) -> Bitmap {
    try raster(of: Recording(list, background: background))
  }
}
