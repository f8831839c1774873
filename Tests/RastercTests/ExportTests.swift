// `rasterc export`: files for other platforms, and reports of unsupported features.

import Foundation
import Raster
import TestSupport
import Testing

/// A component that draws lines.
private func drawing(_ lines: String, size: String = "40, 20") -> String {
  "component Sign {\n  size \(size)\n  draw {\n\(lines)\n  }\n}\n"
}

@Suite struct ExportTests {
  private func text(_ place: Workplace, _ path: String) throws -> String {
    String(decoding: try #require(place.bytes(path), "\(path)"), as: UTF8.self)
  }

  /// The SVG file of a drawing, and its reports.
  private func svg(_ lines: String) throws -> (text: String, errors: String) {
    let place = try Workplace(["Sign.raster": drawing(lines)])
    let run = try place.run(
      "export",
      "Sign.raster",
      "--format",
      "svg",
      "-o",
      "-",
      "--diagnostic-format",
      "short"
    )
    #expect(run.code == 0, "\(run.errors)")
    return (run.text, run.errors)
  }

  // MARK: SVG

  @Test func `numbers are written in their shortest form`() throws {
    let (text, errors) = try svg(
      """
          fill rect(Rect(x: 0.1 + 0.2, y: 0.7, width: 10.0 / 3, height: 1.1 * 3)), with: #FF0000
          fill path {
            move (0.1 + 0.2, 1)
            line (1.1 * 3, 2.5)
            line (4, 1)
          }, with: #00FF00
      """
    )
    #expect(errors.isEmpty)
    #expect(
      text.contains(
        "<rect x=\"0.3\" y=\"0.7\" width=\"3.3333333\" height=\"3.3\" fill=\"#ff0000\"/>"
      ),
      "\(text)"
    )
    #expect(text.contains("<path d=\"M0.3 1L3.3 2.5L4 1\""), "\(text)")
  }

