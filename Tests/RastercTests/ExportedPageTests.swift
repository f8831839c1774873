// `rasterc export --format pdf`: pages, and unsupported features.

import Foundation
import TestSupport
import Testing

/// A component that draws lines.
private func drawing(_ lines: String, size: String = "40, 20") -> String {
  "component Sign {\n  size \(size)\n  draw {\n\(lines)\n  }\n}\n"
}

@Suite struct ExportedPageTests {
  /// The PDF file of a drawing, and its reports.
  private func pdf(_ lines: String, size: String = "40, 20") throws -> (
    text: String, errors: String
  ) {
    let place = try Workplace(["Sign.raster": drawing(lines, size: size)])
    let image = try bytes(ofFileAt: "Samples/Components/images/cell.png")
    try Data(image).write(to: place.url.appending(path: "cell.png"))
    let run = try place.run(
      "export",
      "Sign.raster",
      "--format",
      "pdf",
      "-o",
      "Sign.pdf",
      "--diagnostic-format",
      "short",
      "-q"
    )
    #expect(run.code == 0, "\(run.errors)")
    let bytes = try #require(place.bytes("Sign.pdf"))
    try checkStructure(bytes)
    return (String(decoding: bytes, as: UTF8.self), run.errors)
  }

  /// Checks that each entry of the cross-reference table points to its object, and that stream
  /// lengths match.
  private func checkStructure(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 63 }, as: UTF8.self)
    let parts = text.components(separatedBy: "startxref\n")
    let start = try #require(parts.last.flatMap { Int($0.prefix { $0.isNumber }) })
    let table = text.utf8.dropFirst(start)
    let lines = String(decoding: table, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "xref")
    let count = try #require(Int(lines[1].split(separator: " ")[1]))
    for number in 1..<count {
      let place = try #require(Int(lines[2 + number].prefix(10)))
      let object = String(decoding: text.utf8.dropFirst(place).prefix(4_000), as: UTF8.self)
      #expect(object.hasPrefix("\(number) 0 obj\n"), "\(number)")
      guard let stream = object.range(of: "stream\n"),
        let length = object[..<stream.lowerBound].components(separatedBy: "/Length ").last
          .flatMap({ Int($0.prefix { $0.isNumber }) }),
        !object[..<stream.lowerBound].contains("endobj")
      else { continue }
      let head = object[..<stream.upperBound].utf8.count
      let rest = text.utf8.dropFirst(place + head + length).prefix(10)
      #expect(String(decoding: rest, as: UTF8.self) == "\nendstream", "\(number)")
    }
    #expect(text.hasSuffix("%%EOF\n"))
  }

  @Test func `a drawing becomes operators`() throws {
    let (text, errors) = try pdf(
      """
          fill rect(bounds), with: linearGradient(from: .top, to: .bottom, [#FF0000, #0000FF])
          stroke circle(center: bounds.center, radius: 5.5), with: #33669980, width: 1.5, cap: .round
          layer opacity: 50%, blend: .multiply { fill rect(bounds), with: #FFFFFF }
      """
    )
    #expect(errors.isEmpty)
    for part in [
      "/MediaBox [0 0 40 20]", "1 0 0 -1 0 20 cm\n", "/ShadingType 2 /Coords [20 0 20 20]",
      "/C0 [1 0 0] /C1 [0 0 1] /N 1", "0.2 0.4 0.6 RG\n", " /CA 0.502 ", "1.5 w\n1 J\n10 M\n",
      "/ca 0.5 /BM /Multiply", "/S /Transparency /CS /DeviceRGB /I true",
      "1 1 1 rg\n0 0 40 20 re\nf\n",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test func `a gradient's alpha becomes a mask, and repeated stops are written out`() throws {
    let (text, errors) = try pdf(
      "fill rect(bounds), with: linearGradient(from: (0, 0), to: (10, 0), [#FF0000, #FF000000], spread: .reflect)"
    )
    #expect(errors.isEmpty)
    #expect(text.contains("/SMask << /Type /Mask /S /Luminosity"), "\(text)")
    #expect(text.contains("/ColorSpace /DeviceGray /Function << /FunctionType 3"), "\(text)")
    let functions = text.components(separatedBy: "/C0 [1] /C1 [0]").count - 1
    let back = text.components(separatedBy: "/C0 [0] /C1 [1]").count - 1
    #expect(functions >= 2 && back >= 2, "\(text)")
  }

  /// The circle without a radius has the parameter −0.2, which is inside of a period.
  @Test func `a repeated gradient with a focal radius begins inside of a period`() throws {
    for (spread, color) in [("reflect", "0.8 0 0.2"), ("repeat", "0.2 0 0.8")] {
      let (text, errors) = try pdf(
        "fill rect(bounds), with: radialGradient(focus: (19, 10), focusRadius: 2, center: (20, 10), "
          + "radius: 12, [#FF0000, #0000FF], spread: .\(spread))"
      )
      #expect(errors.isEmpty)
      #expect(text.contains("/ShadingType 3 /Coords [18.8 10 0 "), "\(text)")
      #expect(
        text.contains("/Functions [<< /FunctionType 2 /Domain [0 1] /C0 [\(color)]"),
        "\(text)"
      )
    }
  }

  @Test func `a radial gradient can run from its larger circle to a smaller one`() throws {
    let (text, errors) = try pdf(
      "fill rect(bounds), with: radialGradient(focus: (20, 10), focusRadius: 8, center: (21, 10), "
        + "radius: 2, [#FF0000, #0000FF])"
    )
    #expect(errors.isEmpty)
    #expect(text.contains("/ShadingType 3 /Coords [20 10 8 21 10 2]"), "\(text)")
  }

  @Test(arguments: [
    (
      "fill rect(bounds), with: sweepGradient(center: .center, [#FF0000, #0000FF])",
      "a conic gradient"
    ),
    (
      "fill rect(bounds), with: linearGradient(from: .center, to: .center, [#FF0000, #0000FF])",
      "a gradient of zero length"
    ),
    (
      "fill rect(bounds), with: radialGradient(focus: .unit(0, 0), center: .center, radius: 4, [#FF0000, #0000FF])",
      "a radial gradient whose circles are not nested"
    ),
    ("fill rect(bounds), with: pattern(\"cell.png\")", "an image pattern"),
    (
      "nineSlice \"cell.png\", in: bounds, caps: Insets(8)",
      "a nine-slice image"
    ),
    ("layer blur: 2 { fill circle(center: bounds.center, radius: 5), with: #FF0000 }", "a blur"),
    (
      "layer filter: .saturation(0%) { fill circle(center: bounds.center, radius: 5), with: #FF0000 }",
      "a colour filter"
    ),
    (
      "layer shadows: [Shadow(#000000, blur: 2, inner: true)] { fill circle(center: bounds.center, radius: 5), with: #FF0000 }",
      "an inner shadow"
    ),
    (
      "layer shadows: [Shadow(#000000, blur: 2, spread: 2)] { fill circle(center: bounds.center, radius: 5), with: #FF0000 }",
      "a shadow"
    ),
    (
      "fill rect(bounds), with: #FF0000\nlayer blend: .plus { fill circle(center: bounds.center, radius: 5), with: #00FF00 }",
      "the blend mode 'plus' across the whole drawing"
    ),
    (
      "layer opacity: 50% { fill rect(bounds), with: #FF0000\nlayer blend: .destinationOut { fill circle(center: bounds.center, radius: 5), with: #00FF00 } }",
      "the blend mode 'destinationOut'"
    ),
  ])
  func `features that PDF lacks are exported as images`(lines: String, what: String)
    throws
  {
    let (text, errors) = try pdf(lines)
    #expect(
      errors.contains("warning: \(what) is exported as an image [export-feature-unsupported]"),
      "\(errors)"
    )
    #expect(text.contains("/Subtype /Image"), "\(text)")
    let place = try Workplace([
      "Sign.raster": drawing(
        "fill rect(bounds), with: sweepGradient(center: .center, [#FF0000, #0000FF])"
      )
    ])
    let run = try place.run("export", "Sign.raster", "--format", "pdf", "--strict")
    #expect(run.code == 1 && place.names() == ["Sign.raster"], "\(run.errors)")
  }

  @Test func `a luminance mask is exported as an image`() throws {
    let source = """
      component Ramp {
        size 40, 20
        draw { fill rect(bounds), with: linearGradient(from: .left, to: .right, [#000000, #FFFFFF]) }
      }
      component Sign {
        size 40, 20
        draw { layer mask: Ramp(), maskMode: .luminance { fill rect(bounds), with: #FF0000 } }
      }
      component Faded {
        size 40, 20
        draw { layer mask: Ramp() { fill rect(bounds), with: #FF0000 } }
      }

      """
    let place = try Workplace(["Sign.raster": source])
    let run = try place.run(
      "export",
      "Sign.raster",
      "--format",
      "pdf",
      "-o",
      "out",
      "--component",
      "Sign,Faded"
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      run.errors.components(separatedBy: "a luminance mask is exported as an image").count == 2
    )
    let faded = String(decoding: try #require(place.bytes("out/Faded-plain.pdf")), as: UTF8.self)
    #expect(faded.contains("/SMask << /Type /Mask /S /Alpha"), "\(faded)")
  }

  @Test func `equal sources give equal bytes, and the page has the component's label`() throws {
    let source = """
      component Sign {
        size 40, 20
        draw { text "A", in: bounds, with: #000000 }
        accessibility {
          role .image
          label "A Ä"
        }
      }

      """
    let place = try Workplace(["Sign.raster": source])
    for folder in ["one", "two"] {
      let run = try place.run("export", "Sign.raster", "--format", "pdf", "-o", folder)
      #expect(run.code == 0, "\(run.errors)")
    }
    let first = try #require(place.bytes("one/Sign-plain.pdf"))
    #expect(first == place.bytes("two/Sign-plain.pdf"))
    #expect(String(decoding: first, as: UTF8.self).contains("/Title <feff0041002000c4>"))
  }
}
