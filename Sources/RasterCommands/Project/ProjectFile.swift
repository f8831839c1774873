// `raster.json`: a project's settings for warnings and commands, which options override.

import RasterCodegen
import RasterSyntax

/// A project file and its diagnostics.
///
///     {
///       "edition": "2027",
///       "warnings": { "unread-property": "allow", "invisible-text": "error" },
///       "format": { "lineLength": 100 },
///       "gen": { "access": "public", "namespace": "Kit", "outputDirectory": "Generated" }
///     }
///
/// `Grammar/Schemas/raster.json` is its schema.
struct ProjectFile: Sendable {
  static let name = "raster.json"

  /// The levels of warnings by name; `all` is also a name.
  private(set) var levels: [String: Level] = [:]
  /// The edition of the project's sources, unless they select one themselves.
  private(set) var edition: Edition?
  /// The range of the edition's value.
  private(set) var editionRange: SourceRange?
  /// The position of the first member, and whether there are any.
  private(set) var membersStart: Int?
  private(set) var hasMembers = false
  /// The maximum columns in a line of a formatted source, or `nil` if the file does not specify it.
  private(set) var lineLength: Int?
  /// `access` of `gen`: the access level of declarations without an access modifier.
  private(set) var access: Access?
  /// `namespace` and `outputDirectory` of `gen`; the folder is relative to the project file.
  private(set) var namespace, outputDirectory: String?
  private(set) var diagnostics: [Diagnostic]
  let source: SourceFile

  init(_ source: SourceFile) {
    self.source = source
    let tree = parse(source)
    diagnostics = tree.diagnostics
    guard let value = tree.json else { return }
    if let object = value.object {
      (membersStart, hasMembers) = (Int(value.range.lower) + 1, !object.members.isEmpty)
    }
    read(value, noun: "the file") { file, member in
      switch member.name {
      case "$schema": file.expect(member.value.string, "a string", at: member)
      case "edition": file.readEdition(member)
      case "warnings": file.readLevels(member.value)
      case "format": file.readFormat(member.value)
      case "gen": file.readGen(member.value)
      default: file.report(member, ["$schema", "edition", "warnings", "format", "gen"])
      }
    }
  }

  /// Calls `member` for each member of an object.
  private mutating func read(
    _ value: JSONValue,
    noun: String,
    _ member: (inout ProjectFile, JSONObject.Member) -> Void
  ) {
    guard let object = value.object else {
      diagnostics.append(
        .projectFile("expected an object for \(noun), found \(value.noun)", at: value.range)
      )
      return
    }
    for each in object.members { member(&self, each) }
  }

  private mutating func readEdition(_ member: JSONObject.Member) {
    editionRange = member.value.range
    edition = member.value.string.flatMap { Edition(rawValue: $0) }
    guard edition == nil else { return }
    let year = member.value.number.flatMap { Int(exactly: $0) }.map { "\($0)" }
    diagnostics.append(
      .projectFile(
        "expected \(Edition.list) for 'edition'",
        at: member.value.range,
        nearest: (member.value.string ?? year).flatMap { Edition.nearest(to: $0)?.rawValue }
      )
    )
  }

  private mutating func readLevels(_ value: JSONValue) {
    read(value, noun: "'warnings'") { file, member in
      let code = Diagnostic.Code(rawValue: member.name)
      if code?.severity == .error {
        let message = "'\(member.name)' is an error, and its level cannot be changed"
        file.diagnostics.append(.projectFile(message, at: member.nameRange))
      } else if code == nil, member.name != "all" {
        let names = Diagnostic.Code.allCases.filter { $0.severity != .error }.map(\.rawValue)
        file.report(member, names, "unknown warning")
      } else {
        file.levels[member.name] = file.choice(member, Level.self)
      }
    }
  }

  private mutating func readFormat(_ value: JSONValue) {
    read(value, noun: "'format'") { file, member in
      guard member.name == "lineLength" else { return file.report(member, ["lineLength"]) }
      let range = 40...400
      let number = member.value.number.flatMap { Int(exactly: $0) }
      if let number, range.contains(number) {
        file.lineLength = number
      } else {
        file.expect(nil as Int?, "an integer from 40 to 400", at: member)
      }
    }
  }

  private mutating func readGen(_ value: JSONValue) {
    read(value, noun: "'gen'") { file, member in
      switch member.name {
      case "access": file.access = file.choice(member, Access.self)
      case "namespace":
        let name = member.value.string.flatMap { isNamespace($0) ? $0 : nil }
        file.namespace = file.expect(name, "the name of a Swift enum", at: member)
      case "outputDirectory":
        file.outputDirectory = file.expect(member.value.string, "a string", at: member)
      default: file.report(member, ["access", "namespace", "outputDirectory"])
      }
    }
  }

  /// The folder that `gen` writes to, relative to the working directory, or `nil` if unspecified.
  ///
  /// Throws if the folder lies outside the project: a downloaded project may only direct output
  /// into its own folder.
  func outputFolder() throws(Failure) -> String? {
    guard let outputDirectory else { return nil }
    let project = Paths.folder(of: source.path)
    let folder = Paths.normalized(Paths.join(project, outputDirectory))
    guard FileSystem.lies(folder, in: project) else {
      throw .usage(
        "'\(source.path)' names the output folder '\(folder)' outside its project; pass --output"
      )
    }
    return folder
  }

  private mutating func choice<Choice>(
    _ member: JSONObject.Member,
    _ type: Choice.Type
  ) -> Choice? where Choice: CaseIterable & RawRepresentable<String> {
    let names = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return expect(member.value.string.flatMap(Choice.init), names, at: member)
  }

  /// Returns the value; if it is `nil`, reports which value was expected.
  @discardableResult
  private mutating func expect<Value>(
    _ value: Value?,
    _ text: String,
    at member: JSONObject.Member
  ) -> Value? {
    if value == nil {
      let message = "expected \(text) for '\(member.name)'"
      diagnostics.append(.projectFile(message, at: member.value.range))
    }
    return value
  }

  /// Reports an unknown name.
  private mutating func report(
    _ member: JSONObject.Member,
    _ names: [String],
    _ text: String = "unknown key"
  ) {
    diagnostics.append(
      .projectFile(
        "\(text) '\(member.name)'",
        at: member.nameRange,
        nearest: nearestName(to: member.name, in: names)
      )
    )
  }
}

extension Diagnostic {
  /// Reports an unknown name or an invalid value in a project file.
  ///
  ///     { "warnigns": {} }
  ///     //^^^^^^^^^^ error: unknown key 'warnigns'
  fileprivate static func projectFile(
    _ message: String,
    at range: SourceRange,
    nearest: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .projectFile,
      message,
      at: range,
      fixIts: nearest.map {
        [FixIt("replace with '\($0)'", replacing: range, with: "\"\($0)\"", isGuess: true)]
      } ?? []
    )
  }
}
