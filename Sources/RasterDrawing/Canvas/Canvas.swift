// The canvas that records a component's drawing operations; pixels are drawn later.

import RasterValues

/// The surface on which a component draws.
///
/// Drawing operations are recorded in a `DisplayList`.
///
/// Coordinates are in points, with the origin at the top left of `bounds` and y pointing down.
/// Operations with coordinates that are not finite are not recorded. The size of a recording is
/// limited: see `DrawingNote`.
public struct Canvas {
  /// The component's bounds: at the origin, with a size of whole device pixels.
  public private(set) var bounds: Rect
  /// The environment of the component.
  public private(set) var environment: Environment
  var recorder: Recorder
  /// The transform from the innermost layer's space to the component's space.
  private(set) var transform = Transform.identity
  /// The transform from the component's space to that of the outermost one, without the stretching of caps.
  var enclosingTransform = Transform.identity
  /// The text alternatives recorded for accessibility; nil if they are not collected.
  var spokenTexts: [String]?
  /// Whether drawing is mirrored, that is, mirrored an odd number of times.
  private(set) var isMirrored = false

  init(width: Int, height: Int, environment: Environment, recorder: Recorder) {
    bounds = Rect(
      x: 0,
      y: 0,
      width: Double(width) / environment.scale,
      height: Double(height) / environment.scale
    )
    self.environment = environment
    self.recorder = recorder
  }

  /// The number of truncated texts in the recording so far.
  package var cutCount: Int { recorder.cutCount }

  /// The notes recorded so far.
  package var recordedNotes: [DrawingNote] { recorder.notes }

  /// The number of device pixels per point.
  public var scale: Double { environment.scale }

  /// The number of 64-bit values recorded so far, including those of enclosing components.
  package var recordedWordCount: Int { recorder.words.count }

  /// Fills a path.
  public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
    guard let shape = mirrored(path).shape.recordable,
      let paint = recorded(paint, over: path.bounds), recorder.beginOperation()
    else { return }
    recorder.writeFill(shape, paint, rule)
  }

  /// Fills a path with one colour.
  public mutating func fill(_ path: Path, with color: Color, rule: FillRule = .nonZero) {
    fill(path, with: .color(color), rule: rule)
  }

  /// Strokes a path.
  ///
  /// A stroke with a negative or non-finite width draws nothing.
  public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    guard let style = style.recordable, let shape = mirrored(path, with: style).shape.recordable,
      let paint = recorded(paint, over: path.bounds), recorder.beginOperation()
    else { return }
    recorder.writeStroke(shape, paint, recorder.bounded(style, along: shape))
  }

  /// Strokes a path.
  ///
  /// A stroke with a negative or non-finite width draws nothing.
  public mutating func stroke(
    _ path: Path,
    with paint: Paint,
    width: Double = 1,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0,
    align: StrokeAlignment = .center
  ) {
    stroke(
      path,
      with: paint,
      style: StrokeStyle(
        width: width,
        cap: cap,
        join: join,
        miterLimit: miterLimit,
        dash: dash,
        dashPhase: dashPhase,
        align: align
      )
    )
  }

  /// Counts one iteration of a loop; returns false once the budget of a million is used up.
  ///
  /// Generated code calls this before each iteration, so that it stops where the interpreter stops.
  @_documentation(visibility: internal)
  public mutating func countIteration() -> Bool { recorder.countIteration() }
}

