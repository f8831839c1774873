// The painted items of a recording in order, and the contrast of text with its background.
//
// Filled shapes are known exactly; for everything else only its possible extent is known. The
// background of a text is determined from the top down, through layers. An opaque colour ends the
// search, a translucent one is composed beneath the result so far, and unknown content ends the
// search without a result.

import RasterDrawing
import RasterSyntax
import RasterValues

/// The painted items of a recording while it is read.
struct Scene {
  /// Text with insufficient contrast.
  struct FaintText {
    let source: DrawingTrace.Source
    /// The contrast ratio according to WCAG, and the ratio required for such text.
    let ratio, wanted: Double
    let color, ground: Color
  }

  private(set) var faint: [FaintText] = []

  /// A painted item.
  private struct Item {
    enum Form {
      case fill(Path.Shape, FillRule)
      case stroke(Path.Shape, reach: Double)
      /// Unknown drawing within its box.
      case anything
    }

    let form: Form
    let region: Region
    let clips: [Clip]
    /// The bounds in the image.
    let box: Box
    /// The possible colours, or nil if they are unknown.
    var colors: [RecordedColor]?
    /// The gradient, if the colours depend on the position, and the opacity of the item.
    var gradient: RecordedGradient?
    var opacity = 1.0

    /// Returns the possible colours in a box of the image.
    func colors(in box: Box) -> [RecordedColor]? {
      guard let gradient, colors != nil else { return colors }
      let colors = gradient.colors(in: region.points(box))
      return opacity < 1 ? colors.map { $0.faint(opacity) } : colors
    }
  }

  /// The coordinate space of a drawing.
  private struct Region {
    let passage: Passage
    let scale: Double

    func points(_ box: Box) -> Box { Matrix.scale(1 / scale).box(passage.inward(box)) }
  }

  private struct Clip {
    let shape: Path.Shape
    let rule: FillRule
    let region: Region
  }

  /// A layer while its content is read.
  private struct Group {
    /// The index of the layer's first item.
    let first: Int
    let layer: RecordedLayer
    let passage: Passage?
    /// Whether colours in the layer are shown unchanged, except for its opacity.
    let isPlain: Bool
    /// The combined opacity of the layer and all enclosing layers.
    let total: Double
  }

  private var items: [Item] = []
  private var groups: [Group] = []
  private var clips: [[Clip]] = []
  private let notes: DrawingTrace.Notes
  private let meter: WorkMeter
  /// The source ranges whose text is known to have insufficient contrast.
  private let known: Set<SourceRange>

  /// The maximum number of alternative colours to track, such as those of gradients.
  private static let mostColors = 16

  init(_ notes: DrawingTrace.Notes, known: Set<SourceRange>, meter: WorkMeter) {
    (self.notes, self.known, self.meter) = (notes, known, meter)
  }

  mutating func read(_ list: DisplayList) { read(list, Passage()) }

  @inline(never)
  private mutating func read(_ list: DisplayList, _ passage: Passage) {
    var reader = DisplayList.Reader(list)
    let outer = groups.count
    while meter.use(100) == nil {
      let word = reader.index
      guard let operation = reader.next() else { break }
      let inner = groups.count > outer ? groups[groups.count - 1].passage : passage
      switch operation {
      case .mark(let mark):
        if let inner { add(mark, at: word, of: list, Region(passage: inner, scale: list.scale)) }
      case .place(let place): if let inner { add(place, inner) }
      case .layer(let layer): open(layer, inner, scale: list.scale)
      case .end: if groups.count > outer { close() }
      }
    }
    while groups.count > outer { close() }
  }

  // MARK: Items

