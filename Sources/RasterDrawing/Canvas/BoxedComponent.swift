// A component whose type is forgotten, in a box, since Embedded Swift has no `any Rasterizable`.

import RasterValues

/// A component of a type that is known when it is boxed only.
///
/// It costs one object.
struct BoxedComponent: Rasterizable {
  private let box: any ComponentBox

  init(_ component: some Rasterizable) { box = TypedBox(component) }

  fileprivate init(box: any ComponentBox) { self.box = box }

  func naturalSize(in environment: Environment) -> Size { box.naturalSize(in: environment) }

  func size(proposed: Size, in environment: Environment) -> Size {
    box.size(proposed: proposed, in: environment)
  }

  func caps(in environment: Environment) -> Caps { box.caps(in: environment) }

  func ownAccessibility(in environment: Environment) -> Accessibility {
    box.ownAccessibility(in: environment)
  }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    box.encodeKey(into: &key, environment: environment)
  }

  func draw(in canvas: inout Canvas) { box.draw(in: &canvas) }
}

/// A component of any type, which may go to other threads.
///
/// Unchecked: its one initializer asks for `Sendable`, and its box holds nothing but the component.
/// Embedded Swift has no table for `any ComponentBox & Sendable`.
struct SharedComponent: @unchecked Sendable {
  private let box: any ComponentBox

  init(_ component: some Rasterizable & Sendable) { box = TypedBox(component) }

  /// The component itself.
  var component: BoxedComponent { BoxedComponent(box: box) }
}

/// What a boxed component is asked for.
///
/// Values of a protocol's type are allowed in Embedded Swift where classes alone conform.
private protocol ComponentBox: AnyObject {
  func naturalSize(in environment: Environment) -> Size
  func size(proposed: Size, in environment: Environment) -> Size
  func caps(in environment: Environment) -> Caps
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

  func ownAccessibility(in environment: Environment) -> Accessibility {
    component.ownAccessibility(in: environment)
  }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    component.encodeKey(into: &key, environment: environment)
  }

  func draw(in canvas: inout Canvas) { component.draw(in: &canvas) }
}
