// Finds layers and components that must be isolated because they contain blends.

import RasterValues

/// The layers and components that directly contain a layer with a blend mode other than `normal`.
///
/// Most drawings have no such layers. A scan of the list's values detects this at a third of a
/// nanosecond per value. Other drawings are read once.
struct BlendIndex {
  private struct Level {
    var reader: DisplayList.Reader
    /// The start of each open layer, beginning with the list, and whether its content blends.
    var open: [(start: Int, blends: Bool)]

    init(_ list: DisplayList) {
      reader = DisplayList.Reader(list)
      open = [(list.words.startIndex, false)]
    }
  }

  /// In ascending order.
  private var starts: [Int] = []

  init(_ list: DisplayList) {
    guard list.words.contains(where: { RecordedLayer.mayBlend($0) }) else { return }
    var stack = [Level(list)]
    while !stack.isEmpty {
      if let inner = advance(&stack[stack.count - 1]) { stack += inner } else { stack.removeLast() }
    }
    starts.sort()
  }

  /// Returns whether a layer or list is isolated.
  ///
  /// `position` is the start of the layer's content, or of the list.
  func contains(_ position: Int) -> Bool {
    guard !starts.isEmpty else { return false }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low &+ high) / 2
      if starts[middle] < position { low = middle &+ 1 } else { high = middle }
    }
    return low < starts.count && starts[low] == position
  }

  /// Reads up to nested lists, which are returned to be read next; `nil` at the end.
  private mutating func advance(_ level: inout Level) -> [Level]? {
    while let operation = level.reader.next() {
      switch operation {
      case .layer(let layer):
        if layer.blend != .normal { level.open[level.open.count - 1].blends = true }
        level.open.append((level.reader.index, false))
      case .end: if level.open.count > 1 { close(&level) }
      case .mark, .place: break
      }
      if let nested = operation.nested { return [Level(nested.list)] }
    }
    close(&level)
    return nil
  }

  private mutating func close(_ level: inout Level) {
    let closed = level.open.removeLast()
    if closed.blends { starts.append(closed.start) }
  }
}
