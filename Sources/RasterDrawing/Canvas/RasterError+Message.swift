// Messages that explain why no bitmap could be drawn.

import RasterValues

extension RasterError {
  /// The message of the error.
  package var message: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "an image of \(width) × \(height) pixels is too large; the limit is \(limit)"
    case .invalidSize: "the size must be positive and finite"
    case .notCached: "the image is not in the cache"
    case .cancelled: "drawing was cancelled"
    case .overloaded: "too many images are being drawn"
    case .exceeded(let limit, let value): "the drawing needs more than \(value) \(limit.phrase)"
    }
  }
}
