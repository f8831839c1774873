// From a component to a picture in one line.

extension Rasterizable {
  /// The component's picture, drawn at most once a look.
  ///
  /// Left out, `size` is the natural one, in points, and `crop` the box where there is a size and all
  /// ink where there is none. Throws where no picture can have the size.
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

  /// The component's picture in an environment, drawn at most once a look.
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

  /// The component's picture as a PNG file, drawn and encoded at most once a look and level.
  ///
  /// Left out, `size` is the natural one, in points, and `crop` the box where there is a size and all
  /// ink where there is none. Throws where no picture can have the size.
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

  /// The component's picture in an environment as a PNG file, encoded at most once a look and level.
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
