// What SVG files draw after an import: kinds that once differed without a report.

import Foundation
import TestSupport
import Testing

/// A drawing of 60 × 40 points, and the colours of some of its pixels.
private struct Kind {
  let name: String
  let elements: String
  let pixels: [(x: Int, y: Int, color: String)]
  var root = ""
  /// A part of the report, or `nil` if there is none.
  var report: String?

  init(
    _ name: String,
    _ elements: String,
    _ pixels: [(x: Int, y: Int, color: String)],
    root: String = "",
    report: String? = nil
  ) {
    (self.name, self.elements, self.pixels) = (name, elements, pixels)
    (self.root, self.report) = (root, report)
  }

  var svg: String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40' viewBox='0 0 60 40' \(root)>\(elements)</svg>"
  }
}

private let clear = "#00000000"
private let (red, green, blue) = ("#FF0000", "#00FF00", "#0000FF")

/// A gradient without change, from one stop.
private func flat(_ id: String, _ more: String = "", stop: String = "stop-color='#00FF00'")
  -> String
{
  "<linearGradient id='\(id)' \(more)><stop \(stop)/><stop offset='1' \(stop)/></linearGradient>"
}

private let marker =
  "<marker id='m' markerWidth='8' markerHeight='8' refX='4' refY='4' markerUnits='userSpaceOnUse'><rect width='8' height='8' fill='#00FF00'/></marker>"

private let strokes: [Kind] = [
  Kind(
    "DashesOfARotatedCircle",
    "<circle cx='30' cy='20' r='14' fill='none' stroke='#0000FF' stroke-width='6' stroke-dasharray='30 200' transform='rotate(-90 30 20)'/>",
    [(32, 6, blue), (43, 16, blue), (30, 34, clear), (16, 20, clear)]
  ),
  Kind(
    "DashesOfAMirroredCircle",
    "<circle cx='30' cy='20' r='14' fill='none' stroke='#0000FF' stroke-width='6' stroke-dasharray='30 200' transform='matrix(-1 0 0 1 60 0)'/>",
    [(17, 24, blue), (43, 24, clear)]
  ),
  Kind(
    "DashesOfAHalfTurnedRectangle",
    "<rect x='10' y='10' width='40' height='20' fill='none' stroke='#0000FF' stroke-width='4' stroke-dasharray='40 200' transform='rotate(180 30 20)'/>",
    [(30, 30, blue), (30, 10, clear)]
  ),
  Kind(
    "DashesOfAMirroredRoundedRectangle",
    "<rect x='10' y='10' width='40' height='20' rx='4' fill='none' stroke='#0000FF' stroke-width='4' stroke-dasharray='30 200' transform='matrix(1 0 0 -1 0 40)'/>",
    [(30, 30, blue), (30, 10, clear)]
  ),
  Kind(
    "PathLength",
    "<path d='M0 20H60' stroke='#0000FF' stroke-width='8' pathLength='4' stroke-dasharray='1'/>",
    [(5, 20, blue), (20, 20, clear), (35, 20, blue), (50, 20, clear)]
  ),
  Kind(
    "MarkerAsAttribute",
    marker + "<path d='M10 20H50' stroke='#0000FF' stroke-width='2' marker-end='url(#m)'/>",
    [(50, 17, green), (10, 17, clear)]
  ),
  Kind(
    "MarkerInStyle",
    marker + "<path d='M10 20H30V30' fill='none' stroke='#0000FF' style='marker: url(#m)'/>",
    [(10, 17, green), (28, 18, green), (32, 32, green)]
  ),
  Kind(
    "MarkerInASheet",
    "<style>path { marker-mid: url(#m) }</style>" + marker
      + "<polyline points='5,5 30,20 55,5' fill='none' stroke='#0000FF'/><path d='M5 35H30V35H55' stroke='#0000FF'/>",
    [(30, 33, green), (30, 17, clear)]
  ),
  Kind(
    "MarkersBelowTheStroke",
    marker
      + "<path d='M10 20H50' stroke='#0000FF' stroke-width='4' paint-order='markers' marker-end='url(#m)'/>",
    [(48, 20, blue), (48, 17, green)]
  ),
  Kind(
    "MiterLimitOfARectangle",
    "<rect x='20' y='10' width='20' height='20' fill='none' stroke='#0000FF' stroke-width='10' stroke-miterlimit='1'/>",
    [(15, 5, clear), (18, 8, blue)]
  ),
]

