// What only drawing can tell: how large contents and words are, and what outlines words have.

import RasterValues

/// Words to be measured or outlined.
package struct Words {
  package var text: String
  package var font: Font
  package var alignment = TextAlignment.leading
  package var lines = 0
  package var lineHeight: Double
}

/// What only drawing can tell of values.
///
/// The checker never asks: all of it depends on the environment, and so is no constant.
package protocol Measures: AnyObject, Sendable {
  /// The natural size of a content, or the one in so much width and any height, where the evaluation
  /// is so deep.
  func size(of content: Value, width: Double?, in environment: Environment, depth: Int) -> Size

  /// How much room the lines of words take.
  func size(of words: Words, width: Double, in environment: Environment) -> Size

  /// The outlines of words in a rectangle.
  func outlines(
    of words: Words,
    in rect: Rect,
    vertical: VerticalAlignment,
    _ environment: Environment
  ) -> Path

  /// The outlines of words, the first line's baseline at a point.
  func outlines(of words: Words, at point: Point, _ environment: Environment) -> Path
}

/// Refers to measures in one word: an optional protocol in the evaluator would double the frame of
/// `Evaluator.evaluate`, which nesting repeats.
package final class MeasuresReference: Sendable {
  let measures: any Measures

  package init(_ measures: any Measures) { self.measures = measures }
}
