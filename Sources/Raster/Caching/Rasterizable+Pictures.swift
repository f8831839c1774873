// From a component to a bitmap or a PNG file in one call.

extension Rasterizable {
  /// Returns the component's bitmap; each look is drawn at most once.
  ///
  /// By default, `size` is the natural size, in points. If `crop` is nil, the bitmap shows the
  /// component's bounds when there is a size, and the whole painted area otherwise. Throws
  /// `RasterError` if no bitmap can have the size.
  public func bitmap(
    size: Size? = nil,
    scale: Double = 1,
    appearance: Appearance = .light,
    background: Color? = nil,
    crop: Crop? = nil,
    cache: RasterCache = .shared
  ) throws(RasterError) -> Bitmap {
    let environment = Environment(appearance: appearance, scale: scale)
    return try bitmap(
      size: size,
      environment: environment,
      background: background,
      crop: crop,
      cache: cache
    )
  }

  /// Returns the component's bitmap in an environment; each look is drawn at most once.
  public func bitmap(
    size: Size? = nil,
    environment: Environment,
    background: Color? = nil,
    crop: Crop? = nil,
    cache: RasterCache = .shared
  ) throws(RasterError) -> Bitmap {
    try cache.bitmap(
      of: self,
      size: size,
      environment: environment,
      background: background,
      crop: crop
    )
  }

  /// Returns the component's image as a PNG file; each look is drawn and encoded at most once.
  ///
  /// Encoding at another `level` creates another file. By default, `size` is the natural size, in
  /// points. If `crop` is nil, the image shows the component's bounds when there is a size, and the
  /// whole painted area otherwise. Throws `RasterError` if no image can have the size.
  public func png(
    size: Size? = nil,
    scale: Double = 1,
    appearance: Appearance = .light,
    background: Color? = nil,
    crop: Crop? = nil,
    level: PNGLevel = .balanced,
    cache: RasterCache = .shared
  ) throws(RasterError) -> [UInt8] {
    let environment = Environment(appearance: appearance, scale: scale)
    return try png(
      size: size,
      environment: environment,
      background: background,
      crop: crop,
      level: level,
      cache: cache
    )
  }

  /// Returns the component's image in an environment as a PNG file, encoded at most once per level.
  public func png(
    size: Size? = nil,
    environment: Environment,
    background: Color? = nil,
    crop: Crop? = nil,
    level: PNGLevel = .balanced,
    cache: RasterCache = .shared
  ) throws(RasterError) -> [UInt8] {
    try cache.png(
      of: self,
      size: size,
      environment: environment,
      background: background,
      crop: crop,
      level: level
    )
  }
}
