// The painted area of a look as outlines, without colours.

import RasterDrawing
import RasterValues

/// The painted area of a look, as paths filled by the nonzero winding rule.
package struct SymbolOutline: Sendable {
  /// A path for each operation, in pixels of the frame.
  let paths: [Path]
  package let losses: [ExportLoss]
  /// The visible area of the look, whose top left pixel is the origin of the paths.
  let frame: PixelRect

  /// Extracts the outlines of a list recorded at one pixel per point; `frame` is the visible area.
  ///
  /// Strokes and text become outlines, and clips are applied to them. Symbols do not contain
  /// colours or gradients. Content other than shapes and text is left out, and reported as a loss.
  package init(_ list: DisplayList, frame: PixelRect) {
    var writer = SymbolWriter(frame)
    writer.writeContent(DisplayList.Reader(list))
    (paths, losses, self.frame) = (writer.paths, writer.losses.all, frame)
  }

  /// Creates an empty outline, used if no list could be recorded.
  package init(nothingIn frame: PixelRect, because reason: String) {
    (paths, losses, self.frame) = ([], [ExportLoss("\(reason) is left out")], frame)
  }

  /// Returns whether the paths can be interpolated with those of another outline.
  func blends(with other: SymbolOutline) -> Bool {
    paths.count == other.paths.count
      && zip(paths, other.paths).allSatisfy { $0.shape.outline.verbs == $1.shape.outline.verbs }
  }
}

/// Collects paths.
private struct SymbolWriter: VectorWriter {
  var losses = LossList()
  private(set) var paths: [Path] = []
  /// The transform from the current drawing space to the frame's space.
  private var matrix: Transform
  /// The combined clip of the enclosing layers in the frame's space, or nil without clips.
  private var clip: Path?

  init(_ frame: PixelRect) {
    matrix = .translation(x: -Double(frame.x), y: -Double(frame.y))
  }

  mutating func write(_ mark: Mark, at words: Range<Int>, of list: DisplayList) {
    let word = words.lowerBound
    switch mark {
    case .fill(let fill):
      let shape = fill.shape.copied
      guard shape.isFillable else { return }
      let path = Path(shape)
      let filledPath = fill.rule == .evenOdd ? path.union(.empty, rule: .evenOdd) : path
      add(filledPath.transformed(by: matrix), fill.paint, at: word)
    case .stroke(let stroke) where stroke.style.width == 0:
      // A hairline is one pixel wide at any scale.
      let path = Path(stroke.shape.copied).transformed(by: matrix)
      add(path.outlined(width: 1), stroke.paint, at: word)
    case .stroke(let stroke):
      add(stroke.outlined.transformed(by: matrix), stroke.paint, at: word)
    case .glyphs(let run):
      guard list.faces.indices.contains(run.index) else { return }
      for glyph in run.outlines(in: list.faces[run.index]) {
        let path = Path(.outline(glyph.outline)).transformed(by: glyph.place.then(matrix))
        add(path, run.paint, at: word)
      }
    case .image: lose("an image is left out", atWord: word)
    case .stretch: lose("a nine-slice image is left out", atWord: word)
    }
  }

  private mutating func add(_ path: Path, _ paint: RecordedPaint, at word: Int) {
    if let only = paint.onlyColor {
      if only.opacity == 0 { return }
      if only.opacity < 1 { lose("a translucent colour becomes opaque", atWord: word) }
    }
    let seen = clip.map { path.intersection($0) } ?? path
    if seen.shape.isFillable, !seen.shape.outline.points.isEmpty { paths.append(seen) }
  }

  mutating func write(_ place: RecordedPlace, at words: Range<Int>?, of list: DisplayList) {
    guard !place.list.isStretchable else {
      return lose("\(place.list.stretchWords) is left out", atWord: words?.lowerBound)
    }
    let (x, y) = (Double(place.destination.x), Double(place.destination.y))
    let clips = place.container.map { [Path(.rect(Rect($0)))] } ?? []
    within(.translation(x: x, y: y), outside: clips) {
      $0.writeContent(DisplayList.Reader(place.list))
    }
  }

  mutating func write(
    _ layer: RecordedLayer,
    content reader: DisplayList.Reader,
    at words: Range<Int>
  ) {
    guard layer.opacity > 0, layer.blend != .destination else { return }
    let word = words.lowerBound
    if layer.shadowsOnly { return lose("a shadow is left out", atWord: word) }
    for loss in layer.vectorLosses { lose(loss, atWord: word) }
    if layer.opacity < 1 { lose("a translucent layer becomes opaque", atWord: word) }
    within(layer.transform, inside: layer.windingClips) { $0.writeContent(reader) }
  }

  /// Writes content with a transform, and with clips in the outer or the inner space.
  private mutating func within(
    _ transform: Transform,
    outside: [Path] = [],
    inside: [Path] = [],
    _ body: (inout SymbolWriter) -> Void
  ) {
    let (outerMatrix, outerClip) = (matrix, clip)
    for path in outside { cut(path) }
    matrix = transform.then(matrix)
    for path in inside { cut(path) }
    body(&self)
    (matrix, clip) = (outerMatrix, outerClip)
  }

  private mutating func cut(_ path: Path) {
    let placed = path.transformed(by: matrix)
    clip = clip.map { $0.intersection(placed) } ?? placed
  }
}
