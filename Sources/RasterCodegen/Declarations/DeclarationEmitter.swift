// Writes enums, structs, file-level constants and functions.

import RasterSemantics
import RasterSyntax

/// Writes the declarations of a file other than components.
struct DeclarationEmitter {
  let naming: Naming
  let access: AccessLevel

  /// The modifiers of a constant or function at file level or in a namespace.
  private var fileLevelModifiers: String {
    naming.namespace == nil ? "nonisolated" : "nonisolated static"
  }

  /// Returns an enum whose raw values are the indices of its cases.
  func enumeration(_ declaration: EnumDeclaration) -> Document {
    let name = Spelling.identifier(declaration.head.name)
    let cases = declaration.cases.map { Document.text(Spelling.identifier($0)) }
    // An enum without cases cannot have raw values.
    var conformances = ["CaseIterable", "Hashable", "Sendable"].map { naming.standard($0) }
    if !cases.isEmpty { conformances.insert(naming.standard("Int"), at: 0) }
    var members: [Document] = []
    if !cases.isEmpty {
      members.append(["case ", .group(.indent(.joined(cases, with: [",", .line])))])
    }
    if !cases.isEmpty { members.append(caseName(declaration)) }
    return .lines(
      comment(declaration.head.documentation) + [
        [
          .text("\(access.prefix)nonisolated enum \(name): "),
          .text(conformances.joined(separator: ", ") + " "),
          .braces(members.isEmpty ? [] : [.paragraphs(members)]),
        ]
      ]
    )
  }

  /// Returns the property with a case's name, used by string interpolation in any file.
  private func caseName(_ declaration: EnumDeclaration) -> Document {
    let branches = declaration.cases.map { name in
      Document.text("case .\(Spelling.member(name)): \(Literal.string(name))")
    }
    return .lines(
      comment("The case's name in the source.") + [
        [
          .text("\(access.memberPrefix)var caseName: String "),
          .braces([.lines(["switch self {"] + branches + ["}"])]),
        ]
      ]
    )
  }

  /// Returns a struct with a memberwise initializer.
  func structure(_ declaration: StructDeclaration) -> Document {
    let name = Spelling.identifier(declaration.head.name)
    var parameters: [Document] = []
    var assignments: [Document] = []
    var properties: [Document] = []
    for field in declaration.fields {
      let type = naming.typeName(field.type)
      let fieldName = Spelling.identifier(field.name)
      properties += comment(field.documentation)
      properties.append(.text("\(access.memberPrefix)var \(fieldName): \(type)"))
      var parameter: Document = .text("\(Spelling.label(field.name)): \(type)")
      if let value = field.defaultValue {
        var emitter = BodyEmitter(naming, place: .expression)
        parameter = [parameter, " = ", emitter.text(value, knowing: .type)]
      }
      parameters.append(parameter)
      assignments.append(.text("self.\(Spelling.member(field.name)) = \(fieldName)"))
    }
    var members: [Document] = properties.isEmpty ? [] : [.lines(properties)]
    members.append([
      .list("\(access.memberPrefix)init(", parameters, ")"), " ", .braces(assignments),
    ])
    if declaration.isKeyed { members.append(keyEncoding(declaration)) }
    if let equality = equality(declaration, name) { members.append(equality) }
    return .lines(
      comment(declaration.head.documentation) + [
        [
          .text("\(access.prefix)nonisolated struct \(name): \(naming.standard("Hashable")), "),
          .text(
            naming.standard("Sendable") + (declaration.isKeyed ? ", Raster.KeyEncodable {" : " {")
          ),
          .indent([.hardLine, .paragraphs(members)]), .hardLine, "}",
        ]
      ]
    )
  }

  /// Returns `encode(into:)`, which writes the fields to a request key.
  private func keyEncoding(_ declaration: StructDeclaration) -> Document {
    var lines: [Document] = [.text("key.append(structure: \(declaration.fields.count))")]
    for field in declaration.fields {
      let isHidden = field.name == "key"
      let value = isHidden ? "self.key" : Spelling.identifier(field.name)
      lines += KeyWriter.append(value, field.type, to: "key")
    }
    return [
      .text("\(access.memberPrefix)func encode(into key: inout Raster.KeyEncoder) "),
      .braces(lines),
    ]
  }

  /// Returns `==` if the fields contain strings, which Swift would compare differently.
  private func equality(_ declaration: StructDeclaration, _ name: String) -> Document? {
    guard declaration.fields.contains(where: { $0.type.holdsString }) else { return nil }
    let emitter = BodyEmitter(naming, place: .expression)
    let comparisons: [Document] = declaration.fields.map { field in
      let member = Spelling.member(field.name)
      return emitter.comparison("left.\(member)", "right.\(member)", field.type)
    }
    let body = Document.sequence(
      [comparisons[0]]
        + comparisons.dropFirst().map { .indent(.group([.line, "&& ", $0])) }
    )
    return .lines(
      comment("Compares all fields; strings are equal if their UTF-8 bytes are equal.") + [
        [
          .text("\(access.memberPrefix)static func == (left: \(name), right: \(name)) -> Bool "),
          .braces([body]),
        ]
      ]
    )
  }

