// Reads resolver documents: sets, modifiers, and the order in which they are applied.

import RasterSyntax

/// Reads a document of the Design Tokens Resolver Module 2025.10 into a reader of tokens.
struct ResolverReader {
  private let root: JSONValue
  private(set) var reader: DesignReader
  private var names: [String: SourceRange] = [:]

  init(_ root: JSONValue, reader: DesignReader) {
    self.root = root
    self.reader = reader
    read()
  }

  private mutating func fault(_ message: String, _ path: [String], at range: SourceRange) {
    reader.report(.tokenFile(message, path, at: range))
  }

  private mutating func read() {
    if let version = root["version"] {
      if version.string != "2025.10" {
        fault("expected the version \"2025.10\"", ["version"], at: version.range)
      }
    } else {
      fault("a resolver requires a 'version'", [], at: root.range)
    }
    let known: Set<String> = [
      "name", "version", "description", "sets", "modifiers", "resolutionOrder", "$schema",
      "$extensions", "$defs",
    ]
    for member in root.object?.members ?? [] where !known.contains(member.name) {
      fault("'\(member.name)' is not a property of a resolver", [member.name], at: member.nameRange)
    }
    for name in ["sets", "modifiers"] {
      guard let value = root[name], value.object == nil else { continue }
      fault("expected an object, found \(value.noun)", [name], at: value.range)
    }
    checkUnused()
    guard let order = root["resolutionOrder"] else { return }
    guard let items = order.array else {
      return fault("expected an array, found \(order.noun)", ["resolutionOrder"], at: order.range)
    }
    for (index, item) in items.enumerated() { read(item, at: ["resolutionOrder", String(index)]) }
  }

  /// Checks the sets and modifiers that the order does not name, whose errors are reported too.
  private mutating func checkUnused() {
    for (name, modifier) in members("modifiers") {
      checkModifier(modifier, at: ["modifiers", name])
    }
    for (name, set) in members("sets") where set["sources"]?.array == nil {
      fault("a set requires an array of 'sources'", ["sets", name], at: set.range)
    }
  }

  private func members(_ name: String) -> [(String, JSONValue)] {
    root[name]?.object?.members.map { ($0.name, $0.value) } ?? []
  }

  // MARK: The order

  private mutating func read(_ item: JSONValue, at path: [String]) {
    if let reference = item["$ref"] {
      guard let text = reference.string, let pointer = JSONPointer(text) else {
        return fault("expected a reference to a set or a modifier", path, at: reference.range)
      }
      guard pointer.names.count == 2, pointer.names[0] == "sets" || pointer.names[0] == "modifiers",
        let target = pointer.value(in: root)
      else {
        return fault("no set or modifier named '\(text)'", path, at: reference.range)
      }
      note(pointer.names[1], at: reference.range, path)
      let value = overridden(target, by: item)
      if pointer.names[0] == "sets" {
        readSources(of: value, at: pointer.names, under: nil)
      } else {
        readModifier(value, pointer.names[1], at: pointer.names)
      }
      return
    }
    guard let name = item["name"]?.string, let type = item["type"]?.string else {
      return fault(
        "an inline set or modifier requires a 'name' and a 'type'",
        path,
        at: item.range
      )
    }
    note(name, at: item.range, path)
    switch type {
    case "set": readSources(of: item, at: path, under: nil)
    case "modifier":
      guard checkModifier(item, at: path) else { return }
      readModifier(item, name, at: path)
    default: fault("expected the type \"set\" or \"modifier\"", path + ["type"], at: item.range)
    }
  }

  private mutating func note(_ name: String, at range: SourceRange, _ path: [String]) {
    if names[name] != nil {
      fault("'\(name)' appears twice in 'resolutionOrder'", path, at: range)
    }
    names[name] = names[name] ?? range
  }

  /// Returns the target of a reference, overridden by the members beside the reference.
  private func overridden(_ target: JSONValue, by item: JSONValue) -> JSONValue {
    guard let object = target.object, let own = item.object, own.members.count > 1 else {
      return target
    }
    return JSONValue(.object(object.overridden(by: own)), at: item.range)
  }

  // MARK: Sets

  private mutating func readSources(
    of set: JSONValue,
    at path: [String],
    under condition: DesignCondition?
  ) {
    guard let sources = set["sources"]?.array else {
      if path.first == "resolutionOrder" {
        fault("a set requires an array of 'sources'", path, at: set.range)
      }
      return
    }
    read(sources, at: path + ["sources"], Reading(condition: condition))
  }

  private struct Reading {
    let condition: DesignCondition?
    /// The sets that are currently being read.
    var sets: Set<String> = []
  }

