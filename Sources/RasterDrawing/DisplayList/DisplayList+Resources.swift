// Makes nested display lists independent of the images and fonts of their parents.

import RasterValues

extension DisplayList {
  /// The list with only the images and fonts that it draws, in order of first use.
  ///
  /// A nested list refers to the resources of its parent. Its independent form is equal under every
  /// parent.
  package var standingAlone: DisplayList {
    guard !images.isEmpty || !faces.isEmpty else { return self }
    let positions = resourcePositions
    var words = words
    let usedImages = Self.renumber(&words, at: positions.images, images)
    let usedFaces = Self.renumber(&words, at: positions.faces, faces)
    return DisplayList(
      width: width,
      height: height,
      scale: scale,
      colorSpace: colorSpace,
      caps: caps,
      words: words,
      images: usedImages,
      faces: usedFaces,
      notes: notes
    )
  }

  /// The sizes to which images are decoded: for each image, the reductions at which it is drawn.
  package var reductions: [Set<JPEGReduction>] {
    var result = [Set<JPEGReduction>](repeating: [], count: images.count)
    addReductions(to: &result)
    return result
  }

  private func addReductions(to result: inout [Set<JPEGReduction>]) {
    var reader = Reader(self)
    while let operation = reader.next() {
      if let position = reader.imagePosition {
        let index = Int(truncatingIfNeeded: words[position])
        var reduction = JPEGReduction.full
        if case .mark(.image(let image)) = operation { reduction = image.reduction }
        if result.indices.contains(index) { result[index].insert(reduction) }
      }
      operation.nested?.list.addReductions(to: &result)
    }
  }

  /// Renumbers the used `resources` in order of first use, updates the indices, and returns them.
  private static func renumber<Resource>(
    _ words: inout ArraySlice<UInt64>,
    at positions: [Int],
    _ resources: [Resource]
  ) -> [Resource] {
    var used: [Resource] = []
    var indices: [Int: Int] = [:]
    for position in positions {
      let old = Int(truncatingIfNeeded: words[position])
      guard resources.indices.contains(old) else { continue }
      let new = indices[old] ?? used.count
      if new == used.count {
        indices[old] = new
        used.append(resources[old])
      }
      words[position] = UInt64(new)
    }
    return used
  }

  /// The positions of the values that are indices of images or fonts, in order.
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
