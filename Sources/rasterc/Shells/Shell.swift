// The shells that have completions, and what they need to know of an option.

import RasterCommands

/// A shell.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that completes these commands.
  func script(of commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }
}

extension Option {
  /// What may follow an option.
  enum Following {
    case nothing
    case choices([String])
    case files, folders
    /// A value that no shell knows.
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

  /// As it is written: `-o` and `--output`.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  /// The first sentence of its help, without the full stop.
  var gist: String {
    let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = words.firstRange(of: ". ")?.lowerBound ?? words.endIndex
    let sentence = words[..<end]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}

extension Command {
  /// The summary without its full stop.
  var gist: String { String(summary.hasSuffix(".") ? summary.dropLast() : summary[...]) }
}
