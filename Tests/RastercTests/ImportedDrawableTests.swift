// `rasterc import` of Android vector drawables: their pixels, and what is reported.

import Foundation
import RasterValues
import TestSupport
import Testing

/// A vector drawable of 40 × 20 points with the given elements and further attributes.
private func drawable(_ elements: String, _ attributes: String = "") -> String {
  "<vector xmlns:android='http://schemas.android.com/apk/res/android' "
    + "xmlns:aapt='http://schemas.android.com/aapt' xmlns:tools='http://schemas.android.com/tools' "
    + "android:width='40dp' android:height='20dp' "
    + "android:viewportWidth='40' android:viewportHeight='20' \(attributes)>\(elements)</vector>"
}

/// A path that fills a rectangle.
private func box(_ data: String, _ attributes: String) -> String {
  "<path android:pathData='\(data)' \(attributes)/>"
}

/// A path filled with a gradient.
private func shaded(_ gradient: String, _ items: String = "") -> String {
  "<path android:pathData='M0 0h40v20H0z'><aapt:attr name='android:fillColor'>"
    + "<gradient \(gradient)>\(items)</gradient></aapt:attr></path>"
}

/// The digits `AARRGGBB` of a premultiplied pixel.
private func digits(_ pixel: UInt32) -> String {
  let swapped = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
  return String(UInt64(swapped) | 0x1_0000_0000, radix: 16).dropFirst().uppercased()
}

@Suite struct ImportedDrawableTests {
  /// The source and the image of a drawable, and the reports of its import.
  private func imported(_ text: String) throws -> (source: String, image: Bitmap, errors: String) {
    let place = try Workplace(["icon.xml": text])
    let run = try place.run("import", "icon.xml", "--diagnostic-format", "short")
    #expect(run.code == 0, "\(run.errors)")
    let source = place.text("Icon.raster")
    let check = try place.run("check", "Icon.raster")
    #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)\n\(source)")
    #expect(try place.run("format", "Icon.raster", "--check").code == 0, "\(source)")
    let drawn = try place.run("render", "Icon.raster", "-o", "icon.png", "--crop", "bounds")
    #expect(drawn.code == 0, "\(drawn.errors)")
    let image = try PNGDecoder.decode(try #require(place.bytes("icon.png")))
    return (source, image, run.errors)
  }

  /// The colours of pixels in digits, with alpha.
  private func colors(_ text: String, _ places: [(Int, Int)]) throws -> [String] {
    let (source, image, errors) = try imported(text)
    #expect(errors.isEmpty, "\(errors)")
    return places.map { x, y in
      #expect(x < image.width && y < image.height, "\(source)")
      return digits(image[x, y])
    }
  }

  @Test func `fills have a colour, an alpha and a rule`() throws {
    let text = drawable(
      box("M0 0h10v10H0z", "android:fillColor='#F00'")
        + box("M10 0h10v10H10z", "android:fillColor='#8000ff00' android:fillAlpha='0.5'")
        + box("M20 0h12v12H20zM23 3h6v6H23z", "android:fillColor='#00F' android:fillType='evenOdd'")
        + box("M0 12h8v8H0z", "android:fillColor='@android:color/white'")
        + box("M8 12h8v8H8z", "android:fillColor='@android:color/transparent'")
        + box("M16 12h8v8H16z", "")
    )
    let seen = try colors(text, [(5, 5), (15, 5), (21, 5), (26, 6), (4, 16), (12, 16), (20, 16)])
    #expect(
      seen == ["FFFF0000", "40004000", "FF0000FF", "00000000", "FFFFFFFF", "00000000", "00000000"]
    )
  }

