// Writes the operations of a list as elements of a vector drawable.
//
// Groups there cannot be skewed, and have no opacity. So points are written where they lie in the end, and
// an opacity is that of each path.

import RasterDrawing
import RasterValues

/// Writes elements.
struct VectorDrawableWriter: VectorWriter {
  var body = ""
  /// From the space that is drawn in to that of the file.
  private(set) var matrix: Transform
  /// The opacity of the layers around.
  private(set) var opacity = 1.0
  var losses = LossList()

  init(_ frame: PixelRect) {
    matrix = .translation(x: -Double(frame.x), y: -Double(frame.y))
  }

  /// Writes a whole list.
  mutating func writeRoot(_ list: DisplayList) { writeContent(DisplayList.Reader(list)) }

  // MARK: Groups

  /// Writes what is moved, faded and clipped; nothing where it draws nothing.
  private mutating func group(
    _ transform: Transform = .identity,
    opacity share: Double = 1,
    clips: [Path] = [],
    _ body: (inout VectorDrawableWriter) -> Void
  ) {
    let (outer, outerMatrix, outerOpacity) = (self.body, matrix, opacity)
    self.body = ""
    matrix = transform.then(matrix)
    opacity *= share
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
      lose("the opacity of a layer becomes that of each of its parts", atWord: word)
    }
    // Clips know the winding rule alone.
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
  /// Whether more than one operation comes before the end of the layer, or one that may be several.
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
