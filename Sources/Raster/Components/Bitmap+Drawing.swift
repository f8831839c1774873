// A bitmap of a drawing, without a component.

extension Bitmap {
  /// Draws into a new bitmap, once and without a cache.
  ///
  ///     let bitmap = try Bitmap(size: Size(320, 160), scale: 2) { canvas in
  ///       canvas.fill(.capsule(canvas.bounds), with: .black)
  ///     }
  ///
  /// `size` is in points, and `scale` is the number of pixels per point. Throws `RasterError` if no
  /// bitmap can have the size, or if the drawing exceeds `RasterLimits.default`.
  public init(
    size: Size,
    scale: Double = 1,
    background: Color? = nil,
    draw: @escaping (inout Canvas) -> Void
  ) throws(RasterError) {
    let environment = Environment(scale: scale)
    try self.init(size: size, environment: environment, background: background, draw: draw)
  }

  /// Draws into a new bitmap in an environment, which has the scale and the fonts.
  public init(
    size: Size,
    environment: Environment,
    background: Color? = nil,
    draw: @escaping (inout Canvas) -> Void
  ) throws(RasterError) {
    let sketch = Sketch(size: size, content: draw)
    guard let list = sketch.displayList(size: size, environment: environment) else {
      throw .invalidSize
    }
    self = try list.bitmap(background: background)
  }
}

/// A drawing as a component without caps.
private struct Sketch: Rasterizable {
  let size: Size
  let content: (inout Canvas) -> Void

  func naturalSize(in environment: Environment) -> Size { size }

  func draw(in canvas: inout Canvas) { content(&canvas) }
}
