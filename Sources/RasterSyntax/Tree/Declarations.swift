// The syntax tree: files, declarations and the members of a component.

/// A name and its source range.
///
/// `text` is empty if the name is missing, which has been reported.
package struct NameSyntax: Sendable {
  package let text: String
  package let range: SourceRange

  package init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}

package struct FileSyntax: Sendable {
  package let imports: [ImportSyntax]
  /// Declarations such as `font "Brand", file: "fonts/Brand.ttf"`; each is a line without a block.
  package let faces: [LineSyntax]
  package let declarations: [DeclarationSyntax]

  package init(
    imports: [ImportSyntax],
    faces: [LineSyntax],
    declarations: [DeclarationSyntax]
  ) {
    self.imports = imports
    self.faces = faces
    self.declarations = declarations
  }
}

/// An import: `import "icons.raster"` or `import "brand.tokens.json", as: Brand`.
///
/// `path` is the unescaped text.
package struct ImportSyntax: Sendable {
  package let path: String
  /// The range of the string literal, including its quotes.
  package let pathRange: SourceRange
  /// The name of the tokens in an imported file.
  package let name: NameSyntax?
  package let range: SourceRange

  package init(path: String, pathRange: SourceRange, name: NameSyntax?, range: SourceRange) {
    self.path = path
    self.pathRange = pathRange
    self.name = name
    self.range = range
  }
}

package enum DeclarationSyntax: Sendable {
  case enumeration(EnumSyntax)
  case structure(StructSyntax)
  case tokens(TokensSyntax)
  case mode(ModeSyntax)
  case constant(LetSyntax)
  case function(FunctionSyntax)
  case component(ComponentSyntax)

  /// The access modifier, or `nil` if the folder determines the access level.
  package internal(set) var access: AccessSyntax? {
    get {
      switch self {
      case .enumeration(let syntax): syntax.access
      case .structure(let syntax): syntax.access
      case .tokens(let syntax): syntax.access
      case .mode(let syntax): syntax.access
      case .constant(let syntax): syntax.access
      case .function(let syntax): syntax.access
      case .component(let syntax): syntax.access
      }
    }
    set {
      switch self {
      case .enumeration(var syntax):
        syntax.access = newValue
        self = .enumeration(syntax)
      case .structure(var syntax):
        syntax.access = newValue
        self = .structure(syntax)
      case .tokens(var syntax):
        syntax.access = newValue
        self = .tokens(syntax)
      case .mode(var syntax):
        syntax.access = newValue
        self = .mode(syntax)
      case .constant(var syntax):
        syntax.access = newValue
        self = .constant(syntax)
      case .function(var syntax):
        syntax.access = newValue
        self = .function(syntax)
      case .component(var syntax):
        syntax.access = newValue
        self = .component(syntax)
      }
    }
  }
}

/// An enum: `enum Style { case primary, secondary }`.
package struct EnumSyntax: Sendable {
  package internal(set) var access: AccessSyntax?
  package let documentation: String?
  package let name: NameSyntax
  package let cases: [NameSyntax]
  package let range: SourceRange

  package init(documentation: String?, name: NameSyntax, cases: [NameSyntax], range: SourceRange) {
    self.documentation = documentation
    self.name = name
    self.cases = cases
    self.range = range
  }
}

/// A struct: `struct Rating { let stars: Int  let outOf: Int = 5 }`.
package struct StructSyntax: Sendable {
  package internal(set) var access: AccessSyntax?
  package let documentation: String?
  package let name: NameSyntax
  package let fields: [FieldSyntax]
  package let range: SourceRange

  package init(
    documentation: String?,
    name: NameSyntax,
    fields: [FieldSyntax],
    range: SourceRange
  ) {
    self.documentation = documentation
    self.name = name
    self.fields = fields
    self.range = range
  }
}

/// A stored property of a struct.
package struct FieldSyntax: Sendable {
  package let documentation: String?
  package let name: NameSyntax
  package let type: TypeSyntax
  package let defaultValue: ExpressionSyntax?
  package let range: SourceRange

  package init(
    documentation: String?,
    name: NameSyntax,
    type: TypeSyntax,
    defaultValue: ExpressionSyntax?,
    range: SourceRange
  ) {
    self.documentation = documentation
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
  }
}

