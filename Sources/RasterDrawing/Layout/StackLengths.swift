// Computes the lengths and the positions of the parts of a row or a column.

import RasterValues

/// The lengths of the parts of a row or a column, and their start positions.
struct StackLengths {
  private(set) var lengths: [Double] = []
  private(set) var starts: [Double] = []
  /// The maximum end position of all parts.
  private(set) var end = 0.0
  private let axis: Content.Axis

  /// Lays out parts in sequence; the length of a growing part is its weight times `unit`.
  ///
  /// Negative spacing moves a part back at most to the start of its predecessor.
  init(
    _ parts: [MeasuredContent],
    along axis: Content.Axis,
    unit: Double,
    spacing: Double
  ) {
    self.axis = axis
    var start = 0.0
    for part in parts {
      let length =
        part.content.isFlexible
        ? part.content.length(unit: unit, along: axis) : part.size.length(along: axis)
      lengths.append(length)
      starts.append(start)
      end = max(end, start + length)
      start = max(start, start + length + spacing)
    }
  }

  /// Returns the size of the stack: the end of its parts, and the maximum breadth.
  ///
  /// The height of a baseline-aligned row is the sum of its extents above and below the baseline.
  func size(across parts: [MeasuredContent], _ alignment: CrossAlignment) -> Size {
    if axis == .horizontal, alignment == .baseline {
      return Size(end, RowBaseline(parts).height)
    }
    let breadth = parts.reduce(0) { max($0, $1.size.length(across: axis)) }
    return Size(end, breadth, along: axis)
  }
}

extension Size {
  /// Creates a size from its lengths along an axis and across it.
  init(_ length: Double, _ breadth: Double, along axis: Content.Axis) {
    switch axis {
    case .horizontal: self.init(length, breadth)
    case .vertical: self.init(breadth, length)
    }
  }

  func length(along axis: Content.Axis) -> Double { axis == .horizontal ? width : height }

  func length(across axis: Content.Axis) -> Double { axis == .horizontal ? height : width }
}