  @Test func `strokes have Android's defaults, and are as wide in both directions`() throws {
    let (source, image, errors) = try imported(
      drawable(
        "<group android:scaleX='4'><path android:pathData='M2 4v12' android:strokeColor='#F00' "
          + "android:strokeWidth='4'/></group>"
          + "<path android:pathData='M20 16l4-12 4 12' android:strokeColor='#00F' android:strokeWidth='2' "
          + "android:strokeLineCap='round' android:strokeLineJoin='bevel' android:strokeAlpha='0.5'/>"
          + "<path android:pathData='M32 16l2-12 2 12' android:strokeColor='#00F' android:strokeWidth='1'/>"
      )
    )
    #expect(errors.isEmpty, "\(errors)")
    // The path is scaled to x = 8; the stroke keeps the smaller factor, 1.
    #expect([5, 6, 9, 10].map { image[$0, 10] >> 24 } == [0, 255, 255, 0], "\(source)")
    #expect(source.contains("cap: .round") && source.contains("join: .bevel"), "\(source)")
    #expect(source.contains("with: #0000FF80") && source.contains("miterLimit: 4"), "\(source)")
  }

  @Test func `a trim leaves a part of the first subpath, around its end`() throws {
    let line = "android:strokeColor='#F00' android:strokeWidth='4'"
    let seen = try colors(
      drawable(
        "<path android:pathData='M0 2h40M0 18h40' \(line) android:trimPathStart='0.25' android:trimPathEnd='0.5'/>"
          + "<path android:pathData='M0 8h40' \(line) android:trimPathEnd='0.5' android:trimPathOffset='0.75'/>"
          + "<path android:pathData='M0 14h40' \(line) android:trimPathStart='1'/>"
      ),
      [(5, 2), (15, 2), (25, 2), (15, 18), (5, 8), (15, 8), (35, 8), (20, 14)]
    ).map { $0 == "FFFF0000" }
    #expect(seen == [false, true, false, false, true, false, true, false])
  }

  @Test func `groups scale, rotate and move around their pivot`() throws {
    let seen = try colors(
      drawable(
        "<group android:rotation='90' android:pivotX='10' android:pivotY='10' android:scaleX='2' "
          + "android:translateX='20'><group android:translateY='-5'>"
          + box("M8 8h2v2H8z", "android:fillColor='#F00'") + "</group></group>"
      ),
      // Moved up to (8…10, 3…5), scaled to (6…10, 3…5), rotated to (15…17, 6…10), moved right.
      [(34, 8), (36, 7), (36, 9), (36, 5), (36, 11), (38, 8)]
    ).map { $0 == "FFFF0000" }
    #expect(seen == [false, true, true, false, false, false])
  }

  @Test func `clips apply to the elements after them in their group`() throws {
    let red = "android:fillColor='#F00'"
    let clip = "<clip-path android:pathData='M0 0h20v20H0z'/>"
    let seen = try colors(
      drawable(
        "<group>" + box("M16 0h8v4h-8z", red) + clip + box("M16 4h8v4h-8z", red)
          + "<clip-path android:pathData='M18 0h20v20H18z'/>" + box("M16 8h8v4h-8z", red)
          + "</group>" + box("M16 12h8v4h-8z", red)
      ),
      [(22, 2), (17, 6), (22, 6), (17, 10), (19, 10), (22, 10), (22, 14)]
    ).map { $0 == "FFFF0000" }
    #expect(seen == [true, true, false, false, true, false, true])
  }