extension Canvas {
  /// Draws `content` as one layer.
  ///
  /// Effects apply in this order: the layer is blurred, clipped to `clip`, masked by the alpha of
  /// `mask`, drawn over the `shadows` of the result, drawn with `opacity`, and blended with the
  /// backdrop. `transform` applies to the result and to all effects.
  ///
  /// A layer is an isolated group: blend modes inside it see only its own contents. If `mirrored`
  /// is true, the layer is mirrored as described for `mirror(when:_:)`.
  public mutating func drawLayer(
    opacity: Double = 1,
    blend: BlendMode = .normal,
    blur: Double = 0,
    filter: ColorFilter? = nil,
    clip: Path? = nil,
    clipRule: FillRule = .nonZero,
    mask: LayerMask? = nil,
    shadows: [Shadow] = [],
    shadowsOnly: Bool = false,
    transform: Transform = .identity,
    mirrored: Bool = false,
    _ content: (inout Canvas) -> Void
  ) {
    let outside = (environment, isMirrored)
    defer { (environment, isMirrored) = outside }
    if mirrored { toggleMirroring() }
    let transform = self.mirrored(transform)
    guard opacity > 0, transform.isFinite, recorder.enter() else { return }
    defer { recorder.leave() }
    guard recorder.beginOperation() else { return }
    let (maskPath, maskPlacement) = resolved(mask?.kind)
    var layer = RecordedLayer(
      opacity: min(opacity, 1),
      blend: blend,
      blur: blur > 0 ? min(blur, 1e9) : 0,
      filter: filter == .identity ? nil : filter,
      transform: transform,
      clip: clip.map { self.mirrored($0).shape.recordable ?? .empty },
      clipRule: clipRule,
      maskPath: maskPath,
      mask: nil,
      maskChannel: .alpha,
      shadows: shadows.compactMap { self.mirrored($0).recorded(in: recorder.colorSpace) },
      shadowsOnly: shadowsOnly
    )
    if case .component(_, _, let mode) = mask?.kind { layer.maskChannel = mode }
    recorder.write(layer, isMasked: maskPlacement != nil)
    let outer = self.transform
    self.transform = transform.then(outer)
    if let (component, placement) = maskPlacement { recordMask(component, placement) }
    content(&self)
    self.transform = outer
    recorder.endLayer()
  }

  /// Draws `content` in a rectangle of the recording's space, with the rectangle's size as bounds.
  ///
  /// The content is not clipped. It is a group of its own: its blend modes see only itself.
  mutating func draw(within rect: Rect, _ content: (inout Canvas) -> Void) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let outer = bounds
    drawTransformed(by: .translation(x: rect.x, y: rect.y)) { canvas in
      canvas.bounds = Rect(origin: .zero, size: rect.size)
      content(&canvas)
      canvas.bounds = outer
    }
  }

  /// Draws `content`, a group of its own, in a space that `transform` maps to that of the recording.
  mutating func drawTransformed(by transform: Transform, _ content: (inout Canvas) -> Void) {
    guard transform.isFinite, recorder.enter() else { return }
    defer { recorder.leave() }
    guard recorder.beginOperation() else { return }
    var layer = RecordedLayer.plain
    layer.transform = transform
    recorder.write(layer, isMasked: false)
    let outer = self.transform
    self.transform = transform.then(outer)
    content(&self)
    self.transform = outer
    recorder.endLayer()
  }

  /// Draws `content` through the filter of a drawing.
  mutating func drawFiltered(by filter: DrawingFilter, _ content: (inout Canvas) -> Void) {
    guard recorder.enter() else { return }
    defer { recorder.leave() }
    guard recorder.beginOperation() else { return }
    var layer = RecordedLayer.plain
    layer.effects = filter
    recorder.write(layer, isMasked: false)
    content(&self)
    recorder.endLayer()
  }

  /// Draws `content` with mirroring toggled.
  mutating func drawMirrored(_ content: (inout Canvas) -> Void) {
    let outside = (environment, isMirrored)
    toggleMirroring()
    content(&self)
    (environment, isMirrored) = outside
  }

  private mutating func toggleMirroring() {
    environment = environment.mirrored
    isMirrored.toggle()
  }

  /// Records the component of a mask, which contributes no accessibility text.
  private mutating func recordMask(_ component: BoxedComponent, _ placement: Placement) {
    let outer = spokenTexts
    spokenTexts = nil
    record(component, placement)
    spokenTexts = outer
  }

  /// Returns the path or the component of a mask; one that cannot be drawn hides the entire layer.
  private mutating func resolved(
    _ mask: LayerMask.Kind?
  ) -> (Path.Shape?, (BoxedComponent, Placement)?) {
    switch mask {
    case .path(let path): return (mirrored(path).shape.recordable ?? .empty, nil)
    case .component(let component, let rect, _):
      guard let placement = placement(of: component, in: pixelRect(mirrored(rect))) else {
        return (.empty, nil)
      }
      return (nil, (component, placement))
    case nil: return (nil, nil)
    }
  }
}
