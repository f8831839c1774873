// Workloads W01 to W18, which other libraries' harnesses also time, through the public API.

import Foundation
import Raster

extension Workload {
  /// W01 to W18, with the scene and the image of a folder.
  static func peers(_ folder: URL) throws -> [Workload] {
    let scene = try BenchScene(file: folder.appending(path: "scene.txt"))
    let picture = try Data(contentsOf: folder.appending(path: "ui.png"))
    return rects + shapes(scene) + gradients + shadows + images + layers
      + [
        button("W13_button", scene, shadows: []),
        button("W13s_button_shadow", scene, shadows: [soft]),
        newButtons(scene),
      ]
      + (try files([UInt8](picture)))
  }

  private static let megapixel = 1e6
  private static let square = Path.rect(Rect(x: 0, y: 0, width: 1000, height: 1000))
  /// Sigma is half the blur.
  private static let soft = Shadow(Color(rgba: 0x4D), blur: 8, offset: Point(0, 2))

  private static var rects: [Workload] {
    [
      painting("W01_fill_opaque", pixels: megapixel) {
        $0.fill(square, with: Color(rgba: 0x3366_CCFF))
      },
      painting("W02_fill_translucent", pixels: megapixel) {
        $0.fill(square, with: Color(rgba: 0x3366_CC80))
      },
    ]
  }

  private static func shapes(_ scene: BenchScene) -> [Workload] {
    [
      painting("W03_rrects", pixels: 3e7) { canvas in
        for (origin, color) in scene.roundedRects {
          let rect = Rect(origin: origin, size: Size(300, 100))
          canvas.fill(.roundedRect(rect, radius: 12), with: color)
        }
      },
      painting("W07_paths", pixels: 1024 * 1024) { canvas in
        for (path, color) in scene.paths { canvas.fill(path, with: color) }
      },
      painting("W08_strokes", pixels: 0) { canvas in
        for (path, color) in scene.curves {
          canvas.stroke(path, with: .color(color), width: 3, cap: .round, join: .round)
        }
      },
      painting("W09_glyphs", pixels: 0) { canvas in
        for glyph in scene.glyphs { canvas.fill(glyph, with: Color(rgba: 0x2020_20FF)) }
      },
      painting("W15_circles", pixels: 640_000) { canvas in
        for (center, color) in scene.circles {
          canvas.fill(.circle(center: center, radius: 4), with: color)
        }
      },
      painting("W18_fracrects", pixels: 0) { canvas in
        for (rect, color) in scene.rects { canvas.fill(.rect(rect), with: color) }
      },
    ]
  }

  private static let stops = [
    GradientStop(Color(rgba: 0xFF00_00FF), at: 0), GradientStop(Color(rgba: 0x00FF_00FF), at: 0.4),
    GradientStop(Color(rgba: 0x0000_FFFF), at: 1),
  ]
  private static let diagonal = Paint.linearGradient(
    from: .point(.zero),
    to: .point(Point(1000, 700)),
    stops
  )
  private static let vertical = Paint.linearGradient(
    from: .point(.zero),
    to: .point(Point(0, 1000)),
    stops
  )
  private static let radial = Paint.radialGradient(
    center: .point(Point(500, 500)),
    radius: 600,
    stops
  )

  private static var gradients: [Workload] {
    let clip = Path.roundedRect(Rect(x: 50.5, y: 50.5, width: 900, height: 900), radius: 40)
    return [
      painting("W04_linear", pixels: megapixel) { $0.fill(square, with: diagonal) },
      painting("W04v_linear_vertical", pixels: megapixel) { $0.fill(square, with: vertical) },
      painting("W05_radial", pixels: megapixel) { $0.fill(square, with: radial) },
      painting("W16_clip_rrect_gradient", pixels: megapixel) { canvas in
        canvas.drawLayer(clip: clip) { $0.fill(square, with: diagonal) }
      },
    ]
  }

