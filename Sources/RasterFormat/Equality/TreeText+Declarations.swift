// Serialises declarations and statements.

import RasterSyntax

extension TreeText {
  mutating func add(_ declaration: DeclarationSyntax) {
    if let access = declaration.access {
      node("v")
      add(NameSyntax(text: access.level.rawValue, range: access.range))
    }
    switch declaration {
    case .enumeration(let syntax):
      node("e")
      add(documentation: syntax.documentation)
      add(syntax.name)
      list(syntax.cases) { $0.add($1) }
    case .structure(let syntax): add(syntax)
    case .tokens(let syntax):
      node("k")
      add(documentation: syntax.documentation)
      add(syntax.name)
      add(syntax.block)
    case .mode(let syntax):
      node("o")
      add(documentation: syntax.documentation)
      add(syntax.name)
      add(syntax.type)
      add(syntax.value)
    case .constant(let syntax): add(syntax)
    case .function(let syntax): add(syntax)
    case .component(let syntax):
      node("c")
      add(documentation: syntax.documentation)
      add(syntax.name)
      list(syntax.members) { $0.add($1) }
    }
  }

  private mutating func add(_ syntax: StructSyntax) {
    node("s")
    add(documentation: syntax.documentation)
    add(syntax.name)
    list(syntax.fields) { text, field in
      text.add(documentation: field.documentation)
      text.add(field.name)
      text.add(field.type)
      text.optional(field.defaultValue) { $0.add($1) }
    }
  }

  private mutating func add(_ syntax: FunctionSyntax) {
    node("f")
    add(documentation: syntax.documentation)
    add(syntax.name)
    list(syntax.parameters) { text, parameter in
      text.optional(parameter.label) { $0.add($1) }
      text.add(parameter.name)
      text.add(parameter.type)
      text.optional(parameter.defaultValue) { $0.add($1) }
    }
    add(syntax.result)
    list(syntax.bindings) { $0.add($1) }
    add(syntax.body)
  }

  private mutating func add(_ member: MemberSyntax) {
    switch member {
    case .state(let syntax):
      node("a")
      add(documentation: syntax.documentation)
      add(syntax.name)
      add(syntax.type)
      optional(syntax.defaultValue) { $0.add($1) }
      list(syntax.arguments) { $0.add($1) }
    case .binding(let syntax): add(syntax)
    case .function(let syntax): add(syntax)
    case .line(let syntax): add(syntax)
    }
  }

  private mutating func add(_ syntax: LetSyntax) {
    node(syntax.lacksLet ? "L" : "l")
    add(documentation: syntax.documentation)
    add(syntax.name)
    optional(syntax.type) { $0.add($1) }
    add(syntax.value)
  }

  mutating func add(_ syntax: LineSyntax) {
    node(syntax.parentheses == nil ? "n" : "N")
    add(documentation: syntax.documentation)
    add(syntax.word)
    list(syntax.arguments) { $0.add($1) }
    optional(syntax.block) { $0.add($1) }
  }

  mutating func add(_ block: BlockSyntax) {
    node("{")
    list(block.statements) { $0.add($1) }
  }

  private mutating func add(_ statement: StatementSyntax) {
    switch statement {
    case .line(let syntax): add(syntax)
    case .binding(let syntax): add(syntax)
    case .conditional(let syntax): add(syntax)
    case .selection(let syntax):
      node("w")
      add(syntax.subject)
      list(syntax.cases) { text, branch in
        text.node(branch.isElse ? "E" : "C")
        text.list(branch.patterns) { $0.add($1) }
        text.list(branch.statements) { $0.add($1) }
      }
    case .loop(let syntax):
      node("r")
      add(syntax.head)
      add(syntax.body)
    }
  }

  private mutating func add(_ syntax: IfSyntax) {
    node("i")
    add(syntax.condition)
    add(syntax.then)
    optional(syntax.otherwise) { text, otherwise in
      switch otherwise {
      case .block(let block): text.add(block)
      case .conditional(let conditional): text.add(conditional)
      }
    }
  }

  mutating func add(_ condition: ConditionSyntax) {
    switch condition {
    case .expression(let value): add(value)
    case .binding(let name, let value):
      node("b")
      add(name)
      add(value)
    }
  }

  mutating func add(_ head: LoopHeadSyntax) {
    list(head.names) { $0.add($1) }
    add(head.sequence)
  }

  private mutating func add(_ type: TypeSyntax) {
    switch type {
    case .named(let name):
      node("t")
      add(name)
    case .list(let element, _):
      node("[")
      add(element)
    case .optional(let wrapped, _):
      node("?")
      add(wrapped)
    case .missing: node("_")
    }
  }
}
