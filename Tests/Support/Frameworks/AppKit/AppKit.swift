// The parts of AppKit that the bridges use, as Apple's documentation declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Dispatch
@_exported import QuartzCore

public typealias NSSize = CGSize
public typealias NSRect = CGRect
public typealias NSPoint = CGPoint

open class NSCoder {}

open class NSAppearance: @unchecked Sendable {
  public struct Name: Hashable, Sendable {
    let name: String
    public static let aqua = Name(name: "aqua")
    public static let darkAqua = Name(name: "darkAqua")
    public static let accessibilityHighContrastAqua = Name(name: "highContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(name: "highContrastDarkAqua")
  }
  open func bestMatch(from appearances: [Name]) -> Name? { nil }
}

public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public struct NSEdgeInsets {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

open class NSImage {
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public convenience init(cgImage: CGImage, size: NSSize) { self.init() }
  open var capInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var resizingMode = ResizingMode.tile
  open var alignmentRect = NSRect.zero
}

@MainActor open class NSResponder {
  public init() {}
  public required init?(coder: NSCoder) {}
}

@MainActor open class NSWindow: NSResponder {
  open var backingScaleFactor: CGFloat { 1 }
  open func canRepresent(_ gamut: NSDisplayGamut) -> Bool { false }
}

public enum NSDisplayGamut: Int, Sendable {
  case sRGB = 1
  case p3
}

public enum NSAccessibility {
  public struct Role: Hashable, Sendable {
    let name: String
    public static let group = Role(name: "AXGroup")
    public static let button = Role(name: "AXButton")
    public static let checkBox = Role(name: "AXCheckBox")
    public static let link = Role(name: "AXLink")
    public static let image = Role(name: "AXImage")
    public static let staticText = Role(name: "AXStaticText")
    public static let slider = Role(name: "AXSlider")
    public static let progressIndicator = Role(name: "AXProgressIndicator")
    public static let radioButton = Role(name: "AXRadioButton")
  }
}

@MainActor open class NSView: NSResponder {
  public init(frame frameRect: NSRect) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public class var noIntrinsicMetric: CGFloat { -1 }
  open var bounds: NSRect {
    get { .zero }
    set {}
  }
  open var window: NSWindow? { nil }
  open var wantsLayer: Bool {
    get { false }
    set {}
  }
  open var layer: CALayer? {
    get { nil }
    set {}
  }
  open var clipsToBounds: Bool {
    get { false }
    set {}
  }
  open var isFlipped: Bool { false }
  open var effectiveAppearance: NSAppearance { NSAppearance() }
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { .leftToRight }
    set {}
  }
  open var intrinsicContentSize: NSSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open var needsLayout: Bool {
    get { false }
    set {}
  }
  open func layout() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidChangeBackingProperties() {}
  open func viewDidMoveToWindow() {}
  open var superview: NSView? { nil }
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {}
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {}
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
  open func setAccessibilityValue(_ accessibilityValue: Any?) {}
  open func setAccessibilityHelp(_ accessibilityHelp: String?) {}
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {}
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {}
}
