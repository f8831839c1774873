// A view of AppKit that shows a component.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import Raster

/// A view that shows a component's picture, drawn once a look and stretched by the system.
///
///     let view = RasterNSView(PushButton())
///     view.component = PushButton(isPressed: true)
///
/// Appearance, contrast, direction and scale are those of the view and its window, unless
/// `environment` says otherwise. The intrinsic size is the component's natural size; ink may leave the
/// view's bounds. What the component says of itself makes the view an accessibility element, and it is
/// clicked where the component is hit; events are the host's, and so is the accessibility of a component
/// that says nothing.
public final class RasterNSView: NSView {
  private let contents: LayerPresenter
  private var isDescribed = false

  /// The component that is shown; nil shows nothing.
  public var component: (any Rasterizable)? {
    get { contents.component }
    set {
      contents.component = newValue
      invalidateIntrinsicContentSize()
      needsLayout = true
    }
  }

  /// The environment of the component; nil takes it from the view and its window.
  public var environment: Environment? {
    didSet { if environment != oldValue { needsLayout = true } }
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
    wantsLayer = true
    contents.didChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  private var surroundings: Environment { environment ?? Environment(of: self) }

  /// Yes: y points down, as in components.
  public override var isFlipped: Bool { true }

  /// The component's natural size.
  public override var intrinsicContentSize: NSSize {
    guard component != nil else {
      return NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }
    return size(proposed: Size(.infinity, .infinity))
  }

  /// The component's size in what is offered, or nothing without one.
  func size(proposed: Size) -> CGSize {
    let size = component?.size(proposed: proposed, in: surroundings) ?? .zero
    return CGSize(width: size.width, height: size.height)
  }

  /// Brings the picture up to date.
  public override func layout() {
    super.layout()
    if contents.layer.superlayer == nil { layer?.addSublayer(contents.layer) }
    contents.layOut(in: bounds, environment: surroundings)
    describe()
  }

  /// The view at a point of the superview, where the component reacts there.
  public override func hitTest(_ point: NSPoint) -> NSView? {
    guard let found = super.hitTest(point) else { return nil }
    guard found === self, let component else { return found }
    let own = convert(point, from: superview)
    return component.isHit(at: own, inBounds: bounds, environment: surroundings) ? self : nil
  }

  private func describe() {
    guard let component, component.ownAccessibility(in: surroundings) != Accessibility() else {
      if isDescribed { setAccessibilityElement(false) }
      isDescribed = false
      return
    }
    isDescribed = true
    let said = component.accessibility(in: surroundings, size: Size(bounds))
    setAccessibilityElement(true)
    setAccessibilityRole(NSAccessibility.Role(said.role))
    setAccessibilityLabel(said.label)
    setAccessibilityValue(said.value.isEmpty ? nil : said.value)
    setAccessibilityHelp(said.hint.isEmpty ? nil : said.hint)
    setAccessibilityEnabled(!said.traits.contains(.disabled))
    setAccessibilitySelected(said.traits.contains(.selected))
  }

  /// Has the picture brought up to date.
  public override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    needsLayout = true
  }

  /// Has the picture brought up to date.
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
