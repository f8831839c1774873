// Resolves paired brackets to one direction: rule N0 of UAX #9 (BD14 to BD16).
//
// Pairs are nested, and are resolved in the order of their opening brackets. The contents of a pair
// have therefore not changed when it is resolved, and counts of strong types computed beforehand
// are valid for it.

import RasterValues

struct BidiBrackets {
  private(set) var types: [BidiClass]

  /// For each opening bracket, the index of its closing bracket; −1 for other characters.
  private var ends: [Int] = []

  /// The stack size of BD16.
  private static let maximumDepth = 63

  init(_ types: [BidiClass]) {
    self.types = types
  }

  /// Finds the pairs of a sequence whose scalars are at `indices`; returns false if there are none.
  mutating func findPairs(_ scalars: [UInt32], _ indices: ArraySlice<Int>) -> Bool {
    let (table, mirrors) = (UnicodeTable.shared, MirrorTable.shared)
    var open: [(pairing: UInt32, place: Int)] = []
    for (place, index) in indices.enumerated() where types[place] == .on {
      let properties = table[scalars[index]]
      guard properties.isOpeningBracket || properties.isClosingBracket else { continue }
      let pairing = mirrors.pairing(of: scalars[index], properties)
      if properties.isOpeningBracket {
        guard open.count < Self.maximumDepth else { break }
        open.append((pairing, place))
      } else if let match = open.lastIndex(where: { $0.pairing == pairing }) {
        if ends.isEmpty { ends = [Int](repeating: -1, count: types.count) }
        ends[open[match].place] = place
        open.removeSubrange(match...)
      }
    }
    return !ends.isEmpty
  }

  /// Resolves the directions of the pairs; `classes` are those before W1.
  mutating func resolve(
    _ sequence: BidiSequences.Sequence,
    _ classes: [BidiClass],
    _ indices: ArraySlice<Int>
  ) {
    let own = BidiClass.direction(of: sequence.level)
    let counts = StrongCounts(types, own)
    var before = sequence.before
    for place in types.indices {
      if ends[place] >= 0 {
        let end = ends[place]
        if counts.hasOwn(within: place, end) {
          setPair(opening: place, closing: end, to: own, classes, indices)
        } else if counts.hasOther(within: place, end) {
          let direction = before == own ? own : before
          setPair(opening: place, closing: end, to: direction, classes, indices)
        }
      }
      before = types[place].neighbourly ?? before
    }
  }

  /// Sets the direction of a pair, and of the marks that follow either bracket.
  private mutating func setPair(
    opening first: Int,
    closing last: Int,
    to direction: BidiClass,
    _ classes: [BidiClass],
    _ indices: ArraySlice<Int>
  ) {
    for place in [first, last] {
      types[place] = direction
      var next = place &+ 1
      while next < types.count, classes[indices[indices.startIndex &+ next]] == .nsm {
        types[next] = direction
        next &+= 1
      }
    }
  }
}

/// The numbers of strong types of each direction before each index.
private struct StrongCounts {
  private var own: [Int32] = [0]
  private var other: [Int32] = [0]

  init(_ types: [BidiClass], _ direction: BidiClass) {
    for type in types {
      let strong = type.neighbourly
      own.append((own.last ?? 0) &+ (strong == direction ? 1 : 0))
      other.append((other.last ?? 0) &+ (strong != nil && strong != direction ? 1 : 0))
    }
  }

  func hasOwn(within first: Int, _ last: Int) -> Bool { own[last] > own[first &+ 1] }
  func hasOther(within first: Int, _ last: Int) -> Bool { other[last] > other[first &+ 1] }
}
