// Lines cut in runs that go one way, so that the box of each part is that of its two ends.

/// A part of a line that goes right or left and down or up, without turning back in either.
struct LineRun {
  /// Bits for the ways that chords go.
  struct Ways: OptionSet {
    let rawValue: UInt8

    static let right = Ways(rawValue: 1)
    static let left = Ways(rawValue: 2)
    static let down = Ways(rawValue: 4)
    static let up = Ways(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inline(__always)
    init(_ vector: SIMD2<Double>) {
      let columns: UInt8 = vector.x > 0 ? 1 : vector.x < 0 ? 2 : 0
      let rows: UInt8 = vector.y > 0 ? 4 : vector.y < 0 ? 8 : 0
      rawValue = columns | rows
    }

    /// Whether a line that goes these ways turns back.
    var turnsBack: Bool { rawValue & 3 == 3 || rawValue & 12 == 12 }

    /// Whether a run that follows this one comes back in both ways, and so may meet it.
    func areReversed(by next: Ways) -> Bool {
      let both = rawValue | next.rawValue
      return both & 3 == 3 && both & 12 == 12
    }
  }

  /// Of the line, and of the samples of its ends.
  let line: Int
  let first: Int
  var last: Int
  var ways: Ways
  /// The place among the line's runs.
  let index: Int

  /// The runs of a line, added to others.
  static func add(_ line: StrokeLine, number: Int, to runs: inout [LineRun]) {
    let before = runs.count
    line.samples.withUnsafeBufferPointer { samples in
      var run = LineRun(line: number, first: 0, last: 0, ways: [], index: 0)
      for sample in 1..<max(samples.count, 1) {
        let way = Ways(samples[sample].point - samples[sample - 1].point)
        let ways = run.ways.union(way)
        if ways.turnsBack {
          runs.append(run)
          let index = runs.count - before
          run = LineRun(line: number, first: sample - 1, last: sample, ways: way, index: index)
        } else {
          (run.last, run.ways) = (sample, ways)
        }
      }
      runs.append(run)
    }
  }
}
