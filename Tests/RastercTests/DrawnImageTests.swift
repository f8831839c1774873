// SVG files as images of the language: the pixels of `rasterc import`, in every size and tint.

import Foundation
import RasterInterpreter
import RasterSemantics
import RasterValues
import RasterVectors
import TestSupport
import Testing

private let drawings = "Tests/RastercTests/Fixtures/Drawings"

private func svg(_ elements: String, _ attributes: String = "viewBox='0 0 24 24'") -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(elements)</svg>"
}

/// The image of a component that draws one line.
private func picture(
  _ line: String,
  of files: [String: String],
  size: String = "24, 24",
  scale: Double = 1
) throws -> Bitmap {
  let template = try RasterTemplate(
    source: "component Seen {\n  size \(size)\n  draw { \(line) }\n}\n",
    images: files.mapValues { Array($0.utf8) }
  )
  return try template.component("Seen").bitmap(scale: scale)
}

@Suite struct DrawnImageTests {
  /// Drawings that together contain every supported feature: elements, and the size of the whole.
  private static let made: [String] = [
    svg("<path d='M4 4h16v3a5 5 0 0 1-5 5z' fill='#f06' fill-opacity='.4'/>"),
    svg(
      "<g transform='rotate(30 12 12)'><rect x='4' y='6' width='14' height='9' rx='3' ry='2'/></g>"
    ),
    svg(
      "<g transform='skewX(20)'><circle cx='6' cy='9' r='5' stroke='#00f' stroke-width='2'/></g>"
    ),
    svg(
      "<path d='M2 2l9 18 9-18' fill='none' stroke='currentColor' stroke-width='1.7' color='red'/>"
    ),
    svg(
      "<linearGradient id='a' x2='.3' y2='.9'><stop stop-color='red'/><stop offset='.27' "
        + "stop-color='blue' stop-opacity='.3'/></linearGradient>"
        + "<ellipse cx='12' cy='11' rx='9.3' ry='6.1' fill='url(#a)'/>"
    ),
    svg(
      "<radialGradient id='a' gradientTransform='matrix(1 .3 0 .7 0 0)'><stop stop-color='#fc0'/>"
        + "<stop offset='1' stop-color='#90f'/></radialGradient><path d='M1 1h22v9H1z' fill='url(#a)'/>"
    ),
    svg(
      "<mask id='m'><path d='M0 0h24v24H0z' fill='#888'/><circle cx='12' cy='12' r='7' fill='#fff'/></mask>"
        + "<path mask='url(#m)' d='M1 2h22v20H1z' fill='teal'/>"
    ),
    svg(
      "<clipPath id='c'><circle cx='8' cy='12' r='7'/><circle cx='16' cy='12' r='7'/></clipPath>"
        + "<g clip-path='url(#c)' opacity='.45'><path d='M0 0h24v24z'/><path d='M0 9h24v4H0z' "
        + "fill='lime' style='mix-blend-mode:multiply'/></g>"
    ),
    svg(
      "<path d='M-5 12h40' stroke='#222' stroke-width='3' stroke-dasharray='4.3 2.1'/>",
      "width='48' height='31' viewBox='0 0 24 24'"
    ),
  ]

  /// The image of the component that `rasterc import` writes.
  private func imported(_ text: String, scale: Double) throws -> (Bitmap, size: Size) {
    let place = try Workplace(["drawing.svg": text])
    let run = try place.run(all: ["import", "drawing.svg", "-o", "-", "--name", "Drawn"])
    #expect(run.code == 0, "\(run.errors)")
    let component = try RasterTemplate(source: run.text).component("Drawn")
    return (try component.bitmap(scale: scale), component.naturalSize(in: Environment()))
  }

  @Test(arguments: [1.0, 2, 3])
  func `an image has the pixels of the imported component`(scale: Double) throws {
    let saved = try ["shapes", "paints", "figma", "lost"].map {
      String(decoding: try bytes(ofFileAt: "\(drawings)/\($0).svg"), as: UTF8.self)
    }
    // Sources have text, and images do not.
    let words = "<text x=\"2\" y=\"20\">Words</text>"
    for text in (Self.made + saved).map({ $0.replacingOccurrences(of: words, with: "") }) {
      let (expected, size) = try imported(text, scale: scale)
      let drawn = try picture(
        "image \"a.svg\", at: (0, 0)",
        of: ["a.svg": text],
        size: "\(size.width), \(size.height)",
        scale: scale
      )
      #expect(drawn == expected, "\(text)")
    }
  }

