// Draws a display list to a bitmap.
//
// Unsafe pointers: a bitmap's own array, within `withUnsafeMutableBufferPointer`.

import RasterValues

/// Provides the rasters of nested lists.
///
/// Classes alone conform: Embedded Swift has no other values of a protocol's type.
package protocol NestedRasters: AnyObject {
  /// The raster of a nested list, which names its parent's images.
  func raster(of list: DisplayList) throws(RasterError) -> Bitmap

  /// Called where a raster that was provided is used once more by the same drawing.
  func countReuse()

  /// The meter of the drawing's work; nil where nothing is counted.
  var meter: WorkMeter? { get }

  /// So many pixels of memory that was in use before, whatever they are now; nil for new memory.
  func storage(count: Int) -> [UInt32]?
}

/// Draws nested lists at each call.
package final class DrawnRasters: NestedRasters, Sendable {
  static let shared = DrawnRasters()

  package let meter: WorkMeter?

  package init(meter: WorkMeter? = nil) { self.meter = meter }

  package func raster(of list: DisplayList) throws(RasterError) -> Bitmap {
    try list.bitmap(background: nil, nested: self)
  }

  package func countReuse() {}

  package func storage(count: Int) -> [UInt32]? { nil }
}

extension DisplayList {
  /// Draws the list: its box, and around it the ink that leaves the box.
  ///
  /// The bitmap's `bounds` says where the component's box lies. Ink farther outside than the box's own
  /// length, and than 256 pixels, is cut off. `background` fills the whole bitmap first. A list with
  /// caps is drawn at its minimum frame.
  public func bitmap(
    background: Color? = nil,
    limits: RasterLimits = .default
  ) throws(RasterError) -> Bitmap {
    guard limits != .default else {
      return try bitmap(background: background, nested: DrawnRasters.shared)
    }
    let nested = DrawnRasters(meter: WorkMeter(limits))
    return try bitmap(background: background, nested: nested)
  }

  /// Draws the list with nested rasters from `nested`.
  package func bitmap(
    background: Color?,
    nested: any NestedRasters
  ) throws(RasterError) -> Bitmap {
    let frame = try allowedFrame(within: nested.meter?.limits ?? .default)
    let background = background.map { RecordedColor($0).pixel } ?? 0
    var pixels = pixels(background, count: frame.width &* frame.height, nested)
    let kept = try pixels.withUnsafeMutableBufferPointer { (buffer) throws(RasterError) in
      guard let base = buffer.baseAddress else { return frame }
      let surface = Surface(base: base, frame: frame)
      var rasterizer = Rasterizer(list: self, nested: nested)
      try rasterizer.draw(on: surface)
      return surface.ink(in: frame, around: box, background)
    }
    return try bitmap(of: kept, DrawnPixels(pixels: consume pixels, frame: frame))
  }

  /// The pixels that the list is drawn on, if no bitmap forbids them.
  package var allowedFrame: PixelRect {
    get throws(RasterError) {
      guard width > 0, height > 0 else { throw .invalidSize }
      guard max(width, height) <= Bitmap.maximumSide else {
        throw .tooLarge(width: width, height: height, limit: Bitmap.maximumSide)
      }
      guard Bitmap.isAllowed(width: width, height: height) else {
        throw .tooLarge(width: width, height: height, limit: Bitmap.maximumArea)
      }
      return inkFrame
    }
  }

  /// The same, if it has no more pixels than the limits allow.
  package func allowedFrame(within limits: RasterLimits) throws(RasterError) -> PixelRect {
    let frame = try allowedFrame
    guard frame.width &* frame.height <= limits.maximumImageArea else {
      throw .tooLarge(width: frame.width, height: frame.height, limit: limits.maximumImageArea)
    }
    return frame
  }

  /// The bitmap of a part of what was drawn.
  package func bitmap(
    of part: PixelRect,
    _ drawn: consuming DrawnPixels,
    bands: Int = 1,
    run: DrawnPixels.Runner = { for move in $0 { move() } }
  ) throws(RasterError) -> Bitmap {
    let frame = drawn.frame
    let bitmap = (consume drawn).bitmap(of: part, box: box, bands: bands, run: run)
    guard let bitmap else {
      throw .tooLarge(width: frame.width, height: frame.height, limit: Bitmap.maximumArea)
    }
    return bitmap
  }

  private func pixels(_ color: UInt32, count: Int, _ nested: any NestedRasters) -> [UInt32] {
    guard var pixels = nested.storage(count: count) else {
      return [UInt32](unsafeUninitializedCapacity: count) { memory, initializedCount in
        if let base = memory.baseAddress { fill(base, with: color, count: count) }
        initializedCount = count
      }
    }
    pixels.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { fill(base, with: color, count: buffer.count) }
    }
    return pixels
  }
}

