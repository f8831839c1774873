// Resolves isolating run sequences: weak types, neutrals and levels (W1 to W7, N0 to N2, I1, I2).

import RasterValues

struct BidiResolver {
  private(set) var levels: [UInt8]

  private let scalars: [UInt32]
  private let classes: [BidiClass]
  /// The classes of the current sequence during resolution.
  private var types: [BidiClass] = []

  init(_ scalars: [UInt32], _ explicit: BidiExplicit) {
    self.scalars = scalars
    classes = explicit.classes
    levels = explicit.levels
  }

  mutating func resolve(_ all: BidiSequences) {
    for sequence in all.sequences {
      types.removeAll(keepingCapacity: true)
      for place in sequence.range { types.append(classes[all.indices[place]]) }
      resolveMarksAndNumbers(after: sequence.before)
      resolveSeparators()
      resolveTerminators()
      resolveLatinNumbers(after: sequence.before)
      resolveBrackets(all.indices[sequence.range], sequence)
      resolveNeutrals(sequence)
      setLevels(all.indices[sequence.range], sequence.level)
    }
  }

  /// Applies W1 to W3.
  private mutating func resolveMarksAndNumbers(after start: BidiClass) {
    var (previous, strong) = (start, start)
    for place in types.indices {
      var type = types[place]
      if type == .nsm {
        let isIsolate = previous.isIsolateInitiator || previous == .pdi
        type = isIsolate ? .on : previous
      }
      previous = type
      if type.strong != nil { strong = type }
      if type == .en, strong == .al { type = .an }
      types[place] = type == .al ? .r : type
    }
  }

  /// Applies W4.
  private mutating func resolveSeparators() {
    guard types.count > 2 else { return }
    for place in 1..<(types.count &- 1) {
      let (type, number) = (types[place], types[place &- 1])
      guard type == .es || type == .cs, number == types[place &+ 1] else { continue }
      if number == .en || (number == .an && type == .cs) { types[place] = number }
    }
  }

  /// Applies W5 and W6.
  private mutating func resolveTerminators() {
    var place = 0
    var isAfterNumber = false
    while place < types.count {
      switch types[place] {
      case .et:
        var end = place
        while end < types.count, types[end] == .et { end &+= 1 }
        isAfterNumber = isAfterNumber || (end < types.count && types[end] == .en)
        for index in place..<end { types[index] = isAfterNumber ? .en : .on }
        place = end
        continue
      case .es, .cs:
        types[place] = .on
        isAfterNumber = false
      case let type: isAfterNumber = type == .en
      }
      place &+= 1
    }
  }

  /// Applies W7.
  private mutating func resolveLatinNumbers(after start: BidiClass) {
    var strong = start
    for place in types.indices {
      if types[place] == .en, strong == .l { types[place] = .l }
      if let one = types[place].strong { strong = one }
    }
  }

  /// Applies N0.
  private mutating func resolveBrackets(
    _ indices: ArraySlice<Int>,
    _ sequence: BidiSequences.Sequence
  ) {
    var brackets = BidiBrackets(types)
    guard brackets.findPairs(scalars, indices) else { return }
    brackets.resolve(sequence, classes, indices)
    types = brackets.types
  }

  /// Applies N1 and N2.
  private mutating func resolveNeutrals(_ sequence: BidiSequences.Sequence) {
    var place = 0
    var before = sequence.before
    while place < types.count {
      guard types[place].isNeutral else {
        before = types[place].neighbourly ?? before
        place &+= 1
        continue
      }
      var end = place
      while end < types.count, types[end].isNeutral { end &+= 1 }
      let after = end < types.count ? types[end].neighbourly ?? before : sequence.after
      let own = BidiClass.direction(of: sequence.level)
      for index in place..<end { types[index] = before == after ? before : own }
      place = end
    }
  }

  /// Applies I1 and I2.
  private mutating func setLevels(_ indices: ArraySlice<Int>, _ level: UInt8) {
    for (index, type) in zip(indices, types) {
      if level & 1 == 0 {
        levels[index] = type == .l ? level : type == .r ? level &+ 1 : level &+ 2
      } else {
        levels[index] = type == .r ? level : level &+ 1
      }
    }
  }
}
