// The images of a row's fields: paths first, and the images themselves once the row is drawn.

import Raster
import RasterInterpreter
import RasterSemantics

/// The images of a row's fields by their paths.
struct FieldImages {
  /// Stands for an image that is not decoded yet.
  private static let standIn = Image(Bitmap(width: 1, height: 1, pixels: [0]) ?? .empty)

  /// The paths that fields have named.
  private(set) var paths: Set<String> = []
  private let images: [String: Result<Image, RowProblem>]?

  /// Stand-ins for all images.
  init() { images = nil }

  /// The images that there are, or why there are none.
  init(_ images: [String: Result<Image, RowProblem>]) { self.images = images }

  /// The value with images in place of paths, wherever its type has images.
  mutating func resolved(
    _ value: PropertyValue,
    as type: Type?
  ) throws(RowProblem) -> PropertyValue {
    switch (type, value) {
    case (.image, .string(let path)):
      paths.insert(path)
      return .image(try images?[path]?.get() ?? Self.standIn)
    case (.optional(let type), _): return try resolved(value, as: type)
    case (.list(let type), .list(let elements)):
      var result: [PropertyValue] = []
      for element in elements { result.append(try resolved(element, as: type)) }
      return .list(result)
    default: return value
    }
  }
}
