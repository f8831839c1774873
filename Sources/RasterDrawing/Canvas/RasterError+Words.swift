// Why there is no picture, in words.

import RasterValues

extension RasterError {
  /// What has happened, in words.
  package var words: String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "a picture of \(width) × \(height) pixels is too large; the limit is \(limit)"
    case .invalidSize: "the size is not positive and finite"
    case .notCached: "the picture is not in the cache"
    case .cancelled: "the drawing was cancelled"
    case .overloaded: "too much is being drawn at once"
    case .exceeded(let limit, let value): "the drawing needs more than \(value) \(limit.words)"
    }
  }
}
