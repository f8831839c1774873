// Computes the baselines of contents, on which the parts of rows can be aligned.

import RasterValues

extension Content {
  /// Returns the distance from the top of the content in its natural size to its first baseline.
  public func baseline(in environment: Environment) -> Double {
    let measurer = ContentMeasurer(environment.upright)
    let natural = measurer.natural(self)
    let measured = natural.isCapped ? measurer.measured(natural, proposed: .unlimited) : natural
    return measured.baseline(in: measured.size.height)
  }
}

extension MeasuredContent {
  /// Returns the distance from the top of a content of a given height to its first baseline.
  ///
  /// A baseline-aligned row has the baseline on which its parts are aligned. Any other container
  /// has the baseline of its first part. The baseline of images, empty contents and components
  /// without a baseline of their own is their bottom edge, as in runs of text.
  func baseline(in height: Double) -> Double {
    let room = Rect(x: 0, y: 0, width: size.width, height: height)
    switch content.kind {
    case .component: return ownBaseline ?? height
    case .image, .space, .empty, .drawing: return height
    case .decorated: return parts.first?.baseline(in: height) ?? height
    case .text: return line?.baseline(in: height) ?? height
    case .box(let layout):
      guard let part = parts.first else { return height }
      let frame = layout.place(of: part.size, in: room)
      return frame.y + part.baseline(in: frame.height)
    case .stack(.horizontal, _, .baseline):
      let line = RowBaseline(parts)
      return line.start(in: height) + line.above
    case .stack(.horizontal, _, let alignment), .overlay(let alignment):
      guard let part = parts.first else { return height }
      let (start, length) = alignment.stretch(part.size.height, in: height)
      return start + part.baseline(in: length)
    case .stack(.vertical, _, _):
      return parts.first.map { $0.baseline(in: $0.size.height) } ?? height
    case .wrap(let layout):
      return firstBaseline(of: layout.frames(of: parts.map { $0.size }, in: room), height)
    case .grid(let layout):
      let cells = layout.cells(of: content.parts)
      let widths = layout.widths(columns, proposed: size.width)
      let heights = layout.heights(of: parts.map { $0.size }, cells)
      return firstBaseline(of: layout.frames(cells, widths, heights, in: room), height)
    }
  }

  private func firstBaseline(of frames: [Rect], _ height: Double) -> Double {
    guard let part = parts.first, let frame = frames.first else { return height }
    return frame.y + part.baseline(in: frame.height)
  }
}

extension ContentMeasurer {
  /// Returns a component with its size and its own baseline.
  func measured(
    _ content: Content,
    _ component: BoxedComponent,
    size: Size,
    isElastic: Bool
  ) -> MeasuredContent {
    let size = roundedUp(size)
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var result = MeasuredContent(content: content, size: size, parts: [], isElastic: isElastic)
    if let baseline = component.ownBaseline(in: bounds, environment: environment) {
      // NaN is the bottom edge.
      result.ownBaseline = baseline >= 0 ? min(nearestPixel(baseline), size.height) : nil
    }
    return result
  }
}

/// The position of the first line of a text.
struct FirstLine {
  private let measured: TextMetrics
  private let vertical: VerticalAlignment
  private let scale: Double

  init(_ measured: TextMetrics, _ vertical: VerticalAlignment, scale: Double) {
    (self.measured, self.vertical, self.scale) = (measured, vertical, scale)
  }

  /// Returns the baseline when the text is drawn in a given height, rounded to device pixels.
  func baseline(in height: Double) -> Double {
    let room = rounded(height) - measured.size.height
    return rounded(room * vertical.part + measured.baseline)
  }

  private func rounded(_ length: Double) -> Double {
    (length * scale + 0.5).rounded(.down) / scale
  }
}

/// The extents of a row's parts above and below the baseline on which they are aligned.
struct RowBaseline {
  private(set) var above = 0.0
  private(set) var below = 0.0

  init(_ parts: [MeasuredContent]) {
    for part in parts {
      let baseline = part.baseline(in: part.size.height)
      above = max(above, baseline)
      below = max(below, part.size.height - baseline)
    }
  }

  var height: Double { above + below }

  /// Returns the start of the row's parts in a given height, in which they are centred.
  func start(in room: Double) -> Double { max(room - height, 0) / 2 }

  /// Returns the vertical position and the height of a part in a given height.
  func place(of part: MeasuredContent, in room: Double) -> (start: Double, length: Double) {
    let top = start(in: room) + above - part.baseline(in: part.size.height)
    return (top, part.size.height)
  }
}

/// The alignment of the parts of a row or a column on the cross axis.
package enum CrossAlignment: UInt8, Hashable, Sendable {
  case start, center, end, stretch
  /// Aligned on the baseline of the first line of text, in a row.
  case baseline

  init(_ alignment: RowAlignment) {
    self =
      switch alignment {
      case .top: .start
      case .center: .center
      case .bottom: .end
      case .stretch: .stretch
      case .baseline: .baseline
      }
  }

  init(_ alignment: ContentAlignment) {
    self =
      switch alignment {
      case .leading: .start
      case .center: .center
      case .trailing: .end
      case .stretch: .stretch
      }
  }

  /// Returns the position of a length in the available room; excess length overflows at the end.
  func stretch(_ length: Double, in room: Double) -> (start: Double, length: Double) {
    switch self {
    case .start, .baseline: (0, length)
    case .center: (max(room - length, 0) / 2, length)
    case .end: (max(room - length, 0), length)
    case .stretch: (0, room)
    }
  }
}
