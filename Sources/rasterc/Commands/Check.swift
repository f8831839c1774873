// `rasterc check`: reports errors and warnings in sources, and applies unambiguous fix-its.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterServer
import RasterSyntax

extension Option {
  static let fix = Option(
    "fix",
    "Apply the fix-its that are not guesses, write the files,\nand report the remaining problems."
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
    summary: "Report errors and warnings in .raster files.",
    discussion: """
      Checks .raster files, folders of them, or '-' for the standard input, together with the files
      that they import. Named states are drawn with the fonts that the sources declare, and with
      those of --font and --system-fonts.

      Reports go to the standard error stream. They include how many bytes of each font file are
      embedded in generated Swift. Only --fix writes files; it also replaces outdated spellings in
      the inputs with current ones.
      """,
    examples: [
      ("check Sources/App", "Check all .raster files in a folder."),
      ("check Button.raster --fix --diff", "Print the changes that --fix would make."),
    ],
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
      guard !arguments.has(.diff) else { throw .usage("--diff requires --fix") }
      var compilation = try Compilation.load(arguments.drawing(with: fonts))
      compilation.noteFaces()
      return reporter.report(compilation) ? .success : .sources
    }
    let isDiff = arguments.has(.diff)
    guard isDiff || !arguments.inputs.contains("-") else {
      throw .usage("fixes cannot be written to the standard input; pass --diff to print them")
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
  /// The arguments for a command that draws looks with the host's fonts.
  func drawing(with fonts: FontCollection) -> Arguments {
    var result = self
    result.drawingTrial = .drawing { fonts }
    return result
  }
}
