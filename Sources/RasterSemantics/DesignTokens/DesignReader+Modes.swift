// Reads values by mode from the extensions of tokens.

import RasterSyntax

extension DesignReader {
  /// Reads values by mode from a tool's extensions, and counts other extensions.
  mutating func readExtensions(_ member: JSONObject.Member, of token: DesignToken) {
    guard let modes = (member.value["modes"] ?? member.value["mode"])?.object else {
      return noteExtensions(member, at: token.path)
    }
    notes.modes.append(member.nameRange)
    for mode in modes.members {
      guard let condition = condition(of: mode, token) else { continue }
      append(
        DesignToken(
          path: token.path,
          name: mode.nameRange,
          type: token.type,
          isTypeOwn: token.isTypeOwn,
          unknownType: token.unknownType,
          value: mode.value["$value"] ?? mode.value,
          root: token.root,
          documentation: nil,
          deprecation: nil,
          condition: condition
        )
      )
    }
  }

  /// Returns the condition of a mode of an extension: an appearance, or a case of a declared mode.
  private mutating func condition(
    of mode: JSONObject.Member,
    _ token: DesignToken
  ) -> DesignCondition? {
    if let place = ["light", "dark"].firstIndex(of: mode.name.lowercased()) {
      return DesignCondition(modifier: appearanceOfExtensions(at: mode.nameRange), context: place)
    }
    let fitting = declared.filter { $0.context(named: mode.name) != nil }
    guard let only = fitting.first, let context = only.context(named: mode.name),
      fitting.count == 1
    else {
      let what =
        fitting.isEmpty
        ? "mode '\(mode.name)' of an extension, which is not a case of any declared environment value,"
        : "mode '\(mode.name)' of an extension, which is a case of both '\(fitting[0].name)' and '\(fitting[1].name)',"
      report(.tokenUnsupported(what, token.path, at: mode.nameRange))
      return nil
    }
    let known = tokens.modifiers.firstIndex { $0.isDeclared && $0.name == only.name }
    return DesignCondition(modifier: known ?? add(only), context: context)
  }

  private mutating func appearanceOfExtensions(at range: SourceRange) -> Int {
    if let place = tokens.modifiers.firstIndex(where: { $0.kind == .appearance }) { return place }
    return add(
      DesignModifier(
        name: "appearance",
        range: range,
        documentation: nil,
        contexts: ["light", "dark"],
        standard: 0
      )
    )
  }
}
