// The views of the page about Apple's platforms, where SwiftUI's names need no qualification.

// begin page
#if canImport(SwiftUI) && !os(watchOS)
import RasterUI
import SwiftUI

struct Toolbar: View {
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @State private var isPressed = false

  var body: some View {
    RasterView(PushButton(isPressed: isPressed))
      .frame(height: 44)
      .background(Color.white)
      .onTapGesture { isPressed.toggle() }
      .accessibilityLabel(direction == .leftToRight ? "Send" : "إرسال")
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
