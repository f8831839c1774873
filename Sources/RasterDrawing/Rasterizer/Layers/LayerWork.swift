// What is to be done with a layer, decided before its content is drawn.

import RasterValues

/// The work that a layer needs, in memory apart from the stack.
indirect enum LayerWork {
  /// Nothing more: the reader stands behind the layer.
  case done
  /// Its content is drawn on what is beneath.
  case plain(DrawState)
  /// Its content is drawn by itself, then changed, cut and composed.
  case separate(SeparateLayer)
  /// The same in bands, one after the other.
  case bands(SeparateLayer, DisplayList.Reader)
}

/// A layer that is drawn by itself.
struct SeparateLayer {
  /// The pixels of the content that are needed.
  var frame: PixelRect
  /// What may be needed, whatever the content, if the picture were drawn in one band.
  var view: PixelRect
  /// From the component's pixels to those of the frame.
  private(set) var matrix: Matrix
  /// From points to the device.
  private(set) var points: Matrix
  let opacity: UInt32
  let blend: BlendMode
  /// A cut that is made as the layer is composed.
  private(set) var clip: FillGeometry?
  /// Cuts of the layer itself.
  private(set) var cuts: [FillGeometry] = []
  /// The pixels that may change, where the mode acts beyond the layer's ink.
  let reach: PixelRect
  private(set) var blur: LayerBlur?
  /// From the last one to the first.
  var shadows: [DeviceShadow] = []
  /// The shape that casts them, if they need no pixels.
  var caster: Caster?
  /// Reads the content, if it is drawn anew for shadows between pixels.
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
  /// The state in which the content is drawn.
  func state(_ store: PixelStore) -> DrawState {
    DrawState(
      surface: store.surface,
      clip: store.surface.frame,
      view: view.union(store.surface.frame),
      matrix: matrix
    )
  }

  /// Notes what is cut, and when; `isAlone` says that nothing is done between cutting and composing.
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

  /// Notes a blur of ink into the pixels of `output`, and what of the content it needs.
  ///
  /// Content of which a gigantic blur needs much more than the drawing's size is drawn smaller, at the
  /// size of gathered pixels. There hairlines, which are a pixel wide, cover more.
  mutating func blur(
    by deviations: SIMD2<Double>,
    ink: PixelRect,
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
    let isReduced = !ink.intersection(blur(isReduced: false).inputs(list.inkLimit)).isModest(
      in: list
    )
    let blur = blur(isReduced: isReduced)
    self.blur = LayerBlur(blur: blur, output: output, isReduced: isReduced)
    frame = ink.intersection(blur.inputs(output))
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
  /// The most operations' words that are drawn anew for the shadows of a layer, and the most shadows.
  private static let redrawnWords = 1 << 20
  private static let redrawnShadows = 16

  /// Notes whether the content, of so many words, is drawn anew for each sharp shadow that lies between
  /// pixels.
  ///
  /// Then these are as sharp as the content. Others are made of the pixels beside them, as are those of
  /// content that takes long, and of what is drawn smaller for a gigantic blur.
  mutating func noteRedrawing(by reader: DisplayList.Reader, wordCount: Int) {
    let count = caster == nil ? shadows.count { $0.isBetweenPixels } : 0
    guard count > 0, count <= Self.redrawnShadows, wordCount <= Self.redrawnWords / count,
      blur?.isReduced != true
    else { return }
    content = reader
  }

  /// The same work with everything moved by less than a pixel.
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
  /// The pixels that come of it.
  let output: PixelRect
  /// Whether the content is drawn at the size of gathered pixels.
  let isReduced: Bool
}

/// The cuts of a layer.
struct LayerCuts {
  /// Clip and mask path, where they are more than a rectangle of whole pixels.
  private(set) var clip: FillGeometry?
  private(set) var mask: FillGeometry?
  /// The clip's and both's boxes of whole pixels.
  private(set) var clipRegion = PixelRect.everything
  private(set) var region = PixelRect.everything

  init(_ layer: RecordedLayer, _ points: Matrix) {
    if let shape = layer.clip { clip = add(.shape(shape, points, layer.clipRule)) }
    clipRegion = region
    if let shape = layer.maskPath { mask = add(.shape(shape, points, .nonZero)) }
  }

  /// The geometry, unless its box is all there is to it.
  private mutating func add(_ geometry: FillGeometry) -> FillGeometry? {
    let rect = geometry.alignedRect
    // A rectangle without area has a box, in which there may be a pixel.
    let box = rect?.isEmpty == true ? Box.empty : geometry.box
    region = region.intersection(box.pixels)
    if let rect, RectSpans(rect).isExact { return nil }
    return geometry
  }

  var geometries: [FillGeometry] { [clip, mask].compactMap { $0 } }
}

extension PixelRect {
  /// As much as coordinates can reach.
  static var everything: PixelRect {
    PixelRect(x: -1 << 41, y: -1 << 41, width: 1 << 42, height: 1 << 42)
  }
}
