// What SVG files draw where comparisons of random files with other renderers found differences.

import Foundation
import TestSupport
import Testing

/// A drawing of 60 × 40 points, the colours of some of its pixels, and a part of its report.
private struct Difference {
  let elements: String
  let pixels: [(x: Int, y: Int, color: String)]
  var report: String?

  init(_ elements: String, _ pixels: [(x: Int, y: Int, color: String)], report: String? = nil) {
    (self.elements, self.pixels, self.report) = (elements, pixels, report)
  }
}

private let clear = "#00000000"
private let (green, blue) = ("#00FF00", "#0000FF")
private let arrow =
  "<marker id='m' orient='auto' markerWidth='20' markerHeight='20' overflow='visible' markerUnits='userSpaceOnUse'><rect y='-2' width='12' height='4' fill='#00FF00'/></marker>"

private let differences: [Difference] = [
  // Markers halve the corner where a closed path begins, and a report says that renderers differ.
  Difference(
    arrow + "<path d='M20 20h20v20h-20z' fill='none' marker-end='url(#m)'/>",
    [(26, 14, green), (20, 12, clear)],
    report: "renderers turn a marker differently where a closed path begins"
  ),
  Difference(
    arrow + "<polygon points='20,20 40,20 40,40 20,40' fill='none' marker-start='url(#m)'/>",
    [(26, 14, green), (28, 20, clear)],
    report: "renderers turn a marker differently where a closed path begins"
  ),
  Difference(
    arrow + "<path d='M20 20h20v20h-20z' fill='none' marker-mid='url(#m)'/>",
    [(44, 24, green), (36, 16, clear)]
  ),
  // Transforms of styles need units and commas.
  Difference(
    "<rect width='10' height='10' fill='#0000FF' style='transform: translate(20)'/>",
    [(5, 5, blue), (25, 5, clear)],
    report: "'translate(20)' is not a valid transform"
  ),
  Difference(
    "<rect width='10' height='10' fill='#0000FF' style='transform: matrix(1 0 0 1 20 0)'/>",
    [(5, 5, blue), (25, 5, clear)],
    report: "is not a valid transform"
  ),
  Difference(
    "<rect x='20' y='20' width='10' height='10' fill='#0000FF' style='transform: rotate(90)'/>",
    [(25, 25, blue)],
    report: "'rotate(90)' is not a valid transform"
  ),
  Difference(
    "<rect width='10' height='10' fill='#0000FF' style='transform: translate(20px, 0) scale(1, 2) rotate(0)'/>",
    [(5, 5, clear), (25, 5, blue), (25, 15, blue)]
  ),
  // So do lengths of styles, except those of strokes.
  Difference(
    "<circle cx='20' cy='20' style='r: 8' r='4' fill='#0000FF'/>",
    [(20, 20, blue), (26, 20, clear)],
    report: "'8' is not a supported value of 'r'"
  ),
  Difference("<circle cx='20' cy='20' style='r: 8px' r='4' fill='#0000FF'/>", [(26, 20, blue)]),
  Difference(
    "<path d='M0 20h60' stroke='#0000FF' style='stroke-width: 8'/>",
    [(20, 17, blue), (20, 23, blue)]
  ),
  // A flat shape has no box, so even a gradient of one colour paints nothing.
  Difference(
    "<linearGradient id='g'><stop stop-color='#00FF00'/></linearGradient><path d='M10 10h40' stroke='url(#g)' stroke-width='6'/><path d='M10 30h40' stroke='url(#g) #0000FF' stroke-width='6'/>",
    [(20, 10, clear), (20, 30, blue)]
  ),
  // The root of a file is the first child.
  Difference(
    "<style>:first-child { fill: #0000FF }</style><rect width='20' height='20'/>",
    [(5, 5, blue)]
  ),
  // A move at the end of a path counts for its box, but a marker there is uncertain.
  Difference(
    "<linearGradient id='g'><stop offset='.5' stop-color='#0000FF'/><stop offset='.5' stop-color='#00FF00'/></linearGradient><path d='M0 0h20v20h-20zM60 0' fill='url(#g)'/>",
    [(5, 5, blue), (15, 5, blue)]
  ),
  Difference(
    arrow + "<path d='M10 10M20 20h20' fill='none' marker-start='url(#m)'/>",
    [(45, 35, clear)],
    report: "renderers draw markers differently where a path only moves"
  ),
  // The box of text is not known before it is drawn.
  Difference(
    "<mask id='m'><rect width='60' height='40' fill='white'/></mask><text x='5' y='30' font-size='20' mask='url(#m)'>A</text>",
    [(55, 5, clear)],
    report: "the box of text is estimated for this clip or mask"
  ),
  // Many shapes of a clip are combined without deep nesting.
  Difference(
    "<clipPath id='c'>" + String(repeating: "<circle cx='10' cy='10' r='5'/>", count: 120)
      + "</clipPath><rect width='60' height='40' fill='#0000FF' clip-path='url(#c)'/>",
    [(10, 10, blue), (30, 10, clear)]
  ),
  // Masks in masks, which double, end with a report.
  Difference(
    (0..<12).map { level in
      let inner = "<rect width='9' height='9' fill='white' mask='url(#m\(level + 1))'/>"
      return "<mask id='m\(level)'>\(inner)\(inner)</mask>"
    }.joined()
      + "<mask id='m12'><rect width='9' height='9' fill='white'/></mask><rect width='20' height='20' fill='#0000FF' mask='url(#m0)'/>",
    [(55, 35, clear)],
    report: "more than 2000 masks, or 64 in other masks, are left out"
  ),
  // The box of a group contains the boxes of its turned shapes.
  Difference(
    "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath><g clip-path='url(#c)'><ellipse cx='30' cy='20' rx='10' ry='10' transform='rotate(45 30 20)' fill='#0000FF'/><rect width='1' height='1' fill='none'/></g>",
    [(21, 20, blue), (23, 20, clear)]
  ),
]

@Suite struct DrawingDifferenceTests {
  @Test func `a drawing looks as in other renderers`() throws {
    let drawings = differences.enumerated().map { index, own in
      ImportedDrawing(
        name: "D\(index)",
        svg:
          "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40' viewBox='0 0 60 40'>\(own.elements)</svg>",
        report: own.report,
        pixels: own.pixels
      )
    }
    try expectImports(of: drawings)
  }
}
