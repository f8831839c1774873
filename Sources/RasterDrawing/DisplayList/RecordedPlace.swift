// Nested components: how they are written and read, and where they leave ink.

import RasterValues

/// A nested component's place and list.
package struct RecordedPlace {
  /// The place of the component's box, in device pixels of the parent.
  package let destination: PixelRect
  /// The visible part, where it slides; nil where nothing is clipped.
  package let container: PixelRect?
  /// With caps, recorded at its minimum frame, to be stretched to `destination`; else of its size.
  package let list: DisplayList

  /// The flag of a placement with a container.
  fileprivate static let hasContainer: UInt64 = 1 << 16
}

extension Recorder {
  /// Begins a nested component of so many pixels; returns where it is to end.
  mutating func beginPlace(
    at destination: PixelRect,
    in container: PixelRect?,
    width: Int,
    height: Int,
    _ caps: PixelCaps
  ) -> Int {
    let flags = container == nil ? 0 : RecordedPlace.hasContainer
    write(Operation.Code.place.rawValue | flags)
    write(destination)
    if let container { write(container) }
    write(width)
    write(height)
    write(caps)
    write(0)
    return words.count
  }

  /// Ends the nested component whose own words begin at `start`.
  mutating func endPlace(_ start: Int) { patch(start - 1, with: UInt64(words.count - start)) }
}

extension DisplayList.Reader {
  mutating func readPlace(_ header: UInt64) -> RecordedPlace {
    let destination = readPixelRect()
    let container = header & RecordedPlace.hasContainer != 0 ? readPixelRect() : nil
    let (width, height) = (readLength(), readLength())
    let caps = readCaps()
    let count = readInt()
    // Image indices are the parent's, so the parent's images come along.
    let child = DisplayList(
      width: width,
      height: height,
      scale: list.scale,
      caps: caps,
      words: readWords(count),
      images: list.images,
      faces: list.faces,
      notes: []
    )
    return RecordedPlace(destination: destination, container: container, list: child)
  }
}

extension RecordedPlace {
  /// A box that holds all of its ink; `matrix` leads from the parent's pixels to the device.
  ///
  /// A plate's ink outside its box keeps its size when stretched.
  func box(_ matrix: Matrix) -> Box {
    var box: Box
    if list.isStretchable {
      let frame = list.inkFrame
      let target = PixelRect(
        x: destination.x &+ frame.x,
        y: destination.y &+ frame.y,
        width: destination.width &+ frame.width &- list.width,
        height: destination.height &+ frame.height &- list.height
      )
      box = matrix.box(Box(target))
    } else {
      let offset = Matrix.translation(Double(destination.x), Double(destination.y))
      box = InkMeter.box(list, matrix.after(offset))
    }
    return cut(box, matrix)
  }

  /// The part of a box that the container shows.
  func cut(_ box: Box, _ matrix: Matrix) -> Box {
    guard let container else { return box }
    return container.isEmpty ? .empty : box.intersection(matrix.box(Box(container)))
  }

  /// The first line of its text, after a word that says what it is.
  var text: String {
    let container = container.map { " in \($0.listText)" } ?? ""
    return "at \(destination.listText)\(container)"
  }
}
