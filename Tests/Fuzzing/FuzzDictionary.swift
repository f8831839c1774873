// The vocabulary of the language, in the format of libFuzzer's dictionaries.

import RasterSemantics

enum FuzzDictionary {
  /// One quoted word on each line: names, labels and types of the language's own table.
  static var text: String {
    var words: Set<String> = [
      "component", "struct", "enum", "tokens", "face", "import", "func", "let", "state", "size",
      "caps", "clip", "draw", "states", "if", "else", "for", "in", "switch", "case", "true",
      "false", "nil",
      "environment", "bounds", "path", "move", "line", "curve", "arc", "close", "add", "deg",
      "turn", "rad",
      "#FF0000", "0.5", "1e308", "-1", "40%", "...", "..<", "\\\\(", "->", "??", "min:", "max:",
    ]
    for builtIn in BuiltIn.all {
      words.insert(builtIn.name)
      for parameter in builtIn.parameters { words.insert((parameter.label ?? "") + ":") }
    }
    for operation in DrawOperation.all {
      words.insert(operation.line.name)
      for line in operation.line.parameters { words.insert((line.label ?? "") + ":") }
    }
    words.remove(":")
    return words.sorted().map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: "\n")
  }
}
