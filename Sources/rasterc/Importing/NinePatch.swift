// Android's nine-patches: pictures within a border of marks that say what stretches.

import RasterValues

/// A picture, and what the marks around it say, in its pixels.
struct NinePatch {
  /// The picture without its border.
  let picture: Bitmap
  /// What keeps its size; nil on an axis of which all stretches.
  let horizontal, vertical: Edges?
  /// Where content goes.
  let content: (horizontal: Edges, vertical: Edges)
  /// The ink around the box, which layouts do not count.
  let ink: (horizontal: Edges, vertical: Edges)
  /// What the marks say that a component cannot.
  let losses: [String]

  /// The lengths before and behind what lies between.
  struct Edges: Hashable {
    var leading = 0, trailing = 0
  }

  /// Why a picture is no nine-patch.
  struct Fault: Error {
    let message: String
  }

  /// A row or column of the border.
  private struct Border {
    let marks: [UInt32]

    static let black: UInt32 = 0xFF00_0000
    static let red: UInt32 = 0xFF00_00FF

    /// Whether every pixel is clear, white, or a mark.
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

    /// From the first black pixel to the last; nil where there is none.
    var span: Range<Int>? {
      guard let first = runs.first, let last = runs.last else { return nil }
      return first.lowerBound..<last.upperBound
    }

    /// The red pixels at both ends.
    var ink: Edges {
      Edges(
        leading: marks.prefix { $0 == Self.red }.count,
        trailing: marks.reversed().prefix { $0 == Self.red }.count
      )
    }
  }

  /// Reads the marks of a picture.
  init(_ bitmap: Bitmap) throws(Fault) {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width >= 3, height >= 3 else {
      throw Fault(message: "a nine-patch has a border of one pixel, and a picture within")
    }
    let (columns, rows) = (1..<width - 1, 1..<height - 1)
    let top = Border(marks: columns.map { bitmap[$0, 0] })
    let left = Border(marks: rows.map { bitmap[0, $0] })
    let bottom = Border(marks: columns.map { bitmap[$0, height - 1] })
    let right = Border(marks: rows.map { bitmap[width - 1, $0] })
    guard [top, left, bottom, right].allSatisfy({ $0.isPlain }) else {
      throw Fault(message: "a nine-patch's border is clear but for black and red marks")
    }
    guard let across = top.span, let down = left.span else {
      throw Fault(message: "no mark says what stretches: it is missing at the top or at the left")
    }
    var pixels: [UInt32] = []
    for row in rows {
      pixels += bitmap.pixels[row * width + 1..<(row + 1) * width - 1]
    }
    picture = Bitmap(width: width - 2, height: height - 2, pixels: pixels) ?? .empty
    ink = (bottom.ink, right.ink)
    func edges(_ span: Range<Int>, of length: Int) -> Edges {
      Edges(leading: span.lowerBound, trailing: length - span.upperBound)
    }
    let (horizontal, vertical) = (edges(across, of: width - 2), edges(down, of: height - 2))
    content = (
      bottom.span.map { edges($0, of: width - 2) } ?? horizontal,
      right.span.map { edges($0, of: height - 2) } ?? vertical
    )
    self.horizontal = horizontal == ink.horizontal ? nil : horizontal
    self.vertical = vertical == ink.vertical ? nil : vertical
    var losses: [String] = []
    if top.runs.count > 1 || left.runs.count > 1 {
      losses.append("what stretches in several places stretches as one, from the first to the last")
    }
    self.losses = losses
  }
}
