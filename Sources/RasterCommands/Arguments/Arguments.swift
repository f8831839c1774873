// Parses a command's arguments into options, option values and inputs.

import RasterSemantics
import RasterSyntax

/// A command's arguments, parsed according to its options.
package struct Arguments {
  /// The arguments that are not options, in order.
  package private(set) var inputs: [String] = []
  /// The options as written on the command line, with their values, in order.
  private(set) var written: [(option: String, value: String)] = []
  private var values: [String: [String]] = [:]
  /// How caps are tested by drawing, in programs that draw.
  package var drawingTrial = DrawingTrial.none

  /// Parses arguments; `--` ends the options, and `-` is an input.
  package init(_ arguments: some Sequence<String>, options: [Option]) throws(Failure) {
    var arguments = Array(arguments)[...]
    while let word = arguments.popFirst() {
      if word == "--" {
        inputs += arguments
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        inputs.append(word)
        continue
      }
      let (option, attached) = try Self.option(word, among: options)
      if option.value == nil, let more = attached, !word.hasPrefix("--") {
        // Expand '-qj2' to '-q -j2'.
        arguments.insert("-" + more, at: arguments.startIndex)
        add(option, "")
        continue
      }
      let value = try Self.value(of: option, attached: attached, from: &arguments)
      add(option, value)
    }
  }

  private mutating func add(_ option: Option, _ value: String) {
    values[option.name, default: []].append(value)
    written.append((option.name, value))
  }

  /// Whether the option is present.
  package func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The option's last value.
  package subscript(option: Option) -> String? { values[option.name]?.last }

  /// All values of an option that may be repeated.
  package func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  /// The values of the option, with each occurrence split at commas.
  package func list(_ option: Option) -> [String] {
    all(option).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
      .map(String.init)
  }

  /// The case named by the option's value, or `nil` if the option is absent.
  package func choice<Choice>(_ option: Option, as type: Choice.Type) throws(Failure) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    guard let text = self[option] else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw .usage(
      "--\(option.name) takes \(names.joined(separator: ", ")), found '\(text)'"
        + suggestion(for: text, in: names)
    )
  }

  /// The option's value as a positive integer, or `nil` if the option is absent.
  package func count(_ option: Option) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let value = Int(text), value > 0 else {
      throw .usage("--\(option.name) takes a positive integer, found '\(text)'")
    }
    return value
  }

  /// The option's value as an integer of at least 0, or `nil` if the option is absent.
  func natural(_ option: Option) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let value = Int(text), value >= 0 else {
      throw .usage("--\(option.name) takes an integer of at least 0, found '\(text)'")
    }
    return value
  }

  private static func option(
    _ word: String,
    among options: [Option]
  ) throws(Failure) -> (Option, attached: String?) {
    if !word.hasPrefix("--") {
      let letter = word.dropFirst().first
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .usage("unknown option '\(word)'")
      }
      let rest = String(word.dropFirst(2))
      return (option, rest.isEmpty ? nil : rest)
    }
    let parts = word.dropFirst(2).split(
      separator: "=",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = parts.first.map(String.init) ?? ""
    let known =
      options.first { $0.name == name } ?? options.first { $0.formerNames.contains(name) }
    guard let option = known else {
      let names = options.map(\.name)
      // For example, 'output-directory' when the command has 'output'.
      let shorter = names.first { name.hasPrefix($0 + "-") }
      // For example, 'format' when the command has 'diagnostic-format'.
      let longer = names.first { $0.hasSuffix("-" + name) }
      let hint =
        (shorter ?? longer).map { "; did you mean '--\($0)'?" }
        ?? suggestion(for: name, in: names, prefix: "--")
      throw .usage("unknown option '--\(name)'" + hint)
    }
    return (option, parts.count > 1 ? String(parts[1]) : nil)
  }

  private static func value(
    of option: Option,
    attached: String?,
    from arguments: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard let name = option.value else {
      guard let attached else { return "" }
      throw .usage("--\(option.name) takes no value, found '\(attached)'")
    }
    if let value = attached ?? arguments.popFirst() { return value }
    throw .usage("--\(option.name) needs a value: --\(option.name) \(name)")
  }
}

/// Returns `; did you mean 'render'?`, or an empty string if no name is similar.
package func suggestion(for name: String, in names: [String], prefix: String = "") -> String {
  nearestName(to: name, in: names).map { "; did you mean '\(prefix)\($0)'?" } ?? ""
}
