// `rasterc import` of text, images and patterns in SVG files.

import Foundation
import TestSupport
import Testing

@Suite struct ImportedContentTests {
  /// The source of a drawing, its reports, and the images beside it.
  private func imported(_ elements: String) throws -> (
    text: String, errors: String, pictures: [String]
  ) {
    let image = Data(try bytes(ofFileAt: "Samples/Components/images/cell.png"))
    let data = "data:image/png;base64,\(image.base64EncodedString())"
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 80'>"
      + elements.replacingOccurrences(of: "CELL", with: data) + "</svg>"
    let place = try Workplace(["sign.svg": svg])
    let run = try place.run("import", "sign.svg", "-o", "out", "--diagnostic-format", "short")
    #expect(run.code == 0, "\(run.errors)")
    let text = String(decoding: place.bytes("out/Sign.raster") ?? [], as: UTF8.self)
    let check = try place.run("check", "out/Sign.raster")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)\n\(text)")
    #expect(try place.run("format", "out/Sign.raster", "--check").code == 0, "\(text)")
    let pictures = place.names(in: "out").filter { $0 != "Sign.raster" }
    for picture in pictures { #expect(place.bytes("out/\(picture)") == Array(image)) }
    // Line breaks do not matter here.
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    return (words, run.errors, pictures)
  }

