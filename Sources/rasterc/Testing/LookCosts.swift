// The cost of a look: its operations, layers and pixels.

import Raster
import RasterCommands

/// The cost of a look, as counted by budgets.
struct LookCosts: Sendable {
  /// The recorded operations, including those of placed components but not the ends of layers.
  private(set) var operations = 0
  private(set) var layers = 0
  /// The pixels of the cached raster, including drawing outside the bounds.
  ///
  /// For a look with caps, those of the minimum frame.
  let pixels: Int

  init(_ list: DisplayList) {
    let frame = list.inkFrame
    pixels = frame.width * frame.height
    count(list)
  }

  private mutating func count(_ list: DisplayList) {
    var reader = DisplayList.Reader(list)
    while let operation = reader.next() {
      switch operation {
      case .mark: operations += 1
      case .place(let place):
        operations += 1
        count(place.list)
      case .layer(let layer):
        operations += 1
        layers += 1
        if let mask = layer.mask { count(mask.list) }
      case .end: break
      }
    }
  }
}

/// The total cost of a component's looks, counting each recording once.
struct LookTotals: Sendable {
  private(set) var looks = 0
  /// Four bytes per pixel.
  private(set) var bytes = 0

  init(_ looks: [TestedLook]) throws(Failure) {
    var known: Set<String> = []
    for look in looks {
      let recorded = try look.record().get()
      guard known.insert(recorded.key).inserted else { continue }
      self.looks += 1
      bytes += 4 * LookCosts(recorded.list).pixels
    }
  }
}
