// A UIKit view that shows a component.

#if canImport(UIKit) && !os(watchOS)
import Raster
import UIKit

/// A view that shows a component; each look is drawn once and stretched by the system.
///
///     let view = RasterUIView(PushButton())
///     view.component = PushButton(isPressed: true)
///
/// Appearance, contrast, direction, scale and colour space come from the view's traits. The
/// intrinsic size is the component's natural size. Drawing can extend beyond the view's bounds. A
/// component with an accessibility description makes the view an accessibility element. The view
/// receives touches where the component's hit test succeeds. The host handles touches, and provides
/// the accessibility of a component without a description.
public final class RasterUIView: UIView {
  private let contents: LayerPresenter
  private var isDescribed = false

  /// The component to show, or nil to show nothing.
  public var component: (any Rasterizable)? {
    get { contents.component }
    set {
      contents.component = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The presenter that updates the image; use it for placeholder, priority, events and options.
  ///
  /// The view sets the presenter's component, size and environment during layout, and is its
  /// delegate. Use the view's own `delegate` instead of the presenter's.
  public var presenter: RasterPresenter { contents.presenter }

  /// Receives the presenter's events.
  public weak var delegate: (any RasterPresenterDelegate)? {
    get { contents.delegate }
    set { contents.delegate = newValue }
  }

  /// Creates a view of a component, whose rasters are stored in `cache`.
  public init(_ component: (any Rasterizable)? = nil, cache: RasterCache = .shared) {
    contents = LayerPresenter(cache: cache)
    super.init(frame: .zero)
    contents.component = component
    connect()
  }

  /// Creates a view from an archive, without a component.
  public required init?(coder: NSCoder) {
    contents = LayerPresenter(cache: .shared)
    super.init(coder: coder)
    connect()
  }

  private func connect() {
    isOpaque = false
    layer.addSublayer(contents.layer)
    contents.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  /// The component's natural size.
  public override var intrinsicContentSize: CGSize {
    guard component != nil else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return size(proposed: Size(.infinity, .infinity))
  }

  /// Returns the component's size for a proposed size; a length of 0 or less proposes any length.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> Double { length > 0 ? Double(length) : .infinity }
    return self.size(proposed: Size(proposed(size.width), proposed(size.height)))
  }

  /// Returns the component's size for a proposed size, or zero without a component.
  func size(proposed: Size) -> CGSize {
    let size = component?.size(proposed: proposed, in: Environment(traitCollection)) ?? .zero
    return CGSize(width: size.width, height: size.height)
  }

  /// Updates the image and the accessibility properties.
  ///
  /// UIKit calls it again when a trait read here changes.
  public override func layoutSubviews() {
    super.layoutSubviews()
    contents.layOut(in: bounds, environment: Environment(traitCollection))
    describe()
  }

  /// Returns whether the component's hit test succeeds at a point.
  public override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let component else { return super.point(inside: point, with: event) }
    return component.isHit(at: point, inBounds: bounds, environment: Environment(traitCollection))
  }

  private func describe() {
    let environment = Environment(traitCollection)
    guard let component, component.ownAccessibility(in: environment) != Accessibility() else {
      if isDescribed { isAccessibilityElement = false }
      isDescribed = false
      return
    }
    isDescribed = true
    let accessibility = component.accessibility(in: environment, size: Size(bounds))
    isAccessibilityElement = true
    accessibilityLabel = accessibility.label
    accessibilityValue = accessibility.value.isEmpty ? nil : accessibility.value
    accessibilityHint = accessibility.hint.isEmpty ? nil : accessibility.hint
    accessibilityTraits = UIAccessibilityTraits(accessibility)
  }
}

extension UIAccessibilityTraits {
  fileprivate init(_ accessibility: Accessibility) {
    var traits: UIAccessibilityTraits =
      switch accessibility.role {
      case .none: []
      case .button, .tab: .button
      case .toggle: .toggleButton
      case .link: .link
      case .image: .image
      case .header: .header
      case .slider: .adjustable
      case .progress: .updatesFrequently
      case .text: .staticText
      }
    if accessibility.traits.contains(.disabled) { traits.insert(.notEnabled) }
    if accessibility.traits.contains(.selected) { traits.insert(.selected) }
    self = traits
  }
}
#endif
