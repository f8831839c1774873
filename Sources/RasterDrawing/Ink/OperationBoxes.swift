// The painted bounds of each operation of a display list.

import RasterValues

extension DisplayList {
  /// Returns the painted bounds of the first `most` operations in device pixels, by position.
  ///
  /// A position is the index of an operation's header in the list. The operations within a
  /// stretched component are not included. The time is proportional to the number of operations
  /// times their nesting depth, which is bounded.
  package func operationBoxes(most: Int) -> [Int: PixelRect] {
    var boxes: [Int: PixelRect] = [:]
    addBoxes(Matrix(), to: &boxes, most: most)
    return boxes
  }

  private func addBoxes(_ matrix: Matrix, to boxes: inout [Int: PixelRect], most: Int) {
    var reader = Reader(self)
    var matrices = [matrix]
    while boxes.count < most, let current = matrices.last {
      let position = reader.index
      // A copy of the reader measures the operation, a layer together with its contents.
      var ahead = reader
      guard let operation = reader.next() else { return }
      if case .end = operation {
        matrices.removeLast()
        continue
      }
      let meter = InkMeter(scale: scale)
      boxes[position] = meter.boxOfNext(&ahead, current).pixels
      switch operation {
      case .layer(let layer):
        matrices.append(current.after(Matrix(layer.transform, scale: scale)))
      case .place(let place) where !place.list.isStretchable:
        let corner = Matrix.translation(
          Double(place.destination.x),
          Double(place.destination.y)
        )
        place.list.addBoxes(current.after(corner), to: &boxes, most: most)
      case .place, .mark, .end: break
      }
    }
  }
}

extension InkMeter {
  /// Returns the painted bounds of the next operation, or of a layer with its contents.
  fileprivate func boxOfNext(_ reader: inout DisplayList.Reader, _ matrix: Matrix) -> Box {
    switch reader.next() {
    case .mark(let mark): mark.box(MarkView(matrix, of: reader.list))
    case .place(let place): place.box(matrix)
    case .layer(let layer): box(layer, &reader, matrix)
    case .end, nil: .empty
    }
  }
}