  private mutating func add(
    _ mark: Mark,
    at word: Int,
    of list: DisplayList,
    _ region: Region
  ) {
    // Glyph outlines would be expensive, and the box of the line is sufficient.
    let own =
      if case .glyphs(let glyphs) = mark {
        glyphs.lineBox(list.faces, scale: list.scale)
      } else {
        mark.box(MarkView(Matrix(), of: list))
      }
    let box = region.passage.outward(own)
    guard !box.isEmpty else { return }
    switch mark {
    case .fill(let fill):
      let colors = fill.paint.colors
      if colors?.allSatisfy({ $0.alpha == 0 }) ?? false { return }
      add(.fill(fill.shape.copied, fill.rule), region, box, in: colors)
      if case .gradient(let gradient) = fill.paint { items[items.count - 1].gradient = gradient }
    case .stroke(let stroke):
      let isSharp = stroke.style.join == .miter
      let limit = isSharp ? max(stroke.style.miterLimit, 2) : 2
      let reach = stroke.style.width / 2 * (stroke.shape.isOutline ? limit : 2)
      add(.stroke(stroke.shape.copied, reach: reach), region, box, in: nil)
    case .image, .stretch: add(.anything, region, box, in: nil)
    case .glyphs(let glyphs):
      look(at: glyphs, at: word, box, list.faces, factor: region.passage.factor)
      add(.anything, region, box, in: nil)
    }
  }

  private mutating func add(
    _ form: Item.Form,
    _ region: Region,
    _ box: Box,
    in colors: [RecordedColor]?
  ) {
    items.append(
      Item(form: form, region: region, clips: clips.last ?? [], box: box, colors: colors)
    )
  }

  /// Adds an item of which only a box in the image is known.
  private mutating func add(_ box: Box, at place: Int) {
    let region = Region(passage: Passage(), scale: 1)
    items.insert(Item(form: .anything, region: region, clips: [], box: box, colors: nil), at: place)
  }

  private mutating func add(_ place: RecordedPlace, _ passage: Passage) {
    guard let inner = passage.into(place) else {
      return add(passage.outward(Box(place.destination)), at: items.count)
    }
    let around = clips.last ?? []
    let region = Region(passage: passage, scale: 1)
    let window = place.container.map { container in
      let rect = Rect(
        x: Double(container.x),
        y: Double(container.y),
        width: Double(container.width),
        height: Double(container.height)
      )
      return Clip(shape: .rect(rect), rule: .nonZero, region: region)
    }
    clips.append(around + [window].compactMap { $0 })
    read(place.list, inner)
    clips.removeLast()
  }

  // MARK: Layers

  private mutating func open(_ layer: RecordedLayer, _ passage: Passage?, scale: Double) {
    let inner = passage?.into(Matrix(layer.transform, scale: scale))
    var around = clips.last ?? []
    if let inner {
      let region = Region(passage: inner, scale: scale)
      if let clip = layer.clip {
        around.append(Clip(shape: clip, rule: layer.clipRule, region: region))
      }
      if let mask = layer.maskPath {
        around.append(Clip(shape: mask, rule: .nonZero, region: region))
      }
    }
    clips.append(around)
    groups.append(
      Group(
        first: items.count,
        layer: layer,
        passage: inner,
        isPlain: layer.isPlain && (groups.last?.isPlain ?? true),
        total: layer.opacity * (groups.last?.total ?? 1)
      )
    )
  }

  /// Ends a layer; with an opacity, its colours are known only if it consists of one item.
  private mutating func close() {
    clips.removeLast()
    let group = groups.removeLast()
    guard let passage = group.passage, group.first < items.count else { return }
    meter.use(10 &* (items.count - group.first))
    var box = Box.empty
    for item in items[group.first...] { box.add(item.box) }
    let layer = group.layer
    var reach = 0.0
    for shadow in layer.shadows {
      let distance = max(abs(shadow.offset.x), abs(shadow.offset.y))
      reach = max(reach, distance + 1.5 * shadow.blur + max(shadow.spread, 0))
    }
    if !layer.isPlain || layer.opacity < 1 && items.count > group.first + 1 {
      items.removeLast(items.count - group.first)
      reach = max(reach, 1.5 * layer.blur)
      return add(box.enlarged(by: reach * passage.factor), at: group.first)
    }
    if layer.opacity < 1 {
      items[group.first].colors = items[group.first].colors?.map { $0.faint(layer.opacity) }
      items[group.first].opacity *= layer.opacity
    }
    if reach > 0 { add(box.enlarged(by: reach * passage.factor), at: group.first) }
  }

