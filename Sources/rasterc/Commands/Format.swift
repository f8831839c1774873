// `rasterc format`: formats sources in the standard style.

import RasterCommands
import RasterFormat
import RasterSyntax

extension Option {
  static let checkFormat = Option(
    "check",
    "Write nothing; list the files that would change, and exit\nwith 10 if there are any."
  )
  static let diffFormat = Option(
    "diff",
    "Print the changes instead of writing them,\nand exit with 10 if there are any."
  )
  static let lines = Option(
    "lines",
    value: "A:B",
    "Format only these lines of one input, counted from 1, and\nthe declarations and statements that they intersect."
  )
  static let lineLength = Option(
    "line-length",
    value: "N",
    "Maximum columns of a line. Default: \(Formatting.standardWidth)."
  )
}

extension Command {
  static let format = Command(
    name: "format",
    usage: "INPUT… [options]",
    summary: "Format .raster files.",
    discussion: """
      Formats .raster files and those in folders. There is one style, whose only option is the line
      length. For '-', the standard input, the result is printed. Comments and useful line breaks
      are preserved.

      Before a file is written, the result is parsed again. If its meaning would differ, the file is
      left unchanged. Lines with errors are left unchanged and reported; all others are formatted.
      """,
    examples: [
      ("format Sources/App", "Format all .raster files in a folder."),
      (
        "format Sources/App --check",
        "List the files that are not formatted, without writing them."
      ),
    ],
    options: [.checkFormat, .diffFormat, .lines, .lineLength] + Option.common
  ) { arguments throws(Failure) in
    let reporter = try Reporter(arguments)
    let run = try FormatRun(arguments)
    let (results, projects) = try run.format()
    let changed = ChangedSources(sources: results.compactMap { $0.change })
    if arguments.has(.diffFormat) {
      try changed.printDifferences()
    } else if arguments.has(.checkFormat) {
      for source in changed.sources { try Streams.output("\(source.path)\n") }
    } else if let output = results.first(where: { $0.input.isStandardInput }) {
      try Streams.output(output.text)
    } else {
      try changed.write(verb: "format") { source throws(Failure) in
        try Streams.output("\(source.path): formatted\n")
      }
    }
    let isFine = reporter.report(
      results.flatMap { $0.tree.diagnostics } + projects.diagnostics,
      in: SourceFiles(results.map { $0.tree.source } + projects.sources)
    )
    if let broken = results.first(where: { $0.formatting == nil }) {
      throw Failure(
        code: .internalError,
        message:
          "'\(broken.input.path)' was not formatted, because the result would have a different "
          + "meaning: this is a bug in the formatter; please report it with the file"
      )
    }
    guard isFine else { return .sources }
    let isAsking = arguments.has(.diffFormat) || arguments.has(.checkFormat)
    return isAsking && !changed.sources.isEmpty ? .differences : .success
  }
}

/// A formatting run with its inputs and options.
private struct FormatRun {
  private let inputs: [Input]
  private let lines: ClosedRange<Int>?
  /// The specified line width, or `nil` to use that of the project file or the default.
  private let lineLength: Int?
  private let jobs: Int

  init(_ arguments: Arguments) throws(Failure) {
    inputs = try Inputs.find(in: arguments)
    lineLength = try arguments.count(.lineLength)
    jobs = try arguments.count(.jobs) ?? .max
    lines = try Self.lines(arguments)
    if lines != nil, inputs.count > 1 { throw .usage("--lines requires a single input") }
    for input in inputs where input.path.hasSuffix(".json") {
      throw .usage("only .raster files can be formatted, found '\(input.path)'")
    }
    let isWriting = !arguments.has(.checkFormat) && !arguments.has(.diffFormat)
    if isWriting, inputs.count > 1, inputs.contains(where: \.isStandardInput) {
      throw .usage("'-' cannot be combined with files, which are written in place")
    }
  }

  /// The lines of `--lines A:B`.
  private static func lines(_ arguments: Arguments) throws(Failure) -> ClosedRange<Int>? {
    guard let text = arguments[.lines] else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let first = parts[0], let last = parts[1], first >= 1, last >= first
    else { throw .usage("--lines takes two lines such as 12:20, found '\(text)'") }
    return first...last
  }

  /// An input and its formatted text.
  struct Result: Sendable {
    let input: Input
    let tree: SyntaxTree
    /// `nil` if formatting would change the meaning.
    let formatting: Formatting?

    var text: [UInt8] { formatting?.bytes ?? tree.source.bytes }

    var change: ChangedSources.Source? {
      text == tree.source.bytes
        ? nil : .init(path: tree.source.path, before: tree.source.bytes, after: text)
    }
  }

  /// Formats the inputs, and returns the project files that configure the format.
  func format() throws(Failure) -> ([Result], ProjectFiles) {
    let trees = try read()
    let projects = ProjectFiles(of: trees.map { $0.source }, within: nil, .disk)
    let results = Threads.map(inputs.count, jobs: jobs) { index in
      let width =
        lineLength ?? projects.lineLength(of: FileID(index)) ?? Formatting.standardWidth
      let formatting = Formatting.checked(trees[index], in: lines, width: width)
      return Result(input: inputs[index], tree: trees[index], formatting: formatting)
    }
    return (results, projects)
  }

  private func read() throws(Failure) -> [SyntaxTree] {
    let results = Threads.map(inputs.count, jobs: jobs) {
      index -> Swift.Result<SyntaxTree, Failure> in
      let input = inputs[index]
      do throws(Failure) {
        let bytes =
          input.isStandardInput
          ? try FileSystem.readStandardInput() : try FileSystem.read(input.path, limit: .source)
        return .success(parse(SourceFile(id: FileID(index), path: input.path, bytes: bytes)))
      } catch {
        return .failure(error)
      }
    }
    var trees: [SyntaxTree] = []
    for result in results { trees.append(try result.get()) }
    return trees
  }
}
