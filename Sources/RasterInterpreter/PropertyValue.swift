// A value for a property, as a program that does not know the component's types writes it.

import RasterDrawing
import RasterValues

/// A value for a property of an interpreted component.
///
///     let button = try template.component("PushButton")
///       .setting("title", to: .string("Go"))
///       .setting("style", to: .enumeration("danger"))
public enum PropertyValue: Hashable, Sendable {
  /// A truth value.
  case bool(Bool)
  /// An integer; it also stands where a `Double`, a `Fraction` or, in degrees, an `Angle` is expected.
  case int(Int)
  /// A number; also a `Fraction`, and an `Angle` in degrees.
  case double(Double)
  /// A string; also the name of an enum's case, a colour such as `#E5004B`, and a `Fraction` such as `40%`.
  case string(String)
  /// A colour.
  case color(Color)
  /// A case of an enum by its name.
  case enumeration(String)
  /// A point.
  case point(Point)
  /// A size.
  case size(Size)
  /// A rectangle.
  case rect(Rect)
  /// Distances from four edges.
  case insets(Insets)
  /// Four radii.
  case corners(CornerRadii)
  /// An angle.
  case angle(Angle)
  /// A transform.
  case transform(Transform)
  /// A font.
  case font(Font)
  /// A look of words.
  case textStyle(TextStyle)
  /// A shadow.
  case shadow(Shadow)
  /// A picture.
  case image(Image)
  /// A list.
  case list([PropertyValue])
  /// A struct's fields by name; those left out take their defaults. Also a `Point`, `Size`, `Rect`,
  /// `Insets` or `CornerRadii` by its parts, and a `Font`, `TextStyle`, `Shadow` or `Transform` by the labels of
  /// its function, the colour of a shadow and the position of a tab by these names.
  case record([String: PropertyValue])
  /// Nothing, where an optional is expected.
  case none
}