private let transforms: [Kind] = [
  Kind(
    "TransformOriginAsAttribute",
    "<rect x='30' y='20' width='10' height='10' fill='#0000FF' transform='rotate(180)' transform-origin='30 20'/>",
    [(25, 15, blue), (35, 25, clear)]
  ),
  Kind(
    "TransformOriginInTheBoxOfTheFill",
    "<rect x='10' y='10' width='40' height='4' fill='#0000FF' style='transform: rotate(90deg); transform-origin: center; transform-box: fill-box'/>",
    [(30, 25, blue), (12, 12, clear)]
  ),
  Kind(
    "TransformOfTheRoot",
    "<rect width='10' height='10' fill='#0000FF'/>",
    [(5, 5, clear), (25, 15, blue)],
    root: "transform='translate(20 10)'"
  ),
  Kind(
    "ClipPathOfACopyWithAPlace",
    "<clipPath id='c'><rect width='10' height='40'/></clipPath><defs><rect id='t' width='30' height='30' fill='#0000FF'/></defs><use href='#t' x='20' clip-path='url(#c)'/>",
    [(25, 10, blue), (35, 10, clear)]
  ),
  Kind(
    "TransformOfAClipPathInABox",
    "<clipPath id='c' clipPathUnits='objectBoundingBox' transform='translate(10 0)'><rect width='.5' height='1'/></clipPath><rect width='40' height='40' fill='#0000FF' clip-path='url(#c)'/>",
    [(5, 20, clear), (25, 20, blue), (35, 20, clear)]
  ),
  Kind(
    "NameWithDigits",
    flat("a2ch") + "<rect width='20' height='20' fill='url(#a2ch)' style='font-family: b2ch'/>",
    [(5, 5, green)]
  ),
  Kind(
    "InheritInATransformAttribute",
    "<g transform='translate(20)'><rect width='10' height='10' fill='#0000FF' transform='inherit'/></g>",
    [(25, 5, blue), (45, 5, clear)]
  ),
  Kind(
    "WidthOfACharacter",
    "<rect width='2ch' height='40' fill='#0000FF' font-size='20'/>",
    [(15, 5, blue), (25, 5, clear)],
    report: "'ch' is half of the font's size here"
  ),
  Kind(
    "LengthsOfTheRoot",
    "<rect x='1rem' y='1rem' width='2em' height='1em' fill='#0000FF' font-size='4'/>",
    [(12, 11, blue), (16, 12, blue), (19, 12, clear), (12, 15, clear)],
    root: "font-size='10'"
  ),
]

private let inherited: [Kind] = [
  Kind(
    "ClipRuleOfTheGroupAround",
    "<g clip-rule='evenodd'><clipPath id='c'><path d='M0 0H60V40H0zM20 10H40V30H20z'/></clipPath></g><rect width='60' height='40' fill='#0000FF' clip-path='url(#c)'/>",
    [(5, 5, blue), (30, 20, clear)]
  ),
  Kind(
    "FillOfTheGroupAroundAMask",
    "<g fill='white'><mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='60' height='40'><rect width='30' height='40'/></mask></g><rect width='60' height='40' fill='#0000FF' mask='url(#m)'/>",
    [(15, 20, blue), (45, 20, clear)]
  ),
  Kind(
    "ColorOfTheGroupAroundAGradient",
    "<g color='#00FF00'>" + flat("g", stop: "stop-color='currentColor'")
      + "</g><rect width='60' height='40' fill='url(#g)' color='#FF0000'/>",
    [(30, 20, green)]
  ),
  Kind(
    "StopsThatInherit",
    "<linearGradient id='g' stop-color='#00FF00'><stop stop-color='inherit'/><stop offset='1' stop-color='inherit'/></linearGradient><rect width='60' height='40' fill='url(#g)'/>",
    [(30, 20, green)]
  ),
  Kind(
    "GradientOfAnotherKind",
    "<radialGradient id='r' r='0' gradientUnits='userSpaceOnUse'><stop stop-color='#FF0000'/><stop offset='1' stop-color='#00FF00'/></radialGradient><linearGradient id='g' href='#r' x1='0' x2='1'/><rect x='20' width='40' height='40' fill='url(#g)'/>",
    [(30, 20, green)]
  ),
  Kind(
    "PercentagesWithoutAViewBox",
    "<svg width='40' height='40'><linearGradient id='g' gradientUnits='userSpaceOnUse' x1='50%' x2='51%'><stop stop-color='#FF0000'/><stop offset='1' stop-color='#00FF00'/></linearGradient><rect width='40' height='40' fill='url(#g)'/></svg>",
    [(15, 20, red), (25, 20, green)]
  ),
  Kind(
    "FallbackOfAFlatShape",
    flat("g") + "<path d='M0 20H60' stroke='url(#g) #0000FF' stroke-width='8'/>",
    [(30, 20, blue)]
  ),
  Kind(
    "MaskInTheCurrentColor",
    "<mask id='m'><rect x='50' width='4' height='4' fill='currentColor'/></mask><rect width='20' height='20' fill='#FF0000' mask='url(#m)'/><rect x='30' width='20' height='20' fill='#0000FF'/>",
    [(10, 10, clear), (40, 10, blue)]
  ),
]

