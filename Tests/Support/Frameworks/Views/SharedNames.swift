// A file with views uses each name that SwiftUI and `Raster` share, and gets SwiftUI's.

import RasterUI
import SwiftUI

struct SharedNames {
  @Environment(\.layoutDirection) var direction: LayoutDirection
  var anchor: Anchor<CGRect>
  var angle: Angle
  var blendMode: BlendMode
  var canvas: Canvas<Never>
  var color: Color
  var font: Font
  var gradient: Gradient
  var edge: HorizontalEdge
  var image: Image
  var path: Path
  var strokeStyle: StrokeStyle
  var textAlignment: TextAlignment
  var transition: any Transition
  var verticalAlignment: VerticalAlignment
  var cache = RasterCache.shared
  var presenter: RasterPresenter?
}
