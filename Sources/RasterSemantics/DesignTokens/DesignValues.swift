// Converts values of the format's types to expressions of the language.

import RasterSyntax
import RasterValues

/// The leaves of a token's value: a single one without a path, or one for each part.
typealias DesignLeaves = [(path: [String], value: ExpressionSyntax)]

/// Converts values of tokens to expressions.
struct DesignValues {
  let table: DesignTable
  private(set) var diagnostics: [Diagnostic] = []
  var notes: DesignNotes
  /// The token whose value is being converted.
  private(set) var token: DesignToken?
  private let files: DesignFiles
  /// The number of references that can still be followed.
  private var referencesLeft = 200_000
  /// The keys of the tokens whose values refer to a token, by its key.
  private(set) var users: [String: [String]] = [:]

  init(_ table: DesignTable, _ files: DesignFiles, notes: DesignNotes) {
    (self.table, self.files) = (table, files)
    self.notes = notes
  }

  /// Returns the value of a token, or nil after reporting an invalid or unsupported one.
  mutating func leaves(of token: DesignToken, as type: DesignType) -> DesignLeaves? {
    self.token = token
    guard let value = followed(token.value) else { return nil }
    return leaves(of: value, as: type)
  }

  private mutating func leaves(of value: JSONValue, as type: DesignType) -> DesignLeaves? {
    switch type {
    case .strokeStyle: return strokeStyle(value)
    case .border:
      return parts(
        value,
        [("color", .color), ("width", .dimension), ("style", .strokeStyle)],
        of: type
      )
    case .transition:
      return parts(
        value,
        [("duration", .duration), ("delay", .duration), ("timingFunction", .cubicBezier)],
        of: type
      )
    default: return single(value, as: type).map { [([], $0)] }
    }
  }

  // MARK: Faults

  mutating func fault(_ message: String, at range: SourceRange) -> ExpressionSyntax? {
    diagnostics.append(.tokenFile(message, (token?.path ?? []) + ["$value"], at: range))
    return nil
  }

  mutating func mismatch(_ expected: String, _ value: JSONValue) -> ExpressionSyntax? {
    fault("expected \(expected), found \(value.noun)", at: value.range)
  }

  mutating func unsupported(_ what: String, at range: SourceRange) {
    diagnostics.append(.tokenUnsupported(what, token?.path ?? [], at: range))
  }

  /// Returns the parts of an object that has these members.
  ///
  /// Other members of composite types are noted, and those of other types are errors.
  mutating func object(
    _ value: JSONValue,
    _ names: [String],
    optional: Set<String> = [],
    of type: DesignType
  ) -> JSONObject? {
    guard let object = value.object else {
      _ = mismatch("an object", value)
      return nil
    }
    var isWhole = true
    for name in names where object[name] == nil && !optional.contains(name) {
      isWhole = false
      _ = fault("a \(type.rawValue) needs '\(name)'", at: value.range)
    }
    for member in object.members where !names.contains(member.name) {
      if type.isComposite {
        notes.parts.append(("'\(member.name)' of \(type.rawValue)", member.nameRange))
        continue
      }
      isWhole = false
      _ = fault("a \(type.rawValue) has no '\(member.name)'", at: member.nameRange)
    }
    return isWhole ? object : nil
  }

  // MARK: References

  /// Follows references to values; aliases of whole tokens are not followed.
  ///
  /// A token in the place of a value stands for its value.
  mutating func followed(_ value: JSONValue) -> JSONValue? {
    var value = value
    var seen: Set<String> = []
    var depth = 0
    while true {
      if let inner = value["$value"], depth < 64 {
        notes.innerTokens.append(value.range)
        value = inner
        depth += 1
        continue
      }
      guard let text = value["$ref"]?.string else { return value }
      referencesLeft -= 1
      guard seen.insert("\(value.range.file.index) \(text)").inserted, seen.count < 64,
        referencesLeft > 0
      else {
        _ = fault("this reference refers to itself", at: value.range)
        return nil
      }
      guard let (root, pointer) = reference(text, in: value) else {
        _ = fault(
          "expected a reference to a value, as in '#/color/blue/$value'",
          at: value.range
        )
        return nil
      }
      if text.filePart == nil, let key = table.token(at: pointer) {
        return JSONValue(.string("{\(key)}"), at: value.range)
      }
      guard let target = target(of: pointer, in: root) else {
        _ = fault("cannot resolve '\(text)'", at: value.range)
        return nil
      }
      // A value of another file keeps its range, which finds further references in that file.
      let isLocal = target.range.file == value.range.file
      value = JSONValue(target.content, at: isLocal ? value.range : target.range)
    }
  }

  /// Returns the file and the pointer of a reference in a value.
  private func reference(
    _ text: String,
    in value: JSONValue
  ) -> (root: JSONValue, pointer: JSONPointer)? {
    if text.filePart != nil { return files.target(text, from: value.range.file) }
    guard let token, let pointer = JSONPointer(text) else { return nil }
    let isOwn = token.root.range.file == value.range.file
    guard let root = isOwn ? token.root : files.root(of: value.range.file) else { return nil }
    return (root, pointer)
  }

