// Finds the name that was probably meant, for reports about a name that does not exist.

/// The candidate nearest to `name`, or nil where none is near enough to suggest.
///
/// Nearness is the number of letters inserted, removed, replaced or swapped with their neighbour
/// (optimal string alignment), ASCII case aside, at most a third of the longer name, and two of five. A candidate whose
/// first words `name` is, as `linear` is of `linearGradient`, is as near as one letter. Among equals
/// the one with the fewer differences in case wins, then the alphabetically first, so the order of
/// `candidates` does not matter. `name` itself is never suggested.
///
/// Of candidates at one distance those of the first set of `preferred` go before all others, then those
/// of the next.
package func nearestName(
  to name: String,
  in candidates: some Sequence<String>,
  preferring preferred: [Set<String>] = []
) -> String? {
  let wanted = Array(name.unicodeScalars.prefix(maximumLength))
  let foldedWanted = wanted.map(folded)
  var best: (distance: Int, rank: Int, caseDistance: Int, name: String)?
  for candidate in candidates where candidate != name {
    let letters = Array(candidate.unicodeScalars.prefix(maximumLength))
    guard
      let distance = beginsWords(of: letters, with: wanted)
        ? 1
        : editDistance(
          from: foldedWanted,
          to: letters.map(folded),
          atMost: min(reach(max(wanted.count, letters.count)), best?.distance ?? .max)
        ),
      distance <= best?.distance ?? distance,
      let caseDistance = editDistance(from: wanted, to: letters, atMost: .max)
    else { continue }
    let rank = preferred.firstIndex { $0.contains(candidate) } ?? preferred.count
    let entry = (distance, rank, caseDistance, candidate)
    if best.map({ entry < $0 }) ?? true { best = entry }
  }
  return best?.name
}

/// How many letters may differ: a third, and two of five.
private func reach(_ length: Int) -> Int { length == 5 ? 2 : length / 3 }

/// Whether `wanted` is the first words of a name, so that the next letter is a capital.
private func beginsWords(of letters: [Unicode.Scalar], with wanted: [Unicode.Scalar]) -> Bool {
  guard wanted.count >= 3, letters.count > wanted.count, letters.starts(with: wanted) else {
    return false
  }
  return folded(letters[wanted.count]) != letters[wanted.count]
}

/// Longer names are compared by their beginnings, so that a megabyte of letters costs nothing.
private let maximumLength = 64

private func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.value >= 65 && scalar.value <= 90
    ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
}

/// The optimal string alignment distance, in three rows of the usual table; nil where it is more than
/// `limit`, which two rows in turn tell, since a cell comes from the two above it.
private func editDistance(
  from: [Unicode.Scalar],
  to: [Unicode.Scalar],
  atMost limit: Int
) -> Int? {
  guard abs(from.count - to.count) <= limit else { return nil }
  var beforePrevious = [Int](repeating: 0, count: to.count + 1)
  var (previous, current) = (Array(0...to.count), beforePrevious)
  var previousLeast = 0
  for row in from.indices {
    current[0] = row + 1
    var least = row + 1
    for column in to.indices {
      let substitution = previous[column] + (from[row] == to[column] ? 0 : 1)
      var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = distance
      least = min(least, distance)
    }
    guard min(least, previousLeast) <= limit else { return nil }
    previousLeast = least
    swap(&beforePrevious, &previous)
    swap(&previous, &current)
  }
  return previous[to.count] <= limit ? previous[to.count] : nil
}
