// `render --to`: a transition as an animated PNG, whose frames equal the images at their times.

import Raster
import TestSupport
import Testing

@Suite struct AnimationTests {
  /// A switch that moves; a face whose cases cross-fade, with a growing shadow and size; a lamp
  /// that jumps.
  private let place: Workplace

  init() throws {
    place = try Workplace([
      "Toggle.raster": """
      component Toggle {
        state isOn: Bool = false
        size 51, 31
        transition isOn, 200ms, .easeOut, steps: 8
        let on = isOn.progress
        draw {
          fill capsule(bounds), with: mix(#E9E9EA, #34C759, on)
          fill circle(Rect(x: lerp(2, 22, on), y: 2, width: 27, height: 27)),
              with: environment.appearance == .dark ? #DDDDDD : #FFFFFF
        }
        states {
          on    isOn: true
          night isOn: true, environment: Environment(appearance: .dark)
          big   isOn: true, environment: Environment(scale: 3)
        }
      }
      """,
      "Face.raster": """
      enum Mood { case calm, cross }
      component Face {
        state mood: Mood = .calm
        size mood == .calm ? 20 : 30, 20
        transition mood, 100ms, .linear, steps: 5
        draw {
          layer shadows: [Shadow(#000000, blur: mood == .calm ? 2 : 6, offset: (1, 2))] {
            fill rect(bounds), with: mood == .calm ? #FFE08A : #F0624D
          }
        }
        states { cross mood: .cross }
      }
      """,
      "Lamp.raster": """
      component Lamp {
        state isOn: Bool = false
        size 8, 8
        draw { fill rect(bounds), with: isOn ? #FFFFFF : #000000 }
        states { on isOn: true }
      }
      """,
    ])
  }

