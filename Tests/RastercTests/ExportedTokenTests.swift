// `rasterc export --format tokens`: token files that are read back as the same tokens.

import Foundation
import TestSupport
import Testing

private let brand = """
  enum Theme { case acme, globex }

  /// Whose look it is.
  environment theme: Theme = .acme
  environment isCompact: Bool = false

  /// What all of it is made of.
  tokens UI {
    /// What calls for attention.
    accent light: #E5004B, dark: #FF4F87
    ink    light: #1B1B1F, dark: #E4E4E8
    faint  UI.accent.opacity(20%)
    gap    8.0
    count  3
    hint   18.0 * environment.textScale
    quick  0.2s
    ease   Easing.easeInOut
    bold   FontWeight.semibold
    level {
      raised [Shadow(#0000004D, blur: 2, offset: (0, 1)), Shadow(#000000, blur: 3, spread: 1, inner: true)]
    }
    fade   [GradientStop(#FF0000, at: 0%), GradientStop(#0000FF80, at: 100%)]
    title  TextStyle(font: Font(family: "Inter", size: 15, weight: .medium, tracking: 0.5), lineHeight: 140%)
    edge {
      color #112233
      width 2.0
      style {
        dash [4.0, 2.0]
        cap LineCap.round
      }
    }
    move {
      duration 0.3s
      delay 0s
      timingFunction Easing.cubicBezier(0.2, 0, 0, 1)
    }

    switch environment.theme {
      case .acme:
      case .globex:
        accent light: #00658E, dark: #83CFFF
        quick 0.1s
    }
    if environment.isCompact { gap 4.0 }
  }

  """

/// A component whose drawing and text show the values of tokens.
private func sign(_ header: String) -> String {
  header + """
    component Sign {
      size 90, 60
      draw {
        fill rect(bounds), with: linearGradient(from: .left, to: .right, UI.fade)
        layer shadows: UI.level.raised { fill circle(center: (20, 20), radius: UI.gap), with: UI.accent }
        fill rect(Rect(x: 40, y: 4, width: UI.hint, height: 4)), with: UI.faint
        stroke rect(Rect(x: 4, y: 40, width: 80, height: 12)), with: UI.edge.color, width: UI.edge.width, cap: UI.edge.style.cap, dash: UI.edge.style.dash
        text "Ag", in: bounds, style: UI.title, with: UI.ink
      }
    }

    """
}

