// Divides lines into monotone runs, so that two samples determine the box of the part between them.

/// A part of a line that is monotone in both coordinates.
struct LineRun {
  /// The horizontal and vertical directions of chords.
  struct Directions: OptionSet {
    let rawValue: UInt8

    static let right = Directions(rawValue: 1)
    static let left = Directions(rawValue: 2)
    static let down = Directions(rawValue: 4)
    static let up = Directions(rawValue: 8)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inline(__always)
    init(_ vector: SIMD2<Double>) {
      let columns: UInt8 = vector.x > 0 ? 1 : vector.x < 0 ? 2 : 0
      let rows: UInt8 = vector.y > 0 ? 4 : vector.y < 0 ? 8 : 0
      rawValue = columns | rows
    }

    /// Whether a line with all these directions turns back.
    var turnsBack: Bool { rawValue & 3 == 3 || rawValue & 12 == 12 }

    /// Returns whether the following run reverses both directions, so that it may meet this one.
    func areReversed(by next: Directions) -> Bool {
      let both = rawValue | next.rawValue
      return both & 3 == 3 && both & 12 == 12
    }
  }

  /// The index of the line.
  let line: Int
  /// The indices of the first and last sample.
  let first: Int
  var last: Int
  var directions: Directions
  /// The index among the runs of the line.
  let index: Int

  /// Appends the runs of a line.
  static func add(_ line: StrokeLine, number: Int, to runs: inout [LineRun]) {
    let before = runs.count
    line.samples.withUnsafeBufferPointer { samples in
      var run = LineRun(line: number, first: 0, last: 0, directions: [], index: 0)
      for sample in 1..<max(samples.count, 1) {
        let direction = Directions(samples[sample].point - samples[sample - 1].point)
        let directions = run.directions.union(direction)
        if directions.turnsBack {
          runs.append(run)
          let index = runs.count - before
          run = LineRun(
            line: number,
            first: sample - 1,
            last: sample,
            directions: direction,
            index: index
          )
        } else {
          (run.last, run.directions) = (sample, directions)
        }
      }
      runs.append(run)
    }
  }
}
