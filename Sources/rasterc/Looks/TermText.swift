// Formats the terms of a key in source notation.

import Raster
import RasterSemantics

/// Formats the terms of a component's key with the names of its properties.
struct TermText {
  let program: Program
  let component: ComponentDeclaration

  /// The term in source notation.
  func text(_ term: TypedExpression) -> String {
    switch term.kind {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): Functions.string(value)
    case .string(let text): "\"\(text)\""
    case .color(let value): "#" + hexadecimal(value)
    case .angle(let angle): Functions.string(angle.degrees) + "deg"
    case .builtinCase(let type, let index): ".\(type.cases[index])"
    case .enumCase(let type, let index): ".\(program.enums[type].cases[index])"
    case .none: "nil"
    case .property(let index): component.properties[index].name
    case .constant(let index): program.constants[index].head.name
    case .field(let base, let index): "\(operand(base)).\(fieldName(of: base.type, index))"
    case .call(let index, let arguments):
      "\(program.functions[index].head.name)(\(list(arguments)))"
    case .builtIn(let builtIn, let arguments): call(builtIn, arguments)
    case .and(let left, let right): "\(clause(left)) && \(clause(right))"
    case .or(let left, let right): "\(clause(left)) || \(clause(right))"
    case .equal(let left, let right, let isNegated):
      "\(operand(left)) \(isNegated ? "!=" : "==") \(operand(right))"
    case .conditional(let condition, let then, let otherwise):
      "\(operand(condition)) ? \(operand(then)) : \(operand(otherwise))"
    case .coalesce(let optional, let otherwise): "\(operand(optional)) ?? \(operand(otherwise))"
    case .some(let value), .convert(_, let value): text(value)
    default: "…"
    }
  }

  /// The parts of a property that are in a key: `rating.stars`, `items.count`.
  func text(_ name: String, _ parts: KeyParts, of type: Type) -> String {
    switch (parts, type) {
    case (.fields(let fields), .structure(let index)):
      fields.map { field in
        let declared = program.structs[index].fields[field.index]
        return text("\(name).\(declared.name)", field.parts, of: declared.type)
      }.joined(separator: ", ")
    case (.elements(let parts), .list(let element)): text("\(name)[…]", parts, of: element)
    case (.places(let places), .list(let element)):
      places.map { place in
        let end = place.index == 0 ? "first" : place.index == -1 ? "last" : "[\(place.index)]"
        let one = end.hasPrefix("[") ? name + end : "\(name).\(end)"
        return place.parts == .nothing ? "\(one) != nil" : text(one, place.parts, of: element)
      }.joined(separator: ", ")
    case (.wrapped(let parts), .optional(let wrapped)): text("\(name)?", parts, of: wrapped)
    default: name
    }
  }

  /// An operand of `&&` or `||`, where comparisons need no parentheses.
  private func clause(_ term: TypedExpression) -> String {
    switch term.kind {
    case .and, .or, .conditional, .coalesce: "(\(text(term)))"
    default: text(term)
    }
  }

  private func operand(_ term: TypedExpression) -> String {
    let source = text(term)
    return source.contains(" ") && !source.hasSuffix("\"") && !source.hasSuffix(")")
      ? "(\(source))" : source
  }

  private func list(_ terms: [TypedExpression]) -> String {
    terms.map { text($0) }.joined(separator: ", ")
  }

  private func call(_ builtIn: BuiltIn, _ arguments: [TypedExpression]) -> String {
    switch builtIn.kind {
    case .infix where arguments.count == 2:
      "\(operand(arguments[0])) \(builtIn.name) \(operand(arguments[1]))"
    case .prefix where arguments.count == 1: "\(builtIn.name)\(operand(arguments[0]))"
    case .property(_) where arguments.count == 1: "\(operand(arguments[0])).\(builtIn.name)"
    case .method(_) where !arguments.isEmpty:
      "\(operand(arguments[0])).\(builtIn.name)(\(list(Array(arguments.dropFirst()))))"
    default: "\(builtIn.name)(\(list(arguments)))"
    }
  }

  private func fieldName(of type: Type, _ index: Int) -> String {
    if case .structure(let type) = type { return program.structs[type].fields[index].name }
    return "\(index)"
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