  @Test func `text has its position, font, colour and anchor`() throws {
    let (text, errors, _) = try imported(
      """
      <text x='10' y='20' font-family='Inter, sans-serif' font-size='12' font-weight='600' \
      font-style='italic' letter-spacing='0.5' fill='#E5004B'>Say "hi"  &amp; \\go</text>
      <g transform='translate(10 5) scale(2)'><text x='5' y='10' font-size='8' text-anchor='end'>End</text></g>
      <text text-anchor='middle'><tspan x='30' y='60'>One</tspan><tspan x='30' y='75'>Two</tspan></text>
      """
    )
    for part in [
      #"text "Say \"hi\" & \\go", at: (10, 20)"#,
      #"Font(family: "Inter", size: 12, weight: .semibold, italic: true, tracking: 0.5)"#,
      "with: #E5004B", #"text "End", at: (20, 25), font: Font(size: 16)"#, "align: .trailing",
      #"text "One", at: (30, 60)"#, #"text "Two", at: (30, 75)"#, "align: .center",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    #expect(errors.contains("the font 'Inter' is not imported"), "\(errors)")
    #expect(errors.contains("text without a named font is drawn in the built-in font"))
  }

  @Test func `with --font, text is set in a given font, and nothing is reported`() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 80'>"
      + "<text x='10' y='20' font-family='Inter, blocks' font-size='12'>A BED</text>"
      + "<g font-weight='700'><text x='10' y='40' font-family='sans-serif'>BAD</text></g>"
      + "<text x='10' y='60'>FADE</text></svg>"
    let place = try Workplace(["sign.svg": svg])
    let fonts = "Tests/SampleTests/Language/fonts"
    for name in ["blocks.ttf", "blocks-bold.ttf"] {
      try Data(bytes(ofFileAt: "\(fonts)/\(name)")).write(to: place.url.appending(path: name))
    }
    let given = ["--font", "blocks.ttf", "--font", "blocks-bold.ttf"]
    let run = try place.run(all: ["import", "sign.svg", "-o", "out", "--strict"] + given)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(place.names(in: "out") == ["Sign.raster", "blocks-bold.ttf", "blocks.ttf"])
    let text = place.text("out/Sign.raster")
    #expect(text.hasPrefix("font \"Blocks\", file: \"blocks.ttf\"\n"), "\(text)")
    #expect(text.components(separatedBy: "Font(family: \"Blocks\"").count == 4, "\(text)")
    let check = try place.run("check", "out/Sign.raster")
    #expect(check.code == 0 && !check.errors.contains("warning"), "\(check.errors)\n\(text)")
    // Another family, and a weight that no font has, are reported.
    let one = try place.run("import", "sign.svg", "-o", "one", "--strict", "--font", "blocks.ttf")
    #expect(
      one.code == 1 && one.errors.contains("the given fonts 'Blocks' lack this weight or slant")
    )
    try place.write(svg.replacingOccurrences(of: "Inter, blocks", with: "Inter"), to: "sign.svg")
    let other = try place.run(all: ["import", "sign.svg", "-o", "two", "--strict"] + given)
    #expect(other.code == 1 && other.errors.contains("the font 'Inter' is not imported"))
    #expect(try place.run("import", "sign.svg", "--font", "sign.svg").code == 3)
  }

  @Test func `rotated text is in a layer`() throws {
    let (text, _, _) = try imported("<text x='20' y='40' transform='rotate(10)'>A</text>")
    #expect(text.contains("layer transform: ") && text.contains("at: (20, 40)"), "\(text)")
  }

  @Test(arguments: [
    ("<text x='1 2 3' y='9'>Abc</text>", "the positions of single characters are left out"),
    ("<text y='9' dx='2'>Abc</text>", "'dx' of text is left out"),
    ("<text y='9' textLength='20'>Abc</text>", "'textLength' of text is left out"),
    ("<text y='9' stroke='red'>Abc</text>", "the stroke of text is left out"),
    (
      "<text y='9'>A<tspan fill='red'>b</tspan></text>",
      "text with several styles on one line is drawn in the first style"
    ),
    (
      "<text y='9'>A<tspan y='20'>b</tspan></text>",
      "text on a new line without 'x' starts at the same x as the text before it"
    ),
    ("<text y='9'>A<textPath href='#a'>b</textPath></text>", "'textPath' in text is left out"),
    (
      "<linearGradient id='g'><stop stop-color='red'/><stop offset='1'/></linearGradient><text y='9' fill='url(#g)'>A</text>",
      "text that is filled with a gradient is left out"
    ),
    ("<image href='photo.png' width='4' height='4'/>", "'photo.png' is outside the file"),
    (
      "<image href='data:image/png;base64,AAAA' width='4' height='4'/>",
      "this image cannot be read: it is not a PNG, JPEG, WebP, GIF or BMP file"
    ),
    (
      "<pattern id='p' width='0.5' height='0.5'><circle r='2'/></pattern><rect width='9' height='9' stroke='url(#p)'/>",
      "the pattern '#p' is left out"
    ),
    (
      "<pattern id='p' width='0.01' height='0.01'><image href='CELL' width='9' height='5'/></pattern><rect width='90' height='90' fill='url(#p)'/>",
      "a pattern with more than 400 tiles is left out"
    ),
  ])
  func `an unsupported feature is reported`(elements: String, what: String) throws {
    let (_, errors, _) = try imported("<rect width='5' height='5'/>" + elements)
    #expect(errors.contains("warning: \(what)"), "\(errors)")
  }

  @Test func `images become files beside the source, each once`() throws {
    let (text, errors, pictures) = try imported(
      """
      <image x='2' y='4' width='20' height='10' href='CELL'/>
      <image x='30' y='4' width='20' height='10' preserveAspectRatio='none' href='CELL' image-rendering='pixelated'/>
      <image x='60' y='4' width='20' height='10' preserveAspectRatio='xMinYMin slice' href='CELL' opacity='.5'/>
      <image x='60' y='24' width='20' height='10' href='CELL' image-rendering='optimizeSpeed'/>
      """
    )
    #expect(errors.isEmpty && pictures.count == 1, "\(errors)")
    for part in [
      "in: Rect(x: 2, y: 4, width: 20, height: 10), fit: .contain image",
      "in: Rect(x: 30, y: 4, width: 20, height: 10), sampling: .nearest layer",
      "fit: .cover", "align: .unit(0, 0)", "layer opacity: 50% {",
      "in: Rect(x: 60, y: 24, width: 20, height: 10), fit: .contain",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test func `a pattern of an image is a pattern, repeated if it is a tile`() throws {
    let (text, errors, pictures) = try imported(
      """
      <defs>
        <pattern id='fill' patternContentUnits='objectBoundingBox' width='1' height='1'><use href='#cell' transform='translate(0 -0.5) scale(0.05)'/></pattern>
        <pattern id='tile' patternUnits='userSpaceOnUse' width='8' height='8'><image width='8' height='8' href='CELL'/></pattern>
        <image id='cell' width='24' height='24' href='CELL'/>
      </defs>
      <rect x='10' y='10' width='30' height='30' fill='url(#fill)' stroke='#000000'/>
      <circle cx='70' cy='40' r='20' fill='url(#tile)' fill-opacity='0.5'/>
      """
    )
    #expect(errors.isEmpty && pictures.count == 1, "\(errors)")
    #expect(text.contains("horizontal: .none, vertical: .none"), "\(text)")
    #expect(text.contains("transform: scaling(0.333333))"), "\(text)")
    #expect(text.contains("stroke ") && text.contains("layer opacity: 50% {"), "\(text)")
  }

  @Test func `drawings as images omit text, with a report`() throws {
    let place = try Workplace([
      "sign.svg":
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><rect width='9' height='9'/><text y='9'>A</text></svg>",
      "Seen.raster":
        "component Seen {\n  size 9, 9\n  draw { image \"sign.svg\", in: bounds }\n}\n",
    ])
    let check = try place.run("check", "Seen.raster")
    #expect(check.errors.contains("'text' is left out; convert text to outlines"))
    let printed = try place.run("import", "sign.svg", "-o", "-")
    #expect(printed.code == 0 && printed.text.contains("text \"A\""), "\(printed.errors)")
  }
}