/// A constant at file level, in a component or in a block: `let corner: Double = 10`.
package struct LetSyntax: Sendable {
  package internal(set) var access: AccessSyntax?
  package let documentation: String?
  package let name: NameSyntax
  package let type: TypeSyntax?
  package let value: ExpressionSyntax
  package let range: SourceRange
  /// Whether the keyword `let` is missing, which has been reported.
  package let lacksLet: Bool

  package init(
    documentation: String?,
    name: NameSyntax,
    type: TypeSyntax?,
    value: ExpressionSyntax,
    range: SourceRange,
    lacksLet: Bool = false
  ) {
    self.lacksLet = lacksLet
    self.documentation = documentation
    self.name = name
    self.type = type
    self.value = value
    self.range = range
  }
}

/// A function: `func pressed(_ color: Color, by amount: Double) -> Color { color.darker(amount) }`.
package struct FunctionSyntax: Sendable {
  package internal(set) var access: AccessSyntax?
  package let documentation: String?
  package let name: NameSyntax
  package let parameters: [ParameterSyntax]
  package let result: TypeSyntax
  /// The constants before the result.
  package let bindings: [LetSyntax]
  package let body: ExpressionSyntax
  package let range: SourceRange

  package init(
    documentation: String?,
    name: NameSyntax,
    parameters: [ParameterSyntax],
    result: TypeSyntax,
    bindings: [LetSyntax],
    body: ExpressionSyntax,
    range: SourceRange
  ) {
    self.documentation = documentation
    self.name = name
    self.parameters = parameters
    self.result = result
    self.bindings = bindings
    self.body = body
    self.range = range
  }
}

/// A parameter: `by amount: Double = 0`.
package struct ParameterSyntax: Sendable {
  /// The argument label, or `nil` if it is `_`.
  ///
  /// It equals `name` if the parameter has a single word.
  package let label: NameSyntax?
  package let name: NameSyntax
  package let type: TypeSyntax
  package let defaultValue: ExpressionSyntax?
  package let range: SourceRange

  package init(
    label: NameSyntax?,
    name: NameSyntax,
    type: TypeSyntax,
    defaultValue: ExpressionSyntax?,
    range: SourceRange
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.range = range
  }
}

/// A component: `component Button { … }`.
package struct ComponentSyntax: Sendable {
  package internal(set) var access: AccessSyntax?
  package let documentation: String?
  package let name: NameSyntax
  package let members: [MemberSyntax]
  package let range: SourceRange

  package init(
    documentation: String?,
    name: NameSyntax,
    members: [MemberSyntax],
    range: SourceRange
  ) {
    self.documentation = documentation
    self.name = name
    self.members = members
    self.range = range
  }
}

package enum MemberSyntax: Sendable {
  case state(StateSyntax)
  case binding(LetSyntax)
  case function(FunctionSyntax)
  /// A line such as `size`, `caps`, `clip`, `draw` or `states`, or a word that the checker reports.
  case line(LineSyntax)
}

/// A property: `state progress: Double = 0, in: 0...1, step: 0.01`.
package struct StateSyntax: Sendable {
  package let documentation: String?
  package let name: NameSyntax
  package let type: TypeSyntax
  package let defaultValue: ExpressionSyntax?
  /// The arguments after the default value: `in:` and `step:`, or others that the checker reports.
  package let arguments: [ArgumentSyntax]
  package let range: SourceRange

  package init(
    documentation: String?,
    name: NameSyntax,
    type: TypeSyntax,
    defaultValue: ExpressionSyntax?,
    arguments: [ArgumentSyntax],
    range: SourceRange
  ) {
    self.documentation = documentation
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.arguments = arguments
    self.range = range
  }
}

/// A type in source form: `Color`, `[Double]`, `String?`.
package indirect enum TypeSyntax: Sendable {
  case named(NameSyntax)
  case list(TypeSyntax, SourceRange)
  case optional(TypeSyntax, SourceRange)
  /// A missing type, which has been reported.
  case missing(SourceRange)

  package var range: SourceRange {
    switch self {
    case .named(let name): name.range
    case .list(_, let range), .optional(_, let range), .missing(let range): range
    }
  }

  /// The source form of the type, or `nil` if a part is missing.
  var text: String? {
    switch self {
    case .named(let name): name.text
    case .list(let element, _): element.text.map { "[\($0)]" }
    case .optional(let wrapped, _): wrapped.text.map { "\($0)?" }
    case .missing: nil
    }
  }
}
