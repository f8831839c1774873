// `rasterc show`: draws components into the terminal.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics

extension Option {
  static let terminalProtocol = Option(
    "protocol",
    value: "NAME",
    "kitty, sixel or blocks: how the terminal is told.\nDefault: what it says that it knows, else blocks.",
    choices: TerminalProtocol.allCases.map(\.rawValue)
  )
  static let shownScale = scale.described(
    "Device pixels a point. Default: 2, and with blocks what\nfits the terminal's width, 1 at most.",
    value: "N"
  )
}

extension Command {
  static let show = Command(
    name: "show",
    usage: "INPUT… [options]",
    summary: "Draw components into the terminal.",
    discussion: """
      Draws the components of .raster files, in their plain state unless the options say otherwise,
      and writes the pictures to the terminal: by the protocol of kitty, as sixels, or as half
      blocks in 24-bit colours, which nearly every terminal knows. What the terminal is called, in
      TERM, TERM_PROGRAM and KITTY_WINDOW_ID, decides; within tmux it is blocks.

      Pictures stand on white, in the dark on a dark grey; --background chooses another colour.
      Sixels have at most 256 colours; of more, each is shown as the nearest of 252.
      """,
    options: [
      .terminalProtocol, .component, .state, .allStates, .set, .stateFile, .size, .shownScale,
      .appearance, .direction, .locale, .environment, .background, .font, .systemFonts, .root,
      .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let options = try RenderOptions(arguments, for: .terminal)
    if options.scales.count > 1 { throw .usage("--scale takes one number here") }
    let terminal = Terminal()
    let asked = try arguments.choice(.terminalProtocol, as: TerminalProtocol.self)
    var compilation = try Compilation.load(arguments)
    guard let settings = try compilation.settings(options, reporter) else { return .usage }
    guard reporter.report(compilation) else { return .sources }
    let pictures = try Picture.plan(compilation, options, settings)
    let writer = TerminalWriter(asked ?? terminal.known, columns: terminal.columns)
    let cache = RasterCache(byteLimit: 64 << 20)
    for picture in pictures {
      let bitmap = try picture.draw(on: writer, options, cache)
      if pictures.count > 1 { try Streams.output(picture.title + "\n") }
      try Streams.output(writer.bytes(of: bitmap))
      for words in bitmap.notes.filter({ $0 != .enlarged }).words {
        Streams.report(line: "\(picture.title): note: \(words)")
      }
    }
    return .success
  }
}

extension Picture {
  /// The bitmap as a terminal shows it: opaque, and with blocks no wider than the terminal.
  fileprivate func draw(
    on writer: TerminalWriter,
    _ options: RenderOptions,
    _ cache: RasterCache
  ) throws(Failure) -> Bitmap {
    var environment = environment
    let box = size ?? component.naturalSize(in: environment)
    if !options.isScaleAsked { environment.scale = writer.scale(of: box) }
    let ground =
      environment.appearance == .dark ? Color(rgba: 0x1C1C_1EFF) : Color(rgba: 0xFFFF_FFFF)
    do throws(RasterError) {
      return try component.bitmap(
        size: size,
        environment: environment,
        background: options.background ?? ground,
        crop: options.crop,
        cache: cache
      )
    } catch {
      throw Failure(code: .sources, message: "\(title): \(error.words)")
    }
  }
}
