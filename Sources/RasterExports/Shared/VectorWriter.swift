// What the writers of vectors have in common: the order of operations, losses, and pictures of them.

import RasterDrawing
import RasterValues

/// What writes the operations of a list in a format of vectors.
protocol VectorWriter {
  var losses: LossList { get set }

  /// Writes a mark, which is at these words of a list.
  mutating func write(_ mark: Mark, at words: Range<Int>, of list: DisplayList)

  /// Writes a placed component, which is at these words; at none, it masks a layer.
  mutating func write(_ place: RecordedPlace, at words: Range<Int>?, of list: DisplayList)

  /// Writes a layer, which is at these words; its content is read next.
  mutating func write(
    _ layer: RecordedLayer,
    content: DisplayList.Reader,
    at words: Range<Int>
  )
}

extension VectorWriter {
  /// Writes operations up to the end of a layer or of the list.
  mutating func writeContent(_ content: DisplayList.Reader) {
    var reader = content
    while true {
      let start = reader.index
      guard let operation = reader.next() else { return }
      switch operation {
      case .end: return
      case .mark(let mark): write(mark, at: start..<reader.index, of: reader.list)
      case .place(let place): write(place, at: start..<reader.index, of: reader.list)
      case .layer(let layer):
        var end = reader
        end.skipLayer()
        write(layer, content: reader, at: start..<end.index)
        reader = end
      }
    }
  }

  mutating func lose(_ message: String, atWord word: Int?) {
    losses.add(ExportLoss(message, atWord: word))
  }
}

/// A writer of a format in which pictures stand beside vectors.
protocol PictureWriter: VectorWriter {
  var pictures: PictureBudget { get set }

  /// Embeds a picture, of which not all is clear.
  mutating func write(_ picture: Bitmap, in rect: Rect)
}

extension PictureWriter {
  /// Embeds a picture of a run of whole operations, and says so.
  mutating func embed(_ words: Range<Int>, of list: DisplayList, because reason: String) {
    switch pictures.picture(of: words, in: list) {
    case .nothing: return
    case .tooLarge: lose(PictureBudget.tooLarge(reason), atWord: words.lowerBound)
    case .picture(let bitmap, let rect):
      lose("\(reason) becomes a picture", atWord: words.lowerBound)
      embed(bitmap, in: rect)
    }
  }

  /// Embeds a picture, unless there is nothing on it.
  mutating func embed(_ bitmap: Bitmap, in rect: Rect) {
    guard bitmap.pixels.contains(where: { $0 != 0 }) else { return }
    write(bitmap, in: rect)
  }
}
