// Converts token files in older forms: a step of `rasterc import`.

import RasterCommands
import RasterSemantics
import RasterSyntax

/// The files that an import of token files writes, with notes.
struct TokenImport {
  private(set) var files: [(path: String, bytes: [UInt8])] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sources = SourceFiles()
  /// The name of the resolver for files that are converted together.
  private let title: String

  /// Converts files together: aliases lead from one to another.
  ///
  /// Time is proportional to the length of the files.
  init(_ inputs: TokenInputs, named name: String?, isStrict: Bool) throws(Failure) {
    title = name ?? inputs.title
    if let name, name.isEmpty || name.contains("/") {
      throw .usage("--name is the name of a file; found '\(name)'")
    }
    var loose: [TokenSet] = []
    var isCurrent = true
    for (index, input) in inputs.files.enumerated() {
      let bytes = try FileSystem.read(input.path, limit: .source)
      let id = sources.add(path: input.path, bytes: bytes)
      guard id == FileID(index), let file = sources[id] else { continue }
      let tree = parse(file)
      diagnostics += tree.diagnostics
      guard let json = tree.json else { continue }
      guard json.object != nil, json["resolutionOrder"] == nil else {
        note("this is not a token file, and is not converted", at: json.range.start)
        continue
      }
      if DesignForm(json) == .sets {
        convertSets(json, named: input.name)
      } else {
        isCurrent = isCurrent && CurrentTokens.isCurrent(json)
        loose.append(TokenSet(name: input.name, title: nil, root: json))
      }
    }
    if isCurrent {
      for set in loose {
        note("the file is in the current format; nothing is written", at: set.root.range.start)
      }
    } else {
      convertFiles(loose)
    }
    guard isStrict, !diagnostics.isEmpty else { return }
    for index in diagnostics.indices { diagnostics[index].severity = .error }
    files = []
  }

  private mutating func note(_ message: String, at range: SourceRange) {
    var note = Diagnostic(.importFeatureUnsupported, message, at: range)
    note.severity = .note
    diagnostics.append(note)
  }

  // MARK: Files

  private mutating func convertFiles(_ sets: [TokenSet]) {
    let themes = TokenThemes(count: sets.count)
    write(sets, themes, resolver: sets.count > 1 ? title : nil)
  }

  /// Converts an export: each set becomes a file, and its themes a resolver.
  private mutating func convertSets(_ root: JSONValue, named name: String) {
    var members: [String: JSONValue] = [:]
    var order: [String] = []
    for member in root.object?.members ?? [] {
      if member.name.hasPrefix("$") { continue }
      members[member.name] = member.value
      order.append(member.name)
    }
    let listed = root["$metadata"]?["tokenSetOrder"]?.array?.compactMap { $0.string } ?? []
    var seen: Set<String> = []
    let names = (listed + order).filter { members[$0] != nil && seen.insert($0).inserted }
    var paths: Set<String> = []
    let sets = names.compactMap { title in
      members[title].map { root in
        TokenSet(name: Self.path(name, title, &paths), title: title, root: root)
      }
    }
    let themes = TokenThemes(root, sets)
    for loss in themes.losses { note(loss.message, at: loss.range) }
    write(sets, themes, resolver: name)
  }

  /// Returns the path of a set in a folder with the export's name; no two paths are equal, also on
  /// file systems that ignore case.
  private static func path(_ name: String, _ title: String, _ used: inout Set<String>) -> String {
    let parts = title.split(separator: "/").map { Self.plain(String($0)) }
    let path = ([name] + (parts.isEmpty ? ["set"] : parts)).joined(separator: "/")
    var result = path
    var number = 2
    while !used.insert(result.lowercased()).inserted {
      result = "\(path)-\(number)"
      number += 1
    }
    return result
  }

  /// Returns a part of a set's name with only letters, digits and a few signs.
  private static func plain(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      result.unicodeScalars.append(isPlain || scalar == "_" || scalar == " " ? scalar : "-")
    }
    return result
  }

  private mutating func write(_ sets: [TokenSet], _ themes: TokenThemes, resolver: String?) {
    let conversion = TokenConversion(sets, themes)
    diagnostics += conversion.diagnostics
    var paths: [String] = []
    for (set, file) in zip(sets, conversion.files) {
      let path = "\(set.name).tokens.json"
      paths.append(path)
      files.append((path, Array((file ?? .object([:])).indented().utf8) + [0x0A]))
    }
    guard let name = resolver else { return }
    // The paths in a resolver are relative to its own folder.
    let folder = Paths.folder(of: name)
    let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
    func relative(_ path: String) -> String {
      path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
    let themed = writeThemed(conversion.themedFiles, themes, in: name, besides: sets)
    let order = TokenResolver(
      themes,
      conversion.graph,
      paths: paths.map(relative),
      calculated: themed.map { $0.map { $0.map(relative) } }
    )
    for loss in order.losses { note(loss.message, at: sets[loss.set].root.range.start) }
    files.append(("\(name).resolver.json", Array(order.json.indented().utf8) + [0x0A]))
  }
}

extension TokenImport {
  /// Writes the values that depend on a theme, and returns the paths by groups and their themes.
  private mutating func writeThemed(
    _ contents: [[JSON?]],
    _ themes: TokenThemes,
    in name: String,
    besides sets: [TokenSet]
  ) -> [[String?]] {
    var used = Set(sets.map { $0.name.lowercased() })
    return zip(contents, themes.groups).map { contents, group in
      zip(contents, group.themes).map { content, theme in
        guard let content else { return nil }
        let title = "calculations/\(group.name)-\(theme.name)"
        let path = "\(Self.path(name, title, &used)).tokens.json"
        files.append((path, Array(content.indented().utf8) + [0x0A]))
        return path
      }
    }
  }
}

/// Distinguishes files that need no conversion.
enum CurrentTokens {
  /// Whether all tokens of a file are written as the current format requires.
  static func isCurrent(_ root: JSONValue) -> Bool {
    guard DesignForm(root) == .current else { return false }
    let tokens = TokenCollection([TokenSet(name: "", title: nil, root: root)]).tokens
    return tokens.allSatisfy { token in
      guard let name = token.declaredType else { return true }
      guard let type = DesignType(rawValue: name) else {
        if case .drawn = DeclaredKind(name) { return false }
        return true
      }
      return isCurrent(token.value, as: type)
    }
  }

  private static func isCurrent(_ value: JSONValue, as type: DesignType) -> Bool {
    if TokenGraph.alias(of: value) != nil { return true }
    if let values = value.array { return values.allSatisfy { isCurrent($0, as: type) } }
    if let object = value.object {
      if object["x"] != nil || object["y"] != nil { return false }
      return object.members.allSatisfy { member in
        guard type.isComposite, let part = TokenNames.part(member.name) else { return true }
        return isCurrent(member.value, as: part)
      }
    }
    guard let text = value.string else { return true }
    switch type {
    case .fontFamily, .strokeStyle, .cubicBezier, .gradient: return true
    case .fontWeight: return TokenWeight(text) != nil && text == text.lowercased()
    default: return false
    }
  }
}
