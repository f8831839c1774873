// The transition that `rasterc render` is to draw.

import Raster
import RasterCommands

extension Option {
  /// Like `pictureFormat`, with animations.
  static let renderedFormat = Option(
    "format",
    value: "FORMAT",
    "Image format: png, jpeg, webp, bmp, or apng for the\nanimations of --to. WebP files are lossless without\n--quality. Default: from the file's extension, or png.",
    choices: Option.pictureFormat.choices + [AskedMotion.format]
  )
  static let toState = Option(
    "to",
    value: "STATE",
    "Render the transition from --state to this state as an\nanimated PNG (APNG). May be repeated to continue to other\nstates: --to on --to plain."
  )
  static let at = Option(
    "at",
    value: "TIME",
    "With --to: render a single image, at this time after the\nstart of the transition, such as 80ms or 0.2s."
  )
  static let frameRate = Option(
    "frame-rate",
    value: "N",
    "Frames per second of an animation, at most 1000.\nDefault: 60."
  )
  static let hold = Option(
    "hold",
    value: "TIME",
    "Time that an animation stays in each state that it\nreaches. Default: 500ms."
  )
  static let plays = Option(
    "plays",
    value: "N",
    "Number of times that an animation plays.\nDefault: forever."
  )
}

/// The transition to draw: its states, and how it is shown.
struct AskedMotion {
  /// The states of the transition after the first, in order.
  let states: [String]
  /// The time to draw, and its original text, if a single image is requested.
  let moment: (text: String, time: Double)?
  let framesPerSecond: Int
  let hold: Double
  let plays: Int?

  /// The name of the format and its file extension.
  static let format = "apng"

  /// The requested transition, or `nil` if there is none.
  init?(_ arguments: Arguments) throws(Failure) {
    let format = arguments[.renderedFormat]
    let isNamed = arguments[.output]?.lowercased().hasSuffix("." + Self.format) == true
    states = arguments.list(.toState)
    guard !states.isEmpty else {
      for option in [Option.at, .frameRate, .hold, .plays] where arguments.has(option) {
        throw .usage("--\(option.name) requires --to STATE")
      }
      guard format != Self.format, !isNamed || format != nil else {
        throw .usage("an animation requires --to STATE")
      }
      return nil
    }
    moment = try arguments[.at].map { text throws(Failure) in
      (text, try Self.time(text, of: .at))
    }
    guard moment == nil || format != Self.format && !(isNamed && format == nil) else {
      throw .usage("--at renders a single image, which cannot be an animation")
    }
    framesPerSecond = try arguments.count(.frameRate) ?? 60
    guard framesPerSecond <= 1000 else {
      throw .usage("--frame-rate takes a number from 1 to 1000, found '\(framesPerSecond)'")
    }
    hold =
      try arguments[.hold].map { text throws(Failure) in try Self.time(text, of: .hold) } ?? 0.5
    plays = try arguments.count(.plays)
    try Self.check(arguments, isAnimation: moment == nil)
  }

  private static func check(_ arguments: Arguments, isAnimation: Bool) throws(Failure) {
    if arguments.list(.state).count > 1 {
      throw .usage("--to starts from one state, but --state names \(arguments.list(.state).count)")
    }
    var others = [Option.allStates, .contactSheet]
    if isAnimation {
      others += [.stats, .accessibility, .quality, .chroma, .colors, .palette, .dither]
    }
    for option in others where arguments.has(option) {
      throw .usage("--to and --\(option.name) cannot be combined")
    }
    guard isAnimation, let name = arguments[.renderedFormat] ?? ending(of: arguments[.output])
    else {
      return
    }
    guard [format, "png"].contains(name) else {
      throw .usage(
        "an animation cannot be written as '\(name)'; use apng, or --at for a single image"
      )
    }
  }

  /// The extension of a file name, or `nil` if there is none or the path is the standard output.
  private static func ending(of path: String?) -> String? {
    guard let name = path?.split(separator: "/").last, let dot = name.lastIndex(of: "."),
      dot > name.startIndex
    else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  private static func time(_ text: String, of option: Option) throws(Failure) -> Double {
    let unit = text.hasSuffix("ms") ? "ms" : "s"
    if text.hasSuffix(unit), let number = Double(text.dropLast(unit.count)), number >= 0,
      number.isFinite
    {
      return unit == "ms" ? number / 1000 : number
    }
    throw .usage("--\(option.name) takes a time such as 200ms or 0.5s, found '\(text)'")
  }
}
