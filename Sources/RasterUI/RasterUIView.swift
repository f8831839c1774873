// A view of UIKit that shows a component.

#if canImport(UIKit) && !os(watchOS)
import Raster
import UIKit

/// A view that shows a component's picture, drawn once a look and stretched by the system.
///
///     let view = RasterUIView(PushButton())
///     view.component = PushButton(isPressed: true)
///
/// Appearance, contrast, direction and scale are those of the view's traits. The intrinsic size is the
/// component's natural size; ink may leave the view's bounds. What the component says of itself makes the
/// view an accessibility element, and it is touched where the component is hit; touches are the host's, and so
/// is the accessibility of a component that says nothing.
public final class RasterUIView: UIView {
  private let contents: LayerPresenter
  private var isDescribed = false

  /// The component that is shown; nil shows nothing.
  public var component: (any Rasterizable)? {
    get { contents.component }
    set {
      contents.component = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The presenter that keeps the picture current: its placeholder, priority, events and switches.
  ///
  /// Its component, size and environment are set whenever the view lays itself out, and its delegate
  /// is the view's own.
  public var presenter: RasterPresenter { contents.presenter }

  /// Is told what the presenter tells.
  public weak var delegate: (any RasterPresenterDelegate)? {
    get { contents.delegate }
    set { contents.delegate = newValue }
  }

  /// A view of a component, whose pictures are kept in `cache`.
  public init(_ component: (any Rasterizable)? = nil, cache: RasterCache = .shared) {
    contents = LayerPresenter(cache: cache)
    super.init(frame: .zero)
    contents.component = component
    connect()
  }

  /// A view from an archive, without a component.
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

  /// The component's size in what is offered; a length of 0 or less offers any.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposed(_ length: CGFloat) -> Double { length > 0 ? Double(length) : .infinity }
    return self.size(proposed: Size(proposed(size.width), proposed(size.height)))
  }

  /// The component's size in what is offered, or nothing without one.
  func size(proposed: Size) -> CGSize {
    let size = component?.size(proposed: proposed, in: Environment(traitCollection)) ?? .zero
    return CGSize(width: size.width, height: size.height)
  }

  /// Brings the picture up to date.
  ///
  /// UIKit calls it again when a trait that it reads changes.
  public override func layoutSubviews() {
    super.layoutSubviews()
    contents.layOut(in: bounds, environment: Environment(traitCollection))
    describe()
  }

  /// Whether a point is where the component reacts.
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
    let said = component.accessibility(in: environment, size: Size(bounds))
    isAccessibilityElement = true
    accessibilityLabel = said.label
    accessibilityValue = said.value.isEmpty ? nil : said.value
    accessibilityHint = said.hint.isEmpty ? nil : said.hint
    accessibilityTraits = UIAccessibilityTraits(said)
  }
}

extension UIAccessibilityTraits {
  fileprivate init(_ said: Accessibility) {
    var traits: UIAccessibilityTraits =
      switch said.role {
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
    if said.traits.contains(.disabled) { traits.insert(.notEnabled) }
    if said.traits.contains(.selected) { traits.insert(.selected) }
    self = traits
  }
}
#endif
