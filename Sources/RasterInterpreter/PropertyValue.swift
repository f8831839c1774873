// A property value, as supplied by a program that does not know the component's types.

import RasterDrawing
import RasterValues

/// A value for a property of an interpreted component.
///
///     let button = try template.component("PushButton")
///       .setting("title", to: .string("Go"))
///       .setting("style", to: .enumeration("danger"))
public enum PropertyValue: Hashable, Sendable {
  /// A Boolean value.
  case bool(Bool)
  /// An integer; also accepted for a `Double`, a `Fraction`, or an `Angle` in degrees.
  case int(Int)
  /// A number; also accepted for a `Fraction`, or an `Angle` in degrees.
  case double(Double)
  /// A string; also accepted for an enum case, a colour (`#E5004B`), a `Fraction` (`40%`) or a
  /// `Date` (`2026-11-29`).
  case string(String)
  /// A colour.
  case color(Color)
  /// A case of an enum, by name.
  case enumeration(String)
  /// A point.
  case point(Point)
  /// A size.
  case size(Size)
  /// A rectangle.
  case rect(Rect)
  /// Distances from four edges.
  case insets(Insets)
  /// The radii of four corners.
  case cornerRadii(CornerRadii)
  /// An angle.
  case angle(Angle)
  /// A transform.
  case transform(Transform)
  /// A font.
  case font(Font)
  /// A text style.
  case textStyle(TextStyle)
  /// A shadow.
  case shadow(Shadow)
  /// An image.
  case image(Image)
  /// A list.
  case list([PropertyValue])
  /// The fields of a struct, by name; omitted fields have their defaults.
  ///
  /// Also accepted for a `Point`, `Size`, `Rect`, `Insets` or `CornerRadii`, by its parts, and for
  /// a `Font`, `TextStyle`, `Shadow` or `Transform`, by the argument labels of its function. In
  /// such records, the colour of a shadow and the position of a tab have those names.
  case record([String: PropertyValue])
  /// Nil, for an optional property.
  case none
}
