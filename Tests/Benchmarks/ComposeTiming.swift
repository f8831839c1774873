// Times composed frames against the same frames drawn live, in one run.

import Foundation
import GeneratedSamples
import Raster

/// Times frames of 320 × 568 points at 2 pixels per point.
///
/// Each frame is drawn live as one drawing, which draws equal expensive components once; drawn live
/// component by component; composed; and composed from bitmaps that are stretched in each frame.
struct ComposeTiming {
  /// A kind of frame: its components and their positions.
  private struct Scene {
    let name: String
    let component: any Rasterizable
    let places: [Rect]
  }

  private static let size = Size(320, 568)
  private static let scale = 2.0
  private static let repetitions = 31

  private static var scenes: [Scene] {
    [
      Scene(name: "nothing", component: HotelRow(), places: []),
      Scene(name: "13 hotel rows", component: HotelRow(), places: column(13, 44, 308, 32)),
      Scene(name: "11 buttons", component: ButtonPlate(), places: column(11, 50, 200, 44)),
      Scene(
        name: "11 faint buttons",
        component: ButtonPlate(isEnabled: false),
        places: column(11, 50, 200, 44)
      ),
      Scene(
        name: "13 whole rows",
        component: Live(component: HotelRow()),
        places: column(13, 44, 308, 32)
      ),
    ]
  }

  private static func column(_ count: Int, _ step: Double, _ width: Double, _ height: Double)
    -> [Rect]
  {
    (0..<count).map { Rect(x: 6, y: Double($0) * step + 6, width: width, height: height) }
  }

  static func run() throws {
    print("frame of 640 × 1136 pixels, medians of \(repetitions), in microseconds")
    print(
      "scene              live  each alone  composed  of live  of each alone  stretched  ns a pixel"
    )
    var empty = 0.0
    for scene in scenes {
      let result = try time(scene)
      if scene.places.isEmpty { empty = result.composed }
      let pixels = scene.places.reduce(0) { $0 + $1.width * $1.height } * scale * scale
      let perPixel = pixels > 0 ? (result.composed - empty) * 1_000 / pixels : 0
      let numbers = [
        (result.live, 23, 1), (result.alone, 12, 1), (result.composed, 10, 1),
        (result.composed / result.live, 9, 3), (result.composed / result.alone, 15, 3),
        (result.stretched, 11, 1), (perPixel, 12, 3),
      ]
      print(
        scene.name + padded(numbers[0], less: scene.name.count)
          + numbers.dropFirst().map { padded($0) }.joined()
      )
    }
    try timeKernels()
  }

  private static func padded(_ number: (value: Double, width: Int, digits: Int), less: Int = 0)
    -> String
  {
    var factor = 1.0
    for _ in 0..<number.digits { factor *= 10 }
    let text = String(describing: (number.value * factor).rounded() / factor)
    return String(repeating: " ", count: max(number.width - less - text.count, 1)) + text
  }

  private static func time(_ scene: Scene) throws -> (
    live: Double, alone: Double, composed: Double, stretched: Double
  ) {
    let environment = Environment(scale: scale)
    let cache = RasterCache(byteLimit: 8 << 20)
    let size = scene.places.first.map { Size($0.width, $0.height) } ?? Size(10, 10)
    let image = try cache.image(of: scene.component, size: size, environment: environment)
    var frame = try Compositor(width: 640, height: 1136, scale: scale, background: .black)
    let table = Table(component: scene.component, places: scene.places)
    var (live, alone): ([Double], [Double]) = ([], [])
    var (composed, stretched): ([Double], [Double]) = ([], [])
    for _ in 0..<repetitions {
      live.append(
        try ProcessorTime.microseconds {
          guard let list = table.displayList(size: ComposeTiming.size, environment: environment)
          else { return }
          _ = try list.bitmap(background: .black)
        }
      )
      alone.append(
        try ProcessorTime.microseconds {
          for place in scene.places {
            let size = Size(place.width, place.height)
            let single = Live(component: scene.component)
            guard let list = single.displayList(size: size, environment: environment) else {
              return
            }
            _ = try list.bitmap()
          }
        }
      )
      composed.append(
        ProcessorTime.microseconds {
          frame.clear()
          for place in scene.places { frame.place(image, in: place) }
        }
      )
      stretched.append(
        try ProcessorTime.microseconds {
          frame.clear()
          for place in scene.places {
            frame.place(RasterImage(try image.bitmap(), scale: scale), in: place)
          }
        }
      )
    }
    return (median(live), median(alone), median(composed), median(stretched))
  }

  /// The cost per pixel of each kind, in a target that stays in the processor's cache.
  private static func timeKernels() throws {
    print("one place of 600 × 100 pixels, nanoseconds a pixel")
    let kinds: [(String, Color, Caps, Size)] = [
      ("opaque, stretched", Color(rgba: 0x8080_80FF), Caps(4), Size(9, 9)),
      ("translucent, stretched", Color(rgba: 0x8080_8080), Caps(4), Size(9, 9)),
      ("opaque, copied", Color(rgba: 0x8080_80FF), .none, Size(600, 100)),
      ("translucent, copied", Color(rgba: 0x8080_8080), .none, Size(600, 100)),
      ("mixed, copied", .clear, .none, Size(600, 100)),
      ("mixed, tiled", .clear, Caps(Insets(4), horizontal: .tile, vertical: .tile), Size(40, 40)),
      ("mixed, scaled", .clear, .none, Size(300, 50)),
    ]
    let place = PixelRect(x: 4, y: 4, width: 600, height: 100)
    for (name, color, caps, size) in kinds {
      let picture = Picture(color: color)
      guard let list = picture.displayList(size: size, environment: Environment()) else { continue }
      let image = RasterImage(try list.bitmap(), caps: caps)
      var frame = try Compositor(width: 620, height: 110, background: .black)
      let times = (0..<repetitions).map { _ in
        ProcessorTime.microseconds { for _ in 0..<20 { frame.place(image, in: place) } } / 20
      }
      let stretching =
        try caps.horizontal == nil
        ? 0
        : median(
          (0..<repetitions).map { _ in
            let wanted = RasterImage(image.raster, caps: caps).sized(place.width, place.height)
            return try ProcessorTime.microseconds { _ = try wanted.bitmap() }
          }
        )
      print(
        name + padded((median(times) / 60, 30, 3), less: name.count)
          + (stretching > 0 ? "  as a bitmap" + padded((stretching / 60, 8, 3)) : "")
      )
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

extension RasterImage {
  /// The same raster at another size.
  fileprivate func sized(_ width: Int, _ height: Int) -> RasterImage {
    RasterImage(raster, caps: caps, width: width, height: height, scale: scale)
  }
}

/// A component without its caps, drawn where it is placed.
private struct Live: Rasterizable {
  let component: any Rasterizable

  func draw(in canvas: inout Canvas) { component.draw(in: &canvas) }
}

/// Components at their positions on black, drawn live.
private struct Table: Rasterizable {
  let component: any Rasterizable
  let places: [Rect]

  func draw(in canvas: inout Canvas) {
    for place in places { canvas.place(Live(component: component), in: place) }
  }
}

/// A single colour, or discs on a clear background.
private struct Picture: Rasterizable {
  let color: Color

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: color)
    guard color.alpha == 0 else { return }
    for y in stride(from: 0, to: canvas.bounds.height, by: 20) {
      for x in stride(from: 0, to: canvas.bounds.width, by: 20) {
        canvas.fill(.ellipse(Rect(x: x, y: y, width: 20, height: 20)), with: .black)
      }
    }
  }
}
