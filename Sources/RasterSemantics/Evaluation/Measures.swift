// What only drawing can tell: how large contents and words are, and what outlines words have.

import RasterValues

/// Words to be measured or outlined.
package struct Words {
  /// A text, or runs.
  package var value: Value
  package var style: TextStyle

  /// The place of words that are outlined.
  package enum Place: Sendable {
    /// A rectangle, and the most lines in it; 0 is any number.
    case rect(Rect, verticalAlign: VerticalAlignment, maxLines: Int)
    /// The beginning of the first line's baseline, or the point that the lines stand around.
    case point(Point, verticalAlign: VerticalAlignment?)
  }
}

/// The measures of values that only drawing knows.
///
/// The checker never asks: all of it depends on the environment, and so is no constant.
package protocol Measures: AnyObject, Sendable {
  /// The natural size of a content, or the one in so much width and any height, where the evaluation
  /// is so deep.
  func size(of content: Value, width: Double?, in environment: Environment, depth: Int) -> Size

  /// The picture of a content at its natural size, at the environment's scale, where the evaluation is so
  /// deep; nil where there is nothing to see.
  func tile(of content: Value, in environment: Environment, depth: Int) -> Image?

  /// What lines of words measure, where the evaluation is so deep; at most `lines` of them, unless that
  /// is 0.
  func measured(
    _ words: Words,
    in room: Size,
    maxLines: Int,
    minScale: Fraction,
    in environment: Environment,
    depth: Int
  ) -> TextMetrics

  /// The outlines of words at a place.
  func outlines(
    of words: Words,
    at place: Words.Place,
    in environment: Environment,
    depth: Int
  ) -> Path
}

/// Refers to measures in one word: an optional protocol in the evaluator would double the frame of
/// `Evaluator.evaluate`, which nesting repeats.
package final class MeasuresReference: Sendable {
  let measures: any Measures

  package init(_ measures: any Measures) { self.measures = measures }
}
