// The images of a row's fields: first only their paths, then the images when the row is drawn.

import Raster
import RasterInterpreter
import RasterSemantics

/// The images of a row's fields by path.
struct FieldImages {
  /// A substitute for an image that is not decoded yet.
  private static let standIn = Image(Bitmap(width: 1, height: 1, pixels: [0]) ?? .empty)

  /// The paths that fields reference.
  private(set) var paths: Set<String> = []
  private let images: [String: Result<Image, RowProblem>]?

  /// Creates a value that substitutes all images.
  init() { images = nil }

  /// Creates a value with decoded images, or the reasons why they are missing.
  init(_ images: [String: Result<Image, RowProblem>]) { self.images = images }

  /// The value with images in place of paths, wherever its type contains images.
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
