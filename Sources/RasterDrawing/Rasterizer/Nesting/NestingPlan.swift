// Which placed components of a drawing are rasters of their own: the rule, and its use on one list.

import RasterValues

/// The choice of placed components that are rasters of their own; others are drawn in place.
///
/// A component with caps, a plate, always is one. Another is one where all of this holds:
///
/// - It stands on whole pixels: no layer around it turns, scales or moves it by a fraction.
/// - It does not grow where the drawing is stretched by caps: a larger one would be chosen otherwise,
///   and a stretched drawing is to be what it is at full length.
/// - Its ink keeps within what a raster has room for (`inkLimit`), so none is lost.
/// - Its box and ink are at most 2²⁰ pixels, of which at least half are seen.
/// - It pays. Let *n* be the number of equal lists that the drawing places, *drawing* the estimated
///   time to draw one in place (`DrawingCost`; a raster within counts as composed), *making* what a
///   raster takes besides drawing, *finding* its look-up, *composing* what it takes to show it. In
///   place a drawing takes *n* · drawing; with a raster finding + *n* · composing, and the first time
///   drawing + making besides. It is taken that of two drawings the second finds the raster, so it
///   pays if (2*n* − 1) · drawing > making + 2 · finding + 2*n* · composing.
///
/// A component that is placed once, and whose raster is never found again, thus takes less than twice
/// its drawing; one that is found takes less than half.
///
/// The rule depends on the recorded list alone, never on what a cache holds or on who draws: composing
/// rounds once more than drawing in place does, and pixels must not depend on luck. The plan reads each
/// word once, and hashes the words of a nested list once for each list around it, 64 at most.
package struct NestingPlan {
  private struct Node {
    /// The position of the list's first word.
    let start: Int
    /// The list that places it; −1 for the drawing itself.
    let parent: Int
    /// The time to draw it in place; a plate's is its parent's.
    var drawing = 0.0
    /// Its raster; nil for plates, and where the list must be drawn in place.
    var raster: DrawingCost.Raster?
    /// Nodes of one kind have equal lists; −1 for those that are not rasters.
    var kind = -1
  }

  /// The content of a list, apart from its place.
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

  /// The most pixels that a raster may have.
  private static var areaLimit: Int { 1 << 20 }

  /// The nested lists, in the order of their words; none of those within plates.
  private var nodes: [Node] = []
  private var kinds: [Content: Int] = [:]
  /// The number of lists of each kind.
  private(set) var counts: [Int] = []
  /// The time of the drawing by this plan, in nanoseconds, rasters found.
  package private(set) var cost = 0.0

  /// What is stretched of the drawing.
  private let bands: StretchBands

  /// Plans the drawing of a list; there is no plan where a meter stops the work.
  package init(_ list: DisplayList, meter: WorkMeter? = nil) {
    bands = StretchBands(list)
    cost = measure(list, meter)
    // Lists stand before those that they place, so that from the end each is complete.
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

  /// The kind of a nested list that is a raster; nil for one that is drawn in place.
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

  /// Whether a nested list is a raster of its own.
  package func hasRaster(of list: DisplayList) -> Bool { kind(of: list) != nil }

  /// Whether a raster pays for a list that is placed so many times, and takes so many nanoseconds to
  /// draw in place.
  package static func pays(count: Int, drawing: Double, _ raster: DrawingCost.Raster) -> Bool {
    let twice = 2 * Double(count)
    let costs: Double = raster.making + 2 * raster.finding + twice * raster.composing
    return (twice - 1) * drawing > costs
  }

  /// A nested list, or the drawing's own, while it is measured in its own pixels.
  private struct Measure {
    /// A layer, or the list itself.
    struct Level {
      let matrix: Matrix
      let layer: RecordedLayer?
      var box = Box.empty
    }

    let list: DisplayList
    let node: Int
    /// The list's place on its parent; nil for a mask, whose ink is not the parent's.
    let place: RecordedPlace?
    /// Whether no layer of its parent keeps it from whole pixels.
    let isAligned: Bool
    /// From the list's pixels to those of the drawing.
    let outward: Matrix
    var reader: DisplayList.Reader
    var levels = [Level(matrix: Matrix(), layer: nil)]
    /// The costs of the list's own operations, and of the lists that it places if drawn in place.
    var (own, nested) = (0.0, 0.0)

    /// The drawing itself.
    init(_ list: DisplayList) {
      (self.list, node, place, isAligned, outward) = (list, -1, nil, true, Matrix())
      reader = DisplayList.Reader(list)
    }

    /// A nested list whose corner stands at that of its destination, in a layer of its parent.
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

  /// Measures all lists, the inner ones before those that place them; gives the outermost's own cost.
  ///
  /// It keeps its stack in memory: lists may be nested 64 deep on a small one.
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

  /// Measures operations up to a nested list that is to be measured first; nil at the end.
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

  /// Adds a node, which has a kind if it is a plate.
  private mutating func add(_ list: DisplayList, parent: Int) -> Int {
    nodes.append(Node(start: list.words.startIndex, parent: parent))
    if list.isStretchable { nodes[nodes.count - 1].kind = kind(Content(list)) }
    return nodes.count - 1
  }

  /// Notes what was measured of a nested list, and adds its ink and its cost to its parent.
  private mutating func finish(_ done: Measure, _ parent: inout Measure) {
    let (ink, cost) = (done.levels[0].box, done.own + done.nested)
    nodes[done.node].drawing = done.own
    let frame = Box(
      minX: 0,
      minY: 0,
      maxX: Double(done.list.width),
      maxY: Double(done.list.height)
    )
    if done.isAligned, !bands.cross(done.outward.box(frame)),
      let area = done.list.rasterArea(ink: ink), area <= Self.areaLimit
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
    parent.levels[top].box.add(place.cut(matrix.after(corner).box(ink), matrix))
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
  /// The move from 0, 0 to its corner.
  fileprivate var corner: Matrix { Matrix.translation(Double(x), Double(y)) }
}
