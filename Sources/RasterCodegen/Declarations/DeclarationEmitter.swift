// Writes enums, structs, file-level values, functions, images and faces.

import RasterValues
import RasterSemantics

/// Writes what a file declares besides components.
struct DeclarationEmitter {
  let naming: Naming
  let access: Access
  /// The columns of a line on which calls stand one after the other.
  private static let longestChain = 100

  /// An enum whose raw values are the positions of its cases.
  func enumeration(_ declaration: EnumDeclaration) -> Document {
    let name = Spelling.identifier(declaration.head.name)
    let cases = declaration.cases.map { Document.text(Spelling.identifier($0)) }
    // Raw values need a case.
    var conformances = ["CaseIterable", "Hashable", "Sendable"].map { naming.standard($0) }
    if !cases.isEmpty { conformances.insert(naming.standard("Int"), at: 0) }
    var members: [Document] = []
    if !cases.isEmpty {
      members.append(["case ", .group(.indent(.joined(cases, with: [",", .line])))])
    }
    if naming.printedEnums.contains(declaration.head.name) { members.append(caseName(declaration)) }
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

  /// The names of cases as text, of an enum of another module, for this file alone.
  func caseNames(_ declaration: EnumDeclaration) -> Document {
    let name = Spelling.identifier(declaration.head.name)
    return [
      .text("nonisolated extension \(name) "), .braces([["fileprivate ", caseName(declaration)]]),
    ]
  }

  /// The name of a case as text, for strings that hold it.
  private func caseName(_ declaration: EnumDeclaration) -> Document {
    let branches = declaration.cases.map { name in
      Document.text("case .\(Spelling.member(name)): \(Literal.string(name))")
    }
    return [
      "var caseName: String ",
      .braces([.lines(["switch self {"] + branches + ["}"])]),
    ]
  }

  /// A struct with a memberwise initializer.
  func structure(_ declaration: StructDeclaration) -> Document {
    let name = Spelling.identifier(declaration.head.name)
    var parameters: [Document] = []
    var assignments: [Document] = []
    var properties: [Document] = []
    for field in declaration.fields {
      let type = naming.typeName(field.type)
      let fieldName = Spelling.identifier(field.name)
      properties += comment(field.documentation)
      properties.append(.text("\(access.prefix)var \(fieldName): \(type)"))
      var parameter: Document = .text("\(Spelling.label(field.name)): \(type)")
      if let value = field.defaultValue {
        var emitter = BodyEmitter(naming, place: .expression)
        parameter = [parameter, " = ", emitter.text(value, knowing: .type)]
      }
      parameters.append(parameter)
      assignments.append(.text("self.\(Spelling.member(field.name)) = \(fieldName)"))
    }
    var members: [Document] = properties.isEmpty ? [] : [.lines(properties)]
    members.append([.list("\(access.prefix)init(", parameters, ")"), " ", .braces(assignments)])
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

  /// `encode(into:)`: the fields in a request key, which all that hold the struct share.
  private func keyEncoding(_ declaration: StructDeclaration) -> Document {
    var lines: [Document] = [.text("key.append(structure: \(declaration.fields.count))")]
    for field in declaration.fields {
      let isHidden = field.name == "key"
      let value = isHidden ? "self.key" : Spelling.identifier(field.name)
      lines += KeyWriter.append(value, field.type, to: "key")
    }
    return [
      .text("\(access.prefix)func encode(into key: inout Raster.KeyEncoder) "), .braces(lines),
    ]
  }

  /// `==` where strings among the fields make Swift's own differ from the language's.
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
      comment("Whether all fields are equal; strings are if their UTF-8 bytes are.") + [
        [
          .text("\(access.prefix)static func == (left: \(name), right: \(name)) -> Bool "),
          .braces([body]),
        ]
      ]
    )
  }

  /// A file-level `let`; a function where it needs the environment.
  func constant(_ declaration: ConstantDeclaration, _ index: Int) -> Document {
    let name = Spelling.identifier(naming.constants[index])
    return constant(declaration, index, words: "nonisolated", name: name)
  }

