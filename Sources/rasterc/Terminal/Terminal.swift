// The properties of the terminal: its image protocol and its width.

import Raster
import RasterCommands

/// The protocols for sending images to a terminal.
enum TerminalProtocol: String, CaseIterable {
  case kitty, sixel, blocks
}

/// The terminal of the standard output, according to the process environment.
struct Terminal {
  /// The protocol that the terminal supports, or half blocks if it is unknown.
  let known: TerminalProtocol
  /// The number of characters in a line.
  let columns: Int

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    known = Self.known(environment)
    var size = winsize()
    let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let declared = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    columns = isTerminal ? Int(size.ws_col) : min(max(declared, 1), 1_000)
  }

  private static func known(_ environment: [String: String]) -> TerminalProtocol {
    let (term, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
    // Terminal multiplexers forward neither of the other protocols by default.
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") {
      return .blocks
    }
    if environment["KITTY_WINDOW_ID"] != nil || ["xterm-kitty", "xterm-ghostty"].contains(term)
      || ["ghostty", "WezTerm"].contains(program)
    {
      return .kitty
    }
    let hasSixels =
      term.contains("sixel") || term.hasPrefix("foot") || term.hasPrefix("mlterm")
      || term.hasPrefix("contour") || ["mintty", "iTerm.app"].contains(program)
    return hasSixels ? .sixel : .blocks
  }
}

/// Writes opaque images to a terminal.
struct TerminalWriter {
  private let form: TerminalProtocol
  private let columns: Int

  init(_ form: TerminalProtocol, columns: Int) { (self.form, self.columns) = (form, columns) }

  /// The default scale for an image with these bounds.
  func scale(of box: Size) -> Double {
    guard form == .blocks else { return 2 }
    return box.width > Double(columns) ? Double(columns) / box.width : 1
  }

  /// The encoded image, which starts on a new line and ends with a line break.
  func bytes(of bitmap: Bitmap) -> [UInt8] {
    switch form {
    case .kitty: kitty(bitmap)
    case .sixel: SixelPicture(bitmap).bytes
    case .blocks: blocks(bitmap)
    }
  }

  /// A PNG file in base64, in chunks of 4,096 bytes, the protocol's limit per command.
  private func kitty(_ bitmap: Bitmap) -> [UInt8] {
    let text = Array(Data(bitmap.png(level: .fast)).base64EncodedData())
    var result: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: 4_096) {
      let end = min(start + 4_096, text.count)
      let first = start == 0 ? "f=100,a=T,q=2," : ""
      result += "\u{1B}_G\(first)m=\(end < text.count ? 1 : 0);".utf8
      result += text[start..<end]
      result += "\u{1B}\\".utf8
    }
    return result + "\n".utf8
  }

  /// Two pixels per character: the upper half block's foreground, and its background.
  private func blocks(_ bitmap: Bitmap) -> [UInt8] {
    var result: [UInt8] = []
    let width = min(bitmap.width, columns)
    for y in stride(from: 0, to: bitmap.height, by: 2) {
      var last: (UInt32, UInt32?)?
      for x in 0..<width {
        let upper = bitmap[x, y]
        let lower = y + 1 < bitmap.height ? bitmap[x, y + 1] : nil
        if last?.0 != upper || last?.1 != lower {
          result += "\u{1B}[38;2;\(Self.channels(upper))".utf8
          result += (lower.map { ";48;2;\(Self.channels($0))" } ?? ";49").utf8
          result += "m".utf8
        }
        last = (upper, lower)
        result += "▀".utf8
      }
      result += "\u{1B}[0m\n".utf8
    }
    return result
  }

  private static func channels(_ pixel: UInt32) -> String {
    "\(pixel & 255);\(pixel >> 8 & 255);\(pixel >> 16 & 255)"
  }
}
