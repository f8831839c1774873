// `rasterc import` of Android's nine-patches: caps, content padding, and unsupported marks.

import Foundation
import Raster
import TestSupport
import Testing

private let plate = """
  component Plate {
    size 60, 48
    caps left: 14, right: 14, top: 10, bottom: 12
    draw {
      layer shadows: [Shadow(#00000080, offset: (0, 2))] {
        fill roundedRect(bounds, radius: 8), with: environment.appearance == .dark ? #FF9F0A : #0A84FF
      }
    }
  }

  """

@Suite struct NinePatchTests {
  /// An image whose border has these marks, `#` for black and `r` for red, around a colour.
  private func patch(
    _ top: String,
    _ left: String,
    bottom: String = "",
    right: String = "",
    color: (Int, Int) -> [UInt8] = { _, _ in [10, 20, 200, 255] }
  ) throws -> Data {
    let (width, height) = (top.count + 2, left.count + 2)
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    func set(_ x: Int, _ y: Int, _ pixel: [UInt8]) {
      rgba.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: pixel)
    }
    func mark(_ text: String, _ place: (Int) -> (Int, Int)) {
      for (index, letter) in text.enumerated() where letter != "." {
        let (x, y) = place(index + 1)
        set(
          x,
          y,
          letter == "#" ? [0, 0, 0, 255] : letter == "r" ? [255, 0, 0, 255] : [0, 255, 0, 255]
        )
      }
    }
    for y in 1..<height - 1 { for x in 1..<width - 1 { set(x, y, color(x, y)) } }
    mark(top) { ($0, 0) }
    mark(left) { (0, $0) }
    mark(bottom) { ($0, height - 1) }
    mark(right) { (width - 1, $0) }
    let image = try #require(Image(width: width, height: height, rgba: rgba))
    return Data(image.bitmap.png())
  }

  /// The source imported from an image, and its reports.
  private func imported(_ data: Data, folder: String = "drawable") throws -> (
    text: String, errors: String, code: Int32
  ) {
    let place = try Workplace(["\(folder)/key_cap.9.png": ""])
    try data.write(to: place.url.appending(path: "\(folder)/key_cap.9.png"))
    let run = try place.run(
      "import",
      "\(folder)/key_cap.9.png",
      "-o",
      "out",
      "--diagnostic-format",
      "short"
    )
    let text = String(decoding: place.bytes("out/KeyCap.raster") ?? [], as: UTF8.self)
    if run.code == 0 {
      let check = try place.run("check", "out/KeyCap.raster")
      #expect(check.code == 0 && check.errors.isEmpty, "\(check.errors)\n\(text)")
      #expect(try place.run("format", "out/KeyCap.raster", "--check").code == 0)
    }
    return (text, run.errors, run.code)
  }

  @Test func `marks become caps, content padding, and outsets of the box`() throws {
    let data = try patch(
      "...##......",
      "..####..",
      bottom: "r..######.r",
      right: "..####.."
    )
    let (text, errors, code) = try imported(data, folder: "drawable-xhdpi")
    #expect(code == 0 && errors.isEmpty, "\(errors)")
    for part in [
      "component KeyCapPlate {\n  size 4.5, 4\n", "caps left: 1, right: 2.5, top: 1, bottom: 1",
      "nineSlice \"key_cap.png\", in: bounds, caps: Insets(top: 1, left: 1.5, bottom: 1, right: 3)",
      "scale: 2", "outset: Insets(top: 0, left: 0.5, bottom: 0, right: 0.5)",
      "box(padding: Insets(top: 1, left: 1, bottom: 1, right: 0.5))",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test func `content is placed in the stretched area by default`() throws {
    let (text, errors, _) = try imported(try patch("..#...", "...#."))
    #expect(errors.isEmpty)
    #expect(text.contains("box(padding: Insets(top: 3, left: 2, bottom: 1, right: 3))"), "\(text)")
  }

  @Test func `an axis that stretches entirely has no caps`() throws {
    let (text, errors, _) = try imported(try patch("######", "..#.."))
    #expect(errors.isEmpty)
    #expect(text.contains("caps top: 2, bottom: 2, unchecked: true"), "\(text)")
  }

  @Test func `unsupported marks are reported`() throws {
    let several = try imported(try patch(".#..#.", "..#.."))
    #expect(
      several.errors.contains(
        "warning: several stretched parts become one, from the first to the last"
      ),
      "\(several.errors)"
    )
    let uneven = try imported(try patch("..##..", "..#..") { x, _ in [UInt8(x * 20), 0, 0, 255] })
    #expect(
      uneven.errors.contains("warning: the stretched part is not uniform"),
      "\(uneven.errors)"
    )
    #expect(!uneven.text.contains("caps left"), "\(uneven.text)")
  }

  @Test func `an image that is not a nine-patch is an error`() throws {
    let green = try imported(try patch("..g...", "..#.."))
    #expect(green.code == 1 && green.errors.contains("transparent pixels and black or red"))
    let bare = try imported(try patch("......", "..#.."))
    #expect(bare.code == 1 && bare.errors.contains("the mark for the stretched part is missing"))
    let broken = try imported(Data([1, 2, 3]))
    #expect(broken.code == 1 && broken.errors.contains("not a PNG, JPEG, WebP, GIF or BMP"))
  }

  @Test func `an exported nine-patch is imported with the same caps, for day and night`() throws {
    let place = try Workplace(["Plate.raster": plate])
    let export = try place.run("export", "Plate.raster", "--format", "drawable", "-o", "res")
    #expect(export.code == 0, "\(export.errors)")
    let run = try place.run("import", "res", "-o", "in")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      place.names(in: "in").sorted() == [
        "PlatePlain.raster", "plate_plain-night.png", "plate_plain.png",
      ]
    )
    let text = String(decoding: try #require(place.bytes("in/PlatePlain.raster")), as: UTF8.self)
    #expect(text.contains("caps left: 14, right: 14, top: 10, bottom: 12, unchecked: true"))
    for appearance in ["light", "dark"] {
      var files: [[UInt8]] = []
      for (source, name) in [("Plate", "Plate"), ("in/PlatePlain", "PlatePlainPlate")] {
        let drawn = try place.run(
          "render",
          "\(source).raster",
          "--component",
          name,
          "--size",
          "90x70",
          "--scale",
          "4",
          "--appearance",
          appearance,
          "--crop",
          "drawing",
          "-o",
          "a.png",
          "-q"
        )
        #expect(drawn.code == 0, "\(drawn.errors)")
        files.append(try #require(place.bytes("a.png")))
      }
      #expect(files[0] == files[1], "\(appearance)")
    }
  }
}
