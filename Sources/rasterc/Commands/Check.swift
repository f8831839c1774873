// `rasterc check`: reports what is wrong with the sources, and mends what has one cure.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterServer
import RasterSyntax

extension Option {
  static let fix = Option(
    "fix",
    "Apply the fix-its that are no guesses, and write the\nfiles; report what is left."
  )
  static let diff = Option(
    "diff",
    "With --fix: print the changes instead of writing them,\nand exit with 10 if there are any."
  )
}

extension Command {
  static let check = Command(
    name: "check",
    usage: "INPUT… [options]",
    summary: "Report what is wrong with .raster files.",
    discussion: """
      Checks .raster files, folders of them, or '-' for the standard input, and what they import.
      Reports go to the error stream, with what the font files take in generated Swift; nothing is
      written, but by --fix: it moves inputs from old spellings to those of today, too. Named states
      are drawn with the fonts that the sources declare and those of --font and --system-fonts.
      """,
    options: [
      .fix, .diff, .font, .systemFonts, .root, .sandbox,
    ] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let fonts = try FontFiles.fonts(
      arguments.all(.font),
      withSystem: arguments.has(.systemFonts) ? .searched : .untouched
    )
    guard arguments.has(.fix) else {
      guard !arguments.has(.diff) else { throw .usage("--diff goes with --fix") }
      var compilation = try Compilation.load(arguments.drawing(with: fonts))
      compilation.noteFaces()
      return reporter.report(compilation) ? .success : .sources
    }
    let isDiff = arguments.has(.diff)
    guard isDiff || !arguments.inputs.contains("-") else {
      throw .usage("the standard input cannot be written; --diff prints what would change")
    }
    var fixer = SourceFixer(try Compilation.load(arguments.drawing(with: fonts), fixIts: .untried))
    fixer.run()
    try isDiff ? fixer.printDifferences() : fixer.write()
    var compilation = fixer.compilation.withTriedFixIts()
    compilation.noteFaces()
    guard reporter.report(compilation) else { return .sources }
    return isDiff && !fixer.counts.isEmpty ? .differences : .success
  }
}

extension Arguments {
  /// The arguments of a command that draws looks with fonts of the host.
  func drawing(with fonts: FontCollection) -> Arguments {
    var result = self
    result.drawingTrial = .drawing { fonts }
    return result
  }
}
