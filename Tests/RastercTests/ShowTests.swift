// `rasterc show`: images in a terminal, parsed as terminals do.

import Foundation
import Raster
import Testing

@Suite struct ShowTests {
  private static let flag = """
    component Flag {
      state isDark: Bool = false
      size 4, 3
      draw {
        fill rect(bounds), with: #FF0000
        fill rect(Rect(x: 0, y: 2, width: 2, height: 1)), with: isDark ? #000000 : #0000FF
      }
      states { dark isDark: true }
    }

    """

  /// Variables that identify the terminal that runs the tests, all empty.
  private static let nothing = [
    "TERM": "xterm-256color", "TERM_PROGRAM": "", "COLUMNS": "80",
  ]

  private func show(
    _ words: [String],
    in environment: [String: String] = [:]
  ) throws -> Run {
    let place = try Workplace(["Flag.raster": Self.flag])
    // Empty variables count as set, so KITTY_WINDOW_ID and TMUX are removed.
    let path = "/usr/bin/env"
    let process = Process()
    process.executableURL = URL(filePath: path)
    let settings = Self.nothing.merging(environment) { $1 }.map { "\($0)=\($1)" }
    process.arguments =
      ["-u", "KITTY_WINDOW_ID", "-u", "TMUX"] + settings
      + [rasterc.path(percentEncoded: false), "show", "Flag.raster"] + words
    process.currentDirectoryURL = place.url
    let files = ["output", "errors"].map { place.url.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus,
      output: Array(try Data(contentsOf: files[0])),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    )
  }

  @Test func `blocks show two pixels per character`() throws {
    let run = try show([])
    #expect(run.code == 0, "\(run.errors)")
    let red = "255;0;0"
    let blue = "0;0;255"
    #expect(
      run.text == "\u{1B}[38;2;\(red);48;2;\(red)m▀▀▀▀\u{1B}[0m\n"
        + "\u{1B}[38;2;\(blue);49m▀▀\u{1B}[38;2;\(red);49m▀▀\u{1B}[0m\n"
    )
    #expect(run.errors.isEmpty)
  }

  @Test func `several images have titles`() throws {
    let text = try show(["--all-states"]).text
    #expect(text.hasPrefix("Flag-plain\n\u{1B}[38;2;255;0;0;"))
    #expect(text.contains("\nFlag-dark\n"))
    #expect(text.contains("\u{1B}[38;2;0;0;0;49m"))
    #expect(!(try show(["--state", "dark"])).text.contains("Flag"))
  }

  @Test func `blocks are no wider than the terminal`() throws {
    let text = try show(["--size", "400x100"], in: ["COLUMNS": "20"]).text
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3, "five rows of pixels")
    #expect(lines.allSatisfy { $0.count { $0 == "▀" } == 20 })
  }

  @Test func `kitty receives a PNG file in pieces`() throws {
    let run = try show(["--protocol", "kitty", "--scale", "1"])
    let text = try #require(
      run.text.wholeMatch(of: /\x{1B}_Gf=100,a=T,q=2,m=0;([^\x{1B}]*)\x{1B}\\\n/)
    ).1
    let png = try #require(Data(base64Encoded: String(text)))
    let image = try PNGDecoder.decode(Array(png))
    #expect(image.width == 4 && image.height == 3)
    let large = try show(["--protocol", "kitty", "--size", "900x900", "--scale", "3"]).text
    let pieces = large.split(separator: "\u{1B}\\")
    #expect(pieces.dropLast().allSatisfy { $0.utf8.count <= 4_096 + 40 })
  }

  @Test func `sixels decode to the pixels`() throws {
    let run = try show(["--protocol", "sixel", "--scale", "2"])
    let picture = try #require(Sixels(run.text), "\(run.text)")
    #expect(picture.width == 8 && picture.height == 6)
    for y in 0..<6 {
      for x in 0..<8 {
        let expected = y >= 4 && x < 4 ? [0, 0, 100] : [100, 0, 0]
        #expect(picture.pixels[[x, y]] == expected, "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [
    (["KITTY_WINDOW_ID": "1"], "\u{1B}_G"), (["TERM": "xterm-kitty"], "\u{1B}_G"),
    (["TERM_PROGRAM": "WezTerm"], "\u{1B}_G"), (["TERM": "foot"], "\u{1B}P"),
    (["TERM": "xterm-sixel"], "\u{1B}P"), (["TERM_PROGRAM": "mintty"], "\u{1B}P"),
    (["TERM": "dumb"], "\u{1B}["), (["KITTY_WINDOW_ID": "1", "TMUX": "x"], "\u{1B}["),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm"], "\u{1B}["),
  ])
  func `the terminal's name is recognized`(environment: [String: String], start: String) throws {
    #expect(try show([], in: environment).text.hasPrefix(start))
  }

  @Test(arguments: [
    (["--protocol", "sixels"], "--protocol takes kitty, sixel, blocks, found 'sixels'"),
    (["--scale", "1,2"], "--scale takes one number here"),
    (["--state", "dakr"], "did you mean 'dark'?"),
  ])
  func `wrong usage has its own exit code`(arguments: [String], message: String) throws {
    let run = try show(arguments)
    #expect(run.code == 2)
    #expect(run.text.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}

/// Decodes sixels as a terminal does.
private struct Sixels {
  private(set) var width = 0
  private(set) var height = 0
  /// Percentages of red, green and blue, by column and row.
  private(set) var pixels: [[Int]: [Int]] = [:]

  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /\x{1B}P0;1q"1;1;(\d+);(\d+)([^\x{1B}]*)\x{1B}\\\n/),
      let width = Int(match.1), let height = Int(match.2)
    else { return nil }
    (self.width, self.height) = (width, height)
    var colors: [Int: [Int]] = [:]
    var (x, top, color, count) = (0, 0, 0, 1)
    for token in match.3.matches(of: /#\d+(?:;\d+)*|!\d+|[?-~]|\$|-/) {
      let word = String(token.output)
      let numbers = word.dropFirst().split(separator: ";").compactMap { Int($0) }
      switch word.first {
      case "#":
        color = numbers[0]
        if numbers.count == 5 { colors[color] = Array(numbers[2...]) }
      case "!": count = numbers[0]
      case "$": x = 0
      case "-": (x, top) = (0, top + 6)
      default:
        let bits = Int(word.utf8.first ?? 63) - 63
        for _ in 0..<count {
          for row in 0..<6 where bits >> row & 1 == 1 { pixels[[x, top + row]] = colors[color] }
          x += 1
        }
        count = 1
      }
    }
  }
}
