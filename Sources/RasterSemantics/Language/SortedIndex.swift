// Binary search in sorted arrays.

extension Array {
  /// Returns the index of the first element that satisfies `isLater`.
  ///
  /// All elements that satisfy it must be at the end of the array.
  package func firstSortedIndex(where isLater: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
