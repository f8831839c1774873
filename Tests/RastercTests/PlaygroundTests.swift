// `rasterc playground`: one page that holds the compiler and the sources.

import Foundation
import Testing

@Suite struct PlaygroundTests {
  /// What begins as modules do; no page of these tests is opened.
  private static let module = "\0asm\u{1}\0\0\0"

  private static let sources = [
    "raster.wasm": module,
    "kit/Lamp.raster": """
    import "parts/Colors.raster"

    component Lamp {
      size 10, 10
      draw { fill circle(bounds), with: glow }
    }

    """, "kit/parts/Colors.raster": "let glow = #FFCC00  // </pre> & \"more\"\n",
  ]

  private func page(_ place: Workplace, _ path: String) throws -> String {
    String(decoding: try #require(place.bytes(path), "\(path) is missing"), as: UTF8.self)
  }

  @Test func `a page holds the sources with what they import, and asks for nothing`() throws {
    let place = try Workplace(Self.sources)
    let run = try place.run(
      "playground",
      "kit/Lamp.raster",
      "--web-module",
      "raster.wasm",
      "-o",
      "page.html"
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.hasPrefix("page.html: 2 files, "))
    let html = try page(place, "page.html")
    #expect(html.contains("&quot;Lamp.raster&quot;:{&quot;text&quot;:&quot;import "))
    #expect(html.contains("&quot;parts/Colors.raster&quot;:"))
    // What people wrote is text, wherever it stands.
    #expect(html.contains("&lt;/pre&gt; &amp; \\&quot;more\\&quot;"))
    #expect(html.contains("{&quot;first&quot;:&quot;Lamp.raster&quot;}"))
    #expect(html.contains("default-src 'none'"))
    #expect(html.matches(of: /(?:src|href)="/).isEmpty)
    let place2 = try Workplace(Self.sources)
    #expect(
      try place2.run(
        "playground",
        "kit/Lamp.raster",
        "--web-module",
        "raster.wasm",
        "-o",
        "page.html",
        "-q"
      ).errors == ""
    )
    #expect(try page(place2, "page.html") == html)
  }

  @Test func `without sources a page begins with a component, and with errors it is written`()
    throws
  {
    let place = try Workplace(Self.sources.merging(["Broken.raster": broken]) { $1 })
    #expect(try place.run("playground", "--web-module", "raster.wasm").code == 0)
    #expect(try page(place, "playground.html").contains("component Button {"))
    let run = try place.run(
      "playground",
      "Broken.raster",
      "--web-module",
      "raster.wasm",
      "-o",
      "-"
    )
    #expect(run.code == 0)
    #expect(run.text.contains("size 20 10"))
  }

  @Test func `what is no module, or is not there, is refused`() throws {
    let place = try Workplace(Self.sources)
    let none = try place.run("playground", "kit", "--web-module", "kit/Lamp.raster")
    #expect(none.code == 2)
    #expect(none.errors.contains("'kit/Lamp.raster' is no module of WebAssembly"))
    #expect(try place.run("playground", "kit", "--web-module", "missing.wasm").code == 3)
    let outside = try place.run(
      "playground",
      "kit/parts",
      "--web-module",
      "raster.wasm",
      "-o",
      "page.html"
    )
    #expect(outside.code == 0)
  }

  @Test func `what lies outside of the root is refused`() throws {
    let place = try Workplace([
      "raster.wasm": Self.module, "a/Lamp.raster": "import \"../b/Colors.raster\"\n",
      "b/Colors.raster": "let glow = #FFCC00\n",
    ])
    let run = try place.run("playground", "a/Lamp.raster", "--web-module", "raster.wasm")
    #expect(run.code == 2)
    #expect(run.errors.contains("name a folder above both with --root"))
    #expect(
      try place.run("playground", "a/Lamp.raster", "--web-module", "raster.wasm", "--root", ".")
        .code
        == 0
    )
  }
}
