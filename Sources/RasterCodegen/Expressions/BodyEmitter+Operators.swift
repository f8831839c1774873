// Writes operators and built-ins, using the Swift spelling in their rows.

import RasterSemantics

extension BodyEmitter {
  /// Writes a built-in.
  mutating func emitBuiltIn(
    _ builtIn: BuiltIn,
    _ arguments: [TypedExpression],
    type: Type,
    knowing knowledge: Knowledge
  ) -> Code {
    switch builtIn.kind {
    case .property where builtIn.isFunctionOfOwner, .method where builtIn.isFunctionOfOwner:
      return functionOfOwner(builtIn, arguments)
    case .infix: return infix(builtIn.swift, arguments, type: type)
    case .prefix: return prefix(builtIn.swift, arguments[0])
    case .call: return call(builtIn, arguments, knowing: knowledge)
    case .layout: return layout(builtIn, arguments)
    case .environment:
      let written = self.arguments(builtIn.parameters, arguments, knowing: .type)
      return Code(.list("\(environment).\(builtIn.swift)(", written, ")"))
    case .environmentProperty:
      // A component has a size in Swift, but only a content has a baseline.
      let isOfContent = builtIn === BuiltIn.contentBaseline
      let owner =
        isOfContent ? emit(arguments[0], knowing: .nothing).receiver : receiver(arguments[0])
      return Code([owner, .text(".\(builtIn.swift)(in: \(environment))")])
    case .property:
      var owner = emit(arguments[0], knowing: .nothing)
      if case .pairs = builtIn.result, owner.precedence < .primary {
        // Swift cannot infer the element types in a loop that destructures them.
        owner = hoist("list", arguments[0].type, owner)
      }
      return Code([owner.receiver, .text(".\(builtIn.swift)")])
    case .method, .environmentMethod:
      let receiver = receiver(arguments[0])
      let own = Array(arguments.dropFirst())
      var written = self.arguments(builtIn.parameters, own, knowing: .type)
      if builtIn.takesEnvironment { written.append(.text("in: \(environment)")) }
      return Code([receiver, .list(".\(builtIn.swift)(", written, ")")])
    case .staticMember(let owner):
      let isNamed = knowledge != .type || owner == .content
      let name = (isNamed ? typeName(owner) : "") + ".\(builtIn.swift)"
      guard !builtIn.parameters.isEmpty else { return Code(name) }
      return Code(
        .list(name + "(", self.arguments(builtIn.parameters, arguments, knowing: .type), ")")
      )
    }
  }

  /// Writes a member that is a function of the value in Swift.
  private mutating func functionOfOwner(
    _ builtIn: BuiltIn,
    _ arguments: [TypedExpression]
  ) -> Code {
    var written = [text(arguments[0], knowing: .nothing)]
    let own = Array(arguments.dropFirst())
    written += self.arguments(builtIn.parameters, own, knowing: .nothing)
    if builtIn.comparesElements, let element = own.first?.type {
      written.append(contentsOf: Self.stringComparison(.list(element)) ?? ["by: =="])
    }
    return Code(.list("Raster.\(builtIn.swift)(", written, ")"))
  }

  private mutating func prefix(_ symbol: String, _ operand: TypedExpression) -> Code {
    guard symbol == "0 &-" else {
      let operand = emit(operand, knowing: .nothing)
      return Code(
        [.text(symbol), operand.receiver],
        .prefix,
        operatorCount: operand.operatorCount + 1
      )
    }
    let operand = emit(operand, knowing: .type)
    return Code(
      Code("0"),
      atLeast: .addition,
      symbol: "&-",
      right: operand.document(atLeast: .multiplication),
      precedence: .addition,
      operatorCount: operand.operatorCount + 1
    )
  }

  private mutating func call(
    _ builtIn: BuiltIn,
    _ arguments: [TypedExpression],
    knowing knowledge: Knowledge
  ) -> Code {
    var written = self.arguments(
      builtIn.parameters,
      arguments,
      knowing: argumentKnowledge(builtIn.swift)
    )
    // The last argument contains the font files to embed; the source does not write it.
    if arguments.count > builtIn.parameters.count, let faces = arguments.last {
      written.append(["embeddedFonts: ", text(faces, knowing: .type)])
    }
    return Code(.list(callee(builtIn.swift, knowing: knowledge) + "(", written, ")"))
  }

  /// Writes the value before a member.
  private mutating func receiver(_ value: TypedExpression) -> Document {
    bare(value).receiver
  }

  /// Returns the callee: `.rect` if the type is known to be a path, otherwise `Raster.Path.rect`.
  private func callee(_ name: String, knowing knowledge: Knowledge) -> String {
    if name == "Double" { return name }
    let isMember = ["Color.", "Path.", "Paint.", "Transform.", "Point."].contains(
      where: name.hasPrefix
    )
    guard knowledge == .type, isMember, let dot = name.firstIndex(of: ".") else {
      return "Raster.\(name)"
    }
    return String(name[dot...])
  }

  /// Arguments of overloaded numeric functions must state whether they are Doubles.
  private func argumentKnowledge(_ name: String) -> Knowledge {
    name.hasPrefix("Functions.") ? .nothing : .type
  }

