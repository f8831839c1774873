// What the filters of SVG files draw, as imports, as images and in exports.

import Foundation
import TestSupport
import Testing

/// A filter of a green square from 10 to 30 in a drawing of 60 × 40, and colours of some pixels.
private struct Kind {
  let name: String
  let steps: String
  let pixels: [(x: Int, y: Int, color: String)]
  var attributes = ""
  var shape = "<rect x='10' y='10' width='20' height='20' fill='#00FF00' filter='url(#f)'/>"

  var svg: String {
    """
    <svg xmlns='http://www.w3.org/2000/svg' width='60' height='40' viewBox='0 0 60 40'>
    <filter id='f' filterUnits='userSpaceOnUse' x='0' y='0' width='60' height='40'
      color-interpolation-filters='sRGB' \(attributes)>\(steps)</filter>\(shape)</svg>
    """
  }

  /// The component of a test that draws something in the size of the drawing.
  func component(_ prefix: String, _ line: String) -> String {
    let pixels = pixels.map { "    expect pixel == \($0.color), at: (\($0.x), \($0.y))\n" }
    return "\ncomponent \(prefix)\(name) {\n  size 60, 40\n  draw { \(line) }\n"
      + "  tests {\n\(pixels.joined())  }\n}\n"
  }
}

private let clear = "#00000000"
private let (red, green, blue) = ("#FF0000", "#00FF00", "#0000FF")

private let colors: [Kind] = [
  Kind(
    name: "MatrixOfChannels",
    steps: "<feColorMatrix values='0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 0'/>",
    pixels: [(20, 20, "#FF000080"), (40, 20, clear)]
  ),
  Kind(
    name: "Luminance",
    steps: "<feColorMatrix type='luminanceToAlpha'/>",
    pixels: [(20, 20, "#000000B6"), (40, 20, clear)]
  ),
  Kind(
    name: "Table",
    steps:
      "<feComponentTransfer><feFuncG type='table' tableValues='0 1 0'/><feFuncB type='discrete' tableValues='1 0'/></feComponentTransfer>",
    pixels: [(20, 20, blue), (40, 20, clear)]
  ),
  Kind(
    name: "Slope",
    steps:
      "<feComponentTransfer><feFuncG type='linear' slope='0'/><feFuncR type='gamma' amplitude='0' offset='1'/></feComponentTransfer>",
    pixels: [(20, 20, red)]
  ),
  Kind(
    name: "FloodInLinearLight",
    steps: "<feFlood flood-color='#336699' color-interpolation-filters='linearRGB'/>",
    pixels: [(50, 35, "#336699")]
  ),
]

private let combined: [Kind] = [
  Kind(
    name: "FloodInItsRegion",
    steps: "<feFlood flood-color='#0000FF' x='40' y='0' width='10' height='10'/>",
    pixels: [(45, 5, blue), (20, 20, clear), (45, 15, clear)]
  ),
  Kind(
    name: "MergedFloods",
    steps:
      "<feFlood flood-color='#0000FF' width='30' result='a'/><feFlood flood-color='#FF0000' x='30' result='b'/><feMerge><feMergeNode in='a'/><feMergeNode in='b'/><feMergeNode in='SourceGraphic'/></feMerge>",
    pixels: [(5, 5, blue), (55, 5, red), (20, 20, green)]
  ),
  Kind(
    name: "BlendedFlood",
    steps: "<feFlood flood-color='#FF0000'/><feBlend mode='screen' in2='SourceGraphic'/>",
    pixels: [(20, 20, "#FFFF00"), (50, 20, red)]
  ),
  Kind(
    name: "Arithmetic",
    steps:
      "<feFlood flood-color='#0000FF'/><feComposite in2='SourceGraphic' operator='arithmetic' k2='1' k3='1'/>",
    pixels: [(20, 20, "#00FFFF"), (50, 20, blue)]
  ),
  Kind(
    name: "Outside",
    steps: "<feFlood flood-color='#0000FF'/><feComposite in2='SourceAlpha' operator='out'/>",
    pixels: [(20, 20, clear), (50, 20, blue)]
  ),
  Kind(
    name: "Tiles",
    steps: "<feFlood flood-color='#0000FF' width='4' height='4' result='a'/><feOffset dx='2'/>"
      + "<feTile/>",
    pixels: [(3, 2, blue), (1, 2, clear), (7, 38, blue)]
  ),
  Kind(
    name: "Grown",
    steps: "<feMorphology operator='dilate' radius='4 2'/>",
    pixels: [(7, 20, green), (5, 20, clear), (20, 9, green), (20, 7, clear)]
  ),
  Kind(
    name: "Shrunk",
    steps: "<feMorphology radius='4'/>",
    pixels: [(15, 15, green), (12, 20, clear)]
  ),
  Kind(
    name: "Convolved",
    steps: "<feConvolveMatrix kernelMatrix='0 0 0 1 0 0 0 0 0' order='3' edgeMode='none'/>",
    pixels: [(9, 20, green), (28, 20, green), (29, 20, clear)]
  ),
  Kind(
    name: "Displaced",
    steps:
      "<feFlood flood-color='#FF8080' result='m'/><feDisplacementMap in='SourceGraphic' in2='m' scale='20' xChannelSelector='R' yChannelSelector='G'/>",
    pixels: [(2, 20, green), (25, 20, clear)]
  ),
  Kind(
    name: "LitFromAbove",
    steps:
      "<feDiffuseLighting lighting-color='#0000FF'><feDistantLight elevation='90'/></feDiffuseLighting>",
    pixels: [(20, 20, blue), (50, 35, blue)]
  ),
  Kind(
    name: "Noise",
    steps:
      "<feTurbulence baseFrequency='0'/><feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0 1'/>",
    pixels: [(20, 20, blue)]
  ),
  Kind(
    name: "BoxUnits",
    steps: "<feOffset dx='1'/>",
    pixels: [(40, 20, green), (20, 20, clear)],
    attributes: "primitiveUnits='objectBoundingBox'"
  ),
]

