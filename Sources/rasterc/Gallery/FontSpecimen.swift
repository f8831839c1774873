// Sample text in the font of a token.

import Raster
import RasterCommands
import RasterPages
import RasterSemantics

/// A line of text in the font and colour of a token, at its size.
struct FontSpecimen: Rasterizable {
  private let style: TextStyle
  private let environment: Environment

  private static let text = "Aa Gg Rr 0123"
  /// The maximum size in points; the page clips wider text.
  private static let largest = Size(320, 120)

  /// Creates sample text, or `nil` if the token is neither a font nor a text style.
  init?(of value: Value, in environment: Environment) {
    switch value {
    case .font(let font): style = TextStyle(font: font)
    case .text(.style(let style)) where style.font != nil: self.style = style
    default: return nil
    }
    var environment = environment
    environment.scale = 2
    self.environment = environment
  }

  func naturalSize(in environment: Environment) -> Size {
    let size = environment.measure(Self.text, style: style, maxLines: 1).size
    return Size(
      min(max(size.width.rounded(.up), 1), Self.largest.width),
      min(max(size.height.rounded(.up), 1), Self.largest.height)
    )
  }

  /// Whether the background is dark: in dark appearance, or if the text itself is light.
  var isOnDark: Bool {
    guard case .color(let color)? = style.paint else { return environment.appearance == .dark }
    return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue > 0.6
  }

  func draw(in canvas: inout Canvas) {
    canvas.drawText(
      Self.text,
      in: canvas.bounds,
      style: style,
      with: style.paint ?? .color(Color(rgba: isOnDark ? 0xECEC_F0FF : 0x1B1B_1FFF)),
      align: .leading,
      maxLines: 1,
      truncation: .none
    )
  }

  /// Adds the image to the files; returns `nil` if it cannot be drawn, such as a font of size 0.
  func picture(into files: inout GalleryFiles) throws(Failure) -> Gallery.Picture? {
    let bitmap = try? self.bitmap(
      size: naturalSize(in: environment),
      environment: environment,
      cache: RasterCache(byteLimit: 0)
    )
    guard let bitmap else { return nil }
    return Gallery.Picture(
      address: try files.add(bitmap.webp()),
      scale: 2,
      scaleWords: "2",
      width: bitmap.width,
      height: bitmap.height
    )
  }
}
