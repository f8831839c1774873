// A transition between two states as an animated PNG file.

import RasterDrawing
import RasterValues

extension Transitioning {
  /// Returns the transition from this state to another as an animated PNG file.
  ///
  /// Each step is drawn once. `hold` is the time for which the final state is shown, at least one
  /// frame. `plays` is the number of repetitions, or nil for endless repetition. By default, `size`
  /// is the natural size, in points. If `crop` is nil, the image shows the component's bounds when
  /// there is a size, and the whole painted area otherwise. Throws `RasterError` if no image can
  /// have the size, and `exceeded` beyond `AnimatedPNG.maximumFrames` or `AnimatedPNG.maximumArea`.
  ///
  /// ```swift
  /// let environment = Environment(scale: 2)
  /// let file = try Switch().animatedPNG(to: Switch(isOn: true), environment: environment)
  /// ```
  public func animatedPNG(
    to other: Self,
    framesPerSecond: Int = 60,
    hold: Duration = .milliseconds(500),
    plays: Int? = nil,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil,
    crop: Crop? = nil,
    level: PNGLevel = .balanced,
    cache: RasterCache = .shared
  ) throws(RasterError) -> [UInt8] {
    let states = [self, other].map {
      StateAnimation.Moment($0, size: size, environment: environment)
    }
    return try StateAnimation(states, framesPerSecond: framesPerSecond, hold: hold.inSeconds)
      .png(plays: plays, background: background, crop: crop, level: level, cache: cache).file
  }
}
