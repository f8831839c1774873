// A SwiftUI view that shows a component.

#if canImport(SwiftUI) && !os(watchOS)
import Raster
import SwiftUI

/// A view that shows a component; each look is drawn once and stretched by the system.
///
///     RasterView(PushButton(isPressed: isPressed)).frame(height: 44)
///
/// The view takes the proposed size. On an axis without a proposal, it has the component's length
/// for the proposal on the other axis, so that text gets the height of its lines. `.fixedSize()`
/// uses the natural size. Drawing can extend beyond the view's frame. The view uses the component's
/// accessibility description. Add gestures with the usual modifiers.
public struct RasterView {
  private let component: any Rasterizable
  private let cache: RasterCache
  private let configure: (RasterPresenter) -> Void

  /// Creates a view of a component, whose rasters are stored in `cache`.
  ///
  /// `configure` sets further properties of the presenter, such as `drawsSynchronously` or
  /// `placeholder`. It is called at each update. Later updates do not change the cache.
  public init(
    _ component: any Rasterizable,
    cache: RasterCache = .shared,
    configure: @escaping (RasterPresenter) -> Void = { _ in }
  ) {
    self.component = component
    self.cache = cache
    self.configure = configure
  }

  /// Returns the proposed size; `size` supplies the length of an axis without a proposal.
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
  /// Creates the view that shows the component.
  public func makeUIView(context: Context) -> RasterUIView { RasterUIView(cache: cache) }

  /// Shows another state of the component.
  public func updateUIView(_ view: RasterUIView, context: Context) {
    configure(view.presenter)
    view.component = component
  }

  /// Returns the proposed size; the component supplies the length of an axis without a proposal.
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
  /// Creates the view that shows the component.
  public func makeNSView(context: Context) -> RasterNSView { RasterNSView(cache: cache) }

  /// Shows another state of the component, or the same state in another environment.
  public func updateNSView(_ view: RasterNSView, context: Context) {
    configure(view.presenter)
    // The values of SwiftUI do not contain the gamut of the display.
    view.usesSpaceOfWindow = true
    view.environment = Raster.Environment(context.environment)
    view.component = component
  }

  /// Returns the proposed size; the component supplies the length of an axis without a proposal.
  public func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: RasterNSView,
    context: Context
  ) -> CGSize? {
    size(proposal) { nsView.size(proposed: $0) }
  }
}

extension Raster.Environment {
  /// The environment of a SwiftUI view, with the standard text size.
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
