// The mask of a layer: the interior of a path, or a component.

import RasterValues

/// The mask of a layer.
public struct LayerMask {
  enum Kind {
    case path(Path)
    case component(BoxedComponent, Rect, MaskMode)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates a mask from a component drawn in a rectangle.
  package init(component: some Rasterizable, in rect: Rect, mode: MaskMode) {
    self.init(.component(BoxedComponent(component), rect, mode))
  }

  /// Returns a mask that keeps the interior of a path.
  public static func path(_ path: Path) -> LayerMask { LayerMask(.path(path)) }
}
