// What a recording shows, from the bottom to the top, and how words stand out against what is under them.
//
// Shapes that are filled with colours are known; of all else only where it may be. What lies under words
// is told from the top down, through layers: an opaque colour ends the search, a translucent one is put
// beneath what was found, and what is not known ends it without an answer.

import RasterDrawing
import RasterSyntax
import RasterValues

/// The inks of a recording while it is read.
struct Scene {
  /// Words that stand out too little.
  struct FaintWords {
    let source: DrawingTrace.Source
    /// WCAG's contrast ratio, and the one that such words want.
    let ratio, wanted: Double
    let color, ground: Color
  }

  private(set) var faint: [FaintWords] = []

  /// Something that was drawn.
  private struct Ink {
    enum Form {
      case fill(Path.Shape, FillRule)
      case stroke(Path.Shape, reach: Double)
      /// Something in its box.
      case anything
    }

    let form: Form
    let region: Region
    let clips: [Clip]
    /// In the picture.
    let box: Box
    /// The colours that it may have; nil where that is not known.
    var colors: [RecordedColor]?
    /// What its colours are of, where these differ from place to place, and how opaque it is.
    var gradient: RecordedGradient?
    var opacity = 1.0

    /// The colours that it may have in a box of the picture.
    func colors(in box: Box) -> [RecordedColor]? {
      guard let gradient, colors != nil else { return colors }
      let colors = gradient.colors(in: region.points(box))
      return opacity < 1 ? colors.map { $0.faint(opacity) } : colors
    }
  }

