// Reads the groups and tokens of token files.

import RasterSyntax

/// Reads the tokens of one document after another.
///
/// Errors are reported at their positions, with a JSON pointer, and the tokens are omitted. A group
/// that extends another includes the other's tokens. At most `mostTokens` tokens are read in all.
struct DesignReader {
  /// The maximum number of tokens of one import.
  static let mostTokens = 20_000
  /// The maximum length of a chain of groups that extend each other.
  private static let deepestChain = 32

  private(set) var tokens = DesignTokens()
  private(set) var diagnostics: [Diagnostic] = []
  var notes = DesignNotes()
  private var isFull = false
  /// The modes that source files declare.
  private let declared: [DesignModifier]

  init(declared: [DesignModifier] = []) { self.declared = declared }

  /// The properties that a group passes on to its members.
  private struct Context {
    let root: JSONValue
    let condition: DesignCondition?
    var type: DesignType?
    var isUnsupported = false
    var deprecation: String?
    /// The pointers of the groups that are currently being extended.
    var extending: [String] = []
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(_ modifier: DesignModifier) -> Int {
    tokens.modifiers.append(modifier)
    return tokens.modifiers.count - 1
  }

  /// Reads a document whose tokens apply under a condition.
  mutating func read(_ value: JSONValue, in root: JSONValue, under condition: DesignCondition?) {
    guard value.object != nil else {
      return report(.tokenFile("expected an object of tokens and groups", [], at: value.range))
    }
    readGroup(value, at: [], Context(root: root, condition: condition))
  }

  // MARK: Groups

  private mutating func readGroup(_ value: JSONValue, at path: [String], _ context: Context) {
    guard let object = value.object, !isFull else { return }
    var context = context
    readProperties(of: object, at: path, &context)
    if let base = object["$extends"] ?? object["$ref"] {
      readBase(base, at: path, context)
    }
    for member in object.members {
      let isRoot = member.name == "$root"
      if member.name.hasPrefix("$"), !isRoot {
        checkProperty(member, at: path)
        continue
      }
      guard isRoot || checkName(member, at: path) else { continue }
      let inner = path + [member.name]
      guard let object = member.value.object else {
        report(
          .tokenFile(
            "expected a token or a group, found \(member.value.noun)",
            inner,
            at: member.value.range
          )
        )
        continue
      }
      let isToken = object["$value"] != nil || isReference(object, in: context.root)
      if isToken {
        readToken(member, object, at: inner, context)
      } else if isRoot {
        report(.tokenFile("'$root' is a token and needs a '$value'", inner, at: member.nameRange))
      } else {
        readGroup(member.value, at: inner, context)
      }
    }
  }

  /// Whether an object is a token that refers to another's value, rather than a group's reference.
  private func isReference(_ object: JSONObject, in root: JSONValue) -> Bool {
    guard let pointer = object["$ref"]?.string else { return false }
    guard let target = JSONPointer(pointer)?.value(in: root) else { return true }
    return target.object == nil || target["$value"] != nil || pointer.holds("/$value")
  }

  private mutating func readProperties(
    of object: JSONObject,
    at path: [String],
    _ context: inout Context
  ) {
    if let type = object["$type"] {
      context.type = self.type(type, at: path)
      context.isUnsupported = context.type == nil
    }
    if let deprecated = object["$deprecated"] {
      context.deprecation = deprecation(deprecated, at: path) ?? nil
    }
    if let description = object["$description"] {
      if let text = description.string {
        tokens.groups[path.joined(separator: ".")] = text
      } else {
        report(
          .tokenFile(
            "expected a string, found \(description.noun)",
            path + ["$description"],
            at: description.range
          )
        )
      }
    }
    if let extensions = object.member("$extensions") { noteExtensions(extensions, at: path) }
  }

  private mutating func noteExtensions(_ member: JSONObject.Member, at path: [String]) {
    if member.value.object == nil {
      report(
        .tokenFile(
          "expected an object, found \(member.value.noun)",
          path + ["$extensions"],
          at: member.value.range
        )
      )
    } else {
      notes.extensions.append(member.nameRange)
    }
  }

  /// Reads the group that another one extends, as if it were in its place.
  private mutating func readBase(_ value: JSONValue, at path: [String], _ context: Context) {
    let place = path + ["$extends"]
    guard let text = value.string ?? value["$ref"]?.string else {
      return report(
        .tokenFile("expected a reference to a group, found \(value.noun)", place, at: value.range)
      )
    }
    guard let pointer = JSONPointer(group: text), let base = pointer.value(in: context.root) else {
      return report(.tokenFile("no group named '\(text)' in this file", place, at: value.range))
    }
    guard base.object != nil, base["$value"] == nil else {
      return report(.tokenFile("'\(text)' is not a group", place, at: value.range))
    }
    let isOwn = path.starts(with: pointer.names)
    guard !context.extending.contains(pointer.text), !isOwn,
      context.extending.count < Self.deepestChain
    else {
      return report(.tokenFile("this group extends itself", place, at: value.range))
    }
    var inner = context
    inner.extending.append(pointer.text)
    // The groups that enclose the base determine the type of its tokens.
    var outer = context.root
    for name in pointer.names {
      if let type = outer["$type"]?.string.flatMap({ DesignType(rawValue: $0) }) {
        inner.type = type
      }
      guard let next = outer[name] else { break }
      outer = next
    }
    readGroup(base, at: path, inner)
  }

