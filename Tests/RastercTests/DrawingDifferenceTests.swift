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

/// A square with the first of gradients that refer to each other; the last has a stop.
private func gradients(_ count: Int) -> String {
  let links = (0..<count).map { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }
  return links.joined()
    + "<linearGradient id='g\(count)'><stop stop-color='#0000FF'/></linearGradient>"
    + "<rect width='10' height='10' fill='url(#g0)'/>"
}

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
  // Gradients refer to others, up to a limit.
  Difference(gradients(30), [(5, 5, blue)]),
  Difference(gradients(40), [(5, 5, clear)], report: "a gradient refers to more than 31 others"),
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
  // Fonts do not matter without text or lengths in units of fonts; nor does what tools leave behind.
  Difference(
    "<rect width='20' height='20' fill='#0000FF' style='font-size:12;font-style:12' space='preserve'/>",
    [(5, 5, blue)]
  ),
  Difference(
    "<linearGradient id='g' xmlns:a='http://example.com/'><stop stop-color='#0000FF'/><stop offset='1' stop-color='#0000FF'/><a:midPoint offset='0'/></linearGradient><rect width='20' height='20' fill='url(#g)'/>",
    [(5, 5, blue)]
  ),
  Difference(
    "<rect width='1em' height='20' fill='#0000FF' style='font-size:12'/>",
    [(14, 5, blue)],
    report: "'12' is not a supported value of 'font-size'"
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

/// A filter over the whole drawing.
private func filter(_ steps: String, _ attributes: String = "") -> String {
  "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='60' height='40' \(attributes)>\(steps)</filter>"
}

private let square =
  "<rect x='10' y='10' width='20' height='20' fill='#0000FF' filter='url(#f)'/>"
private let flatRegion = "a filter whose region is empty hides its drawing"

private let filters: [Difference] = [
  Difference(
    "<filter id='f'><feOffset/></filter><path d='M6 12H54' stroke='#0000FF' stroke-width='8' filter='url(#f)'/>",
    [(30, 12, clear)],
    report: flatRegion
  ),
  Difference(
    "<filter id='f' width='0'><feOffset/></filter>" + square,
    [(20, 20, clear)],
    report: flatRegion
  ),
  // A filter inherits its colour space from where it is defined.
  Difference(
    filter("<feComponentTransfer><feFuncB type='linear' slope='.5'/></feComponentTransfer>")
      + "<g color-interpolation-filters='sRGB'>\(square)</g>",
    [(20, 20, "#0000BC")]
  ),
  Difference(
    "<rect width='60' height='40' fill='#FF0000'/><filter id='f'><feOffset/></filter><g filter='url(#f)'><rect width='30' height='40' fill='#00FF00' style='mix-blend-mode: multiply'/></g>",
    [(15, 20, green), (45, 20, "#FF0000")]
  ),
  Difference(
    "<filter id='f' x='0' y='0' width='.5' height='1'><feOffset/></filter>" + square,
    [(15, 20, blue), (25, 20, clear)]
  ),
  // A pen of a square grows a circle to a square with round corners.
  Difference(
    filter("<feMorphology operator='dilate' radius='9'/>")
      + "<circle cx='30' cy='20' r='9' fill='#0000FF' filter='url(#f)'/>",
    [(43, 33, blue), (47, 37, clear), (49, 20, clear)]
  ),
  Difference(
    filter("<feOffset in='SourceAlpha' dx='10'/><feComposite in2='SourceAlpha' operator='out'/>")
      + square,
    [(35, 20, "#000000"), (20, 20, clear)]
  ),
  // A step is cut to its region before the next one moves it.
  Difference(
    filter("<feOffset x='20'/><feOffset dx='20'/>") + square,
    [(45, 20, blue), (35, 20, clear)]
  ),
  Difference(
    filter(
      "<feOffset in='SourceAlpha' dx='10' result='o'/><feFlood flood-color='#00FF00'/><feComposite in2='o' operator='in'/><feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge>"
    )
      + "<rect x='10' y='10' width='20' height='20' fill='#0000FF' fill-opacity='.5' filter='url(#f)'/>",
    [(25, 20, "#009BD5C0"), (35, 20, "#00FF0080"), (15, 20, "#0000FF80")]
  ),
  Difference(
    "<rect width='30' height='40' fill='hsl(3.14159265rad 100% 50%)'/><rect x='30' width='30' height='40' fill='rgba(0, 0, 255, 50%)'/>",
    [(15, 20, "#00FFFF"), (45, 20, "#0000FF80")]
  ),
]

private let pens: [Difference] = [
  Difference(
    "<circle cx='30' cy='20' r='5' fill='#00FF00' stroke='#0000FF' stroke-width='12'/>",
    [(30, 20, blue)],
    report: "renderers leave a hole in a stroke that is wider than its circle"
  ),
  Difference(
    "<circle cx='30' cy='20' r='5' fill='#0000FF' stroke='#0000FF' stroke-width='12'/><ellipse cx='10' cy='20' rx='5' ry='9' fill='#00FF00' stroke='#0000FF' stroke-width='4'/>",
    [(30, 20, blue), (10, 20, green)]
  ),
]

@Suite struct DrawingDifferenceTests {
  @Test(arguments: [
    ("width='3em' height='2em' viewBox='0 0 30 20'", "size 48, 32"),
    ("width='6ex' height='20' viewBox='0 0 30 20' font-size='10'", "size 30, 20"),
    ("width='2rem' height='1rem' viewBox='0 0 30 15' font-size='20'", "size 40, 20"),
    ("style='width: 3em; height: 32px' viewBox='0 0 30 20'", "size 48, 32"),
  ])
  func `the size of a drawing can be in units of its font`(root: String, size: String) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' \(root)><rect width='30' height='9'/></svg>"
    let run = try Workplace(["a.svg": svg]).run("import", "a.svg", "-o", "-")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.contains("  \(size)\n"), "\(run.text)")
  }

  @Test func `the radii of half circles fit their rounded ends`() throws {
    // With a radius of 17.387, each half of the circle would move by 0.13.
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90'><path transform='scale(.98138)' d='M10 40a17.716536 17.716536 0 0 1 35.433072 0a17.716536 17.716536 0 0 1-35.433072 0zM60 10a5 5 0 0 1 0 10'/></svg>"
    let run = try Workplace(["a.svg": svg]).run("import", "a.svg", "-o", "-")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    for arc in ["a17.3865 17.3865 0 0 1 34.773 0 ", "a4.907 4.907 0 0 1 0 9.814"] {
      #expect(run.text.contains(arc), "\(run.text)")
    }
  }

  @Test(arguments: ["paths", "filters", "pens"])
  func `a drawing looks as in other renderers`(group: String) throws {
    let all = ["paths": differences, "filters": filters, "pens": pens]
    let drawings = try #require(all[group]).enumerated().map { index, own in
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
