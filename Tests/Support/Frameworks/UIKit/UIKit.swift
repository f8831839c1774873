// The parts of UIKit that the bridges use, as Apple's documentation declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Dispatch
@_exported import QuartzCore

open class NSCoder {}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

@MainActor open class UITraitCollection {
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { .unspecified }
  open var displayScale: CGFloat { 0 }
  open var displayGamut: UIDisplayGamut { .unspecified }
}

@MainActor open class UIFontMetrics {
  open class var `default`: UIFontMetrics { UIFontMetrics() }
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

open class UIImage: @unchecked Sendable {
  public enum Orientation: Int, Sendable { case up }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {}
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets,
    resizingMode: ResizingMode
  ) -> UIImage { self }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
}

@MainActor open class UIResponder {
  public init() {}
}

open class UIEvent {}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let header = UIAccessibilityTraits(rawValue: 4)
  public static let image = UIAccessibilityTraits(rawValue: 8)
  public static let selected = UIAccessibilityTraits(rawValue: 16)
  public static let staticText = UIAccessibilityTraits(rawValue: 32)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 64)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 128)
  public static let adjustable = UIAccessibilityTraits(rawValue: 256)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 512)
}

extension UIResponder {
  public var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  public var accessibilityValue: String? {
    get { nil }
    set {}
  }
  public var accessibilityHint: String? {
    get { nil }
    set {}
  }
  public var accessibilityTraits: UIAccessibilityTraits {
    get { [] }
    set {}
  }
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public class var noIntrinsicMetric: CGFloat { -1 }
  open var layer: CALayer { CALayer() }
  open var bounds: CGRect {
    get { .zero }
    set {}
  }
  open var isOpaque: Bool {
    get { true }
    set {}
  }
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open var intrinsicContentSize: CGSize { .zero }
  open func invalidateIntrinsicContentSize() {}
  open func setNeedsLayout() {}
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
