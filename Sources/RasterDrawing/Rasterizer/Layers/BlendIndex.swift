// Finds layers and components that must be drawn by themselves, since something in them blends.

import RasterValues

/// The starts of a drawing's layers or components that hold, without another layer between, a layer
/// that is not drawn over what is beneath.
///
/// Most drawings have none, which a look at their words shows at a third of a nanosecond a word; the
/// others are read once.
struct BlendIndex {
  private struct Level {
    var reader: DisplayList.Reader
    /// The start of each open layer, the list itself first, and whether something in it blends.
    var open: [(start: Int, blends: Bool)]

    init(_ list: DisplayList) {
      reader = DisplayList.Reader(list)
      open = [(list.words.startIndex, false)]
    }
  }

  /// In rising order.
  private var starts: [Int] = []

  init(_ list: DisplayList) {
    guard list.words.contains(where: { RecordedLayer.mayBlend($0) }) else { return }
    var stack = [Level(list)]
    while !stack.isEmpty {
      if let inner = advance(&stack[stack.count - 1]) { stack += inner } else { stack.removeLast() }
    }
    starts.sort()
  }

  /// Whether the layer whose content begins at a position, or the list that begins there, is drawn by
  /// itself.
  func contains(_ position: Int) -> Bool {
    guard !starts.isEmpty else { return false }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low &+ high) / 2
      if starts[middle] < position { low = middle &+ 1 } else { high = middle }
    }
    return low < starts.count && starts[low] == position
  }

  /// Reads up to nested lists, which are read next; nil at the end.
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
