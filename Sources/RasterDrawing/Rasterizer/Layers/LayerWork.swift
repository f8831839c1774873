// The work that a layer requires, decided before its content is drawn.

import RasterValues

/// The work that a layer requires, stored on the heap to save stack space.
indirect enum LayerWork {
  /// Nothing more; the reader is past the layer.
  case done
  /// The content is drawn directly on the background.
  case plain(DrawState)
  /// The content is drawn into its own layer, then filtered, clipped and composited.
  case separate(SeparateLayer)
  /// A separate layer that is processed in bands, one at a time.
  case bands(SeparateLayer, DisplayList.Reader)
}

/// A layer that is drawn separately.
struct SeparateLayer {
  /// The pixels of the content that are needed.
  var frame: PixelRect
  /// The pixels that may be needed for any content, as if the drawing were a single band.
  var view: PixelRect
  /// The transform from the component's pixels to the frame's.
  private(set) var matrix: Matrix
  /// The transform from points to the device.
  private(set) var points: Matrix
  let opacity: UInt32
  let blend: BlendMode
  /// A clip that is applied while the layer is composited.
  private(set) var clip: FillGeometry?
  /// Clips that are applied to the layer itself.
  private(set) var cuts: [FillGeometry] = []
  /// The pixels that may change, for modes that act outside the layer's painted area.
  let reach: PixelRect
  private(set) var blur: LayerBlur?
  /// From the last shadow to the first.
  var shadows: [DeviceShadow] = []
  /// The shape that casts the shadows, if they do not need pixels.
  var caster: Caster?
  /// A reader of the content, if it is redrawn for shadows between pixels.
  private(set) var content: DisplayList.Reader?

  init(
    frame: PixelRect,
    matrix: Matrix,
    points: Matrix,
    opacity: UInt32,
    blend: BlendMode,
    reach: PixelRect
  ) {
    (self.frame, view, self.matrix, self.points) = (frame, frame, matrix, points)
    (self.opacity, self.blend, self.reach) = (opacity, blend, reach)
  }
}

extension SeparateLayer {
  /// Returns the state in which the content is drawn.
  func state(_ store: PixelStore) -> DrawState {
    DrawState(
      surface: store.surface,
      clip: store.surface.frame,
      view: view.union(store.surface.frame),
      matrix: matrix
    )
  }

  /// Stores the clips; `isAlone` states that no step comes between clipping and compositing.
  mutating func take(_ cuts: LayerCuts, isAlone: Bool) {
    if blend.reachesAll {
      clip = cuts.clip
      self.cuts = [cuts.mask].compactMap { $0 }
    } else if isAlone, blend == .normal, cuts.geometries.count == 1 {
      clip = cuts.geometries[0]
    } else {
      self.cuts = cuts.geometries
    }
  }

  /// Stores a blur into the pixels of `output`, and the part of the content that it needs.
  ///
  /// If a very large blur needs a much larger area than the drawing, the content is drawn at the
  /// reduced size of coarse pixels. There, hairlines, which are one pixel wide, cover more.
  mutating func blur(
    by deviations: SIMD2<Double>,
    bounds: PixelRect,
    into output: PixelRect,
    _ list: DisplayList
  ) {
    func blur(isReduced: Bool) -> Blur {
      Blur(
        x: AxisBlur(sigma: deviations.x, isReduced: isReduced),
        y: AxisBlur(sigma: deviations.y, isReduced: isReduced),
        points
      )
    }
    let isReduced = !bounds.intersection(blur(isReduced: false).inputs(list.inkLimit)).isModest(
      in: list
    )
    let blur = blur(isReduced: isReduced)
    self.blur = LayerBlur(blur: blur, output: output, isReduced: isReduced)
    frame = bounds.intersection(blur.inputs(output))
    view = blur.inputs(view)
    guard isReduced else { return }
    (frame, view) = (blur.gathered(frame), blur.gathered(view))
    let (x, y) = (blur.x.step, blur.y.step)
    let shrinking = Matrix(
      a: 1 / Double(x),
      d: 1 / Double(y),
      tx: x == 1 ? 0 : Double(-blur.origin.x) / Double(x),
      ty: y == 1 ? 0 : Double(-blur.origin.y) / Double(y)
    )
    matrix = shrinking.after(matrix)
  }
}

extension SeparateLayer {
  /// The maximum number of values that are redrawn for a layer's shadows, and of such shadows.
  private static let redrawnWords = 1 << 20
  private static let redrawnShadows = 16

  /// Stores the reader if the content is redrawn for each sharp shadow between pixels.
  ///
  /// Such shadows are then as sharp as the content. In other cases, shadows are interpolated from
  /// adjacent pixels: for content that takes long to draw, and for content drawn at a reduced size
  /// for a very large blur. `wordCount` is the number of the content's values.
  mutating func noteRedrawing(by reader: DisplayList.Reader, wordCount: Int) {
    let count = caster == nil ? shadows.count { $0.isBetweenPixels } : 0
    guard count > 0, count <= Self.redrawnShadows, wordCount <= Self.redrawnWords / count,
      blur?.isReduced != true
    else { return }
    content = reader
  }

  /// Returns the work with everything moved by less than a pixel.
  func moved(_ move: Matrix, _ layer: RecordedLayer) -> SeparateLayer {
    var moved = self
    moved.matrix = move.after(matrix)
    moved.points = move.after(points)
    let cuts = LayerCuts(layer, moved.points)
    (moved.clip, moved.cuts, moved.shadows) = (nil, [], [])
    moved.take(cuts, isAlone: false)
    moved.frame = frame.enlarged(x: 1, y: 1)
    moved.view = view.enlarged(x: 1, y: 1)
    if let blur {
      let output = blur.output.enlarged(x: 1, y: 1).intersection(cuts.region)
      moved.blur = LayerBlur(blur: blur.blur, output: output, isReduced: false)
    } else {
      moved.frame = moved.frame.intersection(cuts.region)
      moved.view = moved.view.intersection(cuts.region)
    }
    return moved
  }
}

/// A layer's blur.
struct LayerBlur {
  let blur: Blur
  /// The pixels of the result.
  let output: PixelRect
  /// Whether the content is drawn at the size of coarse pixels.
  let isReduced: Bool
}

/// The clips of a layer.
struct LayerCuts {
  /// The clip and the mask path, unless they are rectangles of whole pixels.
  private(set) var clip: FillGeometry?
  private(set) var mask: FillGeometry?
  /// The pixel bounds of the clip, and of the clip and the mask path together.
  private(set) var clipRegion = PixelRect.everything
  private(set) var region = PixelRect.everything

  init(_ layer: RecordedLayer, _ points: Matrix) {
    if let shape = layer.clip { clip = add(.shape(shape, points, layer.clipRule)) }
    clipRegion = region
    if let shape = layer.maskPath { mask = add(.shape(shape, points, .nonZero)) }
  }

  /// Returns the geometry, or `nil` if its pixel bounds are equivalent.
  private mutating func add(_ geometry: FillGeometry) -> FillGeometry? {
    let rect = geometry.alignedRect
    // The bounds of a rectangle without area may contain a pixel.
    let box = rect?.isEmpty == true ? Box.empty : geometry.box
    region = region.intersection(box.pixels)
    if let rect, RectSpans(rect).isExact { return nil }
    return geometry
  }

  var geometries: [FillGeometry] { [clip, mask].compactMap { $0 } }
}

extension PixelRect {
  /// The largest rectangle that coordinates can reach.
  static var everything: PixelRect {
    PixelRect(x: -1 << 41, y: -1 << 41, width: 1 << 42, height: 1 << 42)
  }
}
