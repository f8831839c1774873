// The bodies of palettes and functions.

import RasterSyntax

extension BodyChecker {
  mutating func checkBody(of entry: DeclarationEntry) -> CheckedBody {
    switch entry.syntax {
    case .enumeration, .structure, .constant: .none
    case .palette(let syntax): .palette(syntax.entries.map { checkPaletteEntry($0) })
    case .function(let syntax): checkFunction(syntax, entry.id.index)
    case .component(let syntax): .component(checkComponent(syntax, entry.id.index))
    }
  }

  /// `accent light: #E5004B, dark: #FF4F87`, or one colour for both.
  private mutating func checkPaletteEntry(_ line: LineSyntax) -> PaletteEntryBody {
    let arguments = line.arguments
    let isSingle = arguments.count == 1 && arguments[0].label == nil
    let parameters =
      isSingle
      ? [CallParameter(label: nil, name: line.word.text, type: .color, isRequired: true)]
      : ["light", "dark"].map {
        CallParameter(label: $0, name: $0, type: .color, isRequired: true)
      }
    let values = checkArguments(CallSyntax(line), to: parameters, of: line.word.text)
    let light = values.first.flatMap { $0 } ?? .error(at: line.range)
    let dark = values.last.flatMap { $0 } ?? .error(at: line.range)
    return PaletteEntryBody(name: line.word.text, light: light, dark: dark)
  }

  private mutating func checkFunction(_ syntax: FunctionSyntax, _ index: Int) -> CheckedBody {
    let signature = module.functions[index]
    openScope()
    for (parameter, resolved) in zip(syntax.parameters, signature.parameters) {
      _ = declare(parameter.name, .variable, type: resolved.type)
    }
    openScope()
    let bindings = syntax.bindings.map { checkBinding($0) }
    let body = checkExpression(syntax.body, expected: signature.result)
    closeScope()
    closeScope()
    return .function(bindings: bindings, body: body, slotCount: slotCount)
  }
}