  /// Returns a file-level `let`, or a function if the value depends on the environment.
  func constant(_ declaration: ConstantDeclaration, _ index: Int) -> Document {
    let name = Spelling.identifier(naming.declaredName(ofConstant: index))
    return constant(declaration, index, modifiers: fileLevelModifiers, name: name)
  }

  /// Returns a constant with a given name and modifiers.
  func constant(
    _ declaration: ConstantDeclaration,
    _ index: Int,
    modifiers: String,
    name: String
  ) -> Document {
    let type = naming.typeName(declaration.value.type)
    let lines: Document
    if naming.environment.constants.contains(index) {
      var emitter = BodyEmitter(naming, place: .function)
      let body = emitter.result(declaration.value, isOnly: true)
      let head =
        "\(access.prefix)\(modifiers) func \(name)(in environment: Raster.Environment) -> \(type) "
      lines = [.text(head), .braces(body)]
    } else if declaration.value.type.holdsContent {
      // A component value is stored as `any Rasterizable`, which is not Sendable, so it is
      // computed.
      var emitter = BodyEmitter(naming, place: .function)
      let body = emitter.result(declaration.value, isOnly: true)
      lines = [.text("\(access.prefix)\(modifiers) var \(name): \(type) "), .braces(body)]
    } else {
      let annotation = declaration.value.namesItsType ? "" : ": \(type)"
      let head = "\(access.prefix)\(modifiers) let \(name)\(annotation) ="
      lines = storedConstant(head, declaration.value)
    }
    return .lines(comment(declaration.head.documentation) + [lines])
  }

  private func storedConstant(_ head: String, _ value: TypedExpression) -> Document {
    var emitter = BodyEmitter(naming, place: .function)
    let code = emitter.binding(value: value)
    guard emitter.hoisted.isEmpty else {
      return [
        .text(head + " "), .braces(emitter.hoisted + [["return ", code.document]]), "()",
      ]
    }
    return emitter.assignment(head, code)
  }

  /// Returns a function; if it needs the environment, that is its last parameter.
  func function(_ declaration: FunctionDeclaration, _ index: Int) -> Document {
    let emitter = BodyEmitter(naming, place: .function)
    let modifiers = "\(access.prefix)\(fileLevelModifiers)"
    return function(declaration, index, modifiers: modifiers, emitter: emitter)
  }

  /// Returns a function with its modifiers, whose body is written by a given emitter.
  func function(
    _ declaration: FunctionDeclaration,
    _ index: Int,
    modifiers: String,
    emitter: BodyEmitter
  ) -> Document {
    var emitter = emitter
    let parameters = parameters(of: declaration, index, &emitter)
    let lets = emitter.bindings(declaration.bindings, for: declaration.body.usedSlots)
    let body = lets + emitter.result(declaration.body, isOnly: lets.isEmpty)
    let name = Spelling.identifier(naming.declaredName(ofFunction: index))
    return .lines(
      comment(declaration.head.documentation) + [
        [
          .list("\(modifiers) func \(name)(", parameters, ")"),
          .text(" -> \(naming.typeName(declaration.body.type)) "), .braces(body),
        ]
      ]
    )
  }

  /// Returns the parameters of a function, and declares their names in `emitter`.
  func parameters(
    of declaration: FunctionDeclaration,
    _ index: Int,
    _ emitter: inout BodyEmitter
  ) -> [Document] {
    var parameters: [Document] = []
    for (slot, parameter) in declaration.parameters.enumerated() {
      if let member = emitter.member(for: parameter) {
        emitter.members[slot] = member
        continue
      }
      let name = emitter.scope.declare(slot, as: parameter.name)
      let label = parameter.label.map { Spelling.label($0) } ?? "_"
      let names = parameter.label == name ? label : "\(label) \(Spelling.identifier(name))"
      var document: Document = .text("\(names): \(naming.typeName(parameter.type))")
      if let value = parameter.defaultValue {
        var values = BodyEmitter(naming, place: .expression)
        document = [document, " = ", values.text(value, knowing: .type)]
      }
      parameters.append(document)
    }
    if naming.environment.functions.contains(index) {
      parameters.append("in environment: Raster.Environment")
    }
    return parameters
  }
}

extension Type {
  /// Whether values of the type contain strings, so that Swift's `==` differs.
  ///
  /// Structs are excluded, because they have a generated `==`.
  var holdsString: Bool {
    switch self {
    case .string: true
    case .list(let element), .optional(let element): element.holdsString
    default: false
    }
  }

  /// Whether values of the type contain components.
  var holdsContent: Bool {
    switch self {
    case .content, .run: true
    case .list(let element), .optional(let element): element.holdsContent
    default: false
    }
  }
}
