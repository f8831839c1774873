// How components are placed inside each other, and how places are snapped to device pixels.

import RasterValues

extension Canvas {
  /// Draws a component in a rectangle, as `place(_:in:outset:imageInsets:)` says.
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
    let (rect, outset, imageInsets) = (turned(rect), turned(outset), turned(imageInsets))
    if imageInsets == .zero, let content {
      arrange(content, in: StretchLayout(bounds: rect, outset: outset).container)
      return
    }
    placeUpright(component, in: rect, outset: outset, imageInsets: imageInsets)
  }

  /// Draws a component in a rectangle where it is seen.
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
    if said != nil {
      let own = component.ownAccessibility(in: environment.upright)
      if own.label != nil, said != nil { return say(own.text) }
    }
    record(component, placement)
  }

  /// Draws a component at its natural size, rounded up to device pixels, from a point.
  package mutating func place(component: some Rasterizable, at point: Point) {
    let environment = environment.upright
    var size = component.naturalSize(in: environment)
    if Content(exactly: component)?.alone != nil || Content(exactly: component) == nil {
      size = ContentMeasurer(environment).roundedUp(size)
    }
    place(component: component, in: Rect(origin: point, size: size))
  }

  /// The frame that a component is recorded in.
  struct Placement {
    let destination: PixelRect
    var container: PixelRect?
    let caps: PixelCaps
    let width: Int
    let height: Int
  }

  /// The frame of a component that goes to `destination`; nil where nothing can be drawn.
  ///
  /// Caps that ask for a picture larger than any bitmap are noted.
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

  /// Writes a placed component: header, then the component's own words.
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
    // The recorder moves into the child's canvas and back, so that its arrays are never copied.
    var child = Canvas(
      width: placement.width,
      height: placement.height,
      environment: environment.upright,
      recorder: Recorder()
    )
    swap(&child.recorder, &recorder)
    swap(&child.said, &said)
    component.draw(in: &child)
    swap(&child.said, &said)
    swap(&child.recorder, &recorder)
  }

  /// Cuts the place's lines, snaps each once, and derives the picture's place from them.
  ///
  /// The container is the rectangle enlarged by `outset`; the picture lies in it, its edges moved
  /// inwards by `imageInsets`. Nil where nothing would be seen.
  func snapped(
    _ rect: Rect,
    outset: Insets,
    imageInsets: Insets
  ) -> (destination: PixelRect, container: PixelRect)? {
    StretchLayout(bounds: rect, outset: outset, imageInsets: imageInsets).pixels(scale: scale)
      .map { ($0.image, $0.container) }
  }

  /// A rectangle with its four lines snapped to device pixels.
  func pixelRect(_ rect: Rect) -> PixelRect { PixelRect(snapping: rect, scale: scale) }
}
