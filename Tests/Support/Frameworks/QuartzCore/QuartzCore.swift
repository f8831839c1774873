// The parts of Core Animation that the bridges use, as Apple's documentation declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics

public struct CALayerContentsGravity: Hashable, Sendable {
  public static let resize = CALayerContentsGravity()
}

open class CALayer {
  public init() {}
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsCenter = CGRect.zero
  open var contentsGravity = CALayerContentsGravity.resize
  open var frame = CGRect.zero
  open var isOpaque = false
  open var isHidden = false
  open var superlayer: CALayer? { nil }
  open func addSublayer(_ layer: CALayer) {}
}

open class CATransaction {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}