  private mutating func arguments(
    _ parameters: [Parameter],
    _ values: [TypedExpression],
    knowing knowledge: Knowledge
  ) -> [Document] {
    var result: [Document] = []
    for (parameter, value) in zip(parameters, values) where !value.isImplicit {
      // A colour is accepted where several types are possible, so `.white` would be ambiguous.
      let isPlain = parameter.type == .color
      let text = text(value, knowing: isPlain ? .nothing : knowledge)
      result.append(argument(parameter.swift ?? parameter.label, text))
    }
    return result
  }

  // MARK: Operators

  private mutating func infix(
    _ symbol: String,
    _ operands: [TypedExpression],
    type: Type
  ) -> Code {
    let precedence = Self.precedence(symbol)
    let isInteger = symbol.hasPrefix("&")
    let knowledge: Knowledge = isInteger ? .type : .nothing
    var left = emit(operands[0], knowing: knowledge)
    var right = emit(operands[1], knowing: knowledge)
    left = limited(left, operands[0].type, other: right)
    right = limited(right, operands[1].type, other: left)
    let isComparison = precedence == .comparison
    return Code(
      left,
      atLeast: isComparison ? .coalescing : precedence,
      symbol: symbol,
      right: right.document(atLeast: Self.next(after: precedence)),
      precedence: precedence,
      operatorCount: left.operatorCount + right.operatorCount + 1
    )
  }

  /// Hoists an operand into a local constant if the expression would have too many operators.
  private mutating func limited(_ code: Code, _ type: Type, other: Code) -> Code {
    let limit = 8
    guard code.operatorCount + other.operatorCount >= limit, code.operatorCount >= limit / 2,
      place != .expression
    else { return code }
    return hoist("part", type, code)
  }

  private static func precedence(_ symbol: String) -> Code.Precedence {
    switch symbol {
    case "*", "/", "&*": .multiplication
    case "+", "-", "&+", "&-": .addition
    default: .comparison
    }
  }

  private static func next(after precedence: Code.Precedence) -> Code.Precedence {
    switch precedence {
    case .multiplication: .prefix
    case .addition: .multiplication
    default: .coalescing
    }
  }

  mutating func logical(
    _ symbol: String,
    left: TypedExpression,
    right: TypedExpression,
    precedence: Code.Precedence
  ) -> Code {
    var first = emit(left, knowing: .type)
    var second = emit(right, knowing: .type)
    first = limited(first, .bool, other: second)
    second = limited(second, .bool, other: first)
    let tighter: Code.Precedence = precedence == .disjunction ? .conjunction : .comparison
    return Code(
      first,
      atLeast: precedence,
      symbol: symbol,
      right: second.document(atLeast: tighter),
      precedence: precedence,
      operatorCount: first.operatorCount + second.operatorCount + 1
    )
  }

  // MARK: Equality

  mutating func equal(
    _ left: TypedExpression,
    _ right: TypedExpression,
    isNegated: Bool
  ) -> Code {
    // The literal moves to the right, where Swift knows its type.
    let isEnumLeft =
      switch left.kind {
      case .enumCase, .builtinCase, .none: true
      default: false
      }
    let (first, second) = isEnumLeft ? (right, left) : (left, right)
    let isNothing = if case .none = second.kind { true } else { false }
    guard !isNothing, let comparison = Self.stringComparison(first.type) else {
      let left = emit(first, knowing: .nothing)
      let right = emit(second, knowing: knowledgeOfOperand(second))
      return Code(
        left,
        atLeast: .coalescing,
        symbol: isNegated ? "!=" : "==",
        right: right.document(atLeast: .coalescing),
        precedence: .comparison,
        operatorCount: left.operatorCount + right.operatorCount + 1
      )
    }
    let call = Document.list(
      "\(isNegated ? "!" : "")Raster.Functions.equal(",
      [text(first, knowing: .nothing), text(second, knowing: .type)] + comparison,
      ")"
    )
    return Code(call, isNegated ? .prefix : .primary)
  }

  /// Returns a comparison of two stored values.
  func comparison(_ left: String, _ right: String, _ type: Type) -> Document {
    guard let comparison = Self.stringComparison(type) else { return .text("\(left) == \(right)") }
    return .list("Raster.Functions.equal(", [.text(left), .text(right)] + comparison, ")")
  }

  /// Swift infers an enum case from the other operand's type, but a number must state its own.
  private func knowledgeOfOperand(_ operand: TypedExpression) -> Knowledge {
    switch operand.kind {
    case .double, .convert: .nothing
    default: .type
    }
  }

  /// Returns the arguments that compare strings in this type, or nil if Swift's `==` is correct.
  private static func stringComparison(_ type: Type) -> [Document]? {
    switch type {
    case .string: []
    case .list(let element), .optional(let element):
      if element == .string {
        ["by: Raster.Functions.equal"]
      } else {
        stringComparison(element).map { inner in
          [["by: { ", .list("Raster.Functions.equal(", ["$0", "$1"] + inner, ")"), " }"]]
        }
      }
    default: nil
    }
  }
}

extension BuiltIn {
  /// Whether the built-in is a member that is a function in Swift.
  fileprivate var isFunctionOfOwner: Bool { swift.hasPrefix("Functions.") && owner != nil }
}
