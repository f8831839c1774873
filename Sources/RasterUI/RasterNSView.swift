// An AppKit view that shows a component.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import Raster

/// A view that shows a component; each look is drawn once and stretched by the system.
///
///     let view = RasterNSView(PushButton())
///     view.component = PushButton(isPressed: true)
///
/// Appearance, contrast, direction, scale and colour space come from the view and its window, unless
/// `environment` is set. The intrinsic size is the component's natural size. Drawing can extend
/// beyond the view's bounds. A component with an accessibility description makes the view an
/// accessibility element. The view receives clicks where the component's hit test succeeds. The
/// host handles events, and provides the accessibility of a component without a description.
public final class RasterNSView: NSView {
  private let contents: LayerPresenter
  private var isDescribed = false

  /// The component to show, or nil to show nothing.
  public var component: (any Rasterizable)? {
    get { contents.component }
    set {
      contents.component = newValue
      invalidateIntrinsicContentSize()
      needsLayout = true
    }
  }

  /// The component's environment, or nil to use that of the view and its window.
  public var environment: Environment? {
    didSet { if environment != oldValue { needsLayout = true } }
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
    wantsLayer = true
    contents.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  /// Whether the colour space of `environment` is replaced by that of the window.
  var usesSpaceOfWindow = false

  private var viewEnvironment: Environment {
    guard var environment else { return Environment(of: self) }
    if usesSpaceOfWindow { environment.colorSpace = OutputColorSpace(of: window) }
    return environment
  }

  /// True: y points down, as in components.
  public override var isFlipped: Bool { true }

  /// The component's natural size.
  public override var intrinsicContentSize: NSSize {
    guard component != nil else {
      return NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }
    return size(proposed: Size(.infinity, .infinity))
  }

  /// Returns the component's size for a proposed size, or zero without a component.
  func size(proposed: Size) -> CGSize {
    let size = component?.size(proposed: proposed, in: viewEnvironment) ?? .zero
    return CGSize(width: size.width, height: size.height)
  }

  /// Updates the image and the accessibility properties.
  public override func layout() {
    super.layout()
    if contents.layer.superlayer == nil { layer?.addSublayer(contents.layer) }
    contents.layOut(in: bounds, environment: viewEnvironment)
    describe()
  }

  /// Returns the view at a point of the superview, if the component's hit test succeeds there.
  public override func hitTest(_ point: NSPoint) -> NSView? {
    guard let found = super.hitTest(point) else { return nil }
    guard found === self, let component else { return found }
    let own = convert(point, from: superview)
    return component.isHit(at: own, inBounds: bounds, environment: viewEnvironment) ? self : nil
  }

  private func describe() {
    guard let component, component.ownAccessibility(in: viewEnvironment) != Accessibility() else {
      if isDescribed { setAccessibilityElement(false) }
      isDescribed = false
      return
    }
    isDescribed = true
    let accessibility = component.accessibility(in: viewEnvironment, size: Size(bounds))
    setAccessibilityElement(true)
    setAccessibilityRole(NSAccessibility.Role(accessibility.role))
    setAccessibilityLabel(accessibility.label)
    setAccessibilityValue(accessibility.value.isEmpty ? nil : accessibility.value)
    setAccessibilityHelp(accessibility.hint.isEmpty ? nil : accessibility.hint)
    setAccessibilityEnabled(!accessibility.traits.contains(.disabled))
    setAccessibilitySelected(accessibility.traits.contains(.selected))
  }

  /// Schedules an update of the image.
  public override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    needsLayout = true
  }

  /// Schedules an update of the image.
  public override func viewDidChangeBackingProperties() {
    super.viewDidChangeBackingProperties()
    needsLayout = true
  }
}

extension NSAccessibility.Role {
  fileprivate init(_ role: AccessibilityRole) {
    self =
      switch role {
      case .none: .group
      case .button: .button
      case .toggle: .checkBox
      case .link: .link
      case .image: .image
      case .header, .text: .staticText
      case .slider: .slider
      case .progress: .progressIndicator
      case .tab: .radioButton
      }
  }
}
#endif
