// Draws a display list to a bitmap.

/// Provides the rasters of nested lists.
package protocol NestedRasters {
  /// The raster of a nested list, which names its parent's images.
  func raster(of list: DisplayList) throws(RasterError) -> Bitmap

  /// Called where a raster that was provided is used once more by the same drawing.
  func countReuse()

  /// So many pixels of memory that was in use before, whatever they are now; nil for new memory.
  func storage(count: Int) -> [UInt32]?
}

/// Draws nested lists at each call.
struct DrawnRasters: NestedRasters {
  func raster(of list: DisplayList) throws(RasterError) -> Bitmap { try list.bitmap() }

  func countReuse() {}

  func storage(count: Int) -> [UInt32]? { nil }
}

extension DisplayList {
  /// Draws the list: its box, and around it the ink that leaves the box.
  ///
  /// The bitmap's `box` says where the component's box lies. Ink farther outside than the box's own
  /// length, and than 256 pixels, is cut off. `background` fills the whole bitmap first. A list with
  /// caps is drawn at its minimum frame.
  public func bitmap(background: Color? = nil) throws(RasterError) -> Bitmap {
    try bitmap(background: background, nested: DrawnRasters())
  }

  /// Draws the list with nested rasters from `nested`.
  package func bitmap(
    background: Color?,
    nested: any NestedRasters
  ) throws(RasterError) -> Bitmap {
    guard width > 0, height > 0 else { throw .invalidSize }
    guard max(width, height) <= Bitmap.maximumSide else {
      throw .tooLarge(width: width, height: height, limit: Bitmap.maximumSide)
    }
    guard Bitmap.isAllowed(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limit: Bitmap.maximumArea)
    }
    let frame = inkFrame
    let background = background.map { RecordedColor($0).pixel } ?? 0
    var pixels = pixels(background, count: frame.width &* frame.height, nested)
    try pixels.withUnsafeMutableBufferPointer { (buffer) throws(RasterError) in
      guard let base = buffer.baseAddress else { return }
      var rasterizer = Rasterizer(list: self, nested: nested)
      try rasterizer.draw(on: Surface(base: base, frame: frame))
    }
    let picture = Picture(pixels: pixels, frame: frame)
    let box = PixelRect(x: 0, y: 0, width: width, height: height)
    guard let bitmap = picture.trimmed(to: box, background: background) else {
      throw .tooLarge(width: frame.width, height: frame.height, limit: Bitmap.maximumArea)
    }
    return bitmap
  }

  private func pixels(_ color: UInt32, count: Int, _ nested: any NestedRasters) -> [UInt32] {
    guard var pixels = nested.storage(count: count) else {
      return [UInt32](repeating: color, count: count)
    }
    pixels.withUnsafeMutableBufferPointer { $0.update(repeating: color) }
    return pixels
  }
}

/// Pixels and where they stand.
private struct Picture {
  let pixels: [UInt32]
  let frame: PixelRect

  /// The bitmap of `box` and of all that is not background around it.
  func trimmed(to box: PixelRect, background: UInt32) -> Bitmap? {
    let kept = frame == box ? box : ink(around: box, background)
    var pixels = pixels
    if kept != frame {
      pixels = []
      pixels.reserveCapacity(kept.width &* kept.height)
      for y in kept.y..<kept.y + kept.height {
        let start = (y - frame.y) * frame.width + kept.x - frame.x
        pixels += self.pixels[start..<start + kept.width]
      }
    }
    var bitmap = Bitmap(width: kept.width, height: kept.height, pixels: pixels)
    bitmap?.box = box.moved(x: -kept.x, y: -kept.y)
    return bitmap
  }

  private func ink(around box: PixelRect, _ background: UInt32) -> PixelRect {
    var (left, right) = (box.x, box.x + box.width)
    var (top, bottom) = (box.y, box.y + box.height)
    for y in frame.y..<frame.y + frame.height {
      let row = (y - frame.y) * frame.width - frame.x
      let isInside = y >= box.y && y < box.y + box.height
      func isInk(_ x: Int) -> Bool { pixels[row + x] != background }
      // Beside the box, and beside the ink found so far, is all there is to look at.
      if let first = (frame.x..<left).first(where: isInk) { left = first }
      if let last = (right..<frame.x + frame.width).last(where: isInk) { right = last + 1 }
      if !isInside, (left..<right).contains(where: isInk) {
        top = min(top, y)
        bottom = max(bottom, y + 1)
      }
    }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Where operations are drawn.
struct DrawState {
  let surface: Surface
  /// The pixels that may change, within the surface.
  var clip: PixelRect
  /// From the component's pixels, of which `scale` are a point, to the device.
  var matrix: Matrix
}

/// An operation that holds others.
private indirect enum NestedOperation {
  case layer(RecordedLayer)
  case place(RecordedPlace)
}

/// Draws the operations of a list on surfaces.
struct Rasterizer: ~Copyable {
  let list: DisplayList
  let nested: any NestedRasters
  /// Made when the first nested component is drawn.
  var plan: NestingPlan?
  /// Rasters that were used and are needed again, by their kind.
  var rasters: [Int: Bitmap] = [:]
  /// The pixels of `rasters`.
  var keptPixels = 0
  var cells = CellBuffer()
  var scratch = RowScratch()
  var painter = SlicePainter()
  /// The pixels of all layers that are being drawn.
  var layerPixels = 0
  /// The dashes that may still be drawn.
  var dashBudget = 1_000_000.0

  var images: [Image] { list.images }
  /// Pixels a point.
  var scale: Double { list.scale }

  init(list: DisplayList, nested: any NestedRasters) {
    self.list = list
    self.nested = nested
  }

  mutating func draw(on surface: Surface) throws(RasterError) {
    var reader = DisplayList.Reader(list)
    let state = DrawState(surface: surface, clip: surface.frame, matrix: Matrix())
    try draw(&reader, state)
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
    while let operation = reader.next() {
      switch operation {
      case .fill(let shape, let paint, let rule):
        fill(.shape(shape, points(state), rule), paint, state)
      case .stroke(let shape, let paint, let style): try stroke(shape, paint, style, state)
      case .image(let image): draw(image, state)
      case .stretch(let stretch): try draw(stretch, state)
      case .layer(let layer): return .layer(layer)
      case .place(let place): return .place(place)
      case .end: return nil
      }
    }
    return nil
  }

  /// From points to the device.
  func points(_ state: DrawState) -> Matrix { state.matrix.after(.scale(scale)) }
}
