// A sheet of pictures side by side, drawn by the canvas that drew the pictures.

import Raster

/// Pictures in rows, each in a panel: white for light ones, near black for dark ones.
struct ContactSheet: Rasterizable {
  private struct Panel {
    let image: Image
    let isDark: Bool
    let frame: Rect
  }

  private static let padding = 12.0
  private static let gap = 8.0
  /// The longest side of a bitmap.
  private static let maximumSide = Double(Bitmap.maximumSide)
  private var panels: [Panel] = []
  let size: Size

  /// Lays pictures out in their order; nil where they do not fit on a sheet.
  init?(_ pictures: [(bitmap: Bitmap, isDark: Bool)]) {
    let images = pictures.map { Image($0.bitmap) }
    let widest = images.map(\.size.width).max() ?? 0
    var width = max(widest + 2 * (Self.padding + Self.gap), 1024)
    var frames = Self.frames(of: images, width: width)
    while Self.height(of: frames) > width * 1.5, width < Self.maximumSide {
      width = min(width * 1.25, Self.maximumSide).rounded(.down)
      frames = Self.frames(of: images, width: width)
    }
    size = Size((frames.map(\.maxX).max() ?? 0) + Self.gap, Self.height(of: frames))
    guard size.width <= Self.maximumSide, size.height <= Self.maximumSide else { return nil }
    for index in images.indices {
      panels.append(
        Panel(image: images[index], isDark: pictures[index].isDark, frame: frames[index])
      )
    }
  }

  func naturalSize(in environment: Environment) -> Size { size }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: 0xD9D9_DEFF))
    for panel in panels {
      let color = panel.isDark ? Color(rgba: 0x1515_17FF) : .white
      canvas.fill(.rect(panel.frame), with: color)
      let corner = panel.frame.origin.offset(x: Self.padding, y: Self.padding)
      canvas.image(panel.image, at: corner, sampling: .nearest)
    }
  }

  /// Frames from left to right, in rows as high as their highest.
  private static func frames(of images: [Image], width: Double) -> [Rect] {
    var frames: [Rect] = []
    var (x, y, rowHeight) = (gap, gap, 0.0)
    for image in images {
      let size = image.size.outset(padding)
      if x > gap, x + size.width + gap > width {
        (x, y, rowHeight) = (gap, y + rowHeight + gap, 0)
      }
      frames.append(Rect(origin: Point(x, y), size: size))
      x += size.width + gap
      rowHeight = max(rowHeight, size.height)
    }
    return frames
  }

  private static func height(of frames: [Rect]) -> Double {
    (frames.map(\.maxY).max() ?? 0) + gap
  }
}
