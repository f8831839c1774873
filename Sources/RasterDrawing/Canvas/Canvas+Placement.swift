// Places components inside each other, and snaps their rectangles to device pixels.

import RasterValues

extension Canvas {
  /// Draws a component in a rectangle, as described for `place(_:in:outset:imageInsets:)`.
  package mutating func place(
    component: some Rasterizable,
    in rect: Rect,
    outset: Insets = .zero,
    imageInsets: Insets = .zero
  ) {
    let content = Content(exactly: component)
    if let content, let alone = content.alone {
      return observed(content) {
        $0.place(component: alone, in: rect, outset: outset, imageInsets: imageInsets)
      }
    }
    let (rect, outset, imageInsets) = (mirrored(rect), mirrored(outset), mirrored(imageInsets))
    if imageInsets == .zero, let content {
      arrange(content, in: StretchLayout(bounds: rect, outset: outset).container)
      return
    }
    placeUpright(component, in: rect, outset: outset, imageInsets: imageInsets)
  }

  /// Draws an unmirrored component in a rectangle of the recording's space.
  mutating func placeUpright(
    _ component: some Rasterizable,
    in rect: Rect,
    outset: Insets = .zero,
    imageInsets: Insets = .zero
  ) {
    guard let place = snapped(rect, outset: outset, imageInsets: imageInsets), recorder.enter()
    else { return }
    defer { recorder.leave() }
    guard var placement = placement(of: component, in: place.destination),
      recorder.beginOperation()
    else { return }
    if imageInsets != .zero { placement.container = place.container }
    if spokenTexts != nil {
      let own = component.ownAccessibility(in: environment.upright)
      if own.label != nil, spokenTexts != nil { return addSpokenText(own.text) }
    }
    record(component, placement)
  }

  /// Draws a component with its top left corner at a point.
  ///
  /// Its size is its natural size, rounded up to device pixels.
  package mutating func place(component: some Rasterizable, at point: Point) {
    let environment = environment.upright
    var size = component.naturalSize(in: environment)
    if Content(exactly: component)?.alone != nil || Content(exactly: component) == nil {
      size = ContentMeasurer(environment).roundedUp(size)
    }
    place(component: component, in: Rect(origin: point, size: size))
  }

  /// The frame in which a component is recorded.
  struct Placement {
    let destination: PixelRect
    var container: PixelRect?
    let caps: PixelCaps
    let width: Int
    let height: Int
  }

  /// Returns the frame of a component that is drawn in `destination`; nil if it cannot be drawn.
  ///
  /// Caps that require a bitmap larger than the maximum size add a note.
  mutating func placement(
    of component: some Rasterizable,
    in destination: PixelRect
  ) -> Placement? {
    guard !destination.isEmpty else { return nil }
    let caps = component.caps(in: environment.upright).pixels(scale: scale)
      .used(in: environment, width: destination.width, height: destination.height)
    let placement = Placement(
      destination: destination,
      caps: caps,
      width: PixelCaps.minimumLength(caps.horizontal, scale: scale, full: destination.width),
      height: PixelCaps.minimumLength(caps.vertical, scale: scale, full: destination.height)
    )
    guard caps.isNone || Bitmap.isAllowed(width: placement.width, height: placement.height) else {
      recorder.add(.placeTooLarge)
      return nil
    }
    return placement
  }

  /// Writes a placed component: a header, then the component's own operations.
  mutating func record(_ component: some Rasterizable, _ placement: Placement) {
    let (destination, caps) = (placement.destination, placement.caps)
    let start = recorder.beginPlace(
      at: destination,
      in: placement.container,
      width: placement.width,
      height: placement.height,
      caps
    )
    if caps.isScaledDown(width: destination.width, height: destination.height) {
      recorder.add(.capsScaledDown)
    }
    draw(component, placement)
    recorder.endPlace(start)
  }

  private mutating func draw(_ component: some Rasterizable, _ placement: Placement) {
    // The recorder is swapped into the child's canvas and back, so its arrays are never copied.
    var child = Canvas(
      width: placement.width,
      height: placement.height,
      environment: environment.upright,
      recorder: Recorder()
    )
    let offset = Transform.translation(
      x: Double(placement.destination.x) / scale,
      y: Double(placement.destination.y) / scale
    )
    child.enclosingTransform = offset.then(transform).then(enclosingTransform)
    swap(&child.recorder, &recorder)
    swap(&child.spokenTexts, &spokenTexts)
    component.draw(in: &child)
    swap(&child.spokenTexts, &spokenTexts)
    swap(&child.recorder, &recorder)
  }

  /// Snaps the edges of a container once each, and derives the image's edges from them.
  ///
  /// The container is the rectangle enlarged by `outset`. The image's edges are inset from it by
  /// `imageInsets`. Returns nil if nothing is visible.
  func snapped(
    _ rect: Rect,
    outset: Insets,
    imageInsets: Insets
  ) -> (destination: PixelRect, container: PixelRect)? {
    StretchLayout(bounds: rect, outset: outset, imageInsets: imageInsets).pixels(scale: scale)
      .map { ($0.image, $0.container) }
  }

  /// Returns a rectangle with its four edges snapped to device pixels.
  func pixelRect(_ rect: Rect) -> PixelRect { PixelRect(snapping: rect, scale: scale) }
}
