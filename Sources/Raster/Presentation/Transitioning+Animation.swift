// The way from one state to another as a file.

import RasterDrawing
import RasterValues

extension Transitioning {
  /// The way from this state to another as an animated PNG file, in which each step is drawn once.
  ///
  /// `hold` is how long the other state is shown in the end, one frame at least; `plays` is how often all
  /// of it is shown, and nil for ever. Left out, `size` is the natural one, in points, and `crop` the box
  /// where there is a size and all ink where there is none. Throws where no picture can have the size, and
  /// `exceeded` beyond `AnimatedPNG.maximumFrames` and `AnimatedPNG.maximumArea`.
  ///
  /// ```swift
  /// let file = try Switch().animatedPNG(to: Switch(isOn: true), environment: Environment(scale: 2))
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
