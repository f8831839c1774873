// What `rasterc render` was asked for of a way from state to state.

import Raster
import RasterCommands

extension Option {
  /// As `pictureFormat`, with animations.
  static let renderedFormat = Option(
    "format",
    value: "FORMAT",
    "png, jpeg, webp, which loses nothing, or apng, for what\n--to shows. Default: what the file's name ends in,\nelse png.",
    choices: Option.pictureFormat.choices + [AskedMotion.format]
  )
  static let toState = Option(
    "to",
    value: "STATE",
    "Draw the way from --state to this one, as its transitions\ngo, as an animated PNG (APNG); may be repeated, for the\nway on from there: --to on --to plain."
  )
  static let at = Option(
    "at",
    value: "TIME",
    "Draw one picture instead: that of so long after the way\nto --to has begun, such as 80ms or 0.2s."
  )
  static let frameRate = Option(
    "frame-rate",
    value: "N",
    "The frames a second of an animation, up to 1000.\nDefault: 60."
  )
  static let hold = Option(
    "hold",
    value: "TIME",
    "How long an animation stays in each state that it comes\nto. Default: 500ms."
  )
  static let plays = Option(
    "plays",
    value: "N",
    "How often an animation is shown. Default: for ever."
  )
}

/// The way that is drawn: through which states, and how it is shown.
struct AskedMotion {
  /// The states to which the way leads, one after the other.
  let states: [String]
  /// The moment that is drawn, as it was written, where one picture was asked for.
  let moment: (text: String, time: Double)?
  let framesPerSecond: Int
  let hold: Double
  let plays: Int?

  /// The name and the ending of the files.
  static let format = "apng"

  /// What is asked for of a way; nil where none is.
  init?(_ arguments: Arguments) throws(Failure) {
    let asked = arguments[.renderedFormat]
    let isNamed = arguments[.output]?.lowercased().hasSuffix("." + Self.format) == true
    states = arguments.list(.toState)
    guard !states.isEmpty else {
      for option in [Option.at, .frameRate, .hold, .plays] where arguments.has(option) {
        throw .usage("--\(option.name) is for what moves: --to STATE")
      }
      guard asked != Self.format, !isNamed || asked != nil else {
        throw .usage("an animation needs a state that it leads to: --to STATE")
      }
      return nil
    }
    moment = try arguments[.at].map { text throws(Failure) in
      (text, try Self.time(text, of: .at))
    }
    guard moment == nil || asked != Self.format && !(isNamed && asked == nil) else {
      throw .usage("--at draws one picture, which is no animation")
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
      throw .usage("--to leads from one --state, but these are \(arguments.list(.state).count)")
    }
    var others = [Option.allStates, .contactSheet]
    if isAnimation { others += [.stats, .accessibility, .quality] }
    for option in others where arguments.has(option) {
      throw .usage("--to and --\(option.name) exclude each other")
    }
    guard isAnimation, let name = arguments[.renderedFormat] ?? ending(of: arguments[.output])
    else {
      return
    }
    guard [format, "png"].contains(name) else {
      throw .usage("an animation is an APNG, and no '\(name)'; --at draws one picture of it")
    }
  }

  /// The ending of a file's name; nil where there is none, or the file is the standard output.
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
