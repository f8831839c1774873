// The description of a display list as text, one operation per line.

import RasterValues

extension DisplayList: CustomStringConvertible {
  /// The bounds, then one operation per line, indented within layers and placed components.
  public var description: String {
    var printer = DisplayListPrinter()
    printer.print(self)
    return printer.text
  }
}

/// Writes display lists as text.
private struct DisplayListPrinter {
  private(set) var text = ""
  private var depth = 0

  mutating func print(_ list: DisplayList) {
    line("box \(list.width) × \(list.height) px @\(list.scale.listText)x\(list.caps.listText)")
    let outer = depth
    depth += 1
    var reader = DisplayList.Reader(list)
    while let operation = reader.next() { print(operation) }
    depth = outer
  }

  private mutating func print(_ operation: Operation) {
    switch operation {
    case .mark(let mark): line(mark.text)
    case .place(let place): print(place, as: "place")
    case .layer(let layer):
      line(layer.text)
      depth += 1
      if let mask = layer.mask {
        print(mask, as: layer.maskChannel == .alpha ? "mask" : "luminance mask")
      }
    case .end: depth -= 1
    }
  }

  private mutating func print(_ place: RecordedPlace, as name: String) {
    line("\(name) \(place.text)")
    depth += 1
    print(place.list)
    depth -= 1
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: Swift.max(depth, 0)) + content + "\n"
  }
}
