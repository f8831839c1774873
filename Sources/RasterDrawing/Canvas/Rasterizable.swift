// The protocol that generated and handwritten components conform to.

import RasterValues

/// Something that draws itself as a function of its state, its size and the environment.
///
/// A handwritten type needs only `draw(in:)`. Each request then records it, and equal recordings
/// share one raster. A type that also implements `encodeKey(into:environment:)` is not recorded
/// again for a request that was made before. Generated types implement both.
public protocol Rasterizable {
  /// Returns the size that the component has when no size is proposed, in points.
  func naturalSize(in environment: Environment) -> Size

  /// Returns the size that the component takes for a proposed size, in points.
  ///
  /// A proposed length of `infinity` means no proposal, so an infinite size yields the natural
  /// size. A component that does not adapt to proposals keeps its natural size.
  func size(proposed: Size, in environment: Environment) -> Size

  /// Returns the fixed edges of a component that can be stretched.
  func caps(in environment: Environment) -> Caps

  /// Writes the component's identity and everything its look depends on, except size and scale.
  ///
  /// A type that writes nothing has no key, and is recorded for each request.
  func encodeKey(into key: inout KeyEncoder, environment: Environment)

  /// The limits for recording and drawing the component; `RasterLimits.default` by default.
  var rasterLimits: RasterLimits { get }

  /// Returns the component's own accessibility, which is not part of its key.
  func ownAccessibility(in environment: Environment) -> Accessibility

  /// Returns the path that receives hits in bounds of that size; nil for the entire bounds.
  func hitArea(in bounds: Rect, environment: Environment) -> Path?

  /// Returns the distance from the top of bounds of that size to the baseline on which the
  /// component is aligned in paragraphs and rows; nil for its bottom edge.
  func ownBaseline(in bounds: Rect, environment: Environment) -> Double?

  /// Draws the component in `canvas.bounds`.
  func draw(in canvas: inout Canvas)
}

extension Rasterizable {
  /// 44 × 44 points.
  public func naturalSize(in environment: Environment) -> Size { Size(44, 44) }

  /// The natural size, for every proposal.
  public func size(proposed: Size, in environment: Environment) -> Size {
    naturalSize(in: environment)
  }

  /// Returns the size that the component takes for a proposed size in the standard environment.
  public func size(proposed: Size) -> Size { size(proposed: proposed, in: Environment()) }

  /// Returns the size that the component takes for a proposed width and any height.
  public func size(width: Double, in environment: Environment) -> Size {
    size(proposed: Size(width, .infinity), in: environment)
  }

  /// No caps.
  public func caps(in environment: Environment) -> Caps { .none }

  /// No baseline, so that the component is aligned by its bottom edge.
  public func ownBaseline(in bounds: Rect, environment: Environment) -> Double? { nil }

  /// Writes nothing.
  public func encodeKey(into key: inout KeyEncoder, environment: Environment) {}

  /// `RasterLimits.default`.
  public var rasterLimits: RasterLimits { .default }

  /// Records the component at a size, in points, which is rounded up to device pixels.
  ///
  /// A component with caps is recorded at its minimum frame. Returns nil if the size or the scale
  /// is not positive and finite.
  public func displayList(size: Size, environment: Environment) -> DisplayList? {
    guard environment.scale > 0, environment.scale.isFinite else { return nil }
    let scale = environment.scale
    let target = (pixelLength(size.width * scale), pixelLength(size.height * scale))
    guard target.0 > 0, target.1 > 0 else { return nil }
    let caps = caps(in: environment).pixels(scale: scale)
      .used(in: environment, width: target.0, height: target.1)
    let width = PixelCaps.minimumLength(
      caps.horizontal,
      scale: scale,
      full: target.0
    )
    let height = PixelCaps.minimumLength(
      caps.vertical,
      scale: scale,
      full: target.1
    )
    var canvas = Canvas(
      width: width,
      height: height,
      environment: environment,
      recorder: Recorder(in: environment)
    )
    draw(in: &canvas)
    canvas.recorder.finish()
    return DisplayList(
      width: width,
      height: height,
      scale: scale,
      colorSpace: environment.colorSpace,
      caps: caps,
      words: canvas.recorder.words[...],
      images: canvas.recorder.images,
      faces: canvas.recorder.faces,
      notes: canvas.recorder.notes
    )
  }
}
