// What the Design Tokens modules 2025.10 require of tools that read files, sentence by sentence.

import RasterSemantics
import RasterSyntax
import RasterValues
import Testing

/// A rule of a module, a file that tests it, and the expected result.
struct TokenRule: Sendable, CustomTestStringConvertible {
  enum Outcome: Sendable {
    /// An error whose message contains this text.
    case fault(String)
    /// A warning whose message contains this text, and no error.
    case warning(String)
    /// A note whose message contains this text, and neither an error nor a warning.
    case note(String)
    /// No error, and tokens with these values.
    case values([String: String])
    /// No error in a light environment, and tokens with these values in modes and appearances.
    case modes([String: [String: String]])
  }

  let section: String
  let rule: String
  let json: String
  let outcome: Outcome
  let files: [String: String]

  init(
    _ section: String,
    _ rule: String,
    _ json: String,
    _ outcome: Outcome,
    files: [String: String] = [:]
  ) {
    self.section = section
    self.rule = rule
    self.json = json
    self.outcome = outcome
    self.files = files
  }

  var testDescription: String { "\(section): \(rule)" }
}

@Suite struct TokenFormatTests {
  @Test(arguments: formatRules + typeRules + colorRules + resolverRules)
  func `a rule of the format holds`(rule: TokenRule) throws {
    let isResolver = rule.json.contains("\"resolutionOrder\"") || rule.section.hasPrefix("Resolver")
    let path = isResolver ? "t.resolver.json" : "t.tokens.json"
    var texts = [("Test.raster", "import \"\(path)\", as: T\n"), (path, rule.json)]
    texts += rule.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let sources = texts.enumerated().map { index, text in
      SourceFile(id: FileID(index), path: text.0, text: text.1)
    }
    let checked = check(
      sources.map { parse($0) },
      resolve: { _, name in
        texts.firstIndex { $0.0 == name }.map { .file(FileID($0)) } ?? .missing
      },
      loadAsset: { _, _ in .missing }
    )
    let errors = checked.diagnostics.filter { $0.severity == .error }.map(\.message)
    let warnings = checked.diagnostics.filter { $0.severity == .warning }.map(\.message)
    switch rule.outcome {
    case .fault(let words):
      #expect(errors.contains { $0.contains(words) }, "\(errors)")
    case .warning(let words):
      #expect(errors == [])
      #expect(warnings.contains { $0.contains(words) }, "\(warnings)")
    case .note(let words):
      #expect(errors + warnings.filter { !$0.hasPrefix("nothing from") } == [])
      let notes = checked.diagnostics.filter { $0.severity == .note }.map(\.message)
      #expect(notes.contains { $0.contains(words) }, "\(notes)")
    case .values(let values):
      #expect(errors == [])
      for (name, value) in values {
        #expect(shown(name, in: checked.program, Environment()) == value, "\(name)")
      }
    case .modes(let values):
      #expect(errors == [])
      for (setting, values) in values {
        let environment = environment(setting, checked.program)
        for (name, value) in values {
          #expect(shown(name, in: checked.program, environment) == value, "\(setting): \(name)")
        }
      }
    }
  }

  /// An environment with modes and an appearance, such as `dark theme=globex`.
  private func environment(_ setting: String, _ program: Program) -> Environment {
    var environment = Environment()
    for part in setting.split(separator: " ") {
      if part == "dark" { environment.appearance = .dark }
      if part == "increased" { environment.contrast = .increased }
      if part == "large" { environment.textScale = 3 }
      let parts = part.split(separator: "=").map(String.init)
      guard parts.count == 2, let mode = program.modes.first(where: { $0.head.name == parts[0] })
      else { continue }
      var index = parts[1] == "true" ? 1 : 0
      if case .enumeration(let type) = mode.member.type {
        index = program.enums[type].cases.firstIndex(of: parts[1]) ?? 0
      }
      environment.modes.set(parts[0], to: index, standard: mode.standard)
    }
    return environment
  }

  /// The value of a token as text: colours in eight digits, numbers as the language prints them.
  private func shown(_ name: String, in program: Program, _ environment: Environment) -> String {
    guard let constant = program.constants.first(where: { $0.head.name == "T.\(name)" }) else {
      return "no such token"
    }
    var evaluator = Evaluator(program: program, environment: environment)
    return shown(evaluator.evaluate(constant.value))
  }

  private func shown(_ value: Value) -> String {
    switch value {
    case .color(let color):
      let bytes = [color.red, color.green, color.blue, color.alpha].map {
        UInt32(($0 * 255).rounded())
      }
      let digits = String(bytes.reduce(0) { $0 << 8 | $1 }, radix: 16)
      return "#" + String(repeating: "0", count: 8 - digits.count) + digits
    case .double(let number): return Functions.string(number)
    case .string(let text): return text
    case .builtin(let type, let index): return type.cases[index]
    case .list(let values): return values.map { shown($0) }.joined(separator: " ")
    case .shadow(let shadow):
      let numbers = [shadow.offset.x, shadow.offset.y, shadow.blur, shadow.spread]
      return numbers.map { Functions.string($0) }.joined(separator: " ")
    case .gradientStop(let stop):
      return "\(shown(.color(stop.color)))@\(stop.position.map { Functions.string($0) } ?? "")"
    case .text(.style(let style)):
      guard let font = style.font else { return "?" }
      switch style.lineHeight {
      case .fraction(let height): return "\(shown(.font(font))), \(Functions.string(height)) of it"
      case .points(let height): return "\(shown(.font(font))), \(Functions.string(height)) points"
      case nil: return "?"
      }
    case .font(let font):
      let style = font.isItalic ? " italic" : ""
      return "\(font.family) \(Functions.string(font.size)) \(font.weight)\(style)"
    case .easing(.cubicBezier(let x1, let y1, let x2, let y2)):
      return [x1, y1, x2, y2].map { Functions.string($0) }.joined(separator: " ")
    default: return "\(value)"
    }
  }
}
