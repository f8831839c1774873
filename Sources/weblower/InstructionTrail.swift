// Tracks the instructions written since the last branch, with the values that each pops and pushes.

/// Finds the instruction that pushed a value, within a straight-line sequence.
struct InstructionTrail {
  /// An instruction in the output.
  private struct Step {
    var start: Int
    let takes, puts: Int
  }

  private var steps: [Step] = []

  /// Clears the trail at the start or end of a block, where earlier instructions are not reliable.
  mutating func cut() { steps.removeAll(keepingCapacity: true) }

  mutating func append(at start: Int, takes: Int, puts: Int) {
    steps.append(Step(start: start, takes: takes, puts: puts))
  }

  /// The position after the instruction that completed the value below `count` others, or `nil`.
  func end(ofValueBelow count: Int, at end: Int) -> Int? {
    var (missing, place) = (count, end)
    for step in steps.reversed() where missing > 0 {
      guard step.puts <= missing else { return nil }
      missing += step.takes - step.puts
      place = step.start
    }
    return missing == 0 ? place : nil
  }

  /// The start of the last instruction that ends at a position, or `nil` if it is unknown.
  func instruction(endingAt place: Int, of end: Int) -> Int? {
    var next = end
    for step in steps.reversed() {
      if next == place { return step.start }
      guard next > place else { return nil }
      next = step.start
    }
    return nil
  }

  /// Shifts the instructions from a position on, after bytes were inserted or removed there.
  mutating func move(from place: Int, by count: Int) {
    for index in steps.indices.reversed() {
      guard steps[index].start >= place else { break }
      steps[index].start += count
    }
  }

  /// The values that a one-byte instruction pops and pushes, or `nil` if their numbers vary.
  static func effect(of code: UInt8) -> (takes: Int, puts: Int)? {
    switch code {
    case 0x01: (0, 0)
    case 0x1A, 0x21, 0x24: (1, 0)
    case 0x1B, 0x1C: (3, 1)
    case 0x20, 0x23, 0x3F, 0x41...0x44, 0xD0, 0xD2: (0, 1)
    case 0x22, 0x28...0x35, 0x40, 0xD1: (1, 1)
    case 0x36...0x3E: (2, 0)
    case 0x45, 0x50, 0x67...0x69, 0x79...0x7B, 0x8B...0x91, 0x99...0x9F, 0xA7...0xC4: (1, 1)
    case 0x46...0x4F, 0x51...0x66, 0x6A...0x78, 0x7C...0x8A, 0x92...0x98, 0xA0...0xA6: (2, 1)
    default: nil
    }
  }

  /// The values that a vector instruction pops and pushes, or `nil` if it is unsupported.
  static func effect(ofVector code: Int) -> (takes: Int, puts: Int)? {
    switch code {
    case 0...10, 92, 93, 15...20, 21, 22, 24, 25, 27, 29, 31, 33, 77, 83: (1, 1)
    case 11, 88...91: (2, 0)
    case 12: (0, 1)
    case 13, 14, 23, 26, 28, 30, 32, 34, 35...76, 78...81, 84...87: (2, 1)
    case 82: (3, 1)
    default: nil
    }
  }
}
