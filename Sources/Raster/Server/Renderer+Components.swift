// Pictures of components from a renderer, in one call.

extension Renderer {
  /// A strong validator of a component's PNG file: 64 hexadecimal digits in quotes.
  ///
  /// Left out, `size` is the natural one, in points, and `crop` the box where there is a size and all
  /// ink where there is none. See `etag(for:level:)`.
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

  /// A component's picture as a PNG file.
  ///
  /// Left out, `size` is the natural one, in points, and `crop` the box where there is a size and all
  /// ink where there is none. See `png(for:level:)`.
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

  /// A component's picture.
  ///
  /// Left out, `size` is the natural one, in points, and `crop` the box where there is a size and all
  /// ink where there is none. See `bitmap(for:)`.
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
