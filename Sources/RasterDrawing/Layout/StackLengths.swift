// How long the parts of a row or a column are, and where they begin along it.

import RasterValues

/// The lengths of the parts of a row or a column, and their starts along it.
struct StackLengths {
  private(set) var lengths: [Double] = []
  private(set) var starts: [Double] = []
  /// The end of the part that reaches farthest.
  private(set) var end = 0.0
  private let axis: Content.Axis

  /// Parts one after the other, each growing one as long as so many times its weight.
  ///
  /// A negative spacing moves a part back to where the one before begins, and no further.
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

  /// The size of a stack: as long as its parts reach, and as broad as the broadest; a row on a baseline
  /// has room for what its parts have above and below that.
  func size(across parts: [MeasuredContent], _ alignment: CrossAlignment) -> Size {
    if axis == .horizontal, alignment == .baseline {
      return Size(end, RowBaseline(parts).height)
    }
    let breadth = parts.reduce(0) { max($0, $1.size.length(across: axis)) }
    return Size(end, breadth, along: axis)
  }
}

extension Size {
  /// A size from its lengths along an axis and across it.
  init(_ length: Double, _ breadth: Double, along axis: Content.Axis) {
    switch axis {
    case .horizontal: self.init(length, breadth)
    case .vertical: self.init(breadth, length)
    }
  }

  func length(along axis: Content.Axis) -> Double { axis == .horizontal ? width : height }

  func length(across axis: Content.Axis) -> Double { axis == .horizontal ? height : width }
}