  @Test func `gradients are linear, radial or a turn, with premultiplied colours`() throws {
    let line = "android:startX='0' android:endX='40'"
    let halves =
      "<item android:offset='0' android:color='#F00'/><item android:offset='0.5' android:color='#0F0'/>"
    let linear = try colors(
      drawable(shaded("android:startColor='#FF0000' android:endColor='#00FF0000' \(line)")),
      [(20, 4)]
    )
    #expect(linear == ["7C7C0000"])
    let mirrored = try colors(
      drawable(
        shaded("android:tileMode='mirror' android:startX='0' android:endX='10'", halves)
      ),
      [(0, 4), (5, 4), (19, 4)]
    )
    #expect(mirrored.map { $0.suffix(6) } == ["E61A00", "00FF00", "E61A00"])
    let radial = try colors(
      drawable(
        shaded(
          "android:type='radial' android:centerX='20' android:centerY='10' android:gradientRadius='10' "
            + "android:startColor='#F00' android:centerColor='#F00' android:endColor='#00F'"
        )
      ),
      [(22, 10), (2, 10)]
    )
    #expect(radial == ["FFFF0000", "FF0000FF"])
    let (source, image, errors) = try imported(
      drawable(
        shaded(
          "android:type='sweep' android:centerX='20' android:centerY='10'",
          "<item android:offset='0' android:color='#F00'/><item android:offset='0.5' android:color='#F00'/>"
            + "<item android:offset='0.5' android:color='#00F'/><item android:offset='1' android:color='#00F'/>"
        )
      )
    )
    #expect(errors.isEmpty && source.contains("center: (20, 10)"), "\(source)")
    #expect(digits(image[20, 15]) == "FFFF0000" && digits(image[20, 5]) == "FF0000FF", "\(source)")
  }

