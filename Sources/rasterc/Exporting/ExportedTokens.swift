// The tokens of a program with their values in light and dark appearance.

import Raster
import RasterCommands
import RasterExports
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// Evaluates the tokens that the inputs declare.
struct ExportedTokens {
  private let program: Program
  private let environment: Environment
  /// The tokens with an equivalent, in the order of files and declarations.
  private(set) var values: [TokenValue] = []
  /// The names of tokens without an equivalent, with their source locations.
  private(set) var foreign: [(name: String, place: SourceRange)] = []
  /// Whether numbers have an equivalent.
  private let hasNumbers: Bool

  init(_ compilation: Compilation, _ options: RenderOptions, hasNumbers: Bool) throws(Failure) {
    program = compilation.program
    self.hasNumbers = hasNumbers
    let modes = try SelectedModes(options.modes, of: program)
    environment = modes.applied(
      to: Environment(fonts: options.fonts, locale: options.locale ?? "en")
    )
    for declared in program.tokens where compilation.isInput(declared.head.range) {
      add(0, of: declared, path: [declared.head.name])
    }
  }

  private mutating func add(_ group: Int, of declared: TokensDeclaration, path: [String]) {
    for (name, member) in declared.groups[group].members {
      switch member {
      case .group(let inner): add(inner, of: declared, path: path + [name])
      case .token(let index):
        let constant = program.constants[index]
        guard let light = value(of: constant, .light), let dark = value(of: constant, .dark) else {
          let name = (path + [name]).joined(separator: ".")
          foreign.append((name, constant.head.range))
          continue
        }
        values.append(TokenValue(path: path + [name], light: light, dark: dark))
      }
    }
  }

  private func value(of constant: ConstantDeclaration, _ appearance: Appearance)
    -> TokenValue.Value?
  {
    var changed = environment
    changed.appearance = appearance
    var evaluator = Evaluator(program: program, environment: changed)
    switch evaluator.evaluate(constant.value) {
    case .color(let color): return .color(color)
    case .int(let value) where hasNumbers: return .number(Functions.string(value))
    case .angle(let angle) where hasNumbers:
      return .number(Functions.string(angle.degrees) + "deg")
    case .double(let value) where hasNumbers && value.isFinite:
      switch constant.value.type {
      case .fraction: return .number(Functions.percent(value))
      case .duration: return .number(Functions.string(value) + "s")
      default: return .number(Functions.string(value))
      }
    default: return nil
    }
  }
}
