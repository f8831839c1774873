// Finds the name that was probably meant, for reports about a name that does not exist.

/// The candidate nearest to `name`, or nil where none is near enough to suggest.
///
/// Nearness is the number of letters inserted, removed, replaced or swapped with their neighbour
/// (optimal string alignment), ASCII case aside, at most a third of the longer name. A candidate whose
/// first words `name` is, as `linear` is of `linearGradient`, is as near as one letter. Among equals
/// the one with the fewer differences in case wins, then the alphabetically first, so the order of
/// `candidates` does not matter. `name` itself is never suggested.
package func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.unicodeScalars.prefix(maximumLength))
  var best: (distance: Int, caseDistance: Int, name: String)?
  for candidate in candidates where candidate != name {
    let letters = Array(candidate.unicodeScalars.prefix(maximumLength))
    guard let distance = distance(wanted, letters), distance <= best?.distance ?? distance else {
      continue
    }
    let entry = (distance, editDistance(wanted, letters), candidate)
    if best.map({ entry < $0 }) ?? true { best = entry }
  }
  return best?.name
}

/// The distance of a candidate from what was written, or nil where it is too far.
private func distance(_ wanted: [Unicode.Scalar], _ letters: [Unicode.Scalar]) -> Int? {
  if wanted.count >= 3, letters.starts(with: wanted),
    letters.dropFirst(wanted.count).first.map({ folded($0) != $0 }) ?? false
  {
    return 1
  }
  let allowed = max(wanted.count, letters.count) / 3
  guard abs(wanted.count - letters.count) <= allowed else { return nil }
  let distance = editDistance(wanted.map(folded), letters.map(folded))
  return distance <= allowed ? distance : nil
}

/// Longer names are compared by their beginnings, so that a megabyte of letters costs nothing.
private let maximumLength = 64

private func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.value >= 65 && scalar.value <= 90
    ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
}

/// The optimal string alignment distance, in three rows of the usual table.
private func editDistance(_ from: [Unicode.Scalar], _ to: [Unicode.Scalar]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: to.count + 1)
  var (previous, current) = (Array(0...to.count), beforePrevious)
  for row in from.indices {
    current[0] = row + 1
    for column in to.indices {
      let substitution = previous[column] + (from[row] == to[column] ? 0 : 1)
      var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = distance
    }
    swap(&beforePrevious, &previous)
    swap(&previous, &current)
  }
  return previous[to.count]
}
