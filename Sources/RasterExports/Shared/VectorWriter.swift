// The common part of vector writers: traversal of operations, losses, and fallback images.

import RasterDrawing
import RasterValues

/// A writer of a list's operations in a vector format.
protocol VectorWriter {
  var losses: LossList { get set }

  /// Writes a mark, which occupies the given range of a list's values.
  mutating func write(_ mark: Mark, at words: Range<Int>, of list: DisplayList)

  /// Writes a placed component, which masks a layer if `words` is nil.
  mutating func write(_ place: RecordedPlace, at words: Range<Int>?, of list: DisplayList)

  /// Writes a layer that occupies the given range of the list's values, with its content.
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

/// A writer of a vector format that can contain images.
protocol PictureWriter: VectorWriter {
  var pictures: PictureBudget { get set }

  /// Embeds an image that is not entirely transparent.
  mutating func write(_ picture: Bitmap, in rect: Rect)
}

extension PictureWriter {
  /// Embeds an image of a range of complete operations, and reports the loss.
  mutating func embed(_ words: Range<Int>, of list: DisplayList, because reason: String) {
    switch pictures.picture(of: words, in: list) {
    case .nothing: return
    case .tooLarge: lose(PictureBudget.tooLarge(reason), atWord: words.lowerBound)
    case .picture(let bitmap, let rect):
      lose("\(reason) is exported as an image", atWord: words.lowerBound)
      embed(bitmap, in: rect)
    }
  }

  /// Embeds an image, unless it is entirely transparent.
  mutating func embed(_ bitmap: Bitmap, in rect: Rect) {
    guard bitmap.pixels.contains(where: { $0 != 0 }) else { return }
    write(bitmap, in: rect)
  }
}