  /// Returns the value to which a pointer leads, through values that are aliases.
  private func target(of pointer: JSONPointer, in root: JSONValue) -> JSONValue? {
    var value = root
    for (index, name) in pointer.names.enumerated() {
      var steps = 0
      while let alias = value.string.flatMap({ JSONPointer.alias($0) }), steps < 32 {
        guard let next = JSONPointer(names: alias + ["$value"]).value(in: root) else { return nil }
        value = next
        steps += 1
      }
      guard let next = JSONPointer(names: [name]).value(in: value) else { return nil }
      value =
        index == pointer.names.count - 1 && next["$value"] != nil ? next["$value"] ?? next : next
    }
    return value
  }

  /// Converts an alias to the name of another token; returns nil if the value is not an alias.
  mutating func alias(_ value: JSONValue, as type: DesignType) -> ExpressionSyntax?? {
    guard let text = value.string, let path = JSONPointer.alias(text) else { return nil }
    let names = table.canonical(path)
    let key = names.joined(separator: ".")
    if let token { users[key, default: []].append(token.key) }
    switch table.type(of: key) {
    case .known(let found):
      guard found == type else {
        return .some(
          fault("expected a \(type.rawValue), found a \(found.rawValue)", at: value.range)
        )
      }
      return .some(table.reference(to: names, at: value.range))
    case .leftOut:
      unsupported("an alias of the omitted token '\(key)'", at: value.range)
      return .some(nil)
    case .missing: return .some(fault("no token named '\(key)'", at: value.range))
    }
  }

  // MARK: Parts

  private mutating func parts(
    _ value: JSONValue,
    _ types: [(name: String, type: DesignType)],
    of type: DesignType
  ) -> DesignLeaves? {
    if let alias = alias(value, as: type) {
      guard let base = alias else { return nil }
      return table.leaves(of: type).map { ($0, base.members($0)) }
    }
    guard let object = object(value, types.map { $0.name }, of: type) else { return nil }
    var result: DesignLeaves = []
    var isWhole = true
    for (name, type) in types {
      guard let part = object[name], let value = followed(part),
        let leaves = leaves(of: value, as: type)
      else {
        isWhole = false
        continue
      }
      result += leaves.map { ([name] + $0.path, $0.value) }
    }
    return isWhole ? result : nil
  }

  private mutating func strokeStyle(_ value: JSONValue) -> DesignLeaves? {
    if let alias = alias(value, as: .strokeStyle) {
      guard let base = alias else { return nil }
      return table.leaves(of: .strokeStyle).map { ($0, base.members($0)) }
    }
    let range = value.range
    if let name = value.string {
      switch name {
      case "solid": return stroke(dashes: [], cap: "butt", at: range)
      case "dashed", "dotted", "double", "groove", "ridge", "outset", "inset":
        unsupported("the stroke style '\(name)', whose dash lengths depend on the tool,", at: range)
        return nil
      default:
        _ = fault("no stroke style named '\(name)'", at: range)
        return nil
      }
    }
    guard let object = object(value, ["dashArray", "lineCap"], of: .strokeStyle) else { return nil }
    guard let lengths = object["dashArray"]?.array else {
      _ = fault("expected an array of lengths", at: range)
      return nil
    }
    let dashes = lengths.map { single($0, as: .dimension) }
    let cap = object["lineCap"]?.string ?? ""
    guard ["round", "butt", "square"].contains(cap) else {
      _ = fault("expected 'round', 'butt' or 'square'", at: object["lineCap"]?.range ?? range)
      return nil
    }
    let known = dashes.compactMap { $0 }
    guard known.count == dashes.count else { return nil }
    return stroke(
      dashes: known.count.isMultiple(of: 2) ? known : known + known,
      cap: cap,
      at: range
    )
  }

  /// Returns a list of lengths, which is never empty, so that its type is known.
  private func stroke(dashes: [ExpressionSyntax], cap: String, at range: SourceRange)
    -> DesignLeaves
  {
    let list = TokenExpressions.list(
      dashes.isEmpty ? [TokenExpressions.number(0, at: range)] : dashes,
      at: range
    )
    let type = ExpressionSyntax(.name("LineCap"), range: range)
    return [(["dash"], list), (["cap"], type.members([cap]))]
  }

  // MARK: Single values

  mutating func single(_ part: JSONValue, as type: DesignType) -> ExpressionSyntax? {
    guard let value = followed(part) else { return nil }
    if let alias = alias(value, as: type) { return alias }
    switch type {
    case .color: return color(value)
    case .dimension: return length(value)
    case .duration: return duration(value)
    case .number:
      return value.number.map { TokenExpressions.number($0, at: value.range) }
        ?? mismatch("a number", value)
    case .fontFamily: return family(value)
    case .fontWeight: return weight(value)
    case .cubicBezier: return curve(value)
    case .shadow: return shadows(value)
    case .gradient: return gradient(value)
    case .typography: return typography(value)
    case .strokeStyle, .border, .transition: return nil
    }
  }
}
