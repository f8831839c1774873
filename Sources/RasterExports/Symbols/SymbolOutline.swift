// The ink of a look as outlines, without colours.

import RasterDrawing
import RasterValues

/// What a look covers, as paths that are filled by the winding rule.
package struct SymbolOutline: Sendable {
  /// A path for each operation, in pixels of the frame.
  let paths: [Path]
  package let losses: [ExportLoss]
  /// The pixels of the look, of which the first has the place 0, 0 in paths.
  let frame: PixelRect

  /// Follows a list that was recorded at one pixel a point; `frame` are the pixels that are seen.
  ///
  /// Strokes and words become outlines, and clips cut them. Colours and gradients are no part of symbols;
  /// what is neither a shape nor words is left out, and is a loss.
  package init(_ list: DisplayList, frame: PixelRect) {
    var writer = SymbolWriter(frame)
    writer.writeContent(DisplayList.Reader(list))
    (paths, losses, self.frame) = (writer.paths, writer.losses.all, frame)
  }

  /// No paths, for want of a list that could be followed.
  package init(nothingIn frame: PixelRect, because reason: String) {
    (paths, losses, self.frame) = ([], [ExportLoss("\(reason) is left out")], frame)
  }

  /// Whether its points can move to those of another.
  func blends(with other: SymbolOutline) -> Bool {
    paths.count == other.paths.count
      && zip(paths, other.paths).allSatisfy { $0.shape.outline.verbs == $1.shape.outline.verbs }
  }
}

/// Gathers paths.
private struct SymbolWriter: VectorWriter {
  var losses = LossList()
  private(set) var paths: [Path] = []
  /// From the space that is drawn in to that of the frame.
  private var matrix: Transform
  /// What the layers around leave to be seen, in the space of the frame; nil where it is everything.
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
      let ink = fill.rule == .evenOdd ? path.union(.empty, rule: .evenOdd) : path
      add(ink.transformed(by: matrix), fill.paint, at: word)
    case .stroke(let stroke) where stroke.style.width == 0:
      // A hairline is a pixel wide, whatever the scale.
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
    case .stretch: lose("an image that is stretched between caps is left out", atWord: word)
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

  /// Follows what is moved, and cut by clips in the space around or in its own.
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
