// Paths made of other paths.

extension Path {
  /// The path with its outline moved inwards by a distance in points; outwards where it is negative.
  public func inset(_ distance: Double) -> Path { self }

  /// The outline of the path's stroke, as a path of its own.
  public func outlined(
    width: Double = 1,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    phase: Double = 0
  ) -> Path { self }
}
