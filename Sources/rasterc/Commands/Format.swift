// `rasterc format`: writes sources in the one style.

import RasterCommands
import RasterFormat
import RasterSyntax

extension Option {
  static let checkFormat = Option(
    "check",
    "Write nothing; list the files that would change,\nand exit with 10 if there are any."
  )
  static let diffFormat = Option(
    "diff",
    "Print the changes instead of writing them,\nand exit with 10 if there are any."
  )
  static let lines = Option(
    "lines",
    value: "A:B",
    "Format these lines of one input, from 1 on, with the\ndeclarations and statements that they touch."
  )
  static let lineLength = Option(
    "line-length",
    value: "N",
    "The columns of a line. Default: \(Formatting.standardWidth)."
  )
}

extension Command {
  static let format = Command(
    name: "format",
    usage: "INPUT… [options]",
    summary: "Write .raster files in one style.",
    discussion: """
      Writes .raster files, and those of folders, as they should look: there is one style, whose only
      option is the length of lines. Of '-', the standard input, the result is printed. Line breaks that help
      are kept, and so is every comment.

      Before a file is written, the result is read again: it says what the file said, or the file
      stays. Lines with errors stay as they are, and are reported; the others are formatted.
      """,
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
          "'\(broken.input.path)' would not say the same, and stays as it is: this is a mistake "
          + "of the formatter; please report it with the file"
      )
    }
    guard isFine else { return .sources }
    let isAsking = arguments.has(.diffFormat) || arguments.has(.checkFormat)
    return isAsking && !changed.sources.isEmpty ? .differences : .success
  }
}

/// What is formatted, and how.
private struct FormatRun {
  private let inputs: [Input]
  private let lines: ClosedRange<Int>?
  /// The columns of a line; nil where the project's file says, or nobody.
  private let lineLength: Int?
  private let jobs: Int

  init(_ arguments: Arguments) throws(Failure) {
    inputs = try Inputs.find(in: arguments)
    lineLength = try arguments.count(.lineLength)
    jobs = try arguments.count(.jobs) ?? .max
    lines = try Self.lines(arguments)
    if lines != nil, inputs.count > 1 { throw .usage("--lines goes with one input") }
    for input in inputs where input.path.hasSuffix(".json") {
      throw .usage("only .raster files are formatted, found '\(input.path)'")
    }
    let isWriting = !arguments.has(.checkFormat) && !arguments.has(.diffFormat)
    if isWriting, inputs.count > 1, inputs.contains(where: \.isStandardInput) {
      throw .usage("'-' is printed, and files are written: give either")
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

  /// An input and how it should look.
  struct Result: Sendable {
    let input: Input
    let tree: SyntaxTree
    /// Nil where the result would not say the same.
    let formatting: Formatting?

    var text: [UInt8] { formatting?.bytes ?? tree.source.bytes }

    var change: ChangedSources.Source? {
      text == tree.source.bytes
        ? nil : .init(path: tree.source.path, before: tree.source.bytes, after: text)
    }
  }

  /// What the inputs become, and the project files that say how.
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
