// Parses Android nine-patches: images with a border of marks for the stretchable areas.

import RasterValues

/// An image and the marks in its border, in pixels.
struct NinePatch {
  /// The image without its border.
  let picture: Bitmap
  /// The fixed edges, or `nil` for an axis that stretches entirely.
  let horizontal, vertical: Edges?
  /// The padding around the content.
  let content: (horizontal: Edges, vertical: Edges)
  /// The drawing outside the bounds, which layouts ignore.
  let outset: (horizontal: Edges, vertical: Edges)
  /// The marks that a component cannot express.
  let losses: [String]

  /// The lengths before and after the middle.
  struct Edges: Hashable {
    var leading = 0, trailing = 0
  }

  /// The reason why an image is not a nine-patch.
  struct Fault: Error {
    let message: String
  }

  /// A row or column of the border.
  private struct Border {
    let marks: [UInt32]

    static let black: UInt32 = 0xFF00_0000
    static let red: UInt32 = 0xFF00_00FF

    /// Whether every pixel of this border is transparent, white, black or red.
    var isPlain: Bool {
      marks.allSatisfy {
        $0 &>> 24 == 0 || $0 == .max || $0 == Self.black || $0 == Self.red
      }
    }

    /// The runs of black pixels.
    var runs: [Range<Int>] {
      var runs: [Range<Int>] = []
      for (index, mark) in marks.enumerated() where mark == Self.black {
        if let last = runs.last, last.upperBound == index {
          runs[runs.count - 1] = last.lowerBound..<index + 1
        } else {
          runs.append(index..<index + 1)
        }
      }
      return runs
    }

    /// The range from the first black pixel to the last, or `nil` if there are none.
    var span: Range<Int>? {
      guard let first = runs.first, let last = runs.last else { return nil }
      return first.lowerBound..<last.upperBound
    }

    /// The numbers of red pixels at both ends.
    var outset: Edges {
      Edges(
        leading: marks.prefix { $0 == Self.red }.count,
        trailing: marks.reversed().prefix { $0 == Self.red }.count
      )
    }
  }

  /// Parses the marks of an image.
  init(_ bitmap: Bitmap) throws(Fault) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width >= 3, height >= 3 else {
      throw Fault(message: "a nine-patch needs a border of one pixel around an image")
    }
    let (columns, rows) = (1..<width - 1, 1..<height - 1)
    let top = Border(marks: columns.map { bitmap[$0, 0] })
    let left = Border(marks: rows.map { bitmap[0, $0] })
    let bottom = Border(marks: columns.map { bitmap[$0, height - 1] })
    let right = Border(marks: rows.map { bitmap[width - 1, $0] })
    guard [top, left, bottom, right].allSatisfy({ $0.isPlain }) else {
      throw Fault(
        message:
          "the border of a nine-patch may contain only transparent pixels and black or red marks"
      )
    }
    guard let across = top.span, let down = left.span else {
      throw Fault(message: "the mark for the stretched part is missing at the top or at the left")
    }
    var pixels: [UInt32] = []
    for row in rows {
      pixels += bitmap.pixels[row * width + 1..<(row + 1) * width - 1]
    }
    picture = Bitmap(width: width - 2, height: height - 2, pixels: pixels) ?? .empty
    outset = (bottom.outset, right.outset)
    func edges(_ span: Range<Int>, of length: Int) -> Edges {
      Edges(leading: span.lowerBound, trailing: length - span.upperBound)
    }
    let (horizontal, vertical) = (edges(across, of: width - 2), edges(down, of: height - 2))
    content = (
      bottom.span.map { edges($0, of: width - 2) } ?? horizontal,
      right.span.map { edges($0, of: height - 2) } ?? vertical
    )
    self.horizontal = horizontal == outset.horizontal ? nil : horizontal
    self.vertical = vertical == outset.vertical ? nil : vertical
    var losses: [String] = []
    if top.runs.count > 1 || left.runs.count > 1 {
      losses.append("several stretched parts become one, from the first to the last")
    }
    self.losses = losses
  }
}
