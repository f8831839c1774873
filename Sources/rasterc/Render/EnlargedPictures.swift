// Says which components' files are larger than their boxes, in one line.

import RasterCommands

/// Counts the pictures that ink outside of their boxes enlarges.
struct EnlargedPictures {
  private var titles: [(component: String, first: String, count: Int)] = []

  mutating func add(_ picture: Picture) {
    let name = picture.component.name
    if let index = titles.firstIndex(where: { $0.component == name }) {
      titles[index].count += 1
    } else {
      titles.append((name, picture.title, 1))
    }
  }

  func report() { if let line { Streams.report(line: line) } }

  /// One line for all; nil where no picture is larger.
  private var line: String? {
    let count = titles.reduce(0) { $0 + $1.count }
    let words = Self.words(count: count)
    switch titles.count {
    case 0: return nil
    case 1: return "\(count == 1 ? titles[0].first : titles[0].component): note: \(words)"
    default: return "\(NotedPictures.list(titles.map(\.component))): note: \(words)"
    }
  }

  /// The note of so many pictures.
  static func words(count: Int) -> String {
    let pictures = count == 1 ? "the picture" : "\(count) pictures"
    return
      "ink outside its box makes \(pictures) larger; --crop bounds cuts it off, --crop drawing keeps it"
      + " without a word"
  }
}