/// The surface and the matrix that operations are drawn through.
struct DrawState {
  let surface: Surface
  /// The pixels that may change, within the surface.
  var clip: PixelRect
  /// The `clip` of a picture drawn in one band: for decisions that pixels depend on.
  var view: PixelRect
  /// From the component's pixels, of which `scale` are a point, to the device.
  var matrix: Matrix

  init(surface: Surface, clip: PixelRect, view: PixelRect? = nil, matrix: Matrix) {
    self.surface = surface
    self.clip = clip
    self.view = view ?? clip
    self.matrix = matrix
  }

  /// Leaves what is outside of `region` as it is.
  mutating func cut(to region: PixelRect) {
    clip = clip.intersection(region)
    view = view.intersection(region)
  }
}

/// An operation that holds others.
private indirect enum NestedOperation {
  case layer(RecordedLayer)
  case place(RecordedPlace)
}

/// Draws the operations of a list on surfaces.
package struct Rasterizer: ~Copyable {
  let list: DisplayList
  let nested: any NestedRasters
  /// Made when the first nested component is drawn.
  var plan: NestingPlan?
  /// Rasters that were used and are needed again, by their kind.
  var rasters: [Int: Bitmap] = [:]
  /// The pixels of `rasters`.
  var keptPixels = 0
  var cells: CellBuffer
  var scratch: RowScratch
  let workspace: Workspace
  var painter = SlicePainter()
  /// Memory that layers have left.
  let memory = LayerMemory()
  /// The layers that must be drawn by themselves; made when first used.
  var blends: BlendIndex?
  /// Whether the content of a layer is drawn anew for a shadow: then that of layers in it is not.
  var isRedrawing = false
  /// The pixels of all layers that are being drawn.
  var layerPixels = 0
  /// Counts what is drawn, before it is.
  var gauge: WorkGauge
  /// The dashes that may still be drawn.
  var dashBudget = 1_000_000.0

  var images: [Image] { list.images }
  var faces: [GlyphFace] { list.faces }
  /// Pixels a point.
  var scale: Double { list.scale }

  package init(list: DisplayList, nested: any NestedRasters) {
    self.list = list
    self.nested = nested
    gauge = WorkGauge(nested.meter)
    workspace = Workspace.take()
    cells = workspace.cells.take() ?? CellBuffer()
    scratch = workspace.scratch.take() ?? RowScratch()
  }

  /// Draws on a surface, or on a band of its rows; once.
  package mutating func draw(on surface: Surface, band: PixelRect? = nil) throws(RasterError) {
    defer { workspace.keep(&cells, &scratch) }
    var reader = DisplayList.Reader(list)
    let state = DrawState(
      surface: surface,
      clip: band ?? surface.frame,
      view: surface.frame,
      matrix: Matrix()
    )
    // The clearing of the pixels, and the search for ink.
    try gauge.require(state.clip.width &* state.clip.height)
    try draw(&reader, state)
    try gauge.finish()
  }

  /// Draws up to the end of the layer or of the list.
  ///
  /// Layers and components may be 64 deep on the 512 KiB of a pool's thread. So what is between two of
  /// them on the stack is small: a decoded operation, a layer's work, and the place of a component
  /// live in functions that are left before the next level is entered, and in memory apart.
  mutating func draw(
    _ reader: inout DisplayList.Reader,
    _ state: DrawState
  ) throws(RasterError) {
    while let operation = try drawToNested(&reader, state) {
      switch operation {
      case .layer(let layer): try draw(layer, &reader, state)
      case .place(let place): try draw(place, state)
      }
    }
  }

  /// Draws up to an operation that holds others, or up to the end of the layer or of the list.
  @inline(never)
  private mutating func drawToNested(
    _ reader: inout DisplayList.Reader,
    _ state: DrawState
  ) throws(RasterError) -> NestedOperation? {
    let points = points(state)
    while let header = reader.readHeader() {
      try gauge.require(WorkGauge.operation)
      switch header.code {
      case .fill: fillNext(from: &reader, RecordedFill.rule(header.word), points, state)
      case .stroke: try draw(reader.readStroke(header.word), points, state)
      case .image: draw(reader.readImage(header.word), state)
      case .stretch: try draw(reader.readStretch(), state)
      case .glyphs: draw(reader.readGlyphs(header.word), state)
      case .layer: return .layer(reader.readLayer(header.word))
      case .place: return .place(reader.readPlace(header.word))
      case .end: return nil
      }
    }
    return nil
  }

  /// From points to the device.
  func points(_ state: DrawState) -> Matrix { state.matrix.after(.scale(scale)) }
}
