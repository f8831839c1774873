// Nested lists by themselves: with the images and faces that they draw, and no others.

import RasterValues

extension DisplayList {
  /// The list with the images and faces that it draws, in order of first use, and no others.
  ///
  /// A nested list names its parent's; by itself it is equal under every parent.
  package var standingAlone: DisplayList {
    guard !images.isEmpty || !faces.isEmpty else { return self }
    let positions = resourcePositions
    var words = words
    let keptImages = Self.renumber(&words, at: positions.images, images)
    let keptFaces = Self.renumber(&words, at: positions.faces, faces)
    return DisplayList(
      width: width,
      height: height,
      scale: scale,
      caps: caps,
      words: words,
      images: keptImages,
      faces: keptFaces,
      notes: notes
    )
  }

  /// Lets words name what is used of `resources` by its order of first use; returns that.
  private static func renumber<Resource>(
    _ words: inout ArraySlice<UInt64>,
    at positions: [Int],
    _ resources: [Resource]
  ) -> [Resource] {
    var kept: [Resource] = []
    var indices: [Int: Int] = [:]
    for position in positions {
      let old = Int(truncatingIfNeeded: words[position])
      guard resources.indices.contains(old) else { continue }
      let new = indices[old] ?? kept.count
      if new == kept.count {
        indices[old] = new
        kept.append(resources[old])
      }
      words[position] = UInt64(new)
    }
    return kept
  }

  /// The positions of words that name an image or a face, in order.
  private var resourcePositions: (images: [Int], faces: [Int]) {
    var positions: (images: [Int], faces: [Int]) = ([], [])
    func add(_ list: DisplayList) {
      let inner = list.resourcePositions
      positions.images += inner.images
      positions.faces += inner.faces
    }
    var reader = Reader(self)
    while let operation = reader.next() {
      if let position = reader.imagePosition { positions.images.append(position) }
      if let position = reader.facePosition { positions.faces.append(position) }
      if let nested = operation.nested { add(nested.list) }
    }
    return positions
  }
}