@Suite struct ExportedTokenTests {
  @Test func `exported and imported tokens draw the same in every mode`() throws {
    let place = try Workplace([
      "Brand.raster": brand, "Sign.raster": sign("import \"Brand.raster\"\n"),
    ])
    let run = try place.run("export", "Brand.raster", "--format", "tokens", "-o", "tokens")
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.errors.contains("warning"), "\(run.errors)")
    #expect(
      place.names(in: "tokens").sorted() == [
        "UI.appearance-dark.tokens.json", "UI.isCompact-true.tokens.json", "UI.resolver.json",
        "UI.theme-globex.tokens.json", "UI.tokens.json",
      ]
    )
    try FileManager.default.createDirectory(
      at: place.url.appending(path: "again"),
      withIntermediateDirectories: true
    )
    for name in place.names(in: "tokens") {
      try FileManager.default.copyItem(
        at: place.url.appending(path: "tokens/\(name)"),
        to: place.url.appending(path: "again/\(name)")
      )
    }
    try Data(sign("import \"UI.resolver.json\", as: UI\n").utf8)
      .write(to: place.url.appending(path: "again/Sign.raster"))
    let check = try place.run("check", "again/Sign.raster")
    #expect(check.code == 0 && !check.errors.contains("error"), "\(check.errors)")
    for theme in ["acme", "globex"] {
      for isCompact in ["false", "true"] {
        for appearance in ["light", "dark"] {
          var files: [[UInt8]] = []
          for source in ["Sign.raster", "again/Sign.raster"] {
            let drawn = try place.run(
              "render",
              source,
              "--component",
              "Sign",
              "--environment",
              "theme=\(theme)",
              "--environment",
              "isCompact=\(isCompact)",
              "--appearance",
              appearance,
              "-o",
              "Sign.png",
              "-q"
            )
            #expect(drawn.code == 0, "\(drawn.errors)")
            files.append(try #require(place.bytes("Sign.png")))
          }
          #expect(files[0] == files[1], "\(theme) \(isCompact) \(appearance)")
        }
      }
    }
  }

  @Test func `a value of each type has the format's representation`() throws {
    let place = try Workplace(["Brand.raster": brand])
    _ = try place.run("export", "Brand.raster", "--format", "tokens", "-o", "out", "-q")
    let text = String(decoding: try #require(place.bytes("out/UI.tokens.json")), as: UTF8.self)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    #expect(json["$description"] as? String == "What all of it is made of.")
    for part in [
      #""$type": "cubicBezier","#, #""$value": [0.42, 0, 0.58, 1]"#,
      #"{ "value": 1.125, "unit": "rem" }"#, #"{ "value": 0.2, "unit": "s" }"#,
      #""$value": 600"#, #""lineCap": "round""#, #""$type": "transition""#, #""$type": "border""#,
      #""inset": true"#, #""$value": "{accentWhenLight}""#,
      #""$description": "What calls for attention.""#,
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
    let resolver = String(
      decoding: try #require(place.bytes("out/UI.resolver.json")),
      as: UTF8.self
    )
    #expect(resolver.contains(#""version": "2025.10""#) && resolver.contains("Whose look it is."))
    let again = try place.run("export", "Brand.raster", "--format", "tokens", "-o", "out")
    #expect(again.errors.contains(", 0 written"), "\(again.errors)")
  }

  @Test func `a requested mode is not a mode in the file`() throws {
    let place = try Workplace(["Brand.raster": brand])
    let run = try place.run(
      "export",
      "Brand.raster",
      "--format",
      "tokens",
      "-o",
      "out",
      "--environment",
      "theme=globex",
      "--environment",
      "isCompact=true"
    )
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      place.names(in: "out").sorted() == [
        "UI.appearance-dark.tokens.json", "UI.resolver.json", "UI.tokens.json",
      ]
    )
    let text = String(decoding: try #require(place.bytes("out/UI.tokens.json")), as: UTF8.self)
    #expect(text.contains(#""value": 0.1, "unit": "s""#) && !text.contains("When"), "\(text)")
  }

  @Test(arguments: [
    ("part 20%", "the token 'UI.part' is a percentage, and is written as a number"),
    ("word \"Lake\"", "the token 'UI.word' is a string, and is written as a font family"),
    ("turn 45deg", "the token 'UI.turn' is not supported, and is left out"),
    ("isOn true", "the token 'UI.isOn' is not supported, and is left out"),
    (
      "soft Shadow(#000000)",
      "the token 'UI.soft' is a shadow, and is written as a list of one shadow"
    ),
    ("spring Easing.spring()", "the token 'UI.spring' is not supported, and is left out"),
    (
      "title Font(size: 15)",
      "the token 'UI.title' is a font, and is written as a group of its parts"
    ),
    (
      "fade [GradientStop(#FF0000, at: 0%, hint: 20%), GradientStop(#0000FF)]",
      "the token 'UI.fade' has colour hints between stops, which are left out"
    ),
    (
      "words TextStyle(font: Font(size: 15, italic: true), lineHeight: 20)",
      "the token 'UI.words' has members other than font family, size, weight, letter spacing and line height"
    ),
    ("a_b 1.0", "the name 'a_b' changes to camel case when the file is imported again"),
    (
      "edge environment.contrast == .increased ? 2.0 : 1.0",
      "the token 'UI.edge' depends on 'environment.contrast', which the format does not support"
    ),
  ])
  func `a value unsupported by the format is reported`(line: String, what: String) throws {
    let place = try Workplace(["Brand.raster": "tokens UI {\n  ink #000000\n  \(line)\n}\n"])
    let run = try place.run(
      "export",
      "Brand.raster",
      "--format",
      "tokens",
      "-o",
      "out",
      "--diagnostic-format",
      "short"
    )
    #expect(run.code == 0 && run.errors.contains("warning: \(what)"), "\(run.errors)")
    let strict = try place.run("export", "Brand.raster", "--format", "tokens", "--strict")
    #expect(strict.code == 1 && place.names().sorted() == ["Brand.raster", "out"])
  }
}