  @Test func `a drawing is sharp at every scale`() throws {
    let text = svg("<path d='M3 2l17 4-9 16z' fill='#c04'/>")
    let large = try picture(
      "image \"a.svg\", in: bounds",
      of: ["a.svg": text],
      size: "96, 96"
    )
    let path = "fill path(\"M3 2l17 4-9 16z\"), with: #CC0044"
    #expect(
      try large == picture("layer transform: scaling(4) { \(path) }", of: [:], size: "96, 96")
    )
    #expect(try large == picture("image \"a.svg\", in: bounds", of: ["a.svg": text], scale: 4))
  }

  @Test(arguments: [
    ("", "Rect(x: 12, y: 0, width: 24, height: 24)"),
    ("preserveAspectRatio='xMinYMin'", "Rect(x: 0, y: 0, width: 24, height: 24)"),
    ("preserveAspectRatio='xMaxYMid meet'", "Rect(x: 24, y: 0, width: 24, height: 24)"),
    ("preserveAspectRatio='none'", "bounds"),
  ])
  func `a drawing fills a rectangle with its own proportions`(text: String, place: String) throws {
    let file = svg("<path d='M0 0h24v24H0z' fill='#c04'/>", "viewBox='0 0 24 24' \(text)")
    #expect(
      try picture("image \"a.svg\", in: bounds", of: ["a.svg": file], size: "48, 24")
        == picture("fill rect(\(place)), with: #CC0044", of: [:], size: "48, 24")
    )
  }

  @Test func `fit and source apply to a drawing as to pixels`() throws {
    let file = svg("<path d='M0 0h12v24H0z' fill='#c04'/><path d='M12 0h12v24H12z' fill='#04c'/>")
    func seen(_ parts: String) throws -> Bitmap {
      try picture("image \"a.svg\", in: bounds\(parts)", of: ["a.svg": file], size: "48, 24")
    }
    func drawn(_ left: String, _ right: String) throws -> Bitmap {
      try picture(
        "fill rect(\(left)), with: #CC0044\n fill rect(\(right)), with: #0044CC",
        of: [:],
        size: "48, 24"
      )
    }
    #expect(
      try seen(", fit: .cover")
        == drawn(
          "Rect(x: 0, y: 0, width: 24, height: 24)",
          "Rect(x: 24, y: 0, width: 24, height: 24)"
        )
    )
    #expect(
      try seen(", source: Rect(x: 6, y: 0, width: 12, height: 12)")
        == drawn(
          "Rect(x: 0, y: 0, width: 24, height: 24)",
          "Rect(x: 24, y: 0, width: 24, height: 24)"
        )
    )
    #expect(
      try seen(", fit: .none, align: .left")
        == drawn(
          "Rect(x: 0, y: 0, width: 12, height: 24)",
          "Rect(x: 12, y: 0, width: 12, height: 24)"
        )
    )
  }

  @Test func `a tint replaces currentColor, a single colour, or all colours`() throws {
    func seen(_ elements: String, tint: String) throws -> Bitmap {
      try picture("image \"a.svg\", in: bounds, tint: \(tint)", of: ["a.svg": svg(elements)])
    }
    let (left, right) = ("<path d='M0 0h12v24H0z' ", "<path d='M12 0h12v24H12z' ")
    let plain = try picture("fill rect(bounds), with: #22AA44", of: [:])
    #expect(try seen("\(left)/>\(right)/>", tint: "#22AA44") == plain)
    #expect(try seen("\(left)fill='red'/>\(right)fill='blue'/>", tint: "#22AA44") == plain)
    #expect(
      try seen("\(left)fill='currentColor'/>\(right)fill='blue'/>", tint: "#22AA44")
        == picture(
          "fill rect(Rect(x: 0, y: 0, width: 12, height: 24)), with: #22AA44\n"
            + "fill rect(Rect(x: 12, y: 0, width: 12, height: 24)), with: #0000FF",
          of: [:]
        )
    )
    // Overlapping elements are one image, whose alpha is tinted.
    let over = "<path d='M0 0h24v24H0z'/><path d='M4 4h9v9H4z'/>"
    #expect(
      try seen(over, tint: "#22AA4480") == picture("fill rect(bounds), with: #22AA4480", of: [:])
    )
  }

  @Test func `a drawing stored in generated Swift draws the same`() throws {
    for text in Self.made {
      guard case .drawing(let asset) = AssetLoad.file(Array(text.utf8)) else {
        Issue.record("\(text)")
        continue
      }
      let bytes = asset.drawing.encoded
      let read = try #require(Drawing(encoded: bytes))
      let digests = [Image(asset.drawing).digest, Image(read).digest]
      #expect(digests[0] == digests[1])
      let template = try RasterTemplate(
        source: "component Seen {\n  size 40, 31\n  draw { image \"a\", in: bounds }\n}\n",
        images: ["a": bytes]
      )
      #expect(
        try template.component("Seen").bitmap()
          == picture("image \"a\", in: bounds", of: ["a": text], size: "40, 31")
      )
      // Damaged in every byte or truncated anywhere, it is either read or rejected.
      for index in bytes.indices {
        #expect(Drawing(encoded: Array(bytes[..<index])) == nil)
        var damaged = bytes
        damaged[index] ^= 0x55
        _ = Drawing(encoded: damaged)
      }
    }
  }

  @Test func `an image's identity is the content read from its file`() {
    func digest(_ text: String) -> ContentDigest? {
      guard case .drawing(let asset) = AssetLoad.file(Array(text.utf8)) else { return nil }
      return Image(asset.drawing).digest
    }
    let first = svg("<path d='M0 0h12v24H0z'/>")
    #expect(digest(first) == digest(first.replacingOccurrences(of: "<path", with: "<path id='x'")))
    #expect(digest(first) != digest(first.replacingOccurrences(of: "h12", with: "h13")))
  }

  @Test func `a drawing is missing where pixels are needed, with a note`() throws {
    let template = try RasterTemplate(
      source: """
        component Seen {
          state photo: Image = "a.svg"
          size 24, 24
          draw {
            nineSlice photo, in: bounds, caps: 4
            fill rect(bounds), with: pattern(photo)
          }
        }
        """,
      images: ["a.svg": Array(svg("<path d='M0 0h12v24H0z'/>").utf8)]
    )
    let bitmap = try template.component("Seen").bitmap()
    #expect(bitmap.notes == [.drawingWithoutPixels])
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `the outline of a file is a path in the points of its view box`() throws {
    func filled(_ text: String, _ call: String) throws -> Bitmap {
      try picture("fill svg(\"a.svg\"\(call)), with: #000000", of: ["a.svg": text])
    }
    let (left, right) = ("<path d='M2 2h9v20H2z'/>", "<g id='r'><path d='M9 2h13v20H9z'/></g>")
    let both = try picture("fill rect(bounds.inset(2)), with: #000000", of: [:])
    #expect(try filled(svg(left + right), "") == both)
    #expect(try filled(svg(left + right, "viewBox='0 0 24 24' width='96'"), "") == both)
    #expect(
      try filled(svg(left + right), ", id: \"r\"")
        == picture("fill rect(Rect(x: 9, y: 2, width: 13, height: 20)), with: #000000", of: [:])
    )
    // Joined outlines lie on a grid, which may change an edge by a level of 255.
    func isNear(_ first: Bitmap, _ second: Bitmap) -> Bool {
      zip(first.pixels, second.pixels).allSatisfy { left, right in
        (Int(left >> 24) - Int(right >> 24)).magnitude <= 2
      }
    }
    let line = "<path d='M12 4v16' stroke='red' stroke-width='6' fill='none'/>"
    #expect(
      isNear(
        try filled(svg(line), ""),
        try picture("fill rect(Rect(x: 9, y: 4, width: 6, height: 16)), with: #000000", of: [:])
      )
    )
    let hole = "<path fill-rule='evenodd' d='M2 2h20v20H2zM6 6h12v12H6z'/>"
    #expect(
      isNear(
        try filled(svg(hole), ""),
        try picture(
          "fill rect(bounds.inset(2)).subtracting(rect(bounds.inset(6))), with: #000000",
          of: [:]
        )
      )
    )
  }

  @Test func `too many shapes are joined within a second, or have no outline`() throws {
    let shapes = (0..<20_000).map { "<circle cx='\($0 % 24)' cy='\($0 / 24 % 24)' r='9'/>" }
    let text = svg(shapes.joined())
    #expect(throws: TemplateError.self) {
      _ = try picture("fill svg(\"a.svg\"), with: #000000", of: ["a.svg": text])
    }
  }
}