  // MARK: Text

  private mutating func look(
    at glyphs: RecordedGlyphs,
    at word: Int,
    _ box: Box,
    _ faces: [GlyphFace],
    factor: Double
  ) {
    guard let source = notes.source(at: word), !source.isExempt, !known.contains(source.paint),
      groups.last?.isPlain ?? true, faces.indices.contains(glyphs.index),
      let colors = glyphs.paint.colors, colors.contains(where: { $0.alpha > 0 })
    else { return }
    // The antialiased edges of items beneath the text are excluded.
    let inner = box.enlarged(by: -0.5)
    guard !inner.isEmpty, let seen = pixels(under: inner, colors) else { return }
    let size = glyphs.size * factor
    let isBold = source.isBold || faces[glyphs.index].isBold
    // WCAG: 18 points, or 14 points in bold; one print point is 4/3 of a point here.
    let wanted: Double = size >= 24 || size >= 18.66 && isBold ? 3 : 4.5
    var least: FaintText?
    for pixel in seen {
      let (color, ground) = (pixel.text.levels, pixel.ground.levels)
      let ratio = color.contrastRatio(with: ground)
      guard ratio < wanted, ratio < least?.ratio ?? .infinity else { continue }
      least = FaintText(
        source: source,
        ratio: ratio,
        wanted: wanted,
        color: color,
        ground: ground
      )
    }
    if let least { faint.append(least) }
  }

  /// Returns the possible colours of the text and of its background, or nil if they are unknown.
  private func pixels(
    under box: Box,
    _ colors: [RecordedColor]
  ) -> [(text: SeenPixel, ground: SeenPixel)]? {
    guard colors.count <= Self.mostColors else { return nil }
    var found = colors.map { (text: SeenPixel().over($0), ground: SeenPixel()) }
    var (index, level) = (items.count, groups.count - 1)
    while true {
      let isOpaque = found.allSatisfy { $0.ground.isOpaque }
      if isOpaque, level < 0 || groups[level].total >= 1 { return found }
      if level >= 0, groups[level].first >= index {
        let layer = groups[level].layer
        // A shadow shows through content that is not opaque.
        guard isOpaque || layer.shadows.isEmpty else { return nil }
        found = found.map { ($0.faded(by: layer.opacity), $1.faded(by: layer.opacity)) }
        level -= 1
        continue
      }
      guard index > 0, meter.use(40) == nil else { return nil }
      index -= 1
      switch cover(of: box, by: items[index]) {
      case .misses: continue
      case .partial: return nil
      case .covers:
        guard let colors = items[index].colors(in: box),
          found.count * colors.count <= Self.mostColors
        else {
          return nil
        }
        found = found.flatMap { pixel in
          colors.map { (pixel.text.over($0), pixel.ground.over($0)) }
        }
      }
    }
  }

  private func cover(of box: Box, by item: Item) -> ShapeCover {
    guard !item.box.intersection(box).isEmpty else { return .misses }
    meter.use(200)
    var result: ShapeCover
    switch item.form {
    case .fill(let shape, let rule):
      meter.use(shape.edgeUnits)
      result = shape.cover(of: item.region.points(box), rule)
    case .stroke(let shape, let reach):
      meter.use(shape.edgeUnits)
      result = shape.strokeCover(of: item.region.points(box), reach: reach)
    case .anything: result = .partial
    }
    for clip in item.clips where result != .misses {
      meter.use(clip.shape.edgeUnits)
      result = result.intersected(
        with: clip.shape.cover(of: clip.region.points(box), clip.rule)
      )
    }
    return result
  }
}