  @Test func `a drawing becomes elements, with its ids in order`() throws {
    let (text, errors) = try svg(
      """
          fill roundedRect(bounds, radius: 4), with: linearGradient(from: .top, to: .bottom, [#FF0000, #0000FF80])
          stroke circle(center: bounds.center, radius: 5.5), with: #12345680, width: 1.5, cap: .round
          layer opacity: 50%, blend: .multiply { fill rect(bounds), with: #FFFFFF }
      """
    )
    #expect(errors.isEmpty)
    #expect(
      text.hasPrefix(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20" style="isolation:isolate">
        <defs>
        <linearGradient id="a1" gradientUnits="userSpaceOnUse" x1="20" y1="0" x2="20" y2="20">
        """.dropLast(1)
      ),
      "\(text)"
    )
    #expect(
      text.hasSuffix(
        """
        <rect width="40" height="20" rx="4" fill="url(#a1)"/>
        <circle cx="20" cy="10" r="5.5" fill="none" stroke="#123456" stroke-opacity="0.502" stroke-width="1.5" stroke-linecap="round" stroke-miterlimit="10"/>
        <g opacity="0.5" style="mix-blend-mode:multiply">
        <rect width="40" height="20" fill="#ffffff"/>
        </g>
        </svg>

        """
      ),
      "\(text)"
    )
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
    (
      "layer shadows: [Shadow(#000000, blur: 2, spread: 2)] { fill circle(center: bounds.center, radius: 5), with: #FF0000 }",
      "the spread of a shadow"
    ),
    (
      "fill rect(bounds), with: #FF0000\nlayer blend: .xor { fill circle(center: bounds.center, radius: 5), with: #00FF00 }",
      "the blend mode 'xor' across the whole drawing"
    ),
    (
      "layer opacity: 50% { fill rect(bounds), with: #FF0000\nlayer blend: .destinationOut { fill circle(center: bounds.center, radius: 5), with: #00FF00 } }",
      "the blend mode 'destinationOut'"
    ),
  ])
  func `features that SVG lacks are exported as images`(lines: String, what: String)
    throws
  {
    let (text, errors) = try svg(lines)
    #expect(
      errors.contains("warning: \(what) is exported as an image [export-feature-unsupported]"),
      "\(errors)"
    )
    #expect(errors.hasPrefix("Sign.raster:"))
    #expect(text.contains("<image") && text.contains("data:image/png;base64,"), "\(text)")
    let place = try Workplace(["Sign.raster": drawing(lines)])
    let run = try place.run("export", "Sign.raster", "--format", "svg", "--strict")
    #expect(run.code == 1 && run.errors.contains("error: \(what)"), "\(run.errors)")
    #expect(place.names() == ["Sign.raster"])
    let json = try place.run(
      "export",
      "Sign.raster",
      "--format",
      "svg",
      "--diagnostic-format",
      "json"
    )
    #expect(
      json.code == 0 && json.errors.contains("\"export-feature-unsupported\""),
      "\(json.errors)"
    )
  }

  @Test(arguments: [
    ("fill rect(bounds), with: pattern(\"cell.png\")", "an image pattern"),
    (
      "nineSlice \"cell.png\", in: bounds, caps: Insets(8)",
      "a nine-slice image"
    ),
  ])
  func `tiled or stretched images become images`(line: String, what: String) throws {
    let place = try Workplace(["Sign.raster": drawing(line)])
    let image = try bytes(ofFileAt: "Samples/Components/images/cell.png")
    try Data(image).write(to: place.url.appending(path: "cell.png"))
    let run = try place.run("export", "Sign.raster", "--format", "svg", "-o", "-")
    #expect(
      run.code == 0 && run.errors.contains("\(what) is exported as an image"),
      "\(run.errors)"
    )
  }

  @Test func `a lost feature has its line, also if a tile follows`() throws {
    let lines = """
          fill rect(bounds), with: sweepGradient(center: .center, [#FF0000, #0000FF])
          fill rect(bounds), with: pattern(Dot())
      """
    let dot = "\ncomponent Dot {\n  size 9, 9\n  draw { fill rect(bounds), with: #000000 }\n}\n"
    let place = try Workplace(["Sign.raster": drawing(lines) + dot])
    let run = try place.run(
      "export",
      "Sign.raster",
      "--format",
      "svg",
      "--diagnostic-format",
      "short"
    )
    let source = drawing(lines).split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(source.firstIndex { $0.contains("sweepGradient") }) + 1
    #expect(run.errors.contains("Sign.raster:\(first):"), "\(run.errors)")
    #expect(run.errors.contains("Sign.raster:\(first + 1):"), "\(run.errors)")
  }

  /// The line is found by a second recording, with other text in place of the accessibility text.
  @Test(arguments: ["svg", "pdf", "html", "vectordrawable"])
  func `a lost feature has its line in a component whose text is its label`(format: String) throws {
    let lines = """
          text "Ab", in: bounds, with: pattern("cell.png")
          layer opacity: 50% { fill rect(bounds), with: pattern("cell.png") }
          fill rect(bounds), with: pattern("cell.png")
      """
    let place = try Workplace(["Sign.raster": drawing(lines)])
    let image = try bytes(ofFileAt: "Samples/Components/images/cell.png")
    try Data(image).write(to: place.url.appending(path: "cell.png"))
    let run = try place.run(
      "export",
      "Sign.raster",
      "--format",
      format,
      "-o",
      "out",
      "--diagnostic-format",
      "short"
    )
    let source = drawing(lines).split(separator: "\n", omittingEmptySubsequences: false)
    let lost = run.errors.split(separator: "\n").filter {
      $0.contains("[export-feature-unsupported]")
    }
    let drawn = source.indices.filter { source[$0].contains("pattern(") }
    #expect(lost.count == drawn.count, "\(run.errors)")
    for (report, index) in zip(lost, drawn) {
      #expect(report.hasPrefix("Sign.raster:\(index + 1):"), "\(report)")
    }
  }

  @Test func `an image is written once, however often it is drawn`() throws {
    let lines = """
          image "cell.png", in: bounds
          image "cell.png", in: Rect(x: 4, y: 4, width: 8, height: 8)
          image "cell.png", in: Rect(x: 20, y: 4, width: 8, height: 8), tint: #FF0000
      """
    let place = try Workplace(["Sign.raster": drawing(lines)])
    let image = try bytes(ofFileAt: "Samples/Components/images/cell.png")
    try Data(image).write(to: place.url.appending(path: "cell.png"))
    let run = try place.run("export", "Sign.raster", "--format", "svg", "-o", "-")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.text.components(separatedBy: "data:image/png").count == 3)
    #expect(run.text.components(separatedBy: "<use ").count == 4)
  }

  @Test func `a component smaller than its caps is exported as an image`() throws {
    let source = """
      component Plate {
        size 60, 60
        caps 20
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }
        states { small bounds: (20, 20) }
      }

      """
    let place = try Workplace(["Plate.raster": source])
    let run = try place.run("export", "Plate.raster", "--format", "svg", "-o", "out")
    let what = "a component smaller than its caps is exported as an image"
    #expect(run.code == 0 && run.errors.contains(what), "\(run.errors)")
    #expect(try text(place, "out/Plate-small.svg").contains("<image width=\"20\" height=\"20\""))
    #expect(try !text(place, "out/Plate-plain.svg").contains("<image"))
  }

  @Test func `files have the names of images, and are written only if they change`() throws {
    let place = try Workplace(["Dot.raster": dot])
    let run = try place.run("export", "Dot.raster", "--format", "svg", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    let pictures = try place.run(
      "render",
      "Dot.raster",
      "--all-states",
      "--appearance",
      "both",
      "--output-directory",
      "png"
    )
    #expect(pictures.code == 0)
    let names = place.names(in: "png").map { $0.replacingOccurrences(of: ".png", with: ".svg") }
    #expect(Set(place.names(in: "out")).isSubset(of: names) && !names.isEmpty)
    let before = place.modificationDate("out/Dot-plain.svg")
    let again = try place.run("export", "Dot.raster", "--format", "svg", "-o", "out")
    #expect(again.errors.contains(", 0 written"), "\(again.errors)")
    #expect(before != nil && place.modificationDate("out/Dot-plain.svg") == before)
  }

  @Test(arguments: ["Toggle", "PushButton", "ChatBubble", "Badge", "Shadows", "Strokes"])
  func `an exported and imported drawing is the same, except for edges`(name: String) throws {
    let place = try Workplace()
    let source = repositoryRoot.appending(path: "Samples/Components/\(name).raster")
      .path(percentEncoded: false)
    let export = try place.run(
      "export",
      source,
      "--format",
      "svg",
      "-o",
      "svg",
      "--appearance",
      "light"
    )
    #expect(export.code == 0, "\(export.errors)")
    let render = try place.run(
      "render",
      source,
      "--all-states",
      "--appearance",
      "light",
      "--output-directory",
      "png"
    )
    #expect(render.code == 0, "\(render.errors)")
    var compared = 0
    for file in place.names(in: "svg") where try !text(place, "svg/\(file)").contains("<image") {
      let stem = String(file.dropLast(4))
      let imported = try place.run(
        "import",
        "svg/\(file)",
        "--name",
        "Again",
        "-o",
        "again",
        "--force"
      )
      guard imported.errors.isEmpty else { continue }
      let drawn = try place.run(
        "render",
        "again/Again.raster",
        "--component",
        "Again",
        "--crop",
        "bounds",
        "-o",
        "again.png"
      )
      #expect(drawn.code == 0, "\(drawn.errors)")
      let first = try PNGDecoder.decode(try #require(place.bytes("png/\(stem).png")))
      let second = try PNGDecoder.decode(try #require(place.bytes("again.png")))
      #expect(first.width == second.width && first.height == second.height, "\(stem)")
      #expect(first.differenceAwayFromEdges(second) <= 1, "\(stem)")
      compared += 1
    }
    #expect(compared > 0)
  }

  @Test(arguments: [
    (
      ["export", "Dot.raster"],
      "missing format: --format takes svg, pdf, html, css, xcassets, sfsymbol, drawable, vectordrawable, tokens"
    ),
    (["export", "Dot.raster", "--format", "bmp"], "--format takes svg"),
    (["export", "Dot.raster", "--format", "svg", "-o", "-"], "takes one look, but there are"),
  ])
  func `wrong usage is reported`(arguments: [String], message: String) throws {
    let place = try Workplace(["Dot.raster": dot])
    let run = try place.run(all: arguments)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
  }
}

extension Bitmap {
  /// The greatest difference of a channel where both images are uniform around a pixel.
  fileprivate func differenceAwayFromEdges(_ other: Bitmap) -> Int {
    func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }
    var most = 0
    for y in 1..<max(height - 1, 1) {
      for x in 1..<max(width - 1, 1) {
        var (low, high) = ([255, 255, 255, 255], [0, 0, 0, 0])
        for (u, v) in [
          (-1, 0), (1, 0), (0, -1), (0, 1), (0, 0), (-1, -1), (1, 1), (-1, 1), (1, -1),
        ] {
          for bitmap in [self, other] {
            for (index, value) in channels(bitmap[x + u, y + v]).enumerated() {
              (low[index], high[index]) = (min(low[index], value), max(high[index], value))
            }
          }
        }
        guard zip(low, high).allSatisfy({ $1 - $0 <= 6 }) else { continue }
        for (first, second) in zip(channels(self[x, y]), channels(other[x, y])) {
          most = max(most, abs(first - second))
        }
      }
    }
    return most
  }
}