private let functions: [Kind] = [
  ("Grey", "grayscale(1)", "#B6B6B6"), ("Inverted", "invert()", "#FF00FF"),
  ("Dark", "brightness(0)", "#000000"), ("Faded", "opacity(50%)", "#00FF0080"),
  ("FadedGrey", "grayscale() opacity(0.5)", "#B6B6B680"), ("Turned", "hue-rotate(0)", "#00FF00"),
  ("Flat", "contrast(0)", "#808080"), ("Old", "sepia(0%) saturate(1)", "#00FF00"),
].map { name, function, color in
  Kind(
    name: name,
    steps: "",
    pixels: [(20, 20, color), (40, 20, clear)],
    shape: "<rect x='10' y='10' width='20' height='20' fill='#00FF00' style='filter: \(function)'/>"
  )
}

@Suite struct DrawingFilterTests {
  @Test(arguments: ["colors", "combined", "functions"])
  func `a filter draws the same as an import and as an image`(group: String) throws {
    let all = ["colors": colors, "combined": combined, "functions": functions]
    let kinds = try #require(all[group])
    var files: [String: String] = [:]
    for kind in kinds { files["in/\(kind.name).svg"] = kind.svg }
    let place = try Workplace(files)
    let run = try place.run("import", "in", "-o", "out", "--strict")
    #expect(run.code == 0, "\(run.errors)")
    var test = kinds.map { "import \"out/\($0.name).raster\"\n" }.joined()
    for kind in kinds {
      test += kind.component("Imported", "place \(kind.name)(), in: bounds")
      test += kind.component("Shown", "image \"in/\(kind.name).svg\", in: bounds")
    }
    try place.write(test, to: "test.raster")
    let tested = try place.run("test", "test.raster", "--update")
    #expect(tested.code == 0, "\(tested.errors)\n\(tested.text)")
  }

