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
  let declared: [DesignModifier]
  let files: DesignFiles
  /// The documents that were read before, in which groups of the same set of files are found.
  private var earlier: [JSONValue] = []
  /// The number of groups that can still be read; groups that are extended count each time.
  private var groupsLeft = 200_000

  init(_ files: DesignFiles, declared: [DesignModifier] = []) {
    (self.files, self.declared) = (files, declared)
  }

  /// The properties that a group passes on to its members.
  struct Context {
    var root: JSONValue
    let condition: DesignCondition?
    var type: DesignType?
    /// The name of a type that the format does not have.
    var unknownType: String?
    var deprecation: String?
    /// The groups that are currently being extended, by their files and pointers.
    var extending: [String] = []
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func append(_ token: DesignToken) { tokens.tokens.append(token) }

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
    earlier.append(root)
  }

  // MARK: Groups

  private mutating func readGroup(_ value: JSONValue, at path: [String], _ context: Context) {
    guard let object = value.object, !isFull else { return }
    groupsLeft -= 1
    guard groupsLeft > 0 else {
      isFull = true
      return report(.tokenFile("these files have too many groups", path, at: value.range))
    }
    var context = context
    readProperties(of: object, at: path, &context)
    if let reference = object["$extends"] ?? object["$ref"],
      let base = base(reference, at: path, context)
    {
      // A group takes over the type of the group that it extends.
      if object["$type"] == nil, let type = base.value["$type"] {
        context.type = type.string.flatMap { DesignType(rawValue: $0) }
        context.unknownType = context.type == nil ? type.string : nil
      }
      readBase(base, at: path, context)
    }
    for member in object.members {
      if isFull { return }
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
    guard let reference = object["$ref"], let text = reference.string else { return false }
    let found: JSONValue?
    if text.filePart != nil {
      let target = files.target(text, from: reference.range.file)
      found = target.flatMap { $0.pointer.value(in: $0.root) }
    } else {
      found = JSONPointer(text)?.value(in: root)
    }
    guard let target = found else { return true }
    return target.object == nil || target["$value"] != nil || text.holds("/$value")
  }

  private mutating func readProperties(
    of object: JSONObject,
    at path: [String],
    _ context: inout Context
  ) {
    if let type = object["$type"] {
      context.type = self.type(type, at: path)
      context.unknownType = context.type == nil ? type.string ?? "" : nil
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

  mutating func noteExtensions(_ member: JSONObject.Member, at path: [String]) {
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

  /// A group that another one extends.
  private struct Base {
    let value: JSONValue
    let root: JSONValue
    let pointer: JSONPointer

    var key: String { "\(root.range.file.index) \(root.range.lower) \(pointer.text)" }
  }

  /// Finds the group that another one extends: in its file, in another file that the reference
  /// names, or in a file that was read before.
  private mutating func base(_ value: JSONValue, at path: [String], _ context: Context) -> Base? {
    let place = path + ["$extends"]
    guard let text = value.string ?? value["$ref"]?.string else {
      report(
        .tokenFile("expected a reference to a group, found \(value.noun)", place, at: value.range)
      )
      return nil
    }
    let found: Base?
    if text.filePart != nil, JSONPointer.alias(text) == nil {
      // An unreadable file has been reported as an import.
      guard let target = files.target(text, from: value.range.file) else { return nil }
      found = target.pointer.value(in: target.root).map {
        Base(value: $0, root: target.root, pointer: target.pointer)
      }
    } else {
      let pointer = JSONPointer(group: text)
      let roots = [context.root] + earlier.reversed()
      found = pointer.flatMap { pointer in
        let root = roots.first { pointer.value(in: $0) != nil }
        return root.flatMap { root in
          pointer.value(in: root).map { Base(value: $0, root: root, pointer: pointer) }
        }
      }
    }
    guard let base = found else {
      report(.tokenFile("no group named '\(text)' in this file", place, at: value.range))
      return nil
    }
    guard base.value.object != nil, base.value["$value"] == nil else {
      report(.tokenFile("'\(text)' is not a group", place, at: value.range))
      return nil
    }
    let isSame =
      base.root.range == context.root.range && path.starts(with: base.pointer.names)
    guard !context.extending.contains(base.key), !isSame,
      context.extending.count < Self.deepestChain
    else {
      report(.tokenFile("this group extends itself", place, at: value.range))
      return nil
    }
    return base
  }

  /// Reads the group that another one extends, as if it were in its place.
  private mutating func readBase(_ base: Base, at path: [String], _ context: Context) {
    var inner = context
    inner.root = base.root
    inner.extending.append(base.key)
    // The groups that enclose the base determine the type of its tokens.
    var outer = base.root
    for name in base.pointer.names {
      if let type = outer["$type"]?.string.flatMap({ DesignType(rawValue: $0) }) {
        inner.type = type
        inner.unknownType = nil
      }
      guard let next = outer[name] else { break }
      outer = next
    }
    readGroup(base.value, at: path, inner)
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
    if known.contains(member.name) { return }
    if path.isEmpty, member.name == "$schema" || member.name == "$defs" { return }
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
    let unknownType =
      own.map { $0 == nil ? object["$type"]?.string ?? "" : nil } ?? context.unknownType
    if let unknownType { notes.undrawn.append((unknownType, member.nameRange)) }
    let reference = object["$ref"].map { _ in JSONValue(.object(object), at: member.value.range) }
    guard let value = object["$value"] ?? reference else { return }
    let token = DesignToken(
      path: path,
      name: member.nameRange,
      type: own ?? context.type ?? typeOfTarget(of: object),
      isTypeOwn: own != nil,
      unknownType: unknownType,
      value: value,
      root: context.root,
      documentation: object["$description"]?.string,
      deprecation: deprecation,
      condition: context.condition
    )
    tokens.tokens.append(token)
    if let extensions = object.member("$extensions") { readExtensions(extensions, of: token) }
  }

  /// Returns the type of the token of another file to which a token refers.
  private func typeOfTarget(of object: JSONObject) -> DesignType? {
    guard let reference = object["$ref"], let text = reference.string,
      let target = files.target(text, from: reference.range.file)
    else { return nil }
    let type = target.pointer.value(in: target.root)?["$type"]?.string
    return type.flatMap { DesignType(rawValue: $0) }
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
    return DesignType(rawValue: name)
  }
}
