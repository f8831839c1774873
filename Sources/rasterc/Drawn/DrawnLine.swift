// The operations of a drawing as lines of the language: a keyword and named arguments.

import Raster

/// An operation of a drawing, in terms of the language.
struct DrawnLine: Sendable {
  struct Argument: Hashable, Sendable {
    let name: String
    let value: String
    /// Whether the value is meaningless to people, such as the digest of an image.
    var isOpaque = false
  }

  /// `fill`, `stroke`, `layer`, `image`, `stretch`, `text`, `place`, `mask`, or `end` of a layer.
  let word: String
  /// The operation's position: `fill 3`, or `place 1, fill 3` in a placed component.
  let title: String
  let arguments: [Argument]
  /// The number of enclosing layers and components.
  let depth: Int
  /// The range of the operation's 64-bit values in the recording.
  let words: Range<Int>
}

/// Reads a display list as lines.
struct DrawnLineReader {
  private(set) var lines: [DrawnLine] = []
  private var depth = 0
  private var words = 0..<0

  init(_ list: DisplayList) { add(list, in: "") }

  private mutating func add(_ list: DisplayList, in context: String) {
    var counts: [String: Int] = [:]
    let text = DrawnValues(list: list)
    func title(_ word: String) -> String {
      counts[word, default: 0] += 1
      return "\(context)\(word) \(counts[word] ?? 1)"
    }
    var reader = DisplayList.Reader(list)
    var start = reader.index
    while let operation = reader.next() {
      words = start..<reader.index
      switch operation {
      case .mark(let mark):
        let (word, arguments) = text.line(mark)
        add(word, title(word), arguments)
      case .place(let place):
        add(place, "place", titled: title("place"), text)
      case .layer(let layer):
        add("layer", title("layer"), text.arguments(of: layer))
        depth += 1
        if let mask = layer.mask { add(mask, "mask", titled: title("mask"), text) }
      case .end:
        depth -= 1
        add("end", "end", [])
      }
      start = reader.index
    }
  }

  private mutating func add(
    _ place: RecordedPlace,
    _ word: String,
    titled title: String,
    _ text: DrawnValues
  ) {
    words = words.lowerBound..<max(words.lowerBound, place.list.words.startIndex)
    add(word, title, text.arguments(of: place))
    depth += 1
    add(place.list, in: title + ", ")
    depth -= 1
  }

  private mutating func add(_ word: String, _ title: String, _ arguments: [DrawnLine.Argument]) {
    lines.append(
      DrawnLine(word: word, title: title, arguments: arguments, depth: depth, words: words)
    )
  }
}
