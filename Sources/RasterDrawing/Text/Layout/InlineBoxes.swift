// The boxes around runs of text: where they begin and end in a paragraph and in its lines.
//
// A box is broken over lines as with `box-decoration-break: slice` of CSS: only the first and the
// last part have the padding and the corners of the box's ends. Source: CSS Fragmentation 3,
// section 5.4.

import RasterValues

/// The box of a style with the scale of an environment.
struct SetBox {
  /// The number of the background's paint, or nil if there is only padding.
  let paint: Int?
  let corners: CornerRadii
  let padding: Insets

  init(_ box: TextBox, scale: Double) {
    func scaled(_ value: Double) -> Double { SetLook.bounded(value, 0...100_000) * scale }
    paint = box.paint
    corners = CornerRadii(
      topLeft: scaled(box.corners.topLeft),
      topRight: scaled(box.corners.topRight),
      bottomRight: scaled(box.corners.bottomRight),
      bottomLeft: scaled(box.corners.bottomLeft)
    )
    padding = Insets(
      top: scaled(box.padding.top),
      left: scaled(box.padding.left),
      bottom: scaled(box.padding.bottom),
      right: scaled(box.padding.right)
    )
  }

  /// Returns the corners of a part of the box; a side where the box is cut has none.
  func corners(left: Bool, right: Bool) -> CornerRadii {
    CornerRadii(
      topLeft: left ? corners.topLeft : 0,
      topRight: right ? corners.topRight : 0,
      bottomRight: right ? corners.bottomRight : 0,
      bottomLeft: left ? corners.bottomLeft : 0
    )
  }
}

/// The scalars of a paragraph in the box of one run.
struct InlineBox: ScalarRange {
  /// The number of the style, which no other run has.
  let look: Int
  fileprivate(set) var range: Range<Int>
  /// The first scalar that is not a space, or the end of the range.
  fileprivate(set) var firstDrawn: Int
  /// The padding before the first scalar and after the last one, in points.
  ///
  /// It is nil where the run continues in another paragraph.
  fileprivate(set) var start: Double?
  fileprivate(set) var end: Double?
}

extension [InlineBox] {
  /// Finds the boxes of a paragraph's runs.
  ///
  /// The start of a box is on the left, except in right-to-left paragraphs.
  init(_ runs: [ShapingRun], _ text: StyledScalars, _ looks: [SetLook], isRightToLeft: Bool) {
    self.init()
    for run in runs {
      guard let padding = looks[run.look].box?.padding else { continue }
      if let last = indices.last, self[last].look == run.look {
        self[last].range = self[last].range.lowerBound..<run.range.upperBound
        continue
      }
      let (left, right) = (padding.left, padding.right)
      append(
        InlineBox(
          look: run.look,
          range: run.range,
          firstDrawn: 0,
          start: isRightToLeft ? right : left,
          end: isRightToLeft ? left : right
        )
      )
    }
    guard !isEmpty else { return }
    for index in indices {
      let range = self[index].range
      self[index].firstDrawn =
        range.first { !TextParagraph.isSpace(text.scalars[$0]) } ?? range.upperBound
    }
    if text.isContinued, self[0].range.lowerBound == 0 { self[0].start = nil }
    let last = count - 1
    if text.continues, self[last].range.upperBound == text.scalars.count { self[last].end = nil }
  }

  /// Adds the padding of boxes to the advances of the scalars in a range.
  func addPadding(to advances: inout [Double], of range: Range<Int>) {
    if isEmpty { return }
    for box in overlapping(range) {
      let (first, last) = (box.range.lowerBound, box.range.upperBound - 1)
      if range.contains(first) { advances[first - range.lowerBound] += box.start ?? 0 }
      if range.contains(last) { advances[last - range.lowerBound] += box.end ?? 0 }
    }
  }
}

extension TextParagraph {
  /// Returns the padding of a box at its ends in a line, or nil for an end that is cut.
  ///
  /// Spaces are dropped at a line's end. Where they are the box's first scalars, the box starts in
  /// the next line.
  func ends(of box: InlineBox, inLine line: Range<Int>) -> (start: Double?, end: Double?) {
    let startsHere = box.firstDrawn >= line.lowerBound
    let endsHere = box.range.upperBound <= line.upperBound
    return (startsHere ? box.start : nil, endsHere ? box.end : nil)
  }

  /// Returns the padding at the ends of boxes whose own scalars are spaces that are not drawn.
  func hangingPadding(ofLine line: Range<Int>, _ drawn: Range<Int>) -> Double {
    guard !boxes.isEmpty, let (first, last) = drawn.ends else { return 0 }
    var padding = 0.0
    if let box = boxes.overlapping(first..<first + 1).first, box.range.lowerBound < first {
      padding += ends(of: box, inLine: line).start ?? 0
    }
    if let box = boxes.overlapping(last..<last + 1).first, box.range.upperBound > last + 1 {
      padding += ends(of: box, inLine: line).end ?? 0
    }
    return padding
  }
}

extension Range<Int> {
  /// The first and the last element, or nil if the range is empty.
  fileprivate var ends: (first: Int, last: Int)? {
    isEmpty ? nil : (lowerBound, upperBound - 1)
  }
}
