// Measurements that require drawing: the sizes of contents and text, and the outlines of glyphs.

import RasterValues

/// Text to be measured or outlined.
package struct Words {
  /// A string, or a list of runs.
  package var value: Value
  package var style: TextStyle

  /// The position of text that is outlined.
  package enum Place: Sendable {
    /// A rectangle, and the maximum number of lines; 0 means no limit.
    case rect(Rect, verticalAlign: VerticalAlignment, maxLines: Int)
    /// The start of the first baseline, or the point around which the lines are aligned.
    case point(Point, verticalAlign: VerticalAlignment?)
  }
}

/// Measures values, which requires drawing.
///
/// The checker never calls it: all results depend on the environment, and so are not constants.
package protocol Measures: AnyObject, Sendable {
  /// Returns the size of a content in the given width and any height, or its natural size.
  ///
  /// `depth` is the current nesting depth of the evaluation.
  func size(of content: Value, width: Double?, in environment: Environment, depth: Int) -> Size

  /// Returns the distance from the top of a content in its natural size to its first baseline.
  func baseline(of content: Value, in environment: Environment, depth: Int) -> Double

  /// Returns the bitmap of a content at its natural size and the environment's scale.
  ///
  /// Returns nil if nothing is visible. `depth` is the current nesting depth of the evaluation.
  func tile(of content: Value, in environment: Environment, depth: Int) -> Image?

  /// Returns the metrics of text that is set in a size.
  ///
  /// `maxLines` limits the number of lines unless it is 0. `depth` is the nesting depth of the
  /// evaluation.
  func measured(
    _ words: Words,
    in room: Size,
    maxLines: Int,
    minScale: Fraction,
    in environment: Environment,
    depth: Int
  ) -> TextMetrics

  /// Returns the outlines of text at a position.
  func outlines(
    of words: Words,
    at place: Words.Place,
    in environment: Environment,
    depth: Int
  ) -> Path
}

/// Refers to measures with a single pointer.
///
/// An optional protocol value in the evaluator would double the stack frame of
/// `Evaluator.evaluate`, which nesting repeats.
package final class MeasuresReference: Sendable {
  let measures: any Measures

  package init(_ measures: any Measures) { self.measures = measures }
}