  /// A shadow with the rounded rectangle that casts it.
  ///
  /// Other libraries draw the shadow alone, which no layer does, so our time includes filling the
  /// caster. `W06n` draws 4096 different shadows in sequence, so that cached results do not help.
  private static var shadows: [Workload] {
    func cast(_ canvas: inout Canvas, radius: Double) {
      let rect = Rect(x: 124, y: 124, width: 300, height: 120)
      canvas.drawLayer(shadows: [Shadow(Color(rgba: 0x80), blur: 16)]) {
        $0.fill(.roundedRect(rect, radius: radius), with: Color.white)
      }
    }
    let lists = (0..<4096).map { number in
      Sketch { cast(&$0, radius: 12 + Double(number) / 4096) }.recorded(Size(1024, 1024))
    }
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 1024 * 1024)
    var next = 0
    return [
      painting("W06_shadow", pixels: 348 * 168) { cast(&$0, radius: 12) },
      Workload(name: "W06n_new_shadow", pixels: 348 * 168) {
        try lists[next & 4095].draw(over: &pixels)
        next += 1
      },
    ]
  }

  private static var images: [Workload] {
    let (opaque, translucent) = (BenchImages.opaque(512, 512), BenchImages.translucent(512, 512))
    return [
      painting("W10_image2x", pixels: 1024 * 1024) { $0.drawImage(opaque, in: $0.bounds) },
      painting("W10a_image2x_alpha", pixels: 1024 * 1024) {
        $0.drawImage(translucent, in: $0.bounds)
      },
      painting("W11_nineslice", pixels: 160_000) {
        let place = Rect(x: 10, y: 10, width: 800, height: 200)
        $0.drawNineSlice(BenchImages.frame, in: place, caps: Caps(15))
      },
    ]
  }

  private static var layers: [Workload] {
    let image = BenchImages.translucent(1000, 1000)
    let modes: [(String, BlendMode)] = [
      ("multiply", .multiply), ("overlay", .overlay), ("softlight", .softLight),
    ]
    return [
      painting("W12_layer50", pixels: megapixel) { canvas in
        canvas.drawLayer(opacity: 0.5) {
          let outer = Rect(x: 100, y: 100, width: 800, height: 800)
          $0.fill(.rect(outer), with: Color(rgba: 0xCC33_66FF))
          $0.fill(.rect(outer.inset(200)), with: Color(rgba: 0x33CC_66FF))
        }
      },
      painting("W12b_blit50", pixels: megapixel) { canvas in
        canvas.drawLayer(opacity: 0.5) { $0.drawImage(image, at: .zero) }
      },
      painting("W12c_blit_srcover", pixels: megapixel) { $0.drawImage(image, at: .zero) },
    ]
      + modes.map { name, mode in
        painting("W17_\(name)", pixels: megapixel) { canvas in
          canvas.drawLayer(blend: mode) { $0.drawImage(image, at: .zero) }
        }
      }
  }

  /// A button of 200 × 48 in an image of 240 × 88: gradient, edge, light and ten letters.
  private static func button(_ name: String, _ scene: BenchScene, shadows: [Shadow]) -> Workload {
    component(name, Size(240, 88)) { drawButton(&$0, scene, radius: 10, shadows: shadows) }
  }

  /// The button with its shadow, with 4096 different radii in sequence, so that cached results do
  /// not help.
  private static func newButtons(_ scene: BenchScene) -> Workload {
    let lists = (0..<4096).map { number in
      Sketch { canvas in
        drawButton(&canvas, scene, radius: 10 + Double(number) / 4096, shadows: [soft])
      }.recorded(Size(240, 88))
    }
    var next = 0
    return Workload(name: "W13sn_new_shadow", pixels: 240 * 88) {
      _ = try lists[next & 4095].bitmap()
      next += 1
    }
  }

  private static func drawButton(
    _ canvas: inout Canvas,
    _ scene: BenchScene,
    radius: Double,
    shadows: [Shadow]
  ) {
    func color(_ rgba: UInt32) -> GradientStop { GradientStop(Color(rgba: rgba)) }
    func gradient(from: Double, to: Double, _ stops: [GradientStop]) -> Paint {
      .linearGradient(from: .point(Point(0, from)), to: .point(Point(0, to)), stops)
    }
    let plate = Path.roundedRect(Rect(x: 20, y: 20, width: 200, height: 48), radius: radius)
    let edge = Path.roundedRect(Rect(x: 20.5, y: 20.5, width: 199, height: 47), radius: 9.5)
    let light = Path.roundedRect(Rect(x: 22, y: 22, width: 196, height: 22), radius: 8)
    let blue = gradient(from: 20, to: 68, [color(0x5AA0_FFFF), color(0x1F5F_D0FF)])
    let glass = gradient(from: 21, to: 44, [color(0xFFFF_FF66), color(0xFFFF_FF00)])
    if shadows.isEmpty {
      canvas.fill(plate, with: blue)
    } else {
      canvas.drawLayer(shadows: shadows) { $0.fill(plate, with: blue) }
    }
    canvas.stroke(edge, with: .color(Color(rgba: 0x164A_9CFF)), width: 1)
    canvas.fill(light, with: glass)
    for glyph in scene.label { canvas.fill(glyph, with: Color.white) }
  }

  /// Encodes a PNG file at each level, and decodes it.
  private static func files(_ file: [UInt8]) throws -> [Workload] {
    let bitmap = try PNGDecoder.decode(file)
    let area = Double(bitmap.width * bitmap.height)
    let writing = PNGLevel.allCases.map { level in
      Workload(
        name: "W14_png_\(level)",
        pixels: area,
        run: { _ = bitmap.png(level: level) },
        bytes: bitmap.png(level: level).count
      )
    }
    let reading = Workload(name: "W14_decode", pixels: area) {
      _ = try PNGDecoder.decode(file)
    }
    return writing + [reading]
  }
}