private let structure: [Kind] = [
  Kind(
    "SwitchForEnglish",
    "<switch><rect systemLanguage='ja' width='60' height='40' fill='#FF0000'/><rect systemLanguage='en' width='60' height='40' fill='#00FF00'/><rect width='60' height='40' fill='#0000FF'/></switch>",
    [(30, 20, green)]
  ),
  Kind(
    "RootWithoutDisplay",
    "<rect width='60' height='40' fill='#FF0000'/>",
    [(30, 20, clear)],
    root: "display='none'"
  ),
  Kind(
    "BlendInANestedViewport",
    "<rect width='60' height='40' fill='#FF0000'/><svg width='30' height='40'><rect x='10' width='40' height='40' fill='#00FF00' style='mix-blend-mode: lighten'/><rect x='10' width='40' height='10' fill='#0000FF'/></svg>",
    [(20, 20, "#FFFF00"), (20, 5, blue), (40, 20, red), (5, 20, red)]
  ),
  Kind(
    "BlendInASymbol",
    "<rect width='60' height='40' fill='#FF0000'/><symbol id='s'><g><circle r='1'/><g style='mix-blend-mode: lighten' opacity='.999'><rect x='10' width='40' height='40' fill='#00FF00'/></g></g></symbol><use href='#s' width='30' height='40'/>",
    [(20, 20, "#FFFF00"), (40, 20, red)]
  ),
  Kind(
    "IsolatedBlend",
    "<rect width='60' height='40' fill='#FF0000'/><g style='isolation: isolate'><rect width='30' height='40' fill='#00FF00' style='mix-blend-mode: multiply'/></g>",
    [(15, 20, green), (45, 20, red)]
  ),
  Kind(
    "BoxWithShapesWithoutPaint",
    "<linearGradient id='g'><stop offset='.5' stop-color='#FF0000'/><stop offset='.5' stop-color='#00FF00'/></linearGradient><clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/></clipPath><g clip-path='url(#c)'><rect width='60' height='40' fill='none'/><rect width='40' height='40' fill='#00FF00'/></g>",
    [(25, 20, green), (35, 20, clear)]
  ),
  Kind(
    "SelectorsOfPositionsAndAttributes",
    "<style>rect:first-child { fill: #00FF00 } rect[width='20'] { fill: #0000FF } g /* here */ rect + rect { fill: #FF0000 } g > rect:nth-child(3) { fill: #00FF00 }</style><g><rect width='10' height='40'/><rect x='10' width='10' height='40'/><rect x='20' width='10' height='40'/></g><rect x='40' width='20' height='40'/>",
    [(5, 20, green), (15, 20, red), (25, 20, green), (50, 20, blue)]
  ),
  Kind(
    "Variables",
    "<g style='--c: #00FF00'><rect width='30' height='40' style='fill: var(--c, red)'/><rect x='30' width='30' height='40' style='fill: var(--d, #0000FF)'/></g>",
    [(15, 20, green), (45, 20, blue)]
  ),
  Kind(
    "ColorFunctions",
    "<rect width='10' height='40' fill='hsl(0.5turn 100% 50%)'/><rect x='10' width='10' height='40' fill='hwb(120 0% 0%)'/><rect x='20' width='10' height='40' fill='color(srgb 0 0 1)'/><rect x='30' width='10' height='40' fill='rgb(0 255 0 / 100%)'/>",
    [(5, 20, "#00FFFF"), (15, 20, green), (25, 20, blue), (35, 20, green)]
  ),
  Kind(
    "GeometryInStyle",
    "<style>.a { x: 10px; width: 20px; height: 40px }</style><rect class='a' fill='#0000FF'/>",
    [(5, 20, clear), (20, 20, blue), (35, 20, clear)]
  ),
]

