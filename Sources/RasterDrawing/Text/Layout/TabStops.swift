// The positions of text after tabs.

import RasterValues

/// The tab stops of a paragraph, measured from the start of its lines.
struct TabStops {
  /// A stop, and the fraction of the text after the tab that is placed before it.
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
        case .leading, .left, .start, .justified: 0
        case .center: 0.5
        case .trailing, .right, .end: 1
        }
      return Stop(position: SetLook.bounded(tab.position, 0...1e6) * scale, part: part)
    }.sorted { $0.position < $1.position }
  }

  /// The maximum number of stops.
  private static let most = 100

  /// Returns the advance of a tab at a position, given its minimum and the following text's width.
  func advance(from place: Double, least: Double, before text: Double) -> Double {
    guard let stop = stops.first(where: { $0.position > place }) else { return least }
    return max(stop.position - stop.part * text - place, stop.part > 0 ? least : 0)
  }
}

extension TextParagraph {
  static let tab: UInt32 = 9
}

/// A paragraph's scalars with their natural widths, and tabs that extend to their stops.
struct TabbedText {
  private let scalars: [UInt32]
  private let places: [Double]
  private let stops: TabStops
  /// The end of the paragraph's text, without spaces and separators.
  private let end: Int

  init(_ scalars: [UInt32], _ places: [Double], _ stops: TabStops, end text: Range<Int>) {
    self.scalars = scalars
    self.places = places
    self.stops = stops
    end = text.upperBound
  }

  /// Returns the advance of a scalar at a position in a line.
  func advance(of index: Int, at place: Double) -> Double {
    let own = places[index + 1] - places[index]
    guard scalars[index] == TextParagraph.tab else { return own }
    let next = scalars[(index + 1)...].firstIndex(of: TextParagraph.tab) ?? max(end, index + 1)
    let text = places[next] - places[index + 1]
    return stops.advance(from: place, least: own, before: max(text, 0))
  }
}
