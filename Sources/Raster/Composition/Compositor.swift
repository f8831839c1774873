// Draws many placed rasters into one target, whose memory is reused from frame to frame.

/// A target into which placed rasters are drawn, frame after frame.
///
/// Use it for a list or a tree of views where no system compositor is available. Its pixels are
/// equal to those of drawing everything as one component, but no component is drawn.
///
///     var frame = try Compositor(width: 640, height: 960, scale: 2, background: .black)
///     for offset in stride(from: 0.0, to: 440, by: 4) {
///       frame.clear()
///       let part = Rect(x: 0, y: 0, width: 320, height: 480)
///       frame.withFrame(part, scrolledBy: Point(0, offset)) { list in
///         for (row, image) in images.enumerated() {
///           list.place(image, in: Rect(x: 6, y: Double(row) * 44 + 6, width: 308, height: 32))
///         }
///       }
///       show(frame.bitmap)
///     }
///
/// Rasters with caps are stretched directly into the target, without an intermediate bitmap. After
/// the first frame of a kind, further frames allocate no memory, unless the `bitmap` of an earlier
/// frame is retained; then the target is copied once.
///
/// All functions accept any input. Values that are not finite, empty or outside the target draw
/// nothing, and coordinates are limited to ±2²⁴ pixels.
public struct Compositor: Sendable {
  /// The size of the target, in pixels.
  public let width, height: Int
  /// The number of pixels per point, for rectangles in points.
  public let scale: Double
  /// The colour space of the target; rasters in another space are converted each time.
  public let colorSpace: OutputColorSpace
  /// The colour with which `clear()` fills the target, or nil for a transparent target.
  public let background: Color?
  /// The notes of this frame: notes of its rasters, and a note on caps that did not fit.
  public private(set) var notes: [DrawingNote] = []
  private var pixels: [UInt32]
  private var painter = SlicePainter()
  /// The origin of the current coordinate space, and the part of the target that can change.
  private var origin = (x: 0, y: 0)
  private var clip: PixelRect

  /// Creates a target of the given size in pixels, filled with its background.
  ///
  /// Throws `invalidSize` or `tooLarge` if no bitmap can have the size.
  public init(
    width: Int,
    height: Int,
    scale: Double = 1,
    background: Color? = nil,
    colorSpace: OutputColorSpace = .srgb
  ) throws(RasterError) {
    guard width > 0, height > 0, scale > 0, scale.isFinite else { throw .invalidSize }
    let isSideTooLong = max(width, height) > Bitmap.maximumSide
    guard Bitmap.isAllowed(width: width, height: height) else {
      let limit = isSideTooLong ? Bitmap.maximumSide : Bitmap.maximumArea
      throw .tooLarge(width: width, height: height, limit: limit)
    }
    (self.width, self.height) = (width, height)
    (self.scale, self.background) = (scale, background)
    self.colorSpace = colorSpace
    let color = background.map { RecordedColor($0, in: colorSpace).pixel } ?? 0
    pixels = [UInt32](repeating: color, count: width &* height)
    clip = PixelRect(x: 0, y: 0, width: width, height: height)
  }

  /// The current frame; its pixels are shared, not copied, until the next change.
  public var bitmap: Bitmap {
    var bitmap = Bitmap(width: width, height: height, pixels: pixels) ?? .empty
    bitmap.colorSpace = colorSpace
    bitmap.notes = notes
    return bitmap
  }

  /// Begins a new frame by filling the whole target with the background.
  ///
  /// The cost is that of writing all pixels, 4 bytes each.
  public mutating func clear() {
    notes.removeAll(keepingCapacity: true)
    let color = background.map { RecordedColor($0, in: colorSpace).pixel } ?? 0
    pixels.withUnsafeMutableBufferPointer { $0.update(repeating: color) }
  }
}

extension Compositor {
  /// Draws a raster in a rectangle in points, like `Canvas` places the component itself.
  ///
  /// The rectangle's edges are snapped to pixels. A raster with caps is stretched to the rectangle,
  /// and one without caps is scaled if its size differs. `outset` enlarges the rectangle.
  /// `imageInsets` moves the image's edges inside it and clips to it; see `StretchLayout`. `shadow`
  /// is cast by the placed image, or falls on it if it is an inner shadow. Its offset is snapped to
  /// pixels, and the rectangle clips it too if `imageInsets` is not zero. A shadow without blur and
  /// spread costs as much as the image. Blur and spread are computed each time, at about 10 ns per
  /// pixel. A nil image, such as one that is not loaded yet, draws nothing.
  public mutating func place(
    _ image: RasterImage?,
    in rect: Rect,
    outset: Insets = .zero,
    imageInsets: Insets = .zero,
    shadow: Shadow? = nil
  ) {
    let layout = StretchLayout(bounds: rect, outset: outset, imageInsets: imageInsets)
    guard let image, let place = layout.pixels(scale: scale) else { return }
    let container = imageInsets == .zero ? nil : place.container
    self.place(image, in: place.image, clip: container, shadow: shadow)
  }

  /// Draws a raster so that its component's bounds fill a rectangle of pixels, clipped to `clip`.
  ///
  /// Drawing outside the component's bounds extends beyond the rectangle unless it is clipped.
  public mutating func place(
    _ image: RasterImage?,
    in box: PixelRect,
    clip: PixelRect? = nil,
    shadow: Shadow? = nil
  ) {
    guard let image else { return }
    if let shadow, !shadow.isPlain {
      return paint(image, in: box, clip: clip, shadow)
    }
    if let shadow, shadow.offset.isFinite {
      let moved = box.limited.moved(
        x: pixelLine(shadow.offset.x * scale),
        y: pixelLine(shadow.offset.y * scale)
      )
      paint(image, in: moved, clip: clip, .tint(RecordedColor(shadow.color, in: colorSpace).pixel))
    }
    paint(image, in: box, clip: clip, .over)
  }

