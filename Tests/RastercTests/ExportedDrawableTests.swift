// `rasterc export --format vectordrawable`: paths for Android, and omitted features.

import Foundation
import TestSupport
import Testing

/// A component that draws lines.
private func drawing(_ lines: String) -> String {
  "component NightSign {\n  size 40, 20\n  draw {\n\(lines)\n  }\n}\n"
}

@Suite struct ExportedDrawableTests {
  /// The drawable of a drawing, and its reports.
  private func drawable(_ lines: String) throws -> (text: String, errors: String) {
    let place = try Workplace(["Sign.raster": drawing(lines)])
    let image = try bytes(ofFileAt: "Samples/Components/images/cell.png")
    try Data(image).write(to: place.url.appending(path: "cell.png"))
    let run = try place.run(
      "export",
      "Sign.raster",
      "--format",
      "vectordrawable",
      "-o",
      "res",
      "--diagnostic-format",
      "short"
    )
    #expect(run.code == 0, "\(run.errors)")
    let bytes = try #require(place.bytes("res/drawable/night_sign_plain.xml"))
    return (String(decoding: bytes, as: UTF8.self), run.errors)
  }

  @Test func `a drawing becomes paths`() throws {
    let (text, errors) = try drawable(
      """
          fill rect(bounds), with: linearGradient(from: .left, to: .right, [#FF0000, #0000FF])
          layer opacity: 50%, transform: scaling(2) {
            stroke circle(center: (5, 5), radius: 2), with: #336699, width: 1.5, cap: .round
          }
          layer clip: rect(Rect(x: 20, y: 0, width: 10, height: 10)) {
            fill rect(bounds), with: #00000080, rule: .evenOdd
          }
      """
    )
    #expect(!errors.contains("warning"), "\(errors)")
    for part in [
      "android:width=\"40dp\" android:height=\"20dp\"", "android:viewportWidth=\"40\"",
      "xmlns:aapt=", "<aapt:attr name=\"android:fillColor\">",
      "android:type=\"linear\" android:startX=\"0\" android:startY=\"10\" android:endX=\"40\" android:endY=\"10\"",
      "<item android:offset=\"1\" android:color=\"#ff0000ff\"/>",
      "android:strokeWidth=\"3\" android:strokeLineCap=\"round\"",
      "android:strokeColor=\"#80336699\"",
      "<group>\n<clip-path android:pathData=\"M20 0L30 0L30 10L20 10Z\"/>\n",
      "android:fillType=\"evenOdd\" android:fillColor=\"#80000000\"",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test func `dashed, aligned and skewed strokes become outlines`() throws {
    let (text, errors) = try drawable(
      """
          stroke line(from: (0, 4), to: (40, 4)), with: #FF0000, width: 2, dash: [4, 4]
          stroke circle(center: (10, 12), radius: 4), with: #FF0000, align: .outside
          layer transform: scaling(x: 2, y: 1) {
            stroke circle(center: (12, 12), radius: 4), with: #FF0000
          }
      """
    )
    #expect(!errors.contains("warning") && !text.contains("strokeColor"), "\(errors)\(text)")
    #expect(text.components(separatedBy: "<path ").count == 4, "\(text)")
  }

  @Test(arguments: [
    (
      "fill rect(bounds), with: sweepGradient(center: .center, from: 90deg, [#FF0000, #0000FF])",
      "a conic gradient that is not one full turn from the right is left out"
    ),
    (
      "fill rect(bounds), with: radialGradient(focus: .unit(0.4, 0.5), center: .center, radius: 9, [#FF0000, #0000FF])",
      "a radial gradient that is not a circle around one centre is left out"
    ),
    (
      "fill rect(bounds), with: linearGradient(from: .center, to: .center, [#FF0000, #0000FF])",
      "a gradient of zero length is left out"
    ),
    ("fill rect(bounds), with: pattern(\"cell.png\")", "an image pattern is left out"),
    ("image \"cell.png\", in: bounds", "an image is left out"),
    (
      "nineSlice \"cell.png\", in: bounds, caps: Insets(8)",
      "a nine-slice image is left out"
    ),
    ("layer blur: 2 { fill rect(bounds), with: #FF0000 }", "a blur is left out"),
    (
      "layer filter: .saturation(0%) { fill rect(bounds), with: #FF0000 }",
      "a colour filter is left out"
    ),
    (
      "layer shadows: [Shadow(#000000, blur: 2)] { fill rect(bounds), with: #FF0000 }",
      "a shadow is left out"
    ),
    (
      "layer blend: .multiply { fill rect(bounds), with: #FF0000 }",
      "the blend mode 'multiply' is left out"
    ),
    (
      "layer opacity: 50% { fill rect(bounds), with: #FF0000\nfill circle(bounds), with: #00FF00 }",
      "the opacity of a layer is applied to each of its parts"
    ),
  ])
  func `an omitted feature is reported`(lines: String, what: String) throws {
    let (text, errors) = try drawable("fill circle(bounds), with: #FFFFFF\n" + lines)
    #expect(errors.contains("warning: \(what) [export-feature-unsupported]"), "\(errors)")
    #expect(text.contains("<path "), "\(text)")
  }

  @Test func `masks of components, and looks smaller than their caps, are omitted`() throws {
    let source = """
      component Ramp { size 40, 20 draw { fill rect(bounds), with: #FFFFFF } }

      component Sign {
        size 40, 20
        draw { layer mask: Ramp() { fill rect(bounds), with: #FF0000 } }
      }

      component Plate {
        size 60, 60
        caps 20
        draw { fill roundedRect(bounds, radius: 16), with: #0A84FF }
        states { small bounds: (20, 20) }
      }

      """.replacingOccurrences(of: "20 draw", with: "20\n  draw")
      .replacingOccurrences(of: "{ size", with: "{\n  size")
    let place = try Workplace(["Sign.raster": source])
    let run = try place.run("export", "Sign.raster", "--format", "vectordrawable", "-o", "res")
    #expect(run.code == 0 && run.errors.contains("a component used as a mask is left out"))
    #expect(run.errors.contains("a component smaller than its caps is left out"))
    let strict = try place.run(
      "export",
      "Sign.raster",
      "--format",
      "vectordrawable",
      "-o",
      "other",
      "--strict"
    )
    #expect(strict.code == 1 && place.names(in: "other").isEmpty)
  }

  @Test func `dark looks are written for the night if they differ`() throws {
    let source = """
      component Sign {
        size 8, 8
        draw { fill rect(bounds), with: environment.appearance == .dark ? #FFFFFF : #000000 }
      }
      component Other {
        size 8, 8
        draw { fill rect(bounds), with: #FF0000 }
      }

      """
    let place = try Workplace(["Sign.raster": source])
    let run = try place.run("export", "Sign.raster", "--format", "vectordrawable", "-o", "res")
    #expect(run.code == 0, "\(run.errors)")
    #expect(place.names(in: "res/drawable").sorted() == ["other_plain.xml", "sign_plain.xml"])
    #expect(place.names(in: "res/drawable-night") == ["sign_plain.xml"])
  }
}