  private mutating func read(_ sources: [JSONValue], at path: [String], _ reading: Reading) {
    for (index, source) in sources.enumerated() {
      let place = path + [String(index)]
      guard let reference = source["$ref"] else {
        reader.read(source, in: source, under: reading.condition)
        continue
      }
      guard let text = reference.string else {
        fault("expected a reference, found \(reference.noun)", place, at: reference.range)
        continue
      }
      if let path = text.filePart {
        readFile(path, named: text, reference, reading)
      } else {
        readOwn(text, reference, at: place, reading)
      }
    }
  }

  /// Reads another file, or the part that a pointer refers to.
  private mutating func readFile(
    _ path: String,
    named text: String,
    _ reference: JSONValue,
    _ reading: Reading
  ) {
    // An unreadable file has been reported as an import.
    let files = reader.files
    guard let root = files.root(path, from: reference.range.file) else { return }
    let form = DesignForm(root)
    guard form == .current else {
      return reader.report(.olderTokenFile(path, form, at: reference.range))
    }
    guard let value = files.target(text, from: reference.range.file)?.pointer.value(in: root) else {
      return fault("cannot resolve '\(text)'", [], at: reference.range)
    }
    reader.read(value, in: root, under: reading.condition)
  }

  /// Reads a set in this file, to which a reference leads.
  private mutating func readOwn(
    _ text: String,
    _ reference: JSONValue,
    at place: [String],
    _ reading: Reading
  ) {
    guard !text.holds("://") else {
      return reader.report(
        .tokenUnsupported("the remote file '\(text)'", place, at: reference.range)
      )
    }
    guard let pointer = JSONPointer(text), let target = pointer.value(in: root) else {
      return fault("cannot resolve '\(text)'", place, at: reference.range)
    }
    switch pointer.names.first {
    case "modifiers":
      return fault(
        "modifiers can be referenced only in 'resolutionOrder'",
        place,
        at: reference.range
      )
    case "resolutionOrder":
      return fault("entries of 'resolutionOrder' cannot be referenced", place, at: reference.range)
    default: break
    }
    guard !reading.sets.contains(text), reading.sets.count < 32 else {
      return fault("'\(text)' refers to itself", place, at: reference.range)
    }
    var inner = reading
    inner.sets.insert(text)
    if let sources = target["sources"]?.array {
      read(sources, at: pointer.names + ["sources"], inner)
    } else {
      reader.read(target, in: target, under: reading.condition)
    }
  }

  // MARK: Modifiers

  /// Returns whether a modifier has contexts, and a default among them.
  @discardableResult
  private mutating func checkModifier(_ modifier: JSONValue, at path: [String]) -> Bool {
    guard let contexts = modifier["contexts"] else {
      fault("a modifier requires 'contexts'", path, at: modifier.range)
      return false
    }
    guard let object = contexts.object, !object.members.isEmpty else {
      fault("a modifier requires at least one context", path + ["contexts"], at: contexts.range)
      return false
    }
    if object.members.count == 1 {
      reader.report(
        .tokenUnsupported(
          "a modifier with only one context, which is equivalent to a set,",
          path,
          at: contexts.range
        )
      )
    }
    for context in object.members where context.value.array == nil {
      fault(
        "expected an array of sources, found \(context.value.noun)",
        path + ["contexts", context.name],
        at: context.value.range
      )
    }
    if let standard = modifier["default"], object[standard.string ?? ""] == nil {
      fault("the default must be one of the contexts", path + ["default"], at: standard.range)
      return false
    }
    return true
  }

  private mutating func readModifier(_ modifier: JSONValue, _ name: String, at path: [String]) {
    guard let contexts = modifier["contexts"]?.object, !contexts.members.isEmpty else { return }
    let names = contexts.members.map { $0.name }
    let standard = modifier["default"]?.string.flatMap { names.firstIndex(of: $0) }
    let sorted =
      [DesignModifier.appearances, DesignModifier.contrasts].lazy
      .compactMap { DesignModifier.order(of: names, in: $0) }.first ?? names
    let place = reader.add(
      DesignModifier(
        name: name,
        range: modifier["contexts"]?.range ?? modifier.range,
        documentation: modifier["description"]?.string,
        contexts: sorted,
        standard: standard.map { sorted.firstIndex(of: names[$0]) ?? 0 } ?? 0
      )
    )
    for context in contexts.members {
      guard let sources = context.value.array,
        let index = sorted.firstIndex(of: context.name)
      else { continue }
      let condition = DesignCondition(modifier: place, context: index)
      read(sources, at: path + ["contexts", context.name], Reading(condition: condition))
    }
  }
}
