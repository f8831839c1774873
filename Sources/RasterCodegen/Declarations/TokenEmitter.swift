// Writes design tokens, and the environment members for modes.

import RasterSemantics
import RasterSyntax

/// Writes tokens as enums without cases, and modes as members of the environment.
struct TokenEmitter {
  let naming: Naming
  let access: AccessLevel

  func tokens(_ declaration: TokensDeclaration) -> Document {
    group(
      0,
      of: declaration,
      named: Spelling.identifier(declaration.head.name),
      prefix: access.prefix
    )
  }

  private func group(
    _ index: Int,
    of declaration: TokensDeclaration,
    named name: String,
    prefix: String
  ) -> Document {
    let emitter = DeclarationEmitter(naming: naming, access: access.ofMembers)
    let group = declaration.groups[index]
    // Tokens that take one line are grouped together.
    var members: [Document] = []
    var lines: [Document] = []
    for (name, member) in group.members {
      let name = Spelling.identifier(naming.member(ofTokens: name))
      switch member {
      case .token(let constant):
        let value = naming.program.constants[constant]
        let document = emitter.constant(value, constant, modifiers: "static", name: name)
        if naming.environment.constants.contains(constant) || value.value.type.holdsContent {
          members.append(document)
        } else {
          lines.append(document)
        }
      case .group(let inner):
        members.append(
          self.group(inner, of: declaration, named: name, prefix: access.memberPrefix)
        )
      }
    }
    if !lines.isEmpty { members.insert(.lines(lines), at: 0) }
    return .lines(
      comment(group.documentation) + [
        [
          .text("\(prefix)nonisolated enum \(name) "),
          .braces(members.isEmpty ? [] : [.paragraphs(members)]),
        ]
      ]
    )
  }

  /// Returns a mode's property of the environment, and a function that changes it in a copy.
  func mode(_ declaration: ModeDeclaration) -> Document {
    guard let mode = declaration.member.mode, let type = declaration.member.type else { return "" }
    let name = Spelling.identifier(declaration.head.name)
    let label = Spelling.label(declaration.head.name)
    let typeName = naming.typeName(type)
    let known = "\(Literal.string(declaration.head.name)), among: \(mode.count)"
    let index = "modes.value(of: \(known), standard: \(mode.standard))"
    let isBool = type == .bool
    let get: Document =
      isBool
      ? .text("get { \(index) == 1 }")
      : [
        "get ",
        .braces([
          .text("let index = \(index)"),
          .text("return \(typeName)(rawValue: index) ?? .\(standardCase(type, mode))"),
        ]),
      ]
    let raw = isBool ? "newValue ? 1 : 0" : "newValue.rawValue"
    let place = "\(Literal.string(declaration.head.name)), to: \(raw), standard: \(mode.standard)"
    let set: Document = .text("set { modes.set(\(place)) }")
    let change: [Document] = [
      "var environment = self",
      .text("environment.\(Spelling.member(declaration.head.name)) = value"),
      "return environment",
    ]
    let head = "\(access.memberPrefix)func with(\(label) value: \(typeName)) -> Raster.Environment "
    let members: [Document] = [
      .lines(
        comment(
          declaration.head.documentation ?? "The environment value `\(declaration.head.name)`."
        ) + [
          [.text("\(access.memberPrefix)var \(name): \(typeName) "), .braces([get, set])]
        ]
      ),
      .lines(
        comment("Returns the environment with another `\(declaration.head.name)`.") + [
          [.text(head), .braces(change)]
        ]
      ),
    ]
    return ["nonisolated extension Raster.Environment ", .braces([.paragraphs(members)])]
  }

  private func standardCase(_ type: Type, _ mode: EnvironmentMember.Mode) -> String {
    guard case .enumeration(let index) = type else { return "" }
    return Spelling.member(naming.program.enums[index].cases[mode.standard])
  }
}
