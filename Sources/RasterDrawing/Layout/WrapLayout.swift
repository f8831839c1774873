// Lays out rows that wrap like text.

import RasterValues

/// The layout of parts in a row that wraps into as many lines as it requires.
package struct WrapLayout: Hashable, Sendable {
  let spacing: Double
  let rowSpacing: Double
  /// The alignment of each line; with `.stretch`, all lines but the last fill the width.
  let alignment: ContentAlignment

  package init(spacing: Double, rowSpacing: Double, alignment: ContentAlignment) {
    self.spacing = Content.finite(spacing)
    self.rowSpacing = Content.finite(rowSpacing)
    self.alignment = alignment
  }

  /// A line of parts.
  struct Line {
    let parts: Range<Int>
    let size: Size
  }

  /// Breaks parts into lines of at most a given width; a wider part has a line of its own.
  func lines(of sizes: [Size], width: Double) -> [Line] {
    var lines: [Line] = []
    var start = 0
    var size = Size.zero
    for (index, part) in sizes.enumerated() {
      let length = index > start ? size.width + max(spacing, -size.width) + part.width : part.width
      if index > start, length > width + 1.0 / 1024 {
        lines.append(Line(parts: start..<index, size: size))
        (start, size) = (index, part)
      } else {
        size = Size(length, max(size.height, part.height))
      }
    }
    if start < sizes.count { lines.append(Line(parts: start..<sizes.count, size: size)) }
    return lines
  }

  /// Returns the size of all lines.
  func size(of lines: [Line]) -> Size {
    var size = Size.zero
    for (index, line) in lines.enumerated() {
      let gap = index > 0 ? rowSpacing : 0
      size = Size(max(size.width, line.size.width), max(size.height + gap + line.size.height, 0))
    }
    return size
  }

  /// Returns the frames of the parts, each centred vertically in its line.
  func frames(of sizes: [Size], in frame: Rect) -> [Rect] {
    var frames: [Rect] = []
    var y = frame.y
    let lines = lines(of: sizes, width: frame.width)
    for (index, line) in lines.enumerated() {
      let rest = max(frame.width - line.size.width, 0)
      var x = frame.x
      var gap = spacing
      switch alignment {
      case .leading: break
      case .center: x += rest / 2
      case .trailing: x += rest
      case .stretch where index < lines.count - 1 && line.parts.count > 1:
        gap += rest / Double(line.parts.count - 1)
      case .stretch: break
      }
      for part in line.parts {
        let size = sizes[part]
        let top = y + (line.size.height - size.height) / 2
        frames.append(Rect(x: x, y: top, width: size.width, height: size.height))
        x += max(size.width + gap, 0)
      }
      y += line.size.height + rowSpacing
    }
    return frames
  }
}