  private func read(_ path: String) throws -> AnimationReader {
    try AnimationReader(try #require(place.bytes(path)))
  }

  private func bitmap(_ path: String) throws -> Bitmap {
    try PNGDecoder.decode(try #require(place.bytes(path)))
  }

  /// The image at each fiftieth of a second.
  private func shown(_ animation: AnimationReader) -> [Bitmap] {
    zip(animation.pictures, animation.controls).flatMap { picture, control in
      Array(repeating: picture, count: control.delay)
    }
  }

  @Test func `each frame equals the image at its time`() throws {
    let way = [
      "render", "Toggle.raster", "--to", "on", "--to", "plain", "--hold", "60ms", "--scale", "2",
    ]
    let run = try place.run(all: way + ["--frame-rate", "50", "--plays", "2", "-o", "way.apng"])
    #expect(run.code == 0 && run.errors == "")
    let animation = try read("way.apng")
    #expect(animation.plays == 2)
    // 200 ms and 60 ms, twice; 9 looks forward, and the 8 others back.
    let shown = shown(animation)
    #expect(shown.count == 26)
    #expect(animation.controls.count <= 17)
    for (index, picture) in shown.enumerated() {
      _ = try place.run(all: way + ["--at", "\(index * 20)ms", "-o", "moment.png"])
      #expect(try bitmap("moment.png").pixels == picture.pixels, "frame \(index)")
    }
    for (name, picture) in [("plain", shown[0]), ("on", shown[10]), ("plain", shown[25])] {
      _ = try place.run(
        "render",
        "Toggle.raster",
        "--state",
        name,
        "--scale",
        "2",
        "-o",
        "rest.png"
      )
      #expect(try bitmap("rest.png").pixels == picture.pixels, "\(name)")
    }
  }

  @Test func `growing images have room for the largest`() throws {
    let way = ["render", "Face.raster", "--to", "cross", "--frame-rate", "50", "--hold", "0s"]
    #expect(try place.run(all: way + ["--background", "#0000FF", "-o", "way.png"]).code == 0)
    let shown = shown(try read("way.png"))
    #expect(shown.count == 6)
    for (index, picture) in shown.enumerated() {
      let moment = ["--at", "\(index * 20)ms", "--background", "#0000FF", "-o", "moment.png"]
      _ = try place.run(all: ["render", "Face.raster", "--to", "cross"] + moment)
      let alone = try bitmap("moment.png")
      let (x, y) = try #require(
        (0...picture.width - alone.width).lazy.flatMap { x in
          (0...picture.height - alone.height).lazy.map { (x, $0) }
        }.first { x, y in
          (0..<alone.height).allSatisfy { row in
            (0..<alone.width).allSatisfy { alone[$0, row] == picture[x + $0, y + row] }
          }
        },
        "frame \(index)"
      )
      let rest = picture.pixels.indices.filter { index in
        let (column, row) = (index % picture.width - x, index / picture.width - y)
        return !(0..<alone.width).contains(column) || !(0..<alone.height).contains(row)
      }
      #expect(rest.allSatisfy { picture.pixels[$0] == 0xFFFF_0000 })
    }
  }

  @Test func `files are named after the transition, and states keep their environment`() throws {
    let options = ["--appearance", "both", "--scale", "1,2", "--output-directory", "out"]
    #expect(try place.run(all: ["render", ".", "--to", "on"] + options).code == 0)
    let names = ["Lamp", "Toggle"].flatMap { name in
      ["-dark", "-dark@2x", "", "@2x"].map { "\(name)-plain-to-on\($0).apng" }
    }
    #expect(place.names(in: "out") == names.sorted())
    _ = try place.run("render", "Toggle.raster", "--to", "night")
    #expect(place.names().contains("Toggle-plain-to-night.apng"))
    _ = try place.run("render", "Toggle.raster", "--state", "on", "--to", "plain", "--at", "0.08s")
    #expect(place.names().contains("Toggle-on-to-plain-0.08s.png"))
    let jump = try place.run("render", "Lamp.raster", "--to", "on")
    let note = "Lamp-plain-to-on: note: no transition between these states takes time\n"
    #expect(jump.errors == note + "Lamp-plain-to-on.apng: 1 animation of 1 component\n")
    #expect(try read("Lamp-plain-to-on.apng").controls.map(\.delay) == [30])
    let output = try place.run("render", "Toggle.raster", "--to", "on", "-o", "-")
    #expect(output.output == place.bytes("out/Toggle-plain-to-on.apng"))
  }

  @Test(arguments: [
    (["--to", "nigth"], "no component has a state named 'nigth'; did you mean 'night'?"),
    (["--to", "big"], "set different scales; pass --scale to use one for both"),
    (["--to", "on", "-o", "a.jpg"], "an animation cannot be written as 'jpg'"),
    (["--to", "on", "--format", "webp"], "an animation cannot be written as 'webp'"),
    (["--to", "on", "--contact-sheet", "a.png"], "--to and --contact-sheet cannot be combined"),
    (["--to", "on", "--state", "on,plain"], "--to starts from one state, but --state names 2"),
    (["--to", "on", "--hold", "1m"], "--hold takes a time such as 200ms or 0.5s, found '1m'"),
    (["--to", "on", "--hold", "-1s"], "--hold takes a time"),
    (["--to", "on", "--hold", "nans"], "--hold takes a time"),
    (["--to", "on", "--frame-rate", "1001"], "--frame-rate takes a number from 1 to 1000"),
    (
      ["--to", "on", "--at", "0s", "-o", "a.apng"],
      "--at renders a single image, which cannot be an animation"
    ),
    (["-o", "a.apng"], "an animation requires --to STATE"),
    (["--format", "apng"], "an animation requires --to STATE"),
    (["--plays", "2"], "--plays requires --to STATE"),
  ])
  func `invalid animation options are rejected`(_ options: [String], _ words: String) throws {
    let run = try place.run(all: ["render", "Toggle.raster"] + options)
    #expect(run.code == 2)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(place.names() == ["Face.raster", "Lamp.raster", "Toggle.raster"])
  }

  @Test func `an animation with too many frames is rejected`() throws {
    for hold in ["2000s", "1e300s"] {
      let run = try place.run("render", "Toggle.raster", "--to", "on", "--hold", hold)
      #expect(run.code == 1)
      #expect(run.errors.contains("the drawing needs more than 65535 frames"))
    }
  }
}
