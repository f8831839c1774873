// Nested lists by themselves: with the images that they draw, and no others.

extension DisplayList {
  /// The list with the images that it draws, in order of first use, and no others.
  ///
  /// A nested list names its parent's images; by itself it is equal under every parent.
  package var standingAlone: DisplayList {
    guard !images.isEmpty else { return self }
    var (words, kept) = (words, [Image]())
    var indices: [Int: Int] = [:]
    for position in imagePositions {
      let old = Int(truncatingIfNeeded: words[position])
      let new = indices[old] ?? kept.count
      if new == kept.count {
        indices[old] = new
        kept.append(images[old])
      }
      words[position] = UInt64(new)
    }
    return DisplayList(
      width: width,
      height: height,
      scale: scale,
      caps: caps,
      words: words,
      images: kept,
      notes: notes
    )
  }

  /// Where words name an image, in order.
  private var imagePositions: [Int] {
    var positions: [Int] = []
    var reader = Reader(self)
    while let operation = reader.next() {
      if let position = reader.imagePosition { positions.append(position) }
      switch operation {
      case .place(let place): positions += place.list.imagePositions
      case .layer(let layer): positions += layer.mask?.list.imagePositions ?? []
      case .fill, .stroke, .image, .stretch, .end: break
      }
    }
    return positions
  }
}
