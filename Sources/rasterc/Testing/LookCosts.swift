// What a look takes: its operations, its layers and its pixels.

import Raster
import RasterCommands

/// What a look takes, as budgets count it.
struct LookCosts: Sendable {
  /// What is recorded, in placed components too; the ends of layers do not count.
  private(set) var operations = 0
  private(set) var layers = 0
  /// The pixels that a cache keeps: of the minimum frame where the look has caps, and with the ink
  /// around its box.
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

/// What all looks of a component take together, each recording counted once.
struct LookTotals: Sendable {
  private(set) var looks = 0
  /// Four for each pixel.
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
