// A view of SwiftUI that shows a component.

#if canImport(SwiftUI) && !os(watchOS)
import Raster
import SwiftUI

/// A view that shows a component's picture, drawn once a look and stretched by the system.
///
///     RasterView(PushButton(isPressed: isPressed)).frame(height: 44)
///
/// It takes the place that it is offered. Along an axis where none is, it is as long as the component
/// is in what the other axis offers, so that words are as high as their lines; `.fixedSize()` gives the
/// natural size. Ink may leave the view's frame. What the component says of
/// itself is what the view says; gestures are the host's, added by the usual modifiers.
public struct RasterView {
  private let component: any Rasterizable
  private let cache: RasterCache
  private let configure: (RasterPresenter) -> Void

  /// A view of a component, whose pictures are kept in `cache`.
  ///
  /// `configure` sets what the presenter is asked for beyond that, such as `drawsSynchronously` or
  /// `placeholder`; it is called at each update. The cache is that of the first update.
  public init(
    _ component: any Rasterizable,
    cache: RasterCache = .shared,
    configure: @escaping (RasterPresenter) -> Void = { _ in }
  ) {
    self.component = component
    self.cache = cache
    self.configure = configure
  }

  /// The size that is offered; where nothing is, what `size` gives in the rest.
  private func size(_ proposal: ProposedViewSize, in size: (Size) -> CGSize) -> CGSize {
    func length(_ proposed: CGFloat?) -> Double? {
      guard let proposed, proposed.isFinite else { return nil }
      return Double(proposed)
    }
    let (width, height) = (length(proposal.width), length(proposal.height))
    if let width, let height { return CGSize(width: width, height: height) }
    let result = size(Size(width ?? .infinity, height ?? .infinity))
    return CGSize(width: width ?? Double(result.width), height: height ?? Double(result.height))
  }
}

#if canImport(UIKit)
extension RasterView: UIViewRepresentable {
  /// Makes the view that shows the component.
  public func makeUIView(context: Context) -> RasterUIView { RasterUIView(cache: cache) }

  /// Shows another state of the component.
  public func updateUIView(_ view: RasterUIView, context: Context) {
    configure(view.presenter)
    view.component = component
  }

  /// The size that is offered; where nothing is, the component's length in the rest.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: RasterUIView,
    context: Context
  ) -> CGSize? {
    size(proposal) { uiView.size(proposed: $0) }
  }
}
#else
extension RasterView: NSViewRepresentable {
  /// Makes the view that shows the component.
  public func makeNSView(context: Context) -> RasterNSView { RasterNSView(cache: cache) }

  /// Shows another state of the component, or the same in other surroundings.
  public func updateNSView(_ view: RasterNSView, context: Context) {
    configure(view.presenter)
    view.environment = Raster.Environment(context.environment)
    view.component = component
  }

  /// The size that is offered; where nothing is, the component's length in the rest.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: RasterNSView,
    context: Context
  ) -> CGSize? {
    size(proposal) { nsView.size(proposed: $0) }
  }
}

extension Raster.Environment {
  /// The environment of a view of SwiftUI, whose words have their standard size.
  fileprivate init(_ values: EnvironmentValues) {
    self.init(
      appearance: values.colorScheme == .dark ? .dark : .light,
      contrast: values.colorSchemeContrast == .increased ? .increased : .standard,
      layoutDirection: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: Double(values.displayScale)
    )
  }
}
#endif
#endif
