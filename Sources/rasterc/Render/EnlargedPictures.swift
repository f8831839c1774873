// Reports images that are larger than their components.

import RasterCommands

/// Counts images that are enlarged by drawing outside the component's bounds.
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

  /// A single line about all images, or `nil` if none is larger.
  private var line: String? {
    let count = titles.reduce(0) { $0 + $1.count }
    let message = Self.message(count: count)
    switch titles.count {
    case 0: return nil
    case 1: return "\(count == 1 ? titles[0].first : titles[0].component): note: \(message)"
    default: return "\(NotedPictures.list(titles.map(\.component))): note: \(message)"
    }
  }

  /// The note about a number of images.
  static func message(count: Int) -> String {
    let size = "--crop drawing to keep the larger size and silence this note"
    return count == 1
      ? "the image is larger than its component because it draws outside its bounds; pass"
        + " --crop bounds to clip, or \(size)"
      : "\(count) images are larger than their components because they draw outside their bounds;"
        + " pass --crop bounds to clip, or \(size)"
  }
}
