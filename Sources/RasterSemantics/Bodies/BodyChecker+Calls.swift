// Checks calls of built-ins, functions, struct initializers, components and methods.

import RasterSyntax

/// A call without its callee.
struct CallSyntax {
  let arguments: [ArgumentSyntax]
  let argumentsRange: SourceRange
  /// The range of the call.
  let range: SourceRange
}

extension BodyChecker {
  mutating func checkCall(
    _ callee: ExpressionSyntax,
    _ call: CallSyntax,
    expected: Type?
  ) -> TypedExpression {
    switch callee.kind {
    case .name(let name):
      if noteGap(name, .function, expected: expected) { checkLoosely(call) }
      return checkCall(ofName: name, callee.range, call)
    case .implicitMember(let name):
      return checkImplicitMember(name, arguments: call, at: call.range, expected: expected)
    case .member(let base, let name): return checkMethod(base, name, call, expected: expected)
    default:
      checkLoosely(call)
      _ = checkExpression(callee, expected: .error)
      return .error(at: call.range)
    }
  }

  /// Checks arguments whose parameters are unknown, to report mistakes inside them.
  mutating func checkLoosely(_ call: CallSyntax?) {
    for argument in call?.arguments ?? [] { _ = checkExpression(argument.value, expected: .error) }
  }

  private mutating func checkCall(
    ofName name: String,
    _ nameRange: SourceRange,
    _ call: CallSyntax
  ) -> TypedExpression {
    if let function = scope.function(name) {
      return checkCall(of: function, at: nameRange, call)
    }
    if module.declaration(name, in: file) == nil, !scope.contains(name),
      let new = RenamedWords.functions[name]
    {
      report(.renamed(name, to: new, at: nameRange))
      return checkCall(ofName: new, nameRange, call)
    }
    if let builtIns = BuiltIns.functions[name] {
      return checkBuiltIn(builtIns, name: name, base: nil, call)
    }
    if let layout = BuiltIns.layouts[name], module.declaration(name, in: file) == nil {
      return checkCall(of: layout, call)
    }
    guard !name.isEmpty, let id = module.declaration(name, in: file) else {
      checkLoosely(call)
      if scope.contains(name) || BuiltIns.values.contains(name) {
        _ = scope.use(name)
        report(.notAFunction(name, at: nameRange))
      } else if BuiltIns.types[name] != nil {
        report(foreignText(name, at: nameRange, call) ?? .notAFunction(name, at: nameRange))
      } else if !name.isEmpty {
        reportUnknown(name, at: nameRange, as: .function)
      }
      return .error(at: call.range)
    }
    noteLabels(call, of: id)
    switch id.kind {
    case .function:
      use(id, at: nameRange)
      let function = module.functions[id.index]
      let values = checkArguments(call, to: function.parameters, of: name)
      return TypedExpression(
        .call(id.index, values.map { $0 ?? .error(at: call.range) }),
        function.result,
        at: call.range
      )
    case .structure:
      use(id, at: nameRange)
      let values = checkArguments(call, to: module.structs[id.index].fields, of: name)
      return TypedExpression(
        .structure(id.index, values.map { $0 ?? .error(at: call.range) }),
        .structure(id.index),
        at: call.range
      )
    case .component:
      use(id, at: nameRange)
      return checkComponentCall(id.index, name, call)
    case .enumeration, .tokens, .mode, .constant:
      checkLoosely(call)
      report(.notAFunction(name, at: nameRange))
      return .error(at: call.range)
    }
  }

  @inline(never)
  mutating func checkComponentCall(
    _ component: Int,
    _ name: String,
    _ call: CallSyntax
  ) -> TypedExpression {
    let fields = module.components[component].fields
    noteLabels(call, of: DeclarationID(.component, component))
    let values = checkArguments(call, to: fields, of: name)
    let arguments = values.enumerated().compactMap { index, value in
      value.map { TypedExpression.ComponentArgument(property: index, value: $0) }
    }
    return TypedExpression(.component(component, arguments), .content, at: call.range)
  }

