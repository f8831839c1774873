// Checks the bodies of functions.

import RasterSyntax

extension BodyChecker {
  mutating func checkBody(of entry: DeclarationEntry) -> CheckedBody {
    owner = entry.id
    return switch entry.syntax {
    case .enumeration, .structure, .tokens, .mode, .constant: .none
    case .function(let syntax): checkFunction(syntax, entry.id.index)
    case .component(let syntax): .component(checkComponent(syntax, entry.id.index))
    }
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
