// What each operation of a drawing takes, by name: the interpreter reads values with these.

import RasterValues

/// The arguments of an operation.
///
/// Closed, so that an operation does not compile until the interpreter draws it.
package enum DrawArguments: Sendable {
  case fill(Fill)
  case stroke(Stroke)
  case layer(Layer)
  case image(Image)
  case stretch(Stretch)
  case text(Text)
  case place(Place)

  /// `in:` a rectangle or `at:` a point, of which one is given.
  package typealias Position = (rect: LineArgument<Rect?>, point: LineArgument<Point?>)

  package struct Fill: Sendable {
    package let path: LineArgument<Path>
    package let paint: LineArgument<Paint>
    package let rule: LineArgument<FillRule>
  }

  package struct Stroke: Sendable {
    package let path: LineArgument<Path>
    package let paint: LineArgument<Paint>
    package let width: LineArgument<Double>
    package let cap: LineArgument<LineCap>
    package let join: LineArgument<LineJoin>
    package let limit: LineArgument<Double>
    package let dash: LineArgument<[Double]>
    package let phase: LineArgument<Double>
    package let align: LineArgument<StrokeAlignment>
  }

  package struct Layer: Sendable {
    package let opacity: LineArgument<Double>
    package let blend: LineArgument<BlendMode>
    package let blur: LineArgument<Double>
    package let clip: LineArgument<Path?>
    package let clipRule: LineArgument<FillRule>
    /// A path or a content.
    package let mask: LineArgument<Value>
    package let maskMode: LineArgument<MaskMode>
    package let shadows: LineArgument<[Shadow]>
    package let transform: LineArgument<Transform>
  }

  package struct Image: Sendable {
    package let image: LineArgument<RasterValues.Image?>
    package let place: Position
    package let scale: LineArgument<Double>
    package let source: LineArgument<Rect?>
    package let fit: LineArgument<ImageFit>
    package let align: LineArgument<Anchor>
    package let sampling: LineArgument<Sampling>
    package let tint: LineArgument<Color?>
  }

  package struct Stretch: Sendable {
    package let image: LineArgument<RasterValues.Image?>
    package let rect: LineArgument<Rect>
    package let caps: LineArgument<Insets>
    package let scale: LineArgument<Double>
    package let horizontal: LineArgument<StretchMode>
    package let vertical: LineArgument<StretchMode>
    package let outset: LineArgument<Insets>
    package let slide: LineArgument<Insets>
  }

  package struct Text: Sendable {
    package let words: LineArgument<String>
    package let place: Position
    package let font: LineArgument<Font>
    package let paint: LineArgument<Paint>
    package let align: LineArgument<TextAlignment>
    package let vertical: LineArgument<VerticalAlignment>
    package let lines: LineArgument<Int>
    package let height: LineArgument<Double>
    package let truncation: LineArgument<TextTruncation>
    package let underline: LineArgument<Bool>
    package let strikethrough: LineArgument<Bool>
  }

  package struct Place: Sendable {
    package let content: LineArgument<Value>
    package let place: Position
    package let outset: LineArgument<Insets>
    package let slide: LineArgument<Insets>
  }
}
