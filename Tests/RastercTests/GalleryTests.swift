// `rasterc gallery`: self-contained pages of components.

import Foundation
import TestSupport
import Testing

@Suite struct GalleryTests {
  /// A component with captions, tokens, folded states, and accessibility text.
  private static let lamp = """
    tokens Room {
      /// What shines.
      glow light: #FFCC00, dark: #FFE680
      gap { wide 12.5 }
      fade linearGradient(from: .top, to: .bottom, [#000000, #FFFFFF])
    }

    enum Width { case small, large }

    /// A lamp, which is `on` or off & <b>never</b> between.
    ///
    /// It hangs.
    component Lamp {
      /// Whether it *shines*.
      state isOn: Bool = false
      state width: Width = .small
      /// What it is called.
      state name: String = "Lamp", limit: 20
      size width == .small ? 10 : 20.125, 10
      draw {
        fill circle(bounds), with: isOn ? Room.glow : #808080
      }
      accessibility {
        label name
        role .button
        value isOn ? "on" : "off"
      }
      states {
        /// It shines
        /// brightly.
        on isOn: true
        named name: "Sun"
      }
    }

    """

  private func text(_ place: Workplace, _ path: String) throws -> String {
    String(decoding: try #require(place.bytes(path), "\(path) is missing"), as: UTF8.self)
  }

  /// All files of a gallery.
  private func files(_ place: Workplace, _ folder: String) -> [String] {
    place.names(in: folder).flatMap { name -> [String] in
      let inner = place.names(in: "\(folder)/\(name)")
      return inner.isEmpty ? [name] : inner.map { "\(name)/\($0)" }
    }
  }

  /// The URLs in a page.
  private func addresses(in html: String) -> [String] {
    var result = html.matches(of: /(?:href|src)="([^"]*)"/).map { String($0.1) }
    for list in html.matches(of: /srcset="([^"]*)"/) {
      result += list.1.split(separator: ", ").map { String($0.prefix { $0 != " " }) }
    }
    return result
  }

  @Test func `a component's page has its looks, captions and properties`() throws {
    let place = try Workplace(["Lamp.raster": Self.lamp])
    let run = try place.run("gallery", "Lamp.raster", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.text.isEmpty)
    #expect(
      run.errors.hasPrefix("out/index.html: 1 component, 3 states, 4 looks; "),
      "\(run.errors)"
    )
    let page = try text(place, "out/components/Lamp.html")
    #expect(page.contains("<title>Lamp – Lamp</title>"))
    #expect(
      page.contains(
        "<p>A lamp, which is <code>on</code> or off &amp; &lt;b&gt;never&lt;/b&gt; between.</p>"
      )
    )
    #expect(page.contains("<h3 class=\"name\">plain, named</h3>"), "equal looks are shown once")
    #expect(page.contains("<p>It shines brightly.</p>"))
    #expect(page.contains("alt=\"Lamp, on: Lamp, on, dark\""), "\(page)")
    #expect(page.contains("button &quot;Sun&quot;, value &quot;off&quot;"))
    #expect(page.contains("3 states, 2 looks"))
    #expect(page.contains("4 combinations, 4 looks; looks without a named state"))
    #expect(page.contains("<h3 class=\"name\">width=large</h3>"))
    #expect(page.contains("<h3 class=\"name\">isOn=true,width=large</h3>"))
    #expect(page.contains("<code>Width, .small .large</code>"))
    #expect(page.contains("<code>String, at most 20 characters</code>"))
    #expect(page.contains("<code>&quot;Lamp&quot;</code>"))
    #expect(page.contains("<p>Whether it *shines*.</p>"))
    #expect(page.contains("Only the accessibility description depends on this property."))
    #expect(page.contains("<dt>Natural size</dt><dd>10 × 10 points</dd>"))
    #expect(page.contains("<dt>Environment used</dt><dd>appearance</dd>"))
  }

  @Test func `a state has its name above its images, and Swift to copy below`() throws {
    let source = """
      component Lamp {
        state title: String = "Lamp"
        state isOn: Bool = false
        size 40, 20
        let isLight = environment.appearance == .dark || isOn
        draw { text title, in: bounds, with: isLight ? #FFFFFF : #000000 }
        states {
          on    isOn: true
          night title: "\\"Late\\"", environment: Environment(appearance: .dark)
          wide  .on, bounds: (80, 20)
        }
      }

      """
    let place = try Workplace(["Lamp.raster": source])
    let run = try place.run("gallery", "Lamp.raster", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    let page = try text(place, "out/components/Lamp.html")
    let snippets = [
      ("plain", "let png = try Lamp().png(scale: 2)"),
      ("on", "let png = try Lamp(isOn: true).png(scale: 2)"),
      (
        "night",
        "let png = try Lamp(title: &quot;\\&quot;Late\\&quot;&quot;).png(\n"
          + "  environment: Raster.Environment(appearance: .dark)\n)"
      ),
      (
        "wide",
        "let png = try Lamp(isOn: true).png(\n"
          + "  size: Raster.Size(width: 80, height: 20),\n  scale: 2\n)"
      ),
    ]
    for (state, snippet) in snippets {
      let start = try #require(page.range(of: "<h3 class=\"name\">\(state)</h3>"), "\(state)")
      let figure = page[start.upperBound...]
      let picture = try #require(figure.range(of: "<img ")).lowerBound
      let code = try #require(figure.range(of: "<pre><code>")).upperBound
      #expect(picture < code)
      let rest = figure[code...]
      #expect(rest.hasPrefix("\(snippet)</code></pre>"), "\(rest.prefix(200))")
      #expect(rest.contains("<button class=\"copy\""))
    }
    #expect(try text(place, "out/gallery.js").contains("navigator.clipboard.writeText"))
  }

  @Test func `fonts are shown as specimens`() throws {
    let source = """
      tokens Type {
        title Font(size: 40, weight: .bold)
        small Font(size: 9)
        body  TextStyle(font: Font(size: 17), paint: #FFFFFF)
        width 12
      }

      component Sign {
        size 40, 40
        draw { text "a", in: bounds, font: Type.title, with: #000000 }
      }

      """
    let place = try Workplace(["Sign.raster": source])
    let run = try place.run("gallery", "Sign.raster", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    let page = try text(place, "out/tokens.html")
    let picture = /<div class="ground specimen( dark)?"><img src="([^"]+)"[^>]*width="([0-9]+)">/
    let specimens = page.matches(of: picture)
    try #require(specimens.count == 3)
    // In the order of the source: text has its font's size, and light text is on a dark background.
    let widths = specimens.map { Int($0.output.3) ?? 0 }
    #expect(widths[0] > 3 * widths[1])
    #expect(specimens.map { $0.output.1 != nil } == [false, false, true])
    for specimen in specimens { #expect(place.bytes("out/\(specimen.output.2)") != nil) }
  }

  @Test func `every URL refers to a file of the gallery`() throws {
    let place = try Workplace([
      "Lamp.raster": Self.lamp, "Dot.raster": dot, "b/Other.raster": dot.renamed("dot", "Kind"),
    ])
    #expect(try place.run("gallery", ".", "-o", "out").code == 0)
    let files = files(place, "out")
    #expect(
      Set(files).isSuperset(of: [
        "index.html", "tokens.html", "gallery.css", "gallery.js", "gallery.manifest",
        "components/Dot.html", "components/dot-2.html", "components/Lamp.html",
      ]),
      "\(files)"
    )
    var reached: Set<String> = ["gallery.manifest", "index.html"]
    for file in files where file.hasSuffix(".html") {
      let html = try text(place, "out/\(file)")
      #expect(!html.contains("file:") && !html.contains("http"), "nothing is loaded from elsewhere")
      for address in addresses(in: html) where !address.hasPrefix("#") {
        let path =
          address.hasPrefix("../")
          ? String(address.dropFirst(3))
          : file.contains("/") ? "components/\(address)" : address
        #expect(files.contains(path), "\(file): \(address)")
        reached.insert(path)
      }
    }
    #expect(Set(files) == reached, "nothing is written that no page shows")
    let list = try text(place, "out/gallery.manifest").split(separator: "\n").dropFirst()
    #expect(Set(list.map(String.init)) == Set(files).subtracting(["gallery.manifest"]))
  }

  @Test func `equal sources give equal bytes in any folder`() throws {
    let place = try Workplace(["a/Lamp.raster": Self.lamp, "a/in/Dot.raster": dot])
    let source = place.url.appending(path: "a").path(percentEncoded: false)
    let output = place.url.appending(path: "two").path(percentEncoded: false)
    #expect(try place.run("gallery", "a", "-o", "one", "--jobs", "1").code == 0)
    #expect(try place.run("gallery", source, "-o", output).code == 0)
    let files = files(place, "one")
    #expect(files == self.files(place, "two"))
    for file in files {
      let isEqual = place.bytes("one/\(file)") == place.bytes("two/\(file)")
      #expect(isEqual, "\(file)")
    }
    #expect(try text(place, "one/components/Dot.html").contains("<dd>in/Dot.raster</dd>"))
  }

  @Test func `only changed files are written, and unused ones are removed`() throws {
    let place = try Workplace(["Lamp.raster": Self.lamp, "Dot.raster": dot])
    #expect(try place.run("gallery", ".", "-o", "out").code == 0)
    try place.write("mine", to: "out/images/mine.png")
    try place.write("mine", to: "out/components/mine.html")
    let lamp = try text(place, "out/components/Lamp.html")
    let picture = try #require(lamp.firstMatch(of: /images\/([0-9a-f]+\.webp)/)).1
    let date = place.modificationDate("out/images/\(picture)")
    let before = files(place, "out")
    let again = try place.run("gallery", ".", "-o", "out")
    #expect(again.errors.hasSuffix(", 0 written\n"), "\(again.errors)")
    try place.write(
      dot.renamed("Spot", "Style").replacing("#D70015", with: "#D70016"),
      to: "Dot.raster"
    )
    let run = try place.run("gallery", ".", "-o", "out")
    #expect(run.errors.contains(" removed\n"), "\(run.errors)")
    let after = files(place, "out")
    #expect(before.contains("components/Dot.html") && !after.contains("components/Dot.html"))
    #expect(after.contains("components/Spot.html"))
    #expect(place.modificationDate("out/images/\(picture)") == date)
    #expect(after.contains("images/mine.png") && after.contains("components/mine.html"))
    #expect(after.count == before.count)
  }

  @Test func `a damaged list of files does not remove foreign files`() throws {
    let place = try Workplace(["Lamp.raster": Self.lamp, "kept.html": "kept"])
    #expect(try place.run("gallery", "Lamp.raster", "-o", "out").code == 0)
    try place.write("mine", to: "out/notes.txt")
    let list = try text(place, "out/gallery.manifest")
    try place.write(
      list + "../kept.html\nnotes.txt\ncomponents/../notes.txt\n/etc/x.html\n",
      to: "out/gallery.manifest"
    )
    #expect(try place.run("gallery", "Lamp.raster", "-o", "out").code == 0)
    #expect(place.bytes("kept.html") != nil && place.bytes("out/notes.txt") != nil)
    #expect(try text(place, "out/gallery.manifest") == list)
  }

  @Test func `an index that no gallery wrote is not replaced`() throws {
    let place = try Workplace(["Lamp.raster": Self.lamp, "out/index.html": "mine"])
    let run = try place.run("gallery", "Lamp.raster", "-o", "out")
    #expect(run.code == 2)
    #expect(run.errors.contains("'out/index.html' exists and is not part of a gallery"))
    #expect(place.names(in: "out") == ["index.html"])
    #expect(try text(place, "out/index.html") == "mine")
  }

  @Test func `a single file holds its images, and refers to no other`() throws {
    let place = try Workplace(["Lamp.raster": Self.lamp, "Dot.raster": dot])
    let run = try place.run(
      "gallery",
      ".",
      "-o",
      "all.html",
      "--single-file",
      "--title",
      "A <title>"
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(place.names() == ["Dot.raster", "Lamp.raster", "all.html"])
    let html = try text(place, "all.html")
    #expect(html.contains("<h1>A &lt;title&gt;</h1>"))
    #expect(html.contains("<style>") && html.contains("<script>"))
    for address in addresses(in: html) {
      let isInside = address.hasPrefix("#") && html.contains("id=\"\(address.dropFirst())\"")
      #expect(isInside || address.hasPrefix("data:image/webp;base64,"), "\(address.prefix(60))")
    }
    let output = try place.run("gallery", ".", "-o", "-", "--single-file", "--title", "A <title>")
    #expect(output.text == html)
    #expect(output.errors.isEmpty)
  }

  @Test func `tokens show their values in each environment that they read`() throws {
    let place = try Workplace(["Lamp.raster": Self.lamp])
    #expect(try place.run("gallery", ".", "-o", "out", "--quiet").errors.isEmpty)
    let page = try text(place, "out/tokens.html")
    #expect(page.contains("<p>What shines.</p>"))
    #expect(page.contains("background-color:#FFCC00"))
    #expect(page.contains("<code>#FFE680</code> dark"))
    #expect(
      page.contains("<b>gap.wide</b>\n<div class=\"value\"><span><code>12.5</code></span></div>")
    )
    #expect(
      page.contains("<code>linearGradient(from: .top, to: .bottom, [#000000, #FFFFFF])</code>")
    )
    #expect(page.contains("<span class=\"chip\"><img src=\"images/"))
    #expect(try text(place, "out/index.html").contains("<a href=\"tokens.html\">3 tokens</a>"))
  }

  @Test func `scales, appearances and components can be chosen`() throws {
    let place = try Workplace(["Lamp.raster": Self.lamp, "Dot.raster": dot])
    let run = try place.run(
      "gallery",
      ".",
      "-o",
      "out",
      "--scale",
      "3",
      "--appearance",
      "dark",
      "--component",
      "Dot"
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(place.names(in: "out/components") == ["Dot.html"])
    let page = try text(place, "out/components/Dot.html")
    #expect(page.contains("@3x") && !page.contains("@1x") && !page.contains("srcset"))
    #expect(page.contains("<img src=") && page.contains("width=\"16\""))
    #expect(page.contains("dark <a") && !page.contains("light <a"))
  }

  @Test func `large looks are shown at the smallest scale, unless scales are given`() throws {
    let place = try Workplace(["Dot.raster": dot.replacing("size 16, 8", with: "size 400, 300")])
    #expect(try place.run("gallery", ".", "-o", "out").code == 0)
    #expect(!(try text(place, "out/components/Dot.html")).contains("@2x"))
    #expect(try place.run("gallery", ".", "-o", "out", "--scale", "1,2").code == 0)
    #expect(try text(place, "out/components/Dot.html").contains("@2x"))
  }

  @Test(arguments: [
    (["gallery", "."], "missing output: pass --output DIR"),
    (["gallery", ".", "-o", "-"], "pass --single-file"),
    (
      ["gallery", ".", "-o", "x", "--single-file", "--playground"],
      "cannot be combined with --single-file"
    ),
    (["gallery", ".", "-o", "x", "--web-module", "raster.wasm"], "requires --playground"),
    (["gallery", ".", "-o", "x", "--component", "Lmap"], "did you mean 'Lamp'?"),
    (["gallery", ".", "-o", "x", "--appearance", "drak"], "--appearance takes light, dark, both"),
  ])
  func `wrong usage has its own exit code`(arguments: [String], message: String) throws {
    let place = try Workplace(["Lamp.raster": Self.lamp])
    let run = try place.run(all: arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(place.names() == ["Lamp.raster"])
  }

  @Test func `a playground is beside the pages, which link to their components there`() throws {
    let module = "\0asm\u{1}\0\0\0"
    let place = try Workplace(["kit/A lamp.raster": Self.lamp, "raster.wasm": module])
    let arguments = ["gallery", "kit", "-o", "out", "--web-module", "raster.wasm", "--playground"]
    #expect(try place.run(all: arguments).code == 0)
    let page = try text(place, "out/components/Lamp.html")
    let address = "../playground.html#file=A%20lamp.raster&amp;component=Lamp"
    #expect(page.contains("href=\"\(address)\""))
    let playground = try text(place, "out/playground.html")
    #expect(playground.contains("&quot;A lamp.raster&quot;:{&quot;text&quot;:"))
    // Without the option, the page and the links to it are removed.
    #expect(try place.run("gallery", "kit", "-o", "out").code == 0)
    #expect(place.bytes("out/playground.html") == nil)
    #expect(!(try text(place, "out/components/Lamp.html")).contains("playground"))
  }

  @Test func `sources with errors write nothing`() throws {
    let place = try Workplace(["Dot.raster": broken])
    #expect(try place.run("gallery", ".", "-o", "out").code == 1)
    #expect(place.names() == ["Dot.raster"])
  }

  @Test func `the samples' gallery takes at most ten mebibytes`() throws {
    let place = try Workplace()
    let samples = repositoryRoot.appending(path: "Samples/Components").path(percentEncoded: false)
    let run = try place.run("gallery", samples, "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    let bytes = files(place, "out").map { place.bytes("out/\($0)")?.count ?? 0 }.reduce(0, +)
    #expect(bytes > 1_000_000 && bytes <= 10 << 20, "\(bytes) bytes")
  }
}
