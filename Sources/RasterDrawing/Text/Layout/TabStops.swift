// Where words after tabs stand.

import RasterValues

/// The tab stops of a paragraph, from where its lines begin.
struct TabStops {
  /// A stop, and the part of the words behind the tab that is before it.
  private struct Stop {
    let position: Double
    let part: Double
  }

  private let stops: [Stop]

  var isEmpty: Bool { stops.isEmpty }

  init(_ tabs: [TabStop], scale: Double) {
    stops = tabs.prefix(TabStops.most).map { tab in
      let part: Double =
        switch tab.alignment {
        case .leading, .left, .justified: 0
        case .center: 0.5
        case .trailing, .right: 1
        }
      return Stop(position: SetLook.bounded(tab.position, 0...1e6) * scale, part: part)
    }.sorted { $0.position < $1.position }
  }

  /// The most stops.
  private static let most = 100

  /// How far a tab reaches from so far in a line, where it is so wide at least, and words so wide follow.
  func advance(from place: Double, least: Double, before words: Double) -> Double {
    guard let stop = stops.first(where: { $0.position > place }) else { return least }
    return max(stop.position - stop.part * words - place, stop.part > 0 ? least : 0)
  }
}

extension TextParagraph {
  static let tab: UInt32 = 9
}

/// A paragraph's scalars with their own widths, and tabs as wide as their stops say.
struct TabbedText {
  private let scalars: [UInt32]
  private let places: [Double]
  private let stops: TabStops
  /// Where the words of the paragraph end.
  private let end: Int

  init(_ scalars: [UInt32], _ places: [Double], _ stops: TabStops, end words: Range<Int>) {
    self.scalars = scalars
    self.places = places
    self.stops = stops
    end = words.upperBound
  }

  /// How far a scalar reaches that stands so far in a line.
  func advance(of index: Int, at place: Double) -> Double {
    let own = places[index + 1] - places[index]
    guard scalars[index] == TextParagraph.tab else { return own }
    let next = scalars[(index + 1)...].firstIndex(of: TextParagraph.tab) ?? max(end, index + 1)
    let words = places[next] - places[index + 1]
    return stops.advance(from: place, least: own, before: max(words, 0))
  }
}
