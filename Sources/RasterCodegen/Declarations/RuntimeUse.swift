// Determines the access level of a file's import of the runtime.

import RasterSemantics
import RasterValues
import RasterSyntax

/// The runtime types that a file's interface refers to.
///
/// Swift warns about an import that is more accessible than its use in the interface requires, and
/// rejects one that is less accessible.
struct RuntimeUse {
  let naming: Naming

  /// Returns the highest access level of the assets and of declarations that expose runtime types.
  func access(
    _ declarations: [DeclarationID],
    _ assets: [AccessLevel],
    of level: (DeclarationID) -> AccessLevel
  ) -> AccessLevel {
    let levels = declarations.filter { isUsed(by: $0) }.map(level)
    return (levels + assets).reduce(.internal, max)
  }

  private func isUsed(by id: DeclarationID) -> Bool {
    let program = naming.program
    switch id.kind {
    case .component, .mode: return true
    case .enumeration: return false
    case .constant: return isUsed(byConstant: id.index)
    case .tokens:
      return program.tokens[id.index].groups.contains { group in
        group.members.contains { member in
          guard case .token(let index) = member.member else { return false }
          return isUsed(byConstant: index)
        }
      }
    case .structure:
      let structure = program.structs[id.index]
      return structure.isKeyed || structure.fields.contains { $0.type.isRuntime }
        || isNamed(by: structure.fields.compactMap { $0.defaultValue }, in: id)
    case .function:
      let function = program.functions[id.index]
      return function.body.type.isRuntime || naming.environment.functions.contains(id.index)
        || function.parameters.contains { $0.type.isRuntime }
        || isNamed(by: function.parameters.compactMap { $0.defaultValue }, in: id)
    }
  }

  private func isUsed(byConstant index: Int) -> Bool {
    naming.program.constants[index].value.type.isRuntime
      || naming.environment.constants.contains(index)
  }

  /// Returns whether default values, which are part of the interface, refer to the runtime.
  private func isNamed(by defaults: [TypedExpression], in id: DeclarationID) -> Bool {
    defaults.contains { value in
      var emitter = BodyEmitter(naming.within(id), place: .expression)
      let text = Document.paragraphs([emitter.text(value, knowing: .type)]).printed()
      // Embedded Swift has no substring search.
      return Functions.contains(text, "Raster.")
    }
  }
}

extension Type {
  /// Whether the type is a runtime type, or composed of such types.
  var isRuntime: Bool {
    switch self {
    case .bool, .int, .double, .string, .range, .pairs, .enumeration, .structure, .error: false
    case .list(let element), .optional(let element): element.isRuntime
    case .fraction, .duration, .easing, .date, .color, .point, .size, .rect, .insets, .cornerRadii,
      .angle,
      .transform, .anchor,
      .path,
      .paint, .gradientStop, .shadow, .colorFilter, .ellipticalCornerRadii, .image, .font, .text,
      .content,
      .gridColumn,
      .builtin:
      true
    }
  }
}
