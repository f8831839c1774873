// What a component draws on: it records, and nothing is drawn until the list is.

import RasterValues

/// The surface that a component draws on.
///
/// Drawing is recorded as a `DisplayList`.
///
/// Coordinates are points, with the origin at the top left of `bounds` and y pointing down. What
/// is not finite is not recorded. A recording is bounded: see `DrawingNote`.
public struct Canvas {
  /// The component's box: at the origin, a whole number of device pixels.
  public let bounds: Rect
  /// The environment of the component.
  public private(set) var environment: Environment
  var recorder: Recorder
  /// From the space of the innermost layer to that of the component.
  private(set) var transform = Transform.identity
  /// The words that are said of what is drawn; nil where it is drawn only.
  var said: [String]?
  /// Whether what is drawn is turned over, an odd number of times.
  private(set) var isTurned = false

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

  /// The texts of the recording that were cut so far.
  package var cutCount: Int { recorder.cutCount }

  /// The notes of the recording so far.
  package var recordedNotes: [DrawingNote] { recorder.notes }

  /// Device pixels a point.
  public var scale: Double { environment.scale }

  /// The number of words that have been recorded, of the components around too.
  package var recordedWordCount: Int { recorder.words.count }

  /// Fills a path.
  public mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
    guard let shape = turned(path).shape.recordable,
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
  /// A width that is negative or not finite draws nothing.
  public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    guard let style = style.recordable, let shape = turned(path, with: style).shape.recordable,
      let paint = recorded(paint, over: path.bounds), recorder.beginOperation()
    else { return }
    recorder.writeStroke(shape, paint, recorder.bounded(style, along: shape))
  }

  /// Strokes a path.
  ///
  /// A width that is negative or not finite draws nothing.
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

  /// Counts one turn of a loop; false where the budget of a million is used up.
  ///
  /// Generated code asks before each turn, so that it stops where the interpreter stops.
  @_documentation(visibility: internal)
  public mutating func countIteration() -> Bool { recorder.countIteration() }
}

extension Canvas {
  /// Draws `content` as one picture: blurred, cut by `clip`, then by `mask`'s alpha, over `shadows` of
  /// the result, at `opacity`, and blended with what is beneath; `transform` applies to all of that.
  ///
  /// A layer is a group of its own: what is in it blends with what is in it. Where it is `mirrored`, all
  /// of it is turned over, as `mirror(when:_:)` says.
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
    let outside = (environment, isTurned)
    defer { (environment, isTurned) = outside }
    if mirrored { turnOver() }
    let transform = turned(transform)
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
      clip: clip.map { turned($0).shape.recordable ?? .empty },
      clipRule: clipRule,
      maskPath: maskPath,
      mask: nil,
      maskChannel: .alpha,
      shadows: shadows.compactMap { turned($0).recorded },
      shadowsOnly: shadowsOnly
    )
    if case .component(_, _, let mode) = mask?.kind { layer.maskChannel = mode }
    recorder.write(layer, isMasked: maskPlacement != nil)
    if let (component, placement) = maskPlacement { recordMask(component, placement) }
    let outer = self.transform
    self.transform = transform.then(outer)
    content(&self)
    self.transform = outer
    recorder.endLayer()
  }

  /// Draws `content` turned over once more.
  mutating func turn(_ content: (inout Canvas) -> Void) {
    let outside = (environment, isTurned)
    turnOver()
    content(&self)
    (environment, isTurned) = outside
  }

  private mutating func turnOver() {
    environment = environment.mirrored
    isTurned.toggle()
  }

  /// Records a component that masks, of which nothing is said.
  private mutating func recordMask(_ component: BoxedComponent, _ placement: Placement) {
    let outer = said
    said = nil
    record(component, placement)
    said = outer
  }

  /// The path or the component that masks; a mask that cannot be drawn masks everything.
  private mutating func resolved(
    _ mask: LayerMask.Kind?
  ) -> (Path.Shape?, (BoxedComponent, Placement)?) {
    switch mask {
    case .path(let path): return (turned(path).shape.recordable ?? .empty, nil)
    case .component(let component, let rect, _):
      guard let placement = placement(of: component, in: pixelRect(turned(rect))) else {
        return (.empty, nil)
      }
      return (nil, (component, placement))
    case nil: return (nil, nil)
    }
  }
}
