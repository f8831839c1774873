// Recorded nested components: their encoding and painted bounds.

import RasterValues

/// A nested component's position and list.
package struct RecordedPlace {
  /// The component's bounds, in device pixels of the parent.
  package let destination: PixelRect
  /// The rectangle that clips a component whose edges are moved by insets; `nil` without insets.
  package let container: PixelRect?
  /// The list; with caps, it has the minimum frame and is stretched to `destination`.
  package let list: DisplayList

  /// The flag for a placement with a container.
  fileprivate static let hasContainer: UInt64 = 1 << 16
}

extension Recorder {
  /// Begins a nested component of a size in pixels, and returns the argument of `endPlace`.
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

  /// Ends the nested component whose own values begin at `start`.
  mutating func endPlace(_ start: Int) { patch(start - 1, with: UInt64(words.count - start)) }
}

extension DisplayList.Reader {
  mutating func readPlace(_ header: UInt64) -> RecordedPlace {
    let destination = readPixelRect()
    let container = header & RecordedPlace.hasContainer != 0 ? readPixelRect() : nil
    let (width, height) = (readLength(), readLength())
    let caps = readCaps()
    let count = readInt()
    // Image indices refer to the parent's images, so the child list shares them.
    let child = DisplayList(
      width: width,
      height: height,
      scale: list.scale,
      colorSpace: list.colorSpace,
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
  /// Returns bounds that contain everything the component paints.
  ///
  /// `matrix` maps the parent's pixels to the device. If a plate is stretched, the area that it
  /// paints outside its bounds keeps its width.
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

  /// Returns the part of the box within the container.
  func cut(_ box: Box, _ matrix: Matrix) -> Box {
    guard let container else { return box }
    return container.isEmpty ? .empty : box.intersection(matrix.box(Box(container)))
  }

  /// The component's position as text, which follows a word such as `place`.
  var text: String {
    let container = container.map { " in \($0.listText)" } ?? ""
    return "at \(destination.listText)\(container)"
  }
}
