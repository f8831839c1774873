// Draws a display list to a bitmap.
//
// Unsafe pointers: a bitmap's own array, within `withUnsafeMutableBufferPointer`.

import RasterValues

/// Provides the rasters of nested lists.
///
/// Only classes conform, because Embedded Swift supports existentials only for classes.
package protocol NestedRasters: AnyObject {
  /// Returns the raster of a nested list, which refers to its parent's images.
  func raster(of list: DisplayList) throws(RasterError) -> Bitmap

  /// Records that the same drawing uses a raster again.
  func countReuse()

  /// The meter of the drawing's work, or `nil` if work is not counted.
  var meter: WorkMeter? { get }

  /// Returns memory for `count` pixels with arbitrary contents, or `nil` to allocate new memory.
  func storage(count: Int) -> [UInt32]?
}

/// Draws nested lists on each request.
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
  /// Draws the list, including what it paints outside its bounds.
  ///
  /// The bitmap's `bounds` property is the rectangle of the component within the bitmap. On each
  /// side, painting is cut off at a distance of the component's own width or height, but at least
  /// 256 pixels. `background` fills the whole bitmap first. A list with caps is drawn at its
  /// minimum frame.
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
    let background = background.map { RecordedColor($0, in: colorSpace).pixel } ?? 0
    var pixels = pixels(background, count: frame.width &* frame.height, nested)
    let painted = try pixels.withUnsafeMutableBufferPointer { (buffer) throws(RasterError) in
      guard let base = buffer.baseAddress else { return frame }
      let surface = Surface(base: base, frame: frame)
      var rasterizer = Rasterizer(list: self, nested: nested)
      try rasterizer.draw(on: surface)
      return surface.ink(in: frame, around: box, background)
    }
    return try bitmap(of: painted, DrawnPixels(pixels: consume pixels, frame: frame))
  }

  /// The pixels that the list is drawn on; throws if a bitmap of its size is not allowed.
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

  /// Returns the pixels that the list is drawn on; throws if they exceed the limits.
  package func allowedFrame(within limits: RasterLimits) throws(RasterError) -> PixelRect {
    let frame = try allowedFrame
    guard frame.width &* frame.height <= limits.bitmapArea else {
      throw .tooLarge(width: frame.width, height: frame.height, limit: limits.bitmapArea)
    }
    return frame
  }

  /// Returns the bitmap of a part of the drawn pixels.
  package func bitmap(
    of part: PixelRect,
    _ drawn: consuming DrawnPixels,
    bands: Int = 1,
    run: DrawnPixels.Runner = { for move in $0 { move() } }
  ) throws(RasterError) -> Bitmap {
    let frame = drawn.frame
    let bitmap = (consume drawn).bitmap(of: part, box: box, bands: bands, run: run)
    guard var bitmap else {
      throw .tooLarge(width: frame.width, height: frame.height, limit: Bitmap.maximumArea)
    }
    bitmap.colorSpace = colorSpace
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

/// The surface and the transform that operations are drawn with.
struct DrawState {
  let surface: Surface
  /// The pixels that may change, within the surface.
  var clip: PixelRect
  /// The `clip` as it would be in a single band, for decisions that affect pixels.
  var view: PixelRect
  /// The transform to the device from the component's pixels, `scale` of which are one point.
  var matrix: Matrix

  init(surface: Surface, clip: PixelRect, view: PixelRect? = nil, matrix: Matrix) {
    self.surface = surface
    self.clip = clip
    self.view = view ?? clip
    self.matrix = matrix
  }

  /// Restricts drawing to a region.
  mutating func cut(to region: PixelRect) {
    clip = clip.intersection(region)
    view = view.intersection(region)
  }
}

/// An operation that contains others.
private indirect enum NestedOperation {
  case layer(RecordedLayer)
  case place(RecordedPlace)
}

/// Draws the operations of a list on surfaces.
package struct Rasterizer: ~Copyable {
  let list: DisplayList
  let nested: any NestedRasters
  /// Created when the first nested component is drawn.
  var plan: NestingPlan?
  /// The used rasters that are needed again, by their kind.
  var rasters: [Int: Bitmap] = [:]
  /// The number of pixels in `rasters`.
  var keptPixels = 0
  var cells: CellBuffer
  var scratch: RowScratch
  let workspace: Workspace
  var painter = SlicePainter()
  /// Memory that finished layers have released.
  let memory = LayerMemory()
  /// The layers that must be isolated; created on first use.
  var blends: BlendIndex?
  /// Whether a layer's content is being redrawn for a shadow; nested layers are then not redrawn.
  var isRedrawing = false
  /// The total number of pixels of all layers being drawn.
  var layerPixels = 0
  /// Counts work before it is done.
  var gauge: WorkGauge
  /// The number of dashes that may still be drawn.
  var dashBudget = 1_000_000.0

  var images: [Image] { list.images }
  var faces: [GlyphFace] { list.faces }
  /// Pixels per point.
  var scale: Double { list.scale }

  package init(list: DisplayList, nested: any NestedRasters) {
    self.list = list
    self.nested = nested
    gauge = WorkGauge(nested.meter)
    workspace = Workspace.take()
    cells = workspace.cells.take() ?? CellBuffer()
    scratch = workspace.scratch.take() ?? RowScratch()
  }

  /// Draws on a surface, or on a band of its rows; call this only once.
  package mutating func draw(on surface: Surface, band: PixelRect? = nil) throws(RasterError) {
    defer { workspace.keep(&cells, &scratch) }
    var reader = DisplayList.Reader(list)
    let state = DrawState(
      surface: surface,
      clip: band ?? surface.frame,
      view: surface.frame,
      matrix: Matrix()
    )
    // The cost of clearing the pixels and searching for the painted area.
    try gauge.require(state.clip.width &* state.clip.height)
    try draw(&reader, state)
    try gauge.finish()
  }

  /// Draws up to the end of the layer or the list.
  ///
  /// Layers and components may nest 64 levels deep on the 512 KiB stack of a pool's thread, so each
  /// level uses little stack. Decoded operations, the work of a layer and the placement of a
  /// component live in functions that return before the next level is entered, or in heap memory.
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

  /// Draws up to an operation that contains others, or to the end of the layer or the list.
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

  /// Returns the transform from points to the device.
  func points(_ state: DrawState) -> Matrix { state.matrix.after(.scale(scale)) }
}
