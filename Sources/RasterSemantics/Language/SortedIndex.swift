// Searches sorted arrays.

extension Array {
  /// The index of the first element for which `isLater` holds, in an array where such come last.
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
