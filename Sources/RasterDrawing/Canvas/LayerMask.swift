// What masks a layer: the inside of a path, or a component that is drawn for it.

import RasterValues

/// What masks a layer.
public struct LayerMask {
  enum Kind {
    case path(Path)
    case component(BoxedComponent, Rect, MaskMode)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A component drawn in a rectangle.
  package init(component: some Rasterizable, in rect: Rect, mode: MaskMode) {
    self.init(.component(BoxedComponent(component), rect, mode))
  }

  /// The inside of a path.
  public static func path(_ path: Path) -> LayerMask { LayerMask(.path(path)) }
}
