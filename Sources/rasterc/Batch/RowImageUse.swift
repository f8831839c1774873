// How rows use an image of a file: the colour space and the sizes that are decoded, and their memory.

import Raster

/// An image file and everything that is decoded from it for a row.
///
/// Rows with equal uses share the pixels.
struct RowImageUse: Hashable, Sendable {
  let path: String
  /// The colour space of the row's drawing.
  let space: OutputColorSpace
  /// The reductions at which a large JPEG file is drawn; `nil` before the row is recorded.
  let reductions: Set<JPEGReduction>?

  /// The memory that an image takes, in bytes.
  struct Memory {
    /// The peak while the image is decoded, including its file.
    var peak: Int
    /// The memory of the decoded image.
    var held: Int
  }

  /// The reduction at which a large JPEG file is decoded first.
  private var first: JPEGReduction {
    guard space == .srgb, let reductions else { return .eighth }
    return reductions.min { $0.rawValue < $1.rawValue } ?? .eighth
  }

  /// The sizes to which a large JPEG file is decoded after the first, in order.
  private var others: [JPEGReduction] {
    let all = reductions ?? [.eighth]
    return JPEGReduction.allCases.filter { all.contains($0) && (space != .srgb || $0 != first) }
  }

  /// Returns the memory for an image, from the header of its file.
  ///
  /// A file without an image takes only its own memory.
  func memory(of file: [UInt8]) -> Memory {
    let isLarge = LargeImage.isLarge(file)
    var sizes = [isLarge ? first : .full]
    if isLarge { sizes += others } else if space != .srgb { sizes.append(.full) }
    // The file of a large image, or of one with a wide gamut, stays in memory.
    var memory = Memory(peak: file.count, held: file.count)
    var pixels = 0
    for size in sizes {
      guard let new = Image.memory(decoding: file, reduction: size) else { continue }
      memory.peak = max(memory.peak, file.count.saturating(adding: pixels, new.decoding))
      pixels = pixels.saturating(adding: new.decoded)
    }
    memory.held = memory.held.saturating(adding: pixels)
    return memory
  }

  /// Decodes an image to every size and to the colour space.
  func image(decoding file: [UInt8]) throws(ImageError) -> Image {
    let (image, notes) = try Image.decode(file, to: first)
    let drawn = image.converted(to: space)
    for size in others where image.large != nil { _ = drawn.reduced(by: size, part: nil) }
    return image.noting(notes)
  }
}

extension Int {
  /// Returns the sum of positive numbers, or the maximum if it is larger.
  fileprivate func saturating(adding others: Int...) -> Int {
    others.reduce(self) { sum, other in
      let (result, overflow) = sum.addingReportingOverflow(other)
      return overflow ? .max : result
    }
  }
}
