// Type-erased components, because Embedded Swift has no `any Rasterizable`.

import RasterValues

/// A type-erased component.
///
/// Each value allocates one object.
struct BoxedComponent: Rasterizable {
  private let box: any ComponentBox

  init(_ component: some Rasterizable) { box = TypedBox(component) }

  fileprivate init(box: any ComponentBox) { self.box = box }

  func naturalSize(in environment: Environment) -> Size { box.naturalSize(in: environment) }

  func size(proposed: Size, in environment: Environment) -> Size {
    box.size(proposed: proposed, in: environment)
  }

  func caps(in environment: Environment) -> Caps { box.caps(in: environment) }

  func ownBaseline(in bounds: Rect, environment: Environment) -> Double? {
    box.ownBaseline(in: bounds, environment: environment)
  }

  func ownAccessibility(in environment: Environment) -> Accessibility {
    box.ownAccessibility(in: environment)
  }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    box.encodeKey(into: &key, environment: environment)
  }

  func draw(in canvas: inout Canvas) { box.draw(in: &canvas) }
}

/// A type-erased component that can be sent to other threads.
///
/// The conformance is unchecked, but safe: the only initializer requires `Sendable`, and the box
/// stores only the component. Embedded Swift has no table for `any ComponentBox & Sendable`.
struct SharedComponent: @unchecked Sendable {
  private let box: any ComponentBox

  init(_ component: some Rasterizable & Sendable) { box = TypedBox(component) }

  /// The component.
  var component: BoxedComponent { BoxedComponent(box: box) }
}

/// The requirements of `Rasterizable` that a boxed component forwards.
///
/// Embedded Swift allows existential values only of protocols that are restricted to classes.
private protocol ComponentBox: AnyObject {
  func naturalSize(in environment: Environment) -> Size
  func size(proposed: Size, in environment: Environment) -> Size
  func caps(in environment: Environment) -> Caps
  func ownBaseline(in bounds: Rect, environment: Environment) -> Double?
  func ownAccessibility(in environment: Environment) -> Accessibility
  func encodeKey(into key: inout KeyEncoder, environment: Environment)
  func draw(in canvas: inout Canvas)
}

private final class TypedBox<Component: Rasterizable>: ComponentBox {
  private let component: Component

  init(_ component: Component) { self.component = component }

  func naturalSize(in environment: Environment) -> Size { component.naturalSize(in: environment) }

  func size(proposed: Size, in environment: Environment) -> Size {
    component.size(proposed: proposed, in: environment)
  }

  func caps(in environment: Environment) -> Caps { component.caps(in: environment) }

  func ownBaseline(in bounds: Rect, environment: Environment) -> Double? {
    component.ownBaseline(in: bounds, environment: environment)
  }

  func ownAccessibility(in environment: Environment) -> Accessibility {
    component.ownAccessibility(in: environment)
  }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    component.encodeKey(into: &key, environment: environment)
  }

  func draw(in canvas: inout Canvas) { component.draw(in: &canvas) }
}
