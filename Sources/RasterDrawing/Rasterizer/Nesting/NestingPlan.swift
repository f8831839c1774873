// Chooses the placed components of a drawing that become rasters of their own.

import RasterValues

/// Chooses the placed components that become rasters; others are drawn in place.
///
/// A component with caps, a plate, always becomes a raster. Another component does if it meets all
/// of these conditions:
///
/// - It is aligned to whole pixels: no enclosing layer rotates, scales or offsets it by a fraction.
/// - It does not grow when the drawing is stretched by caps. For a larger component the choice
///   could differ, and a stretched drawing must equal the drawing at full length.
/// - Its painted area fits into a raster (`inkLimit`), so that nothing is cut off.
/// - Its bounds and painted area are at most 2²⁰ pixels, of which at least half are visible.
/// - It saves time. Let *n* be the number of equal lists in the drawing, and *drawing* the
///   estimated time to draw one in place (`DrawingCost`; a nested raster counts as composited). Let
///   *making* be the overhead of creating a raster, *finding* the time of its look-up, and
///   *composing* the time to composite it. In place, a drawing takes *n* · drawing. With a raster
///   it takes finding + *n* · composing, and the first time drawing + making in addition. The rule
///   assumes that the second of two drawings finds the raster in the cache. The raster therefore
///   saves time if (2*n* − 1) · drawing > making + 2 · finding + 2*n* · composing.
///
/// A component that is placed once and whose raster is never found again thus takes less than twice
/// its drawing time. One that is found takes less than half.
///
/// The rule depends only on the recorded list, not on the contents of a cache or on the caller.
/// Compositing rounds once more than drawing in place, and pixels must not depend on chance. The
/// plan reads each value once, and hashes the values of a nested list once for each enclosing list,
/// at most 64.
package struct NestingPlan {
  private struct Node {
    /// The position of the list's first value.
    let start: Int
    /// The node of the list that places this one; −1 for the drawing itself.
    let parent: Int
    /// The time to draw it in place; the time of a plate is part of its parent's.
    var drawing = 0.0
    /// Its raster, or `nil` for a plate and for a list that must be drawn in place.
    var raster: DrawingCost.Raster?
    /// The kind, which equal lists share; −1 for lists that are not rasters.
    var kind = -1
  }

  /// The content of a list, independent of its position.
  private struct Content: Hashable {
    let width, height: Int
    let caps: PixelCaps
    let words: ArraySlice<UInt64>

    init(_ list: DisplayList) {
      (width, height, caps, words) = (list.width, list.height, list.caps, list.words)
    }

    func hash(into hasher: inout Hasher) {
      let factor = KeyHash.secret | 1
      hasher.combine(words.reduce(factor) { KeyHash.fold($0 ^ $1, factor) })
      hasher.combine(words.count)
    }
  }

  /// The maximum number of pixels of a raster.
  private static var areaLimit: Int { 1 << 20 }

  /// The nested lists in recorded order, without those inside plates.
  private var nodes: [Node] = []
  private var kinds: [Content: Int] = [:]
  /// The number of lists of each kind.
  private(set) var counts: [Int] = []
  /// The time to draw with this plan, in nanoseconds, if all rasters are found.
  package private(set) var cost = 0.0

  /// The bands of the drawing that stretch.
  private let bands: StretchBands

  /// Creates the plan of a list; it is empty if the meter stops the work.
  package init(_ list: DisplayList, meter: WorkMeter? = nil) {
    bands = StretchBands(list)
    cost = measure(list, meter)
    // Lists come before those that they place, so in reverse order each node is complete.
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      var cost = node.drawing
      if let raster = node.raster {
        let isPaying = Self.pays(count: counts[node.kind], drawing: node.drawing, raster)
        if isPaying { cost = raster.finding + raster.composing } else { nodes[index].kind = -1 }
      }
      if node.parent >= 0 { nodes[node.parent].drawing += cost } else { self.cost += cost }
    }
    kinds = [:]
  }

  /// Returns the kind of a nested list that is a raster, or `nil` if it is drawn in place.
  func kind(of list: DisplayList) -> Int? {
    let start = list.words.startIndex
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low &+ high) / 2
      if nodes[middle].start < start { low = middle &+ 1 } else { high = middle }
    }
    guard low < nodes.count, nodes[low].start == start, nodes[low].kind >= 0 else { return nil }
    return nodes[low].kind
  }

  /// Returns whether a nested list is a raster of its own.
  package func hasRaster(of list: DisplayList) -> Bool { kind(of: list) != nil }

  /// Returns whether a raster saves time.
  ///
  /// The list is placed `count` times, and one instance takes `drawing` nanoseconds in place.
  package static func pays(count: Int, drawing: Double, _ raster: DrawingCost.Raster) -> Bool {
    let twice = 2 * Double(count)
    let costs: Double = raster.making + 2 * raster.finding + twice * raster.composing
    return (twice - 1) * drawing > costs
  }

  /// A list being measured in its own pixels: the drawing's or a nested one.
  private struct Measure {
    /// A layer, or the list itself.
    struct Level {
      let matrix: Matrix
      let layer: RecordedLayer?
      var box = Box.empty
    }

    let list: DisplayList
    let node: Int
    /// The list's placement on its parent; `nil` for a mask, which paints nothing itself.
    let place: RecordedPlace?
    /// Whether the layers around the list keep it aligned to whole pixels.
    let isAligned: Bool
    /// The transform from the list's pixels to the drawing's.
    let outward: Matrix
    var reader: DisplayList.Reader
    var levels = [Level(matrix: Matrix(), layer: nil)]
    /// The costs of the list's own operations, and of nested lists that are drawn in place.
    var (own, nested) = (0.0, 0.0)

    /// Creates the measure of the drawing itself.
    init(_ list: DisplayList) {
      (self.list, node, place, isAligned, outward) = (list, -1, nil, true, Matrix())
      reader = DisplayList.Reader(list)
    }

    /// Creates the measure of a nested list, whose top left is at `corner`.
    init(
      _ list: DisplayList,
      node: Int,
      place: RecordedPlace?,
      at corner: Matrix,
      in parent: Measure
    ) {
      (self.list, self.node, self.place) = (list, node, place)
      isAligned = corner.pixelOffset != nil
      outward = parent.outward.after(corner)
      reader = DisplayList.Reader(list)
    }
  }

  /// Measures all lists, inner lists first, and returns the outermost list's own cost.
  ///
  /// The stack is on the heap, because lists may nest 64 levels deep on a thread with a small
  /// stack.
  private mutating func measure(_ list: DisplayList, _ meter: WorkMeter?) -> Double {
    var stack = [Measure(list)]
    while true {
      if nodes.count & 63 == 63, meter?.ask() != nil {
        nodes = []
        return 0
      }
      if let inner = next(&stack[stack.count - 1]) {
        stack.append(inner)
        continue
      }
      let done = stack.removeLast()
      guard let outer = stack.indices.last else { return done.own }
      finish(done, &stack[outer])
    }
  }

  /// Measures operations up to a nested list that must be measured first; returns `nil` at the end.
  private mutating func next(_ measure: inout Measure) -> Measure? {
    let (list, limit) = (measure.list, Box(measure.list.inkLimit))
    var view = MarkView(measure.levels[measure.levels.count - 1].matrix, of: list)
    while let operation = measure.reader.next() {
      let top = measure.levels.count - 1
      let (matrix, points) = (view.matrix, view.points)
      var (box, cost) = (Box.empty, 0.0)
      switch operation {
      case .mark(let mark):
        box = mark.box(view)
        cost = mark.cost(view, in: box.intersection(limit))
      case .place(let place):
        let node = add(place.list, parent: measure.node)
        if !place.list.isStretchable {
          let corner = matrix.after(place.destination.corner)
          return Measure(place.list, node: node, place: place, at: corner, in: measure)
        }
        box = place.box(matrix)
        cost = DrawingCost.stretching(place.destination)
      case .layer(let layer):
        let inner = matrix.after(Matrix(layer.transform, scale: list.scale))
        view = MarkView(inner, of: list)
        measure.levels.append(Measure.Level(matrix: inner, layer: layer))
        guard let mask = layer.mask else { continue }
        let node = add(mask.list, parent: measure.node)
        if !mask.list.isStretchable {
          let corner = inner.after(mask.destination.corner)
          return Measure(mask.list, node: node, place: nil, at: corner, in: measure)
        }
        measure.own += DrawingCost.stretching(mask.destination)
        continue
      case .end:
        guard top > 0, let layer = measure.levels[top].layer else { continue }
        box = layer.cut(measure.levels.removeLast().box, points)
        cost = layer.cost(points, in: box.intersection(limit))
        box = layer.withShadows(box, points)
        view = MarkView(measure.levels[top - 1].matrix, of: list)
      }
      measure.own += cost
      measure.levels[measure.levels.count - 1].box.add(box)
    }
    return nil
  }

  /// Adds a node; a plate gets its kind immediately.
  private mutating func add(_ list: DisplayList, parent: Int) -> Int {
    nodes.append(Node(start: list.words.startIndex, parent: parent))
    if list.isStretchable { nodes[nodes.count - 1].kind = kind(Content(list)) }
    return nodes.count - 1
  }

  /// Stores the measure of a nested list, and adds its painted bounds and its cost to its parent.
  private mutating func finish(_ done: Measure, _ parent: inout Measure) {
    let (bounds, cost) = (done.levels[0].box, done.own + done.nested)
    nodes[done.node].drawing = done.own
    let frame = Box(
      minX: 0,
      minY: 0,
      maxX: Double(done.list.width),
      maxY: Double(done.list.height)
    )
    if done.isAligned, !bands.cross(done.outward.box(frame)),
      let area = done.list.rasterArea(bounds: bounds), area <= Self.areaLimit
    {
      let raster = DrawingCost.Raster(area: area, words: done.list.words.count)
      if cost > raster.composing {
        nodes[done.node].raster = raster
        nodes[done.node].kind = kind(Content(done.list))
      }
    }
    parent.nested += cost
    guard let place = done.place, let top = parent.levels.indices.last else { return }
    let matrix = parent.levels[top].matrix
    let corner = place.destination.corner
    parent.levels[top].box.add(place.cut(matrix.after(corner).box(bounds), matrix))
  }

  private mutating func kind(_ content: Content) -> Int {
    let kind = kinds[content] ?? counts.count
    if kind == counts.count {
      kinds[content] = kind
      counts.append(0)
    }
    counts[kind] += 1
    return kind
  }
}

extension PixelRect {
  /// The translation from (0, 0) to the rectangle's top left corner.
  fileprivate var corner: Matrix { Matrix.translation(Double(x), Double(y)) }
}