  /// The space of a drawing's points.
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
    /// The first of its inks.
    let first: Int
    let layer: RecordedLayer
    let passage: Passage?
    /// Whether colours in it are seen as they are, but for its opacity.
    let isPlain: Bool
    /// The opacity of it and of all layers around.
    let total: Double
  }

  private var inks: [Ink] = []
  private var groups: [Group] = []
  private var clips: [[Clip]] = []
  private let notes: DrawingTrace.Notes
  private let meter: WorkMeter
  /// The places whose words are known to be faint.
  private let known: Set<SourceRange>

  /// The most colours that are followed beside each other, such as those of gradients.
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

  // MARK: Inks

  private mutating func add(
    _ mark: Mark,
    at word: Int,
    of list: DisplayList,
    _ region: Region
  ) {
    // The outlines of glyphs cost more than all else; their lines say enough.
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
      if case .gradient(let gradient) = fill.paint { inks[inks.count - 1].gradient = gradient }
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
    _ form: Ink.Form,
    _ region: Region,
    _ box: Box,
    in colors: [RecordedColor]?
  ) {
    inks.append(
      Ink(form: form, region: region, clips: clips.last ?? [], box: box, colors: colors)
    )
  }

  /// Something of which only a box of the picture is known.
  private mutating func add(_ box: Box, at place: Int) {
    let region = Region(passage: Passage(), scale: 1)
    inks.insert(Ink(form: .anything, region: region, clips: [], box: box, colors: nil), at: place)
  }

  private mutating func add(_ place: RecordedPlace, _ passage: Passage) {
    guard let inner = passage.into(place) else {
      return add(passage.outward(Box(place.destination)), at: inks.count)
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
        first: inks.count,
        layer: layer,
        passage: inner,
        isPlain: layer.isPlain && (groups.last?.isPlain ?? true),
        total: layer.opacity * (groups.last?.total ?? 1)
      )
    )
  }

  /// Ends a layer: what is seen of it through an opacity is known if it is one ink alone.
  private mutating func close() {
    clips.removeLast()
    let group = groups.removeLast()
    guard let passage = group.passage, group.first < inks.count else { return }
    meter.use(10 &* (inks.count - group.first))
    var box = Box.empty
    for ink in inks[group.first...] { box.add(ink.box) }
    let layer = group.layer
    var reach = 0.0
    for shadow in layer.shadows {
      let distance = max(abs(shadow.offset.x), abs(shadow.offset.y))
      reach = max(reach, distance + 1.5 * shadow.blur + max(shadow.spread, 0))
    }
    if !layer.isPlain || layer.opacity < 1 && inks.count > group.first + 1 {
      inks.removeLast(inks.count - group.first)
      reach = max(reach, 1.5 * layer.blur)
      return add(box.enlarged(by: reach * passage.factor), at: group.first)
    }
    if layer.opacity < 1 {
      inks[group.first].colors = inks[group.first].colors?.map { $0.faint(layer.opacity) }
      inks[group.first].opacity *= layer.opacity
    }
    if reach > 0 { add(box.enlarged(by: reach * passage.factor), at: group.first) }
  }

  // MARK: Words

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
    // The edges of what is under them are soft.
    let inner = box.enlarged(by: -0.5)
    guard !inner.isEmpty, let seen = pixels(under: inner, colors) else { return }
    let size = glyphs.size * factor
    let isBold = source.isBold || faces[glyphs.index].isBold
    // WCAG: 18 points, or 14 points and bold; a point of print is 4/3 of one here.
    let wanted: Double = size >= 24 || size >= 18.66 && isBold ? 3 : 4.5
    var least: FaintWords?
    for pixel in seen {
      let (color, ground) = (pixel.words.levels, pixel.ground.levels)
      let ratio = color.contrastRatio(with: ground)
      guard ratio < wanted, ratio < least?.ratio ?? .infinity else { continue }
      least = FaintWords(
        source: source,
        ratio: ratio,
        wanted: wanted,
        color: color,
        ground: ground
      )
    }
    if let least { faint.append(least) }
  }

  /// Words in some colours, and what is under them; nil where that is not known.
  private func pixels(
    under box: Box,
    _ colors: [RecordedColor]
  ) -> [(words: SeenPixel, ground: SeenPixel)]? {
    guard colors.count <= Self.mostColors else { return nil }
    var found = colors.map { (words: SeenPixel().over($0), ground: SeenPixel()) }
    var (index, level) = (inks.count, groups.count - 1)
    while true {
      let isOpaque = found.allSatisfy { $0.ground.isOpaque }
      if isOpaque, level < 0 || groups[level].total >= 1 { return found }
      if level >= 0, groups[level].first >= index {
        let layer = groups[level].layer
        // A shadow shows through what is not opaque.
        guard isOpaque || layer.shadows.isEmpty else { return nil }
        found = found.map { ($0.faded(by: layer.opacity), $1.faded(by: layer.opacity)) }
        level -= 1
        continue
      }
      guard index > 0, meter.use(40) == nil else { return nil }
      index -= 1
      switch cover(of: box, by: inks[index]) {
      case .misses: continue
      case .partial: return nil
      case .covers:
        guard let colors = inks[index].colors(in: box),
          found.count * colors.count <= Self.mostColors
        else {
          return nil
        }
        found = found.flatMap { pixel in
          colors.map { (pixel.words.over($0), pixel.ground.over($0)) }
        }
      }
    }
  }

  private func cover(of box: Box, by ink: Ink) -> ShapeCover {
    guard !ink.box.intersection(box).isEmpty else { return .misses }
    meter.use(200)
    var result: ShapeCover
    switch ink.form {
    case .fill(let shape, let rule):
      meter.use(shape.edgeUnits)
      result = shape.cover(of: ink.region.points(box), rule)
    case .stroke(let shape, let reach):
      meter.use(shape.edgeUnits)
      result = shape.strokeCover(of: ink.region.points(box), reach: reach)
    case .anything: result = .partial
    }
    for clip in ink.clips where result != .misses {
      meter.use(clip.shape.edgeUnits)
      result = result.intersected(
        with: clip.shape.cover(of: clip.region.points(box), clip.rule)
      )
    }
    return result
  }
}
