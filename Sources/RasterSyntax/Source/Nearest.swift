// Finds the most similar name to suggest in diagnostics about unknown names.

/// The candidate most similar to `name`, or `nil` if none is similar enough to suggest.
///
/// The distance is the number of letters that are inserted, removed, replaced or swapped with a
/// neighbour (optimal string alignment), ignoring ASCII case. It may be at most a third of the
/// longer name's length, or two for five letters. A candidate that starts with `name` as its first
/// words, as `linearGradient` does for `linear`, has distance 1.
///
/// Ties are resolved by the sets of `preferred` in order, then by the fewest differences in case,
/// and then alphabetically. The order of `candidates` does not matter. `name` itself is never
/// suggested.
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
          atMost: min(maximumDistance(max(wanted.count, letters.count)), best?.distance ?? .max)
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

/// The maximum distance for a length: a third, or two for five letters.
private func maximumDistance(_ length: Int) -> Int { length == 5 ? 2 : length / 3 }

/// Whether `wanted` is the first words of a name, so that the next letter is a capital.
private func beginsWords(of letters: [Unicode.Scalar], with wanted: [Unicode.Scalar]) -> Bool {
  guard wanted.count >= 3, letters.count > wanted.count, letters.starts(with: wanted) else {
    return false
  }
  return folded(letters[wanted.count]) != letters[wanted.count]
}

/// Only the beginnings of longer names are compared, so that a megabyte of letters costs little
/// time.
private let maximumLength = 64

private func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.value >= 65 && scalar.value <= 90
    ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
}

/// The optimal string alignment distance, or `nil` if it exceeds `limit`.
///
/// Three rows of the usual table are stored. The search stops when two consecutive rows exceed the
/// limit, because each cell depends on the two rows above it.
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