  @Test func `a viewport is stretched to the size, and strokes take the smaller factor`() throws {
    let text = drawable(
      box("M0 0h5v5H0z", "android:fillColor='#F00'")
        + "<path android:pathData='M8 0v10' android:strokeColor='#00F' android:strokeWidth='2'/>"
    ).replacingOccurrences(of: "viewportWidth='40'", with: "viewportWidth='10'")
    let seen = try colors(text, [(19, 4), (21, 4), (19, 6), (30, 4), (31, 4), (32, 4), (33, 4)])
    #expect(
      seen == [
        "FFFF0000", "00000000", "00000000", "00000000", "FF0000FF", "FF0000FF", "00000000",
      ]
    )
  }

  @Test(arguments: [
    ("", "C08000C0"), ("android:tintMode='src_in'", "C08000C0"),
    ("android:tintMode='src_atop'", "FFFF4040"), ("android:tintMode='multiply'", "C0C00000"),
  ])
  func `a tint changes the colours`(mode: String, expected: String) throws {
    let tint = mode.isEmpty || mode.contains("src_in") ? "#C0AA00FF" : "#C0FF5555"
    let fill = mode.contains("atop") ? "#FF0000" : "#F00"
    let seen = try colors(
      drawable(box("M0 0h9v9H0z", "android:fillColor='\(fill)'"), "android:tint='\(tint)' \(mode)"),
      [(4, 4), (20, 4)]
    )
    #expect(seen[1] == "00000000")
    #expect(seen[0] == expected)
  }

  @Test func `a whole alpha is an opacity of overlapping shapes`() throws {
    let red = "android:fillColor='#F00'"
    let seen = try colors(
      drawable(box("M0 0h20v20H0z", red) + box("M10 0h20v20H10z", red), "android:alpha='0.4'"),
      [(5, 5), (15, 5), (25, 5)]
    )
    #expect(seen == ["66660000", "66660000", "66660000"])
  }

  @Test func `a mirrored drawable is a component that mirrors`() throws {
    let text = drawable(
      box("M0 0h9v9H0z", "android:fillColor='#F00'"),
      "android:autoMirrored='true'"
    )
    let (source, _, errors) = try imported(text)
    #expect(errors.isEmpty && source.contains("\n  mirrors\n"), "\(source)")
  }

  @Test(arguments: [
    (
      box("M0 0h9v9z", "android:fillColor='@color/brand'"), "",
      "'@color/brand' is defined outside the file; the property 'tint', #000000 by default, is used instead"
    ),
    (
      box("M0 0h9v9z", "android:fillColor='#F00'"), "android:tint='?attr/colorControlNormal'",
      "'?attr/colorControlNormal' is defined outside the file"
    ),
    (
      box("M0 0h9v9z", "android:fillColor='red'"), "",
      "'red' is not a valid 'fillColor'; no colour is used instead"
    ),
    (
      box("M0 0h9v9z", "android:fillColor='#F00' android:fillAlpha='@dimen/a'"), "",
      "'@dimen/a' is defined outside the file; 1 is used instead"
    ),
    (
      box("M0 0h9v9z", "android:fillColor='#F00' android:fillTyp='evenOdd'"), "",
      "the attribute 'android:fillTyp' is unknown"
    ),
    (
      box("M0 0h9v9z", "fillColor='#F00'"), "",
      "the attribute 'fillColor' has no prefix 'android:' and is ignored"
    ),
    (
      box("M0 0h9v9z", "android:fillColor='#F00' android:fillType='odd'"), "",
      "'odd' is not a valid 'fillType'; 'nonZero' is used instead"
    ),
    (
      box("M0 0h9v9zM", "android:fillColor='#F00'"), "",
      "the path data is malformed; the path ends before the error"
    ),
    ("<image/>", "", "'image' is left out"),
    (
      box("M0 0h9v9z", "android:fillColor='#F00'"), "android:tint='#F00' android:tintMode='screen'",
      "the tint mode 'screen' is not supported; the tint is left out"
    ),
    (
      box("M0 0h9v9z", "android:fillColor='#F00'"), "android:autoMirrored='maybe'",
      "'maybe' is not a valid 'autoMirrored'; 'false' is used instead"
    ),
    (
      shaded("android:type='cone' android:startColor='#F00' android:endColor='#00F'"), "",
      "'cone' is not a type of gradient"
    ),
    (
      shaded("android:type='radial' android:startColor='#F00' android:endColor='#00F'"), "",
      "a radial gradient without 'gradientRadius' is left out"
    ),
    (shaded("android:endX='9'"), "", "a gradient without colours is left out"),
    (
      "<group><clip-path/>" + box("M0 0h9v9z", "android:fillColor='#F00'") + "</group>", "",
      "an empty clip hides the rest of its group"
    ),
  ])
  func `what differs is reported`(elements: String, attributes: String, what: String) throws {
    let place = try Workplace(["icon.xml": drawable(elements, attributes)])
    let run = try place.run("import", "icon.xml", "--diagnostic-format", "short")
    #expect(run.code == 0 && run.errors.contains("warning: \(what)"), "\(run.errors)")
    #expect(place.names() == ["Icon.raster", "icon.xml"])
    let strict = try place.run("import", "icon.xml", "--strict", "-o", "out")
    #expect(strict.code == 1 && place.names(in: "out").isEmpty)
  }

  @Test func `path data can have more commas, and any number as a flag of an arc`() throws {
    let seen = try colors(
      drawable(
        box("M0,0,,H9,V9,H0,z", "android:fillColor='#F00'")
          + box("M20,2a6,6 0 0.6,0.6 0,12a6,6 0 0.6,0.6 0,-12z", "android:fillColor='#00F'")
      ),
      [(8, 8), (9, 9), (15, 8), (24, 8), (27, 8)]
    )
    #expect(seen == ["FFFF0000", "00000000", "FF0000FF", "FF0000FF", "00000000"])
  }

  @Test func `attributes for tools, names and optical insets are not reported`() throws {
    let text = drawable(
      "<group android:name='a'>" + box("M0 0h9v9z", "android:fillColor='#F00' tools:ignore='x'")
        + "</group>",
      "android:name='icon' android:opticalInsetLeft='2dp' tools:context='y'"
    )
    #expect(try imported(text).errors.isEmpty)
  }

  @Test func `the drawing in an animation is read, and the animation is reported`() throws {
    let inner = drawable(box("M0 0h9v9z", "android:fillColor='#F00'"))
    let text =
      "<animated-vector xmlns:aapt='http://schemas.android.com/aapt'><aapt:attr name='android:drawable'>"
      + "\(inner)</aapt:attr><target/></animated-vector>"
    let (source, _, errors) = try imported(text)
    #expect(source.contains("with: #FF0000"), "\(source)")
    #expect(errors.contains("animations are left out; the drawing is in its first state"))
  }

  // MARK: Files

  @Test(arguments: [
    ("a.xml", "<shape/>", "the root element is 'shape', not 'svg' or 'vector'"),
    ("a.txt", "hello", "expected '<'"), ("a.html", "<html><p>A</p></html>", "'html'"),
    ("a.xml", "<vector/>", "the drawing has no size"),
    ("a.xml", "<animated-vector/>", "the drawing of this animation is in another file"),
    ("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", "the drawing has no size"),
  ])
  func `an import that writes nothing is an error`(name: String, text: String, what: String) throws
  {
    let place = try Workplace([name: text])
    let run = try place.run("import", name, "--diagnostic-format", "short")
    #expect(
      run.code == 1 && run.errors.contains("error: \(what)") == !what.hasPrefix("'"),
      "\(run.errors)"
    )
    #expect(run.errors.contains(what), "\(run.errors)")
    #expect(place.names() == [name])
  }

  @Test func `of other XML files in a folder, nothing is read`() throws {
    let place = try Workplace([
      "res/icon.xml": "<?xml version='1.0'?><!-- <svg> -->"
        + drawable(box("M0 0h9v9z", "android:fillColor='#F00'")),
      "res/shape.xml": "<shape/>", "res/colors.xml": "<resources/>",
    ])
    let run = try place.run("import", "res", "-o", "out")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(place.names(in: "out") == ["Icon.raster"])
  }

  @Test func `a drawable is an image of the language, and its outline is a path`() throws {
    let place = try Workplace([
      "icon.xml": drawable(
        box("M0 0h20v20H0z", "android:fillColor='@color/ink'"),
        "android:autoMirrored='true'"
      ),
      "Test.raster": """
      component Seen {
        size 80, 20
        draw {
          image "icon.xml", in: bounds, tint: #FF0000
          fill svg("icon.xml").transformed(by: translation(x: 60, y: 0)), with: #0000FF
        }
        tests {
          expect pixel == #FF0000, at: (39, 10)
          expect pixel == #00000000, at: (41, 10)
          expect pixel == #0000FF, at: (61, 10)
        }
      }
      """,
    ])
    let check = try place.run("check", "Test.raster", "--diagnostic-format", "short")
    #expect(check.code == 0, "\(check.errors)")
    for part in ["'@color/ink' is defined outside the file", "an image is not mirrored"] {
      #expect(check.errors.contains(part), "\(check.errors)")
    }
    let run = try place.run("test", "Test.raster", "--update")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func `deep groups, long numbers and endless gradients end with a report`() throws {
    let deep =
      String(repeating: "<group>", count: 200)
      + box("M0 0h9v9z", "android:fillColor='#F00'") + String(repeating: "</group>", count: 200)
    let items = String(repeating: "<item android:color='#F00'/>", count: 1_500)
    let far = "android:pathData='M1e300 1e300h1e300v1e9z' android:fillColor='#F00'"
    for (elements, what) in [
      (deep, "groups nested more than 128 levels deep are left out"),
      (shaded("android:endX='9'", items), "after 1,000 others"),
      ("<path \(far)/>", "too far away"),
    ] {
      let place = try Workplace([
        "icon.xml": drawable(elements + box("M0 0h9v9z", "android:fillColor='#F00'"))
      ])
      let run = try place.run("import", "icon.xml", "--diagnostic-format", "short")
      #expect(run.code == 0 && run.errors.contains(what), "\(run.errors)")
    }
    for number in ["1e400", "-1", "0", "NaN", "1e9"] {
      let text = drawable("").replacingOccurrences(
        of: "viewportWidth='40'",
        with: "viewportWidth='\(number)'"
      )
      .replacingOccurrences(of: "width='40dp'", with: "width='\(number)dp'")
      let place = try Workplace(["icon.xml": text])
      #expect(try [0, 1].contains(place.run("import", "icon.xml").code))
    }
  }
}