private let values: [Kind] = [
  Kind(
    "InvalidFill",
    "<g fill='#00FF00'><rect width='60' height='40' fill='#12'/></g>",
    [(30, 20, green)],
    report: "'#12' is not a supported value of 'fill'"
  ),
  Kind(
    "InvalidOpacity",
    "<rect width='60' height='40' fill='#00FF00' opacity='x'/>",
    [(30, 20, green)],
    report: "'x' is not a supported value of 'opacity'"
  ),
  Kind(
    "InvalidStyleBesideAnAttribute",
    "<rect width='60' height='40' fill='#00FF00' style='fill: nothing'/>",
    [(30, 20, green)],
    report: "'nothing' is not a supported value of 'fill'"
  ),
  Kind(
    "UnknownVisibility",
    "<rect width='60' height='40' fill='#00FF00' visibility='inline'/>",
    [(30, 20, green)],
    report: "'inline' is not a supported value of 'visibility'"
  ),
  Kind(
    "NegativeRadius",
    "<ellipse cx='30' cy='20' rx='-4' ry='10' fill='#00FF00'/>",
    [(30, 20, green), (37, 20, green)],
    report: "'rx' is negative"
  ),
  Kind(
    "BlendModeAsAttribute",
    "<rect width='60' height='40' fill='#FF0000'/><rect width='60' height='40' fill='#00FF00' mix-blend-mode='multiply'/>",
    [(30, 20, green)],
    report: "'mix-blend-mode' has no effect as an attribute"
  ),
]

private let patterns: [Kind] = [
  Kind(
    "PatternOfShapes",
    "<pattern id='p' patternUnits='userSpaceOnUse' width='20' height='20'><rect width='10' height='20' fill='#00FF00'/></pattern><rect width='60' height='40' fill='url(#p)'/>",
    [(5, 20, green), (15, 20, clear), (25, 20, green), (45, 5, green), (55, 35, clear)]
  ),
  Kind(
    "PatternInABox",
    "<pattern id='q' width='.5' height='1' viewBox='0 0 2 2' preserveAspectRatio='none'><rect width='1' height='2' fill='#0000FF'/></pattern><pattern id='p' href='#q'/><rect width='40' height='40' fill='url(#p)'/>",
    [(5, 20, blue), (15, 20, clear), (25, 20, blue), (45, 20, clear)]
  ),
  Kind(
    "InnerShadowsAlone",
    "<filter id='f' color-interpolation-filters='sRGB'><feOffset in='SourceAlpha' dx='10' result='o'/><feComposite in='o' in2='SourceAlpha' operator='arithmetic' k2='-1' k3='1' result='c'/><feColorMatrix in='c' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 1 0' result='a'/><feOffset in='SourceAlpha' dx='-10' result='p'/><feComposite in='p' in2='SourceAlpha' operator='arithmetic' k2='-1' k3='1' result='d'/><feColorMatrix in='d' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 1 0' result='b'/><feMerge><feMergeNode in='a'/><feMergeNode in='b'/></feMerge></filter><rect x='10' y='10' width='40' height='20' filter='url(#f)'/>",
    [(15, 20, blue), (45, 20, blue), (30, 20, clear)]
  ),
]

