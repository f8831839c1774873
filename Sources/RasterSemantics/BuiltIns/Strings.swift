// The table rows of strings: properties, parts and tests.

import RasterValues

extension BuiltIn {
  /// Functions of module `Raster`: the standard library's depend on its version of Unicode.
  @Rows static var stringProperties: [BuiltIn] {
    stringProperty("count", gives: .int, does: "The number of characters.") { v in
      .int(Functions.count(v.string(0)))
    }
    property("isEmpty", of: .string, gives: .bool, does: "Whether the string is empty.") { v in
      .bool(v.string(0).isEmpty)
    }
    stringProperty("characters", gives: .list(.string), does: "The characters as separate strings.")
    { v in
      list(Functions.characters(v.string(0)))
    }
    stringProperty("uppercased", does: "The string in upper case.") { v in
      .string(Functions.uppercased(v.string(0)))
    }
    stringProperty("lowercased", does: "The string in lower case.") { v in
      .string(Functions.lowercased(v.string(0)))
    }
    stringProperty(
      "capitalized",
      does: "The string with each word's first letter in upper case and all else unchanged."
    ) { v in .string(Functions.capitalized(v.string(0))) }
    stringProperty("trimmed", does: "The string without white space at its ends.") { v in
      .string(Functions.trimmed(v.string(0)))
    }
    stringProperty(
      "initials",
      does: "The first letter or digit of each word, in upper case."
    ) { v in .string(Functions.initials(v.string(0))) }
  }

  @Rows static var stringTests: [BuiltIn] {
    stringProperty(
      "isDigits",
      gives: .bool,
      does: "Whether the string consists of digits from 0 to 9, at least one."
    ) { v in .bool(Functions.isDigits(v.string(0))) }
    stringProperty(
      "isLetters",
      gives: .bool,
      does: "Whether the string consists of letters of any script, at least one."
    ) { v in .bool(Functions.isLetters(v.string(0))) }
    stringProperty(
      "isUppercase",
      gives: .bool,
      does: "Whether the string has letters in upper case, and none in lower case."
    ) { v in .bool(Functions.isUppercase(v.string(0))) }
    stringProperty(
      "isLowercase",
      gives: .bool,
      does: "Whether the string has letters in lower case, and none in upper case."
    ) { v in .bool(Functions.isLowercase(v.string(0))) }
    stringProperty(
      "isBlank",
      gives: .bool,
      does: "Whether the string is empty or consists of white space."
    ) { v in .bool(Functions.isBlank(v.string(0))) }
  }

  /// The numbers that strings contain.
  ///
  /// These rows follow the conversions of numbers, which diagnostics prefer.
  @Rows static var readNumbers: [BuiltIn] {
    reading("Int", .int, does: "The integer in a string, or `nil` if the string is not an integer.")
    { v in Functions.int(v.string(0)).map { .int($0) } }
    reading("Double", .double, does: "The number in a string, or `nil` if it is not a number.") {
      v in Functions.double(v.string(0)).map { .double($0) }
    }
  }

  private static func reading(
    _ name: String,
    _ type: Type,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value?
  ) -> BuiltIn {
    BuiltIn(
      name,
      .call,
      takes: [Parameter(nil, .string)],
      gives: .optional(type),
      swift: "Functions.\(name.lowercased())",
      extraSteps: 20,
      does: documentation
    ) { v in optional(evaluate(v)) }
  }

  @Rows static var stringMethods: [BuiltIn] {
    stringMethod(
      "prefix",
      takes: [Parameter(nil, .int)],
      does: "The first characters, up to a number; all if there are fewer."
    ) { v in .string(Functions.prefix(v.string(0), v.int(1))) }
    stringMethod(
      "suffix",
      takes: [Parameter(nil, .int)],
      does: "The last characters, up to a number; all if there are fewer."
    ) { v in .string(Functions.suffix(v.string(0), v.int(1))) }
    stringMethod(
      "contains",
      takes: [Parameter(nil, .string)],
      gives: .bool,
      does: "Whether the string contains another string."
    ) { v in .bool(Functions.contains(v.string(0), v.string(1))) }
    stringMethod(
      "hasPrefix",
      takes: [Parameter(nil, .string)],
      gives: .bool,
      does: "Whether the string begins with another string."
    ) { v in .bool(Functions.hasPrefix(v.string(0), v.string(1))) }
    stringMethod(
      "hasSuffix",
      takes: [Parameter(nil, .string)],
      gives: .bool,
      does: "Whether the string ends with another string."
    ) { v in .bool(Functions.hasSuffix(v.string(0), v.string(1))) }
    stringMethod(
      "split",
      takes: [Parameter("separator", .string)],
      gives: .list(.string),
      does: "The parts between separators, including empty parts."
    ) { v in list(Functions.split(v.string(0), separator: v.string(1))) }
    replacing
  }

  static let replacing = stringMethod(
    "replacing",
    takes: [Parameter(nil, .string), Parameter("with", .string)],
    does:
      "The string with each match replaced, as long as the result has at most 10,000 bytes."
  ) { v in .string(Functions.replacing(v.string(0), v.string(1), with: v.string(2))) }

  private static func list(_ texts: [String]) -> Value { .list(texts.map { .string($0) }) }

  private static func stringProperty(
    _ name: String,
    gives result: Type = .string,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .property(.string),
      takes: [],
      gives: result,
      swift: "Functions.\(name)",
      extraSteps: 20,
      does: documentation,
      evaluate: evaluate
    )
  }

  private static func stringMethod(
    _ name: String,
    takes parameters: [Parameter],
    gives result: Type = .string,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .method(.string),
      takes: parameters,
      gives: result,
      swift: "Functions.\(name)",
      extraSteps: 20,
      does: documentation,
      evaluate: evaluate
    )
  }
}
