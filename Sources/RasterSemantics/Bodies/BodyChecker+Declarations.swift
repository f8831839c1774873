// Checks the bodies of declarations.

import RasterSyntax

extension BodyChecker {
  mutating func checkBody(of entry: DeclarationEntry) -> CheckedBody {
    owner = entry.id
    return switch entry.syntax {
    case .enumeration, .structure, .tokens, .mode, .constant: .none
    case .function(let syntax): .function(checkFunction(syntax, entry.id.index))
    case .component(let syntax): .component(checkComponent(syntax, entry.id.index))
    }
  }
}
