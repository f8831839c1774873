// The program of the page on Apple's platforms: a view of SwiftUI, and one of UIKit or AppKit.

// begin page
#if canImport(SwiftUI) && !os(watchOS)
import Raster
import SwiftUI

struct PushButton: Rasterizable {
  var isPressed = false

  func naturalSize(in environment: Raster.Environment) -> Size { Size(120, 44) }

  func caps(in environment: Raster.Environment) -> Caps { Caps(8) }

  func draw(in canvas: inout Raster.Canvas) {
    let fill = Raster.Color(rgba: isPressed ? 0x0060_DFFF : 0x0A84_FFFF)
    canvas.fill(.roundedRect(canvas.bounds, radius: 8), with: fill)
  }
}

struct Toolbar: View {
  @State private var isPressed = false

  var body: some View {
    Rasterized(PushButton(isPressed: isPressed))
      .frame(height: 44)
      .onTapGesture { isPressed.toggle() }
      .accessibilityLabel("Send")
  }
}

#if canImport(UIKit)
@MainActor func makeView() -> RasterUIView {
  let view = RasterUIView(PushButton())
  view.presenter.drawsSynchronously = true
  return view
}
#else
@MainActor func makeView() -> RasterNSView {
  let view = RasterNSView(PushButton())
  view.presenter.drawsSynchronously = true
  return view
}
#endif
#endif
// end page
