// A component whose type is forgotten, in a box, since Embedded Swift has no `any Rasterizable`.

import RasterValues

/// A component of a type that is known when it is boxed only.
///
/// It costs one object.
struct BoxedComponent: Rasterizable {
  private let box: any ComponentBox

  init(_ component: some Rasterizable) { box = TypedBox(component) }

  func naturalSize(in environment: Environment) -> Size { box.naturalSize(in: environment) }

  func size(offered: Size, in environment: Environment) -> Size {
    box.size(offered: offered, in: environment)
  }

  func caps(in environment: Environment) -> Caps { box.caps(in: environment) }

  func ownAccessibility(in environment: Environment) -> Accessibility {
    box.ownAccessibility(in: environment)
  }

  func draw(in canvas: inout Canvas) { box.draw(in: &canvas) }
}

/// What a boxed component is asked for; it has no key, since the drawing that it is part of has one.
///
/// Values of a protocol's type are allowed in Embedded Swift where classes alone conform.
private protocol ComponentBox: AnyObject {
  func naturalSize(in environment: Environment) -> Size
  func size(offered: Size, in environment: Environment) -> Size
  func caps(in environment: Environment) -> Caps
  func ownAccessibility(in environment: Environment) -> Accessibility
  func draw(in canvas: inout Canvas)
}

private final class TypedBox<Component: Rasterizable>: ComponentBox {
  private let component: Component

  init(_ component: Component) { self.component = component }

  func naturalSize(in environment: Environment) -> Size { component.naturalSize(in: environment) }

  func size(offered: Size, in environment: Environment) -> Size {
    component.size(offered: offered, in: environment)
  }

  func caps(in environment: Environment) -> Caps { component.caps(in: environment) }

  func ownAccessibility(in environment: Environment) -> Accessibility {
    component.ownAccessibility(in: environment)
  }

  func draw(in canvas: inout Canvas) { component.draw(in: &canvas) }
}
