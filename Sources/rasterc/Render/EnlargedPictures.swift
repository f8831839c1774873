// Says which components' files are larger than their boxes, in a line for each component.

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

  func report() {
    for (component, first, count) in titles {
      let subject = count == 1 ? first : component
      Streams.report("\(subject): note: \(Self.words(count: count))\n")
    }
  }

  /// The note of so many pictures of one component.
  static func words(count: Int) -> String {
    let pictures = count == 1 ? "the picture" : "\(count) pictures"
    return
      "ink outside its box makes \(pictures) larger; --crop box cuts it off, --crop ink keeps it"
      + " without a word"
  }
}