  /// Draws a raster in its requested size, with the component's top left corner at a pixel.
  public mutating func place(_ image: RasterImage?, x: Int, y: Int, clip: PixelRect? = nil) {
    guard let image else { return }
    place(image, in: PixelRect(x: x, y: y, width: image.width, height: image.height), clip: clip)
  }

  private mutating func paint(
    _ image: RasterImage,
    in box: PixelRect,
    clip: PixelRect?,
    _ mode: SlicePainter.Mode
  ) {
    guard let raster = placed(image, box) else { return }
    let frame = raster.frame
    let region = visible(clip).intersection(frame)
    guard !region.isEmpty else { return }
    add(image.caps, raster.box, image.raster.notes)
    let axes = image.raster.sliceAxes(
      caps: image.caps,
      width: raster.box.width,
      height: raster.box.height
    )
    withPainter { painter, surface in
      let corner = (x: frame.x, y: frame.y)
      painter.draw(raster.image.raster, axes: axes, at: corner, in: region, on: surface, mode: mode)
    }
  }

  /// Draws a raster with an inner, blurred or spread shadow.
  private mutating func paint(
    _ image: RasterImage,
    in box: PixelRect,
    clip: PixelRect?,
    _ shadow: Shadow
  ) {
    guard let raster = placed(image, box) else { return }
    let region = visible(clip)
    let found = shadow.onPixels(scale, at: raster.box, in: colorSpace)
    if let found, !region.isEmpty {
      withPainter { painter, surface in painter.draw(found, of: raster, region, surface) }
    }
    // An inner shadow was drawn together with its raster.
    guard found?.inner == true else { return paint(image, in: box, clip: clip, .over) }
    add(image.caps, raster.box, image.raster.notes)
  }

  private func placed(_ image: RasterImage, _ box: PixelRect) -> PlacedRaster? {
    let place = box.limited.moved(x: origin.x, y: origin.y)
    guard !place.isEmpty, image.raster.width > 0, image.raster.height > 0 else { return nil }
    return PlacedRaster(image: image.converted(to: colorSpace), box: place)
  }

  private func visible(_ clip: PixelRect?) -> PixelRect {
    guard let clip else { return visible }
    return visible.intersection(clip.limited.moved(x: origin.x, y: origin.y))
  }

  private mutating func withPainter(_ draw: (inout SlicePainter, Surface) -> Void) {
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    // Moving the painter out of `self` prevents overlapping access by the closure.
    var painter = SlicePainter()
    swap(&painter, &self.painter)
    pixels.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return }
      draw(&painter, Surface(base: base, frame: frame))
    }
    swap(&painter, &self.painter)
  }

  private mutating func add(_ caps: PixelCaps, _ place: PixelRect, _ found: [DrawingNote]) {
    if caps.isScaledDown(width: place.width, height: place.height),
      !notes.contains(.capsScaledDown)
    {
      notes.append(.capsScaledDown)
    }
    for note in found where !notes.contains(note) { notes.append(note) }
  }
}

extension Compositor {
  /// Fills a rectangle in points with a colour, with its edges snapped to pixels.
  public mutating func fill(_ rect: Rect, with color: Color) {
    guard rect.isFinite else { return }
    fill(PixelRect(snapping: rect, scale: scale), with: color)
  }

  /// Fills a rectangle of pixels with a colour.
  public mutating func fill(_ rect: PixelRect, with color: Color) {
    let region = visible.intersection(rect.limited.moved(x: origin.x, y: origin.y))
    let (color, width) = (RecordedColor(color, in: colorSpace).pixel, width)
    guard !region.isEmpty else { return }
    pixels.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return }
      for y in region.y..<region.y &+ region.height {
        blend(color, over: base + (y &* width &+ region.x), count: region.width)
      }
    }
  }

  /// Composes content relative to a frame in points, clipped to the frame.
  ///
  /// `offset` moves the content up and to the left, as a scroll view does. The frame's corner and
  /// the offset are snapped to pixels. Frames can be nested.
  public mutating func withFrame<Failure: Error>(
    _ frame: Rect,
    scrolledBy offset: Point = .zero,
    _ content: (inout Compositor) throws(Failure) -> Void
  ) throws(Failure) {
    guard frame.isFinite, offset.isFinite else { return }
    try withFrame(
      PixelRect(snapping: frame, scale: scale),
      scrolledBy: (pixelLine(offset.x * scale), pixelLine(offset.y * scale)),
      content
    )
  }

  /// Composes content relative to a frame of pixels, clipped to the frame.
  public mutating func withFrame<Failure: Error>(
    _ frame: PixelRect,
    scrolledBy offset: (x: Int, y: Int) = (0, 0),
    _ content: (inout Compositor) throws(Failure) -> Void
  ) throws(Failure) {
    let (origin, clip) = (origin, clip)
    let frame = frame.limited.moved(x: origin.x, y: origin.y)
    let inner = visible.intersection(frame)
    guard !inner.isEmpty else { return }
    func limited(_ value: Int) -> Int { min(max(value, -pixelLimit), pixelLimit) }
    self.clip = inner
    self.origin = (
      limited(frame.x - limited(offset.x)), limited(frame.y - limited(offset.y))
    )
    defer { (self.origin, self.clip) = (origin, clip) }
    try content(&self)
  }

  /// The part of the target that can change.
  ///
  /// It is also clipped to the target's own frame, in case another target was assigned to `self`.
  private var visible: PixelRect {
    clip.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
  }
}
