// What can be drawn: the protocol that generated and handwritten components conform to.

import RasterValues

/// Something that draws itself as a function of its state, its size and the environment.
///
/// A handwritten type needs `draw(in:)` alone; then each request records it, and equal recordings
/// share one picture. With `encodeKey(into:environment:)` a request that was made before is
/// answered without recording. Generated types have both.
public protocol Rasterizable {
  /// The size that the component would have by itself, in points.
  func naturalSize(in environment: Environment) -> Size

  /// The size that the component takes where it is offered so much, in points.
  ///
  /// An offer is `infinity` where nobody offers; so what is offered without an end gives the natural
  /// size. A component that the offer does not concern keeps its natural size.
  func size(proposed: Size, in environment: Environment) -> Size

  /// The fixed edges of a component that can be stretched.
  func caps(in environment: Environment) -> Caps

  /// Writes the component's identity and all that its look depends on, except size and scale.
  /// A type that writes nothing has no key, and is recorded each time.
  func encodeKey(into key: inout KeyEncoder, environment: Environment)

  /// The limits of recording and drawing the component: `RasterLimits.default` for types that do not say.
  var rasterLimits: RasterLimits { get }

  /// What the component says of itself to those who do not see it; it is in no key.
  func ownAccessibility(in environment: Environment) -> Accessibility

  /// The path in which the component reacts in a box of that size; nil is all of the box.
  func hitArea(in bounds: Rect, environment: Environment) -> Path?

  /// Draws the component in `canvas.bounds`.
  func draw(in canvas: inout Canvas)
}

extension Rasterizable {
  /// 44 × 44 points.
  public func naturalSize(in environment: Environment) -> Size { Size(44, 44) }

  /// The natural size, whatever is offered.
  public func size(proposed: Size, in environment: Environment) -> Size {
    naturalSize(in: environment)
  }

  /// The size that the component takes where it is offered so much, in the standard environment.
  public func size(proposed: Size) -> Size { size(proposed: proposed, in: Environment()) }

  /// The size that the component takes where it is offered a width and any height.
  public func size(width: Double, in environment: Environment) -> Size {
    size(proposed: Size(width, .infinity), in: environment)
  }

  /// No caps.
  public func caps(in environment: Environment) -> Caps { .none }

  /// Writes nothing.
  public func encodeKey(into key: inout KeyEncoder, environment: Environment) {}

  /// `RasterLimits.default`.
  public var rasterLimits: RasterLimits { .default }

  /// Records the component for a box of `size` points, which is rounded up to device pixels.
  ///
  /// A component with caps is recorded at its minimum frame. Nil if the size or the scale is not
  /// positive and finite.
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
      recorder: Recorder(meter: environment.metering.meter)
    )
    draw(in: &canvas)
    canvas.recorder.finish()
    return DisplayList(
      width: width,
      height: height,
      scale: scale,
      caps: caps,
      words: canvas.recorder.words[...],
      images: canvas.recorder.images,
      faces: canvas.recorder.faces,
      notes: canvas.recorder.notes
    )
  }
}