  /// A value under a name, after the words that belong there.
  func constant(
    _ declaration: ConstantDeclaration,
    _ index: Int,
    words: String,
    name: String
  ) -> Document {
    let type = naming.typeName(declaration.value.type)
    let lines: Document
    if naming.environmentConstants.contains(index) {
      var emitter = BodyEmitter(naming, place: .function)
      let body = emitter.result(declaration.value, isOnly: true)
      let head =
        "\(access.prefix)\(words) func \(name)(in environment: Raster.Environment) -> \(type) "
      lines = [.text(head), .braces(body)]
    } else if declaration.value.type.holdsContent {
      // A component's value as `any Rasterizable` is not Sendable, and cannot be stored here.
      var emitter = BodyEmitter(naming, place: .function)
      let body = emitter.result(declaration.value, isOnly: true)
      lines = [.text("\(access.prefix)\(words) var \(name): \(type) "), .braces(body)]
    } else {
      let annotation = declaration.value.namesItsType ? "" : ": \(type)"
      let head = "\(access.prefix)\(words) let \(name)\(annotation) ="
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

  /// A function; the environment is its last parameter where it needs one.
  func function(_ declaration: FunctionDeclaration, _ index: Int) -> Document {
    var emitter = BodyEmitter(naming, place: .function)
    var parameters: [Document] = []
    for (slot, parameter) in declaration.parameters.enumerated() {
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
    if naming.environmentFunctions.contains(index) {
      parameters.append("in environment: Raster.Environment")
    }
    let lets = emitter.bindings(declaration.bindings, for: declaration.body.usedSlots)
    let body = lets + emitter.result(declaration.body, isOnly: lets.isEmpty)
    let name = Spelling.identifier(naming.functions[index])
    return .lines(
      comment(declaration.head.documentation) + [
        [
          .list("\(access.prefix)nonisolated func \(name)(", parameters, ")"),
          .text(" -> \(naming.typeName(declaration.body.type)) "), .braces(body),
        ]
      ]
    )
  }

  /// An image's or a face's bytes, decoded when they are first drawn, or faces put together.
  func asset(_ asset: EmbeddedAsset) -> Document {
    let program = naming.program
    switch asset {
    case .image(let index):
      return embedded(naming.images[index], "Raster.Image", program.images[index].bytes)
    case .face(let index):
      let family: Document = .text("as: \(Literal.string(program.faces[index].name)),")
      let bytes = program.faces[index].packed
      return embedded(naming.faces[index], "Raster.Fonts", bytes, after: [.hardLine, family])
    case .faceSet(let index):
      let faces = program.faceSets[index].faces.map { naming.faces[$0] }
      let head = "\(access.prefix)nonisolated let \(naming.faceSets[index]) = "
      let chain = (faces.first ?? "") + faces.dropFirst().map { ".adding(\($0))" }.joined()
      if head.count + chain.count <= Self.longestChain { return .text(head + chain) }
      let others = faces.dropFirst().map { Document.text($0) }
      let sum = "].reduce(\(faces.first ?? "")) { $0.adding($1) }"
      return [.text(head), .list("[", others, sum, trailingComma: true)]
    }
  }

  /// A value that is made of bytes in base64.
  private func embedded(
    _ name: String,
    _ type: String,
    _ bytes: [UInt8],
    after arguments: [Document] = []
  ) -> Document {
    let lines = Base64.lines(bytes)
    return [
      .text("\(access.prefix)nonisolated let \(name) = \(type).embedded("),
      .indent(.indent([])),
      .indent(
        .sequence(
          arguments + [
            .hardLine, "\"\"\"", .hardLine,
            .lines(
              lines.enumerated().map { .text($1 + ($0 < lines.count - 1 ? "\\" : "")) }
            ),
            .hardLine, "\"\"\"",
          ]
        )
      ),
      .hardLine, ")",
    ]
  }
}

extension Type {
  /// Whether values of the type hold strings that Swift's `==` compares in its own way; structs
  /// have an `==` of their own.
  var holdsString: Bool {
    switch self {
    case .string: true
    case .list(let element), .optional(let element): element.holdsString
    default: false
    }
  }

  /// Whether values of the type hold components.
  var holdsContent: Bool {
    switch self {
    case .content, .run: true
    case .list(let element), .optional(let element): element.holdsContent
    default: false
    }
  }
}
