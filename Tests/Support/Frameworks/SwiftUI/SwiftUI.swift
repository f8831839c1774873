// The parts of SwiftUI that the bridges use, as Apple's documentation declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension Never {
  public var body: Never {
    switch self {}
  }
}

extension View {
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { self }
  nonisolated public func background(_ color: Color) -> some View { self }
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { self }
  nonisolated public func accessibilityLabel(_ label: String) -> some View { self }
}

@MainActor @preconcurrency @propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { stored = value }
  public var wrappedValue: Value {
    get { stored }
    nonmutating set {}
  }
  private let stored: Value
}

public struct ProposedViewSize: Hashable, Sendable {
  public var width, height: CGFloat?
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public struct EnvironmentValues {
  public var colorScheme: ColorScheme { .light }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var layoutDirection: LayoutDirection { .leftToRight }
  public var displayScale: CGFloat { 1 }
}

#if canImport(UIKit)
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public var environment: EnvironmentValues { EnvironmentValues() }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    uiView: UIViewType,
    context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { preconditionFailure("A representable has no body.") }
}
#else
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public var environment: EnvironmentValues { EnvironmentValues() }
}

@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  typealias Context = NSViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize,
    nsView: NSViewType,
    context: Context
  ) -> CGSize?
}

extension NSViewRepresentable {
  public var body: Never { preconditionFailure("A representable has no body.") }
}
#endif

// The sixteen names that the runtime also declares; code that imports both must qualify them.
public struct Anchor<Value> {}
public struct Angle {}
public enum BlendMode { case normal }
public struct Canvas<Symbols> {}
public struct Color: Sendable {
  public static let white = Color(red: 1, green: 1, blue: 1)
  public init(red: Double, green: Double, blue: Double) {}
}
@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
  private let keyPath: KeyPath<EnvironmentValues, Value>
}
public struct Font {}
public struct Gradient {}
public enum HorizontalEdge { case leading, trailing }
public struct Image: View {
  public init(decorative cgImage: CGImage, scale: CGFloat) {}
  public var body: Never { preconditionFailure("An image has no body.") }
}
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
public struct Path {}
public struct StrokeStyle {}
public enum TextAlignment { case leading, center, trailing }
public protocol Transition {}
public struct VerticalAlignment {}
