// `raster.json`: what a project asks of its warnings and commands, where no option says otherwise.

import RasterCodegen
import RasterSyntax

/// A project's file, and what is wrong with it.
///
///     {
///       "warnings": { "unread-property": "allow", "invisible-text": "error" },
///       "format": { "lineLength": 100 },
///       "gen": { "access": "public", "namespace": "Kit", "outputDirectory": "Generated" }
///     }
///
/// `Grammar/Schemas/raster.json` is its schema.
struct ProjectFile: Sendable {
  static let name = "raster.json"

  /// The levels of warnings, by their names, which may be `all`.
  private(set) var levels: [String: Level] = [:]
  /// Columns that a line of a formatted source may take; nil where the file does not say.
  private(set) var lineLength: Int?
  /// `access` of `gen`, which holds for declarations that have no word for it.
  private(set) var access: Access?
  /// `namespace` and `outputDirectory` of `gen`, the folder as the project's file names it.
  private(set) var namespace, outputDirectory: String?
  private(set) var diagnostics: [Diagnostic]
  let source: SourceFile

  init(_ source: SourceFile) {
    self.source = source
    let tree = parse(source)
    diagnostics = tree.diagnostics
    guard let value = tree.json else { return }
    read(value, noun: "the file") { file, member in
      switch member.name {
      case "$schema": file.expect(member.value.string, "a string", at: member)
      case "warnings": file.readLevels(member.value)
      case "format": file.readFormat(member.value)
      case "gen": file.readGen(member.value)
      default: file.report(member, ["$schema", "warnings", "format", "gen"])
      }
    }
  }

  /// Goes through the members of an object.
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

  private mutating func readLevels(_ value: JSONValue) {
    read(value, noun: "'warnings'") { file, member in
      let code = Diagnostic.Code(rawValue: member.name)
      if code?.severity == .error {
        let message = "'\(member.name)' is an error, and stays one"
        file.diagnostics.append(.projectFile(message, at: member.nameRange))
      } else if code == nil, member.name != "all" {
        let names = Diagnostic.Code.allCases.filter { $0.severity != .error }.map(\.rawValue)
        file.report(member, names, "there is no warning")
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
        file.expect(nil as Int?, "a whole number from 40 to 400", at: member)
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

  /// The folder that `gen` writes to, seen from where the command runs; nil where the file does not say.
  ///
  /// Throws if it lies outside of the project's folder: a file of others says where `gen` writes only there.
  func outputFolder() throws(Failure) -> String? {
    guard let outputDirectory else { return nil }
    let project = Paths.folder(of: source.path)
    let folder = Paths.normalized(Paths.join(project, outputDirectory))
    guard FileSystem.lies(folder, in: project) else {
      throw .usage(
        "'\(folder)', which \(source.path) names, lies outside of its project; pass --output"
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

  /// The value; where it is nil, that another one was expected is reported.
  @discardableResult
  private mutating func expect<Value>(
    _ value: Value?,
    _ words: String,
    at member: JSONObject.Member
  ) -> Value? {
    if value == nil {
      let message = "expected \(words) for '\(member.name)'"
      diagnostics.append(.projectFile(message, at: member.value.range))
    }
    return value
  }

  /// Reports a name that means nothing.
  private mutating func report(
    _ member: JSONObject.Member,
    _ names: [String],
    _ words: String = "there is no key"
  ) {
    diagnostics.append(
      .projectFile(
        "\(words) '\(member.name)'",
        at: member.nameRange,
        nearest: nearestName(to: member.name, in: names)
      )
    )
  }
}

extension Diagnostic {
  /// Something in a project's file that means nothing.
  ///
  ///     { "warnigns": {} }
  ///     //^^^^^^^^^^ error: there is no key 'warnigns'
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