private let filters: [Kind] = [
  Kind(
    "FilterWithoutChildren",
    "<filter id='f'/><rect width='60' height='40' fill='#00FF00' filter='url(#f)'/>",
    [(30, 20, clear)]
  ),
  Kind(
    "FloodOfAnUnpaintedShape",
    "<filter id='f' x='0' y='0' width='1' height='1'><feFlood flood-color='#00FF00'/></filter><rect x='10' y='10' width='20' height='20' fill='none' filter='url(#f)'/>",
    [(20, 20, green), (40, 20, clear)]
  ),
  Kind(
    "ShadowOfATranslucentShape",
    "<filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='60' height='40' color-interpolation-filters='sRGB'><feColorMatrix in='SourceAlpha' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0' result='h'/><feOffset dx='20'/><feComposite in2='h' operator='out'/><feColorMatrix values='0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 1 0'/><feBlend in='SourceGraphic'/></filter><rect x='5' y='5' width='30' height='30' fill='#0000FF' fill-opacity='.5' filter='url(#f)'/>",
    [(45, 20, green), (10, 20, "#0000FF80"), (30, 20, "#0000FF80")]
  ),
  Kind(
    "ClipOfAShadow",
    "<clipPath id='c'><rect width='30' height='40'/></clipPath><rect x='10' y='10' width='10' height='20' fill='#00FF00' style='filter: drop-shadow(16px 0 #0000FF)' clip-path='url(#c)'/>",
    [(15, 20, green), (28, 20, blue), (33, 20, clear)]
  ),
  Kind(
    "FilterThatIsLeftOutWithoutItsSource",
    "<rect width='60' height='40' fill='#00FF00'/><filter id='f'><feImage/></filter><rect width='60' height='40' filter='url(#f)'/>",
    [(30, 20, green)],
    report: "'feImage' is not supported"
  ),
]

@Suite struct DrawingKindTests {
  @Test(arguments: [
    "strokes", "transforms", "inherited", "structure", "values", "filters", "patterns",
  ])
  func `a drawing looks as its file says`(group: String) throws {
    let all = [
      "strokes": strokes, "transforms": transforms, "inherited": inherited, "structure": structure,
      "values": values, "filters": filters, "patterns": patterns,
    ]
    let kinds = try #require(all[group])
    try expectImports(
      of: kinds.map {
        ImportedDrawing(name: $0.name, svg: $0.svg, report: $0.report, pixels: $0.pixels)
      }
    )
  }

  @Test(arguments: [
    (
      "dashes",
      "<path d='M0 0h4v4z'/><path d='M0 0H20' stroke='#000' stroke-dasharray='0.00001'/>",
      "more than 100,000 dashes"
    ),
    (
      "markers",
      "<path d='M0 0h4v4z'/><marker id='m'><path d='M0 0h4v4z' marker-start='url(#m)'/></marker><path d='M0 0h4v4z' marker-start='url(#m)'/>",
      "refers to itself"
    ),
    (
      "variables",
      "<path d='M0 0h4v4z'/><path d='M0 0h4' style='--a: var(--a); fill: var(--a)'/>",
      "a variable in 'var(--a)' has no value"
    ),
    (
      "variables that double",
      "<path d='M0 0h4v4z'/><style>:root { "
        + (1...24).map { "--a\($0): var(--a\($0 - 1)) var(--a\($0 - 1));" }.joined()
        + "--a0: 1 1 }</style><path d='M0 0h4' stroke-dasharray='var(--a24)'/>",
      "a variable in 'var(--a24)' has no value"
    ),
    (
      "patterns",
      "<path d='M0 0h4v4z'/>"
        + (1...9).map {
          "<pattern id='p\($0)' width='.1' height='.1'><rect width='4' height='4' fill='url(#p\($0 - 1))'/></pattern>"
        }.joined() + "<rect width='24' height='24' fill='url(#p9)'/>",
      "repeat more than 20000 elements"
    ),
    (
      "filters",
      "<path d='M0 0h4v4z'/><filter id='f'><feOffset dx='.1'/></filter>"
        + String(repeating: "<g filter='url(#f)'>", count: 60) + "<path d='M0 0h4v4z'/>"
        + String(repeating: "</g>", count: 60),
      "nested filters repeat it"
    ),
  ])
  func `a hostile value ends with a report`(name: String, elements: String, report: String) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(elements)</svg>"
    let place = try Workplace(["a.svg": svg])
    let run = try place.run("import", "a.svg", "--diagnostic-format", "short")
    #expect(run.code == 0 && run.errors.contains(report), "\(run.errors)")
  }
}
