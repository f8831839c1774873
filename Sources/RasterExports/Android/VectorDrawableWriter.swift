// Writes the operations of a list as elements of a vector drawable.
//
// Groups in vector drawables have no skew and no opacity. Points are therefore written in the
// file's space, and opacity is applied to each path.

import RasterDrawing
import RasterValues

/// Writes the elements of a vector drawable.
struct VectorDrawableWriter: VectorWriter {
  var body = ""
  /// The transform from the current drawing space to the file's space.
  private(set) var matrix: Transform
  /// The combined opacity of the enclosing layers.
  private(set) var opacity = 1.0
  var losses = LossList()

  init(_ frame: PixelRect) {
    matrix = .translation(x: -Double(frame.x), y: -Double(frame.y))
  }

  /// Writes a complete list.
  mutating func writeRoot(_ list: DisplayList) { writeContent(DisplayList.Reader(list)) }

  // MARK: Groups

  /// Writes content with a transform, opacity and clips, unless it is empty.
  private mutating func group(
    _ transform: Transform = .identity,
    opacity factor: Double = 1,
    clips: [Path] = [],
    _ body: (inout VectorDrawableWriter) -> Void
  ) {
    let (outer, outerMatrix, outerOpacity) = (self.body, matrix, opacity)
    self.body = ""
    matrix = transform.then(matrix)
    opacity *= factor
    let paths = clips.map { $0.shape.pathData(placedBy: matrix) }
    if paths.allSatisfy({ !$0.isEmpty }) { body(&self) }
    var inner = self.body
    (self.body, matrix, opacity) = (outer, outerMatrix, outerOpacity)
    guard !inner.isEmpty else { return }
    for path in paths.reversed() {
      inner = "<group>\n<clip-path android:pathData=\"\(path)\"/>\n\(inner)</group>\n"
    }
    self.body += inner
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
    if layer.opacity < 1, reader.hasSeveralOperations {
      lose("the opacity of a layer is applied to each of its parts", atWord: word)
    }
    // Clip paths support only the nonzero winding rule.
    let clips = layer.windingClips
    guard clips.allSatisfy({ $0.shape.isFillable }) else { return }
    group(layer.transform, opacity: layer.opacity, clips: clips) { $0.writeContent(reader) }
  }

  mutating func write(_ place: RecordedPlace, at words: Range<Int>?, of list: DisplayList) {
    guard !place.list.isStretchable else {
      return lose("\(place.list.stretchWords) is left out", atWord: words?.lowerBound)
    }
    let (x, y) = (Double(place.destination.x), Double(place.destination.y))
    let clips = place.container.map { [Path(.rect(Rect($0)))] }
    guard clips?.allSatisfy({ $0.shape.isFillable }) != false else { return }
    group(clips: clips ?? []) { writer in
      writer.group(.translation(x: x, y: y)) { $0.writeContent(DisplayList.Reader(place.list)) }
    }
  }
}

extension DisplayList.Reader {
  /// Whether the layer contains more than one operation, or one that may draw several shapes.
  fileprivate var hasSeveralOperations: Bool {
    var (reader, count) = (self, 0)
    while let operation = reader.next() {
      switch operation {
      case .end: return count > 1
      case .mark: count += 1
      case .place, .layer: return true
      }
    }
    return count > 1
  }
}
