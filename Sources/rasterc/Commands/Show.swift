// `rasterc show`: draws components in the terminal.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics

extension Option {
  static let terminalProtocol = Option(
    "protocol",
    value: "NAME",
    "Terminal graphics protocol: kitty, sixel or blocks.\nDefault: the one that the terminal supports, or blocks.",
    choices: TerminalProtocol.allCases.map(\.rawValue)
  )
  static let shownScale = scale.described(
    "Device pixels per point. Default: 2; with blocks, what\nfits the width of the terminal, at most 1.",
    value: "N"
  )
}

extension Command {
  static let show = Command(
    name: "show",
    usage: "INPUT… [options]",
    summary: "Draw components in the terminal.",
    discussion: """
      Draws the components of .raster files in the terminal, by default in their plain state. Images
      use the kitty graphics protocol, sixels, or half blocks in 24-bit colours, which nearly every
      terminal supports. The protocol depends on TERM, TERM_PROGRAM and KITTY_WINDOW_ID; within
      tmux, it is blocks.

      Images have a white background, or dark grey in the dark appearance; --background chooses
      another colour. Sixels have at most 256 colours; if an image has more, each is shown as the
      nearest of 252.
      """,
    examples: [
      ("show Button.raster", "Draw the plain state."),
      (
        "show Button.raster --all-states --appearance dark",
        "Draw every state in the dark appearance."
      ),
    ],
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
    let requested = try arguments.choice(.terminalProtocol, as: TerminalProtocol.self)
    var compilation = try Compilation.load(arguments)
    guard let settings = try compilation.settings(options, reporter) else { return .usage }
    guard reporter.report(compilation) else { return .sources }
    let pictures = try Picture.plan(compilation, options, settings)
    let writer = TerminalWriter(requested ?? terminal.known, columns: terminal.columns)
    let cache = RasterCache(byteLimit: 64 << 20)
    for picture in pictures {
      let bitmap = try picture.draw(on: writer, options, cache)
      if pictures.count > 1 { try Streams.output(picture.title + "\n") }
      try Streams.output(writer.bytes(of: bitmap))
      for message in bitmap.notes.filter({ $0 != .drawsOutsideBounds }).messages {
        Streams.report(line: "\(picture.title): note: \(message)")
      }
    }
    return .success
  }
}

extension Picture {
  /// The bitmap for a terminal: opaque, and no wider than the terminal if it uses blocks.
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
      throw Failure(code: .sources, message: "\(title): \(error.message)")
    }
  }
}