  @Test func `a region clips every step and a scale applies to lengths`() throws {
    let steps = "<feOffset dx='10'/><feFlood flood-color='#0000FF' result='b'/>"
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='60' height='40' viewBox='0 0 30 20'>
      <filter id='f' filterUnits='userSpaceOnUse' x='10' y='5' width='10' height='10'
        color-interpolation-filters='sRGB'>\(steps)
        <feMerge><feMergeNode in='SourceGraphic'/><feMergeNode in='b'/></feMerge></filter>
      <rect width='30' height='20' fill='#00FF00' filter='url(#f)'/></svg>
      """
    let test = """
      component Shown {
        size 60, 40
        draw { image "in.svg", in: bounds }
        tests {
          expect pixel == #0000FF, at: (30, 20)
          expect pixel == #00000000, at: (18, 20)
          expect pixel == #00000000, at: (42, 20)
        }
      }
      """
    let place = try Workplace(["in.svg": svg, "test.raster": test])
    let tested = try place.run("test", "test.raster", "--update")
    #expect(tested.code == 0, "\(tested.errors)\n\(tested.text)")
  }

  @Test func `exports embed the bitmap of a filter and say so`() throws {
    let kind = combined[6]
    let source = "component A {\n  size 60, 40\n  draw { image \"in.svg\", in: bounds }\n}\n"
    let place = try Workplace(["in.svg": kind.svg, "a.raster": source])
    for format in ["svg", "pdf"] {
      let run = try place.run("export", "a.raster", "--format", format, "-o", "out-\(format)")
      #expect(run.code == 0 && run.errors.contains("a filter"), "\(format): \(run.errors)")
    }
  }

  @Test func `an embedded drawing is imported with its image`() throws {
    let inner =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'>"
      + "<rect width='2' height='1' fill='#00FF00'/></svg>"
    let data = Data(inner.utf8).base64EncodedString()
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'>"
      + "<image x='10' y='10' width='20' height='20' href='data:image/svg+xml;base64,\(data)'/></svg>"
    let test = """
      import "out/In.raster"

      component Seen {
        size 60, 40
        draw { place In(), in: bounds }
        tests {
          expect pixel == #00FF00, at: (20, 20)
          expect pixel == #00000000, at: (20, 12)
        }
      }
      """
    let place = try Workplace(["in.svg": svg, "test.raster": test])
    let run = try place.run("import", "in.svg", "-o", "out", "--strict")
    #expect(run.code == 0, "\(run.errors)")
    let tested = try place.run("test", "test.raster", "--update")
    #expect(tested.code == 0, "\(tested.errors)\n\(tested.text)")
  }

  @Test(arguments: [
    ("data:image/svg+xml;base64,PHN2", nil),
    ("data:IMAGE/SVG+XML;charset=utf-8;base64,PHN2", nil),
    ("data:;base64,PHN2", "although its type is not 'image/svg+xml'"),
    ("data:image/png;base64,PHN2", "although its type is not 'image/svg+xml'"),
    ("data:image/svg+xml;base64,H4sI", "although it is compressed"),
  ])
  func `an embedded drawing that browsers do not show is reported`(
    address: String,
    report: String?
  ) throws {
    // <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'><rect width='2' height='1'/></svg>
    let plain =
      "PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnIHZpZXdCb3g9JzAgMCAyIDEnPjxyZWN0IHdpZHRoPScyJyBoZWlnaHQ9JzEnLz48L3N2Zz4="
    let compressed =
      "H4sIAAAAAAACAxXLMQ6AIAwAwK9060YrbgYY/IoSSqJitLE8X93vwv0U6Pt23BFF9ZyIzMzZ6NpVyDMzfQLhqdnm1iMyMHgYMIUrLwpWV5WIHkFyLaIRB6QU/pReDUFkJlwAAAA="
    let data = address.hasSuffix("PHN2") ? plain : compressed
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'>"
      + "<image width='20' height='20' href='\(address.dropLast(4) + data)'/></svg>"
    let place = try Workplace(["in.svg": svg])
    let run = try place.run("import", "in.svg", "-o", "out", "--strict")
    #expect(run.code == (report == nil ? 0 : 1), "\(run.errors)")
    if let report { #expect(run.errors.contains(report), "\(run.errors)") }
  }

  @Test(arguments: [
    ("<feImage href='#a'/>", "'feImage' is not supported"),
    ("<feTurbulence stitchTiles='stitch'/>", "its noise is stitched"),
    ("<feGaussianBlur stdDeviation='9 1' edgeMode='wrap'/>", "its edge mode is 'wrap'"),
    (
      "<feConvolveMatrix order='64' kernelMatrix='1'/>",
      "its matrix has more than 1,024 numbers"
    ),
    ("<feFlood/><feOffset in='FillPaint'/>", "renderers differ about 'FillPaint' as an input"),
    ("<feMorphology radius='0'/>", "renderers differ about a step without a radius"),
    ("<feGaussianBlur stdDeviation='12'/>", "renderers differ about a blur near the edge"),
    (String(repeating: "<feFlood/><feTile/>", count: 140), "it has more than 40 steps"),
  ])
  func `a step that is not drawn is reported`(steps: String, report: String) throws {
    let kind = Kind(name: "A", steps: steps, pixels: [])
    let place = try Workplace(["a.svg": kind.svg])
    let run = try place.run("import", "a.svg", "--diagnostic-format", "short")
    #expect(run.code == 0 && run.errors.contains(report), "\(run.errors)")
  }

  @Test func `a tint within a filter is fixed with a report`() throws {
    var kind = Kind(name: "A", steps: "<feMorphology radius='1'/>", pixels: [])
    kind.shape = kind.shape.replacing("#00FF00", with: "currentColor")
    let place = try Workplace(["a.svg": kind.svg])
    let run = try place.run("import", "a.svg", "--diagnostic-format", "short")
    #expect(run.errors.contains("'currentColor' has a fixed colour"), "\(run.errors)")
  }

  @Test func `gigantic filters end within their limits`() throws {
    let steps =
      "<feMorphology radius='100000'/><feGaussianBlur stdDeviation='1e9 1'/>"
      + "<feConvolveMatrix order='32' kernelMatrix='\(String(repeating: "1 ", count: 1_024))'/>"
      + "<feTurbulence baseFrequency='1e30' numOctaves='999999999'/>"
      + "<feDisplacementMap in2='SourceGraphic' scale='1e300'/><feOffset dx='1e300'/>"
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='60' height='40'>
      <filter id='f' filterUnits='userSpaceOnUse' x='-1e9' y='-1e9' width='2e9' height='2e9'>
      \(steps)</filter><rect width='9' height='9' filter='url(#f)'/></svg>
      """
    let source = "component A {\n  size 60, 40\n  draw { image \"in.svg\", in: bounds }\n}\n"
    let place = try Workplace(["in.svg": svg, "a.raster": source])
    let run = try place.run("render", "a.raster", "-o", "a.png")
    #expect(run.code == 0, "\(run.errors)")
  }
}
