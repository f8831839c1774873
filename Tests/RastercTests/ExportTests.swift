// `rasterc export`: what other platforms take, and what is said of what they cannot.

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

  /// The SVG file of a drawing, and what is said of it.
  private func svg(_ lines: String) throws -> (text: String, errors: String) {
    let place = try Workplace(["Sign.raster": drawing(lines)])
    let run = try place.run(
      "export",
      "Sign.raster",
      "--format",
      "svg",
      "-o",
      "-",
      "--report-format",
      "short"
    )
    #expect(run.code == 0, "\(run.errors)")
    return (run.text, run.errors)
  }

  // MARK: SVG

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
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
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
      "a gradient without extent"
    ),
    (
      "fill rect(bounds), with: radialGradient(focus: .unit(0, 0), center: .center, radius: 4, [#FF0000, #0000FF])",
      "a radial gradient whose circles do not lie in each other"
    ),
    (
      "layer shadows: [Shadow(#000000, blur: 2, spread: 2)] { fill circle(center: bounds.center, radius: 5), with: #FF0000 }",
      "the spread of a shadow"
    ),
    (
      "fill rect(bounds), with: #FF0000\nlayer blend: .xor { fill circle(center: bounds.center, radius: 5), with: #00FF00 }",
      "the blend mode 'xor' reaches all of the drawing"
    ),
    (
      "layer opacity: 50% { fill rect(bounds), with: #FF0000\nlayer blend: .destinationOut { fill circle(center: bounds.center, radius: 5), with: #00FF00 } }",
      "the blend mode 'destinationOut'"
    ),
  ])
  func `what SVG cannot say becomes a picture, and is said`(lines: String, what: String) throws {
    let (text, errors) = try svg(lines)
    #expect(errors.contains("warning: \(what) becomes a picture [lost-drawing]"), "\(errors)")
    #expect(errors.hasPrefix("Sign.raster:"))
    #expect(text.contains("<image") && text.contains("data:image/png;base64,"), "\(text)")
    let place = try Workplace(["Sign.raster": drawing(lines)])
    let run = try place.run("export", "Sign.raster", "--format", "svg", "--strict")
    #expect(run.code == 1 && run.errors.contains("error: \(what)"), "\(run.errors)")
    #expect(place.names() == ["Sign.raster"])
    let json = try place.run("export", "Sign.raster", "--format", "svg", "--report-format", "json")
    #expect(json.code == 0 && json.errors.contains("\"lost-drawing\""), "\(json.errors)")
  }

  @Test func `files are named as pictures are, and written where they change`() throws {
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
  func `what is imported again is the same, but for edges`(name: String) throws {
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
    let render = try place.run("render", source, "--all-states", "--output-directory", "png")
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
        "box",
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

  @Test func `a page has the drawings of all looks, and ids are its own`() throws {
    let place = try Workplace(["Plate.raster": Self.plate])
    let run = try place.run("export", "Plate.raster", "--format", "html", "-o", "out.html")
    #expect(run.code == 0, "\(run.errors)")
    let page = try text(place, "out.html")
    #expect(page.contains("<title>Plate</title>") && page.contains("<h2>Plate</h2>"))
    #expect(page.components(separatedBy: "<svg ").count == 4)
    #expect(page.contains("<figcaption>plain, dark</figcaption>"))
    let ids = page.matches(of: #/ id="([^"]*)"/#).map { String($0.output.1) }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
    #expect(!page.contains("http://www.w3.org/1999") && !page.contains("src="))
  }

  // MARK: Pictures that stretch

  private static let plate = """
    component Plate {
      state isPressed: Bool = false
      size 60, 30
      caps 8
      draw {
        layer shadows: [Shadow(#00000080, blur: 4, offset: (0, 2))] {
          fill roundedRect(bounds, radius: 6),
            with: isPressed ? #D70015 : environment.appearance == .dark ? #FFFFFF : #0A84FF
        }
      }
      states { pressed isPressed: true }
    }

    """

  @Test func `an asset catalog says where its images stretch`() throws {
    let place = try Workplace(["Plate.raster": Self.plate])
    let run = try place.run("export", "Plate.raster", "--format", "xcassets", "-o", "A.xcassets")
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      try text(place, "A.xcassets/Contents.json")
        == "{\n  \"info\" : {\n    \"author\" : \"rasterc\",\n    \"version\" : 1\n  }\n}\n"
    )
    let contents = try text(place, "A.xcassets/Plate-plain.imageset/Contents.json")
    let record = try #require(
      try JSONSerialization.jsonObject(with: Data(contents.utf8)) as? [String: Any]
    )
    let images = try #require(record["images"] as? [[String: Any]])
    #expect(images.count == 6)
    for image in images {
      let name = try #require(image["filename"] as? String)
      let scale = try #require((image["scale"] as? String)?.first?.wholeNumberValue)
      let bytes = try #require(place.bytes("A.xcassets/Plate-plain.imageset/\(name)"))
      let bitmap = try PNGDecoder.decode(bytes)
      let resizing = try #require(image["resizing"] as? [String: Any])
      #expect(resizing["mode"] as? String == "9-part")
      let caps = try #require(resizing["cap-insets"] as? [String: Int])
      let center = try #require(resizing["center"] as? [String: Any])
      #expect(center["width"] as? Int == scale && center["height"] as? Int == scale)
      let insets = try #require(image["alignment-insets"] as? [String: Int])
      let (left, right) = (try #require(caps["left"]), try #require(caps["right"]))
      #expect(left + right + scale == bitmap.width)
      #expect(left == (insets["left"] ?? 0) + 8 * scale)
      #expect((image["appearances"] != nil) == name.contains("-dark"))
    }
    let pressed = try text(place, "A.xcassets/Plate-pressed.imageset/Contents.json")
    #expect(!pressed.contains("appearances"))
  }

  @Test func `nine-patches have black and red marks at every density`() throws {
    let place = try Workplace(["Plate.raster": Self.plate])
    let run = try place.run("export", "Plate.raster", "--format", "android", "-o", "res")
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      place.names(in: "res")
        == (["", "night-"].flatMap { night in
          ["mdpi", "hdpi", "xhdpi", "xxhdpi", "xxxhdpi"].map { "drawable-\(night)\($0)" }
        }).sorted()
    )
    #expect(place.names(in: "res/drawable-night-mdpi") == ["plate_plain.9.png"])
    for (density, scale) in [("mdpi", 1.0), ("hdpi", 1.5), ("xxxhdpi", 4)] {
      let bytes = try #require(place.bytes("res/drawable-\(density)/plate_plain.9.png"))
      let bitmap = try PNGDecoder.decode(bytes)
      let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
      let top = (0..<bitmap.width).filter { bitmap[$0, 0] == 0xFF00_0000 }
      #expect(Double(top.count) == 2 * scale, "\(density)")
      #expect(top == (0..<bitmap.width).filter { bitmap[$0, bottom] == 0xFF00_0000 })
      #expect((0..<bitmap.width).contains { bitmap[$0, bottom] == 0xFF00_00FF })
      for corner in [bitmap[0, 0], bitmap[right, 0], bitmap[0, bottom], bitmap[right, bottom]] {
        #expect(corner == 0)
      }
    }
  }

  @Test func `tiled middles are said, since nine-patches have none`() throws {
    let tiled = """
      component Ribbon {
        size 90, 20
        caps left: 6, right: 6, horizontal: .tile, unchecked: true
        draw { fill rect(bounds), with: #E5004B }
      }

      """
    let place = try Workplace(["Ribbon.raster": tiled])
    let run = try place.run("export", "Ribbon.raster", "--format", "android", "-o", "res")
    #expect(run.code == 0 && run.errors.contains("nine-patches cannot tile"), "\(run.errors)")
    let vectors = try place.run("export", "Ribbon.raster", "--format", "svg", "-o", "out")
    #expect(vectors.errors.contains("what is tiled between caps becomes a picture"))
    #expect(try place.run("export", "Ribbon.raster", "--format", "css", "-o", "out").code == 0)
    #expect(try text(place, "out/components.css").contains("border-image-repeat: repeat stretch"))
  }

  @Test func `a style sheet has a class for each component and its states`() throws {
    let place = try Workplace(["Plate.raster": Self.plate])
    let run = try place.run("export", "Plate.raster", "--format", "css", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    let sheet = try text(place, "out/components.css")
    #expect(sheet.contains("\n.plate.pressed, .plate:active {\n"), "\(sheet)")
    #expect(sheet.contains("@media (prefers-color-scheme: dark) {\n  .plate {\n"), "\(sheet)")
    for match in sheet.matches(of: #/url\("([^"]*)"\)/#) {
      #expect(place.bytes("out/\(match.output.1)") != nil, "\(match.output.1)")
    }
  }

  @Test(arguments: [
    (
      ["export", "Dot.raster"],
      "say what to write: --format takes svg, html, css, xcassets, android"
    ),
    (["export", "Dot.raster", "--format", "bmp"], "--format takes svg"),
    (["export", "Dot.raster", "--format", "svg", "-o", "-"], "takes one look, but these are"),
  ])
  func `wrong uses are said`(arguments: [String], message: String) throws {
    let place = try Workplace(["Dot.raster": dot])
    let run = try place.run(all: arguments)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
  }
}

extension Bitmap {
  /// The greatest difference of a channel where both pictures are even around a pixel.
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
        guard zip(low, high).allSatisfy({ $1 - $0 <= 12 }) else { continue }
        for (first, second) in zip(channels(self[x, y]), channels(other[x, y])) {
          most = max(most, abs(first - second))
        }
      }
    }
    return most
  }
}
