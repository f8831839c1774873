// Images of components from a renderer, in one call.

extension Renderer {
  /// Returns a strong validator of a component's PNG file: 64 hexadecimal digits in quotes.
  ///
  /// By default, `size` is the natural size, in points. If `crop` is nil, the image shows the
  /// component's bounds when there is a size, and the whole painted area otherwise. See
  /// `etag(for:level:)`.
  public func etag(
    of component: some Rasterizable,
    size: Size? = nil,
    scale: Double = 1,
    appearance: Appearance = .light,
    background: Color? = nil,
    crop: Crop? = nil,
    level: PNGLevel = .balanced
  ) throws(RasterError) -> String {
    try etag(
      for: request(
        component,
        size: size,
        scale: scale,
        appearance: appearance,
        background: background,
        crop: crop
      ),
      level: level
    )
  }

  /// Returns a component's image as a PNG file.
  ///
  /// By default, `size` is the natural size, in points. If `crop` is nil, the image shows the
  /// component's bounds when there is a size, and the whole painted area otherwise. See
  /// `png(for:level:)`.
  nonisolated(nonsending)
    public func png(
      of component: some Rasterizable,
      size: Size? = nil,
      scale: Double = 1,
      appearance: Appearance = .light,
      background: Color? = nil,
      crop: Crop? = nil,
      level: PNGLevel = .balanced
    ) async throws(RasterError) -> [UInt8]
  {
    try await png(
      for: request(
        component,
        size: size,
        scale: scale,
        appearance: appearance,
        background: background,
        crop: crop
      ),
      level: level
    )
  }

  /// Returns a component's bitmap.
  ///
  /// By default, `size` is the natural size, in points. If `crop` is nil, the bitmap shows the
  /// component's bounds when there is a size, and the whole painted area otherwise. See
  /// `bitmap(for:)`.
  nonisolated(nonsending)
    public func bitmap(
      of component: some Rasterizable,
      size: Size? = nil,
      scale: Double = 1,
      appearance: Appearance = .light,
      background: Color? = nil,
      crop: Crop? = nil
    ) async throws(RasterError) -> Bitmap
  {
    try await bitmap(
      for: request(
        component,
        size: size,
        scale: scale,
        appearance: appearance,
        background: background,
        crop: crop
      )
    )
  }

  private func request<Component: Rasterizable>(
    _ component: Component,
    size: Size?,
    scale: Double,
    appearance: Appearance,
    background: Color?,
    crop: Crop?
  ) throws(RasterError) -> RasterRequest<Component> {
    let environment = Environment(appearance: appearance, scale: scale)
    return try RasterRequest(
      component,
      size: size,
      environment: environment,
      background: background,
      crop: crop
    )
  }
}