  private mutating func checkMethod(
    _ base: ExpressionSyntax,
    _ name: NameSyntax,
    _ call: CallSyntax,
    expected: Type?
  ) -> TypedExpression {
    if let group = tokenGroup(base) {
      noteGroup(base)
      let token = checkToken(name, in: group, at: name.range)
      checkLoosely(call)
      if token.type != .error { report(.notAFunction(name.text, at: name.range)) }
      return .error(at: call.range)
    }
    if case .name(let baseName) = base.kind, !scope.contains(baseName),
      let member = checkNamedBase(baseName, base.range, name, call: call, at: call.range)
    {
      // Static members may take arguments, but colours and members of the environment take none.
      switch member.kind {
      case .environment:
        checkLoosely(call)
        report(.notAFunction(name.text, at: name.range))
        return .error(at: call.range)
      default: return member
      }
    }
    let value = checkOwner(base, of: name) ?? checkBase(base, expected: expected)
    guard value.type != .error, !name.text.isEmpty else {
      checkLoosely(call)
      return .error(at: call.range)
    }
    if let builtIns = BuiltIns.methods(name.text, of: value.type) {
      return checkBuiltIn(builtIns, name: name.text, base: value, call)
    }
    if let new = RenamedWords.members[name.text],
      let builtIns = BuiltIns.methods(new, of: value.type)
    {
      return checkBuiltIn(builtIns, name: new, base: value, renamed(call, name, to: new))
    }
    if name.text == "flexible", value.type == .content {
      return checkFlexible(base, call)
    }
    if name.text == "with", let fields = changeableFields(of: value.type) {
      return checkWith(value, fields, call)
    }
    checkLoosely(call)
    if BuiltIns.property(name.text, of: value.type) != nil || hasField(name.text, value.type) {
      var parentheses = name.range.end
      parentheses.upper = call.range.upper
      let isEmpty = call.arguments.isEmpty
      report(.notAFunction(name.text, at: name.range, parentheses: isEmpty ? parentheses : nil))
    } else if !reportForeignMember(name, of: value, call) {
      reportUnknownMember(name, of: value, at: call.range)
    }
    return .error(at: call.range)
  }

  /// Returns the fields of a struct, a font or a style as optional arguments; nil for other types.
  private func changeableFields(of type: Type) -> [CallParameter]? {
    let fields: [CallParameter]
    switch type {
    case .structure(let index): fields = module.structs[index].fields
    default:
      fields = BuiltIn.fields(of: type).map { CallParameter($0) }
      if fields.isEmpty { return nil }
    }
    return fields.map { field in
      CallParameter(
        label: field.label,
        name: field.name,
        type: field.type,
        isRequired: false,
        range: field.range
      )
    }
  }

  /// Checks a call of `with`, such as `style.with(ink: .white)`.
  @inline(never)
  private mutating func checkWith(
    _ value: TypedExpression,
    _ fields: [CallParameter],
    _ call: CallSyntax
  ) -> TypedExpression {
    let call = value.type == .textStyle ? withoutRenamedLabels(call, of: "TextStyle") : call
    noteFields(call, of: value.type)
    let values = checkArguments(call, to: fields, of: "with")
    if value.type == .font { checkFontSettings(values, fields.map { $0.label }) }
    if call.arguments.isEmpty { report(.emptyChange(at: call.range.end)) }
    let replacements = values.enumerated().compactMap { index, value in
      value.map { TypedExpression.ComponentArgument(property: index, value: $0) }
    }
    return TypedExpression(.with(value, replacements), value.type, at: call.range)
  }

  private func hasField(_ name: String, _ type: Type) -> Bool {
    if case .structure(let index) = type {
      module.structs[index].fieldIndices[name] != nil
    } else {
      false
    }
  }
}
