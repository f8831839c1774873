// The supported shells, and the information about options that their completions need.

import RasterCommands

/// A supported shell.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script for these commands.
  func script(of commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }
}

extension Option {
  /// The kind of value that follows an option.
  enum Following {
    case nothing
    case choices([String])
    case files, folders
    /// A value that cannot be completed.
    case value
  }

  var following: Following {
    guard let value else { return .nothing }
    if !choices.isEmpty { return .choices(choices) }
    switch value {
    case "FILE", "PATH": return .files
    case "DIR": return .folders
    default: return .value
    }
  }

  /// The spellings of the option: `-o` and `--output`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// The first sentence of the help text, without its full stop.
  var gist: String {
    let text = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = text.firstRange(of: ". ")?.lowerBound ?? text.endIndex
    let sentence = text[..<end]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}

extension Command {
  /// The summary without its full stop.
  var gist: String { String(summary.hasSuffix(".") ? summary.dropLast() : summary[...]) }
}