  private mutating func checkName(_ member: JSONObject.Member, at path: [String]) -> Bool {
    guard let sign = member.name.first(where: { "{}.".contains($0) }) else { return true }
    report(
      .tokenFile(
        "a name cannot contain '\(sign)', which is part of the syntax of aliases",
        path + [member.name],
        at: member.nameRange
      )
    )
    return false
  }

  private mutating func checkProperty(_ member: JSONObject.Member, at path: [String]) {
    let known: Set<String> = [
      "$type", "$description", "$extensions", "$deprecated", "$extends", "$ref",
    ]
    if known.contains(member.name) || path.isEmpty && member.name == "$schema" { return }
    report(.tokenFile("'\(member.name)' is not a property of a group", path, at: member.nameRange))
  }

  // MARK: Tokens

  private mutating func readToken(
    _ member: JSONObject.Member,
    _ object: JSONObject,
    at path: [String],
    _ context: Context
  ) {
    guard tokens.tokens.count < Self.mostTokens else {
      isFull = true
      return report(
        .tokenFile(
          "a file can contain at most \(Self.mostTokens) tokens",
          path,
          at: member.nameRange
        )
      )
    }
    let known: Set<String> = [
      "$value", "$ref", "$type", "$description", "$extensions", "$deprecated",
    ]
    for property in object.members where !known.contains(property.name) {
      // Tools add their own members to those of the format.
      guard property.name.hasPrefix("$") || property.value.object != nil else {
        notes.members.append(property.nameRange)
        continue
      }
      let message =
        property.name.hasPrefix("$")
        ? "'\(property.name)' is not a property of a token"
        : "a token cannot contain tokens or groups"
      report(.tokenFile(message, path + [property.name], at: property.nameRange))
    }
    var deprecation = context.deprecation
    if let own = object["$deprecated"] { deprecation = self.deprecation(own, at: path) ?? nil }
    if let description = object["$description"], description.string == nil {
      let message = "expected a string, found \(description.noun)"
      report(.tokenFile(message, path + ["$description"], at: description.range))
    }
    let own = object["$type"].map { type($0, at: path) }
    let isUnsupported = own.map { $0 == nil } ?? context.isUnsupported
    let reference = object["$ref"].map { _ in JSONValue(.object(object), at: member.value.range) }
    guard let value = object["$value"] ?? reference else { return }
    let token = DesignToken(
      path: path,
      name: member.nameRange,
      type: own ?? context.type,
      isTypeOwn: own != nil,
      isUnsupported: isUnsupported,
      value: value,
      root: context.root,
      documentation: object["$description"]?.string,
      deprecation: deprecation,
      condition: context.condition
    )
    tokens.tokens.append(token)
    if let extensions = object.member("$extensions") { readExtensions(extensions, of: token) }
  }

  /// Reads values by mode from a tool's extensions, and counts other extensions.
  private mutating func readExtensions(_ member: JSONObject.Member, of token: DesignToken) {
    guard let modes = (member.value["modes"] ?? member.value["mode"])?.object else {
      return noteExtensions(member, at: token.path)
    }
    notes.modes.append(member.nameRange)
    for mode in modes.members {
      guard let condition = condition(of: mode, token) else { continue }
      tokens.tokens.append(
        DesignToken(
          path: token.path,
          name: mode.nameRange,
          type: token.type,
          isTypeOwn: token.isTypeOwn,
          isUnsupported: token.isUnsupported,
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

  /// Returns the reason for a deprecation.
  ///
  /// The inner value is nil if the token is not deprecated; the outer is nil if the value is
  /// invalid.
  private mutating func deprecation(_ value: JSONValue, at path: [String]) -> String?? {
    if let isDeprecated = value.bool { return .some(isDeprecated ? "" : nil) }
    if let text = value.string { return .some(text) }
    report(
      .tokenFile(
        "expected true, false or a string, found \(value.noun)",
        path + ["$deprecated"],
        at: value.range
      )
    )
    return nil
  }

  private mutating func type(_ value: JSONValue, at path: [String]) -> DesignType? {
    let place = path + ["$type"]
    guard let name = value.string else {
      report(.tokenFile("expected a type name, found \(value.noun)", place, at: value.range))
      return nil
    }
    if let type = DesignType(rawValue: name) { return type }
    report(.tokenUnsupported("the type '\(name)'", place, at: value.range))
    return nil
  }
}
