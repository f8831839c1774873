// `rasterc export` as stretchable images and as a page: the metadata of the files.

import Foundation
import Raster
import Testing

@Suite struct ExportedPictureTests {
  private func text(_ place: Workplace, _ path: String) throws -> String {
    String(decoding: try #require(place.bytes(path), "\(path)"), as: UTF8.self)
  }

  private static let plate = """
    component Plate {
      state isPressed: Bool = false
      size 60, 40
      caps 16
      draw {
        layer shadows: [Shadow(#00000080, blur: 4, offset: (0, 2))] {
          fill roundedRect(bounds, radius: 6),
            with: isPressed ? #D70015 : environment.appearance == .dark ? #FFFFFF : #0A84FF
        }
      }
      states { pressed isPressed: true }
    }

    """

  @Test func `an asset catalog declares where its images stretch`() throws {
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
      #expect(left == (insets["left"] ?? 0) + 16 * scale)
      #expect((image["appearances"] != nil) == name.contains("-dark"))
    }
    let pressed = try text(place, "A.xcassets/Plate-pressed.imageset/Contents.json")
    #expect(!pressed.contains("appearances"))
  }

  @Test func `nine-patches have black and red marks at every density`() throws {
    let place = try Workplace(["Plate.raster": Self.plate])
    let run = try place.run("export", "Plate.raster", "--format", "drawable", "-o", "res")
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

  @Test func `tiled middles are reported, since nine-patches have none`() throws {
    let tiled = """
      component Ribbon {
        size 90, 20
        caps left: 6, right: 6, horizontal: .tile, unchecked: true
        draw { fill rect(bounds), with: #E5004B }
      }

      """
    let place = try Workplace(["Ribbon.raster": tiled])
    let run = try place.run("export", "Ribbon.raster", "--format", "drawable", "-o", "res")
    #expect(run.code == 0 && run.errors.contains("nine-patches cannot tile"), "\(run.errors)")
    let vectors = try place.run("export", "Ribbon.raster", "--format", "svg", "-o", "out")
    #expect(vectors.errors.contains("content that is tiled between caps is exported as an image"))
    #expect(try place.run("export", "Ribbon.raster", "--format", "css", "-o", "out").code == 0)
    #expect(try text(place, "out/components.css").contains("border-image-repeat: repeat stretch"))
  }

  @Test func `a style sheet has a class for each component and its states`() throws {
    let place = try Workplace(["Plate.raster": Self.plate])
    let run = try place.run("export", "Plate.raster", "--format", "css", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    let sheet = try text(place, "out/components.css")
    #expect(sheet.contains("\n.plate.pressed, .plate:active {\n"), "\(sheet)")
    // A `button` has a default background.
    #expect(sheet.contains("  border: 0 solid transparent;\n  background: none;\n"), "\(sheet)")
    #expect(sheet.contains("@media (prefers-color-scheme: dark) {\n  .plate {\n"), "\(sheet)")
    for match in sheet.matches(of: #/url\("([^"]*)"\)/#) {
      #expect(place.bytes("out/\(match.output.1)") != nil, "\(match.output.1)")
    }
  }

  private static let tokens = """
    tokens Brand {
      ink light: #1B1B1F, dark: #FFFFFF
      cast #00000080
      padding 12
      body Font(size: 17)
    }


    """

  @Test func `tokens become custom properties, colour sets and colours, day and night`() throws {
    let place = try Workplace(["Plate.raster": Self.tokens + Self.plate])
    let css = try place.run("export", "Plate.raster", "--format", "css", "-o", "css")
    #expect(css.code == 0, "\(css.errors)")
    #expect(css.errors.contains("the token 'Brand.body' is not supported, and is left out"))
    let sheet = try text(place, "css/components.css")
    let light = "  --brand-ink: #1b1b1f;\n  --brand-cast: #00000080;\n  --brand-padding: 12;\n"
    let dark = "  :root {\n    --brand-ink: #ffffff;\n  }\n"
    #expect(
      sheet.hasPrefix(
        ":root {\n\(light)}\n@media (prefers-color-scheme: dark) {\n\(dark)}\n"
      ),
      "\(sheet)"
    )
    let android = try place.run("export", "Plate.raster", "--format", "drawable", "-o", "res")
    #expect(android.errors.contains("the token 'Brand.padding' is not supported"))
    let day = try text(place, "res/values/colors.xml")
    #expect(day.contains("    <color name=\"brand_ink\">#ff1b1b1f</color>\n"), "\(day)")
    #expect(day.contains("    <color name=\"brand_cast\">#80000000</color>\n"), "\(day)")
    let night = try text(place, "res/values-night/colors.xml")
    #expect(night.contains("\"brand_ink\">#ffffffff<") && !night.contains("brand_cast"))
    _ = try place.run("export", "Plate.raster", "--format", "xcassets", "-o", "A.xcassets")
    let set = try text(place, "A.xcassets/Brand-ink.colorset/Contents.json")
    #expect(set.contains("\"red\" : \"0.10588\"") && set.contains("\"value\" : \"dark\""))
  }

  @Test func `a page has the drawings of all looks, with unique ids`() throws {
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
}
