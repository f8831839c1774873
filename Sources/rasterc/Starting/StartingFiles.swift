// The files that `rasterc new` writes, which have no reports.

import RasterCommands
import RasterFormat
import RasterSemantics
import RasterSyntax

/// The first files of a component, of tokens and a component, or of a package.
struct StartingFiles {
  /// With their paths below the folder that they are written into.
  let files: [(path: String, text: String)]
  private let name: String
  private let kind: Kind

  private enum Kind { case component, tokens, package }

  /// Fails where the name is none, or the options do not belong together.
  init(_ name: String, _ arguments: Arguments) throws(Failure) {
    self.name = name
    try Self.check(name)
    let (isPackage, isTheme) = (arguments.has(.newPackage), arguments.has(.newTokens))
    if isPackage, isTheme { throw .usage("--package and --tokens exclude each other") }
    let place = arguments[.rasterPackage]
    if place != nil, !isPackage { throw .usage("--dependency belongs to --package") }
    if isPackage {
      guard let place, !place.isEmpty else {
        throw .usage("say where the package finds raster: --dependency, a folder or an address")
      }
      kind = .package
      files = StartingPackage(name: name, raster: place).files.map(Self.formatted)
    } else if isTheme {
      kind = .tokens
      files = [
        ("\(name).raster", StartingSource.tokens(name)),
        ("\(name)Button.raster", StartingSource.button(name)),
      ].map(Self.formatted)
    } else {
      kind = .component
      files = [Self.formatted(("\(name).raster", StartingSource.component(name)))]
    }
    try checkSources()
  }

  /// The file of a component.
  ///
  /// Fails if the name cannot be one of a component.
  init(component name: String) throws(Failure) {
    (self.name, kind) = (name, .component)
    try Self.check(name)
    files = [Self.formatted(("\(name).raster", StartingSource.component(name)))]
    try checkSources()
  }

  /// A source in the one style: long names break lines.
  private static func formatted(_ file: (path: String, text: String)) -> (String, String) {
    guard file.path.hasSuffix(".raster") else { return file }
    let source = SourceFile(id: FileID(0), path: file.path, bytes: Array(file.text.utf8))
    let bytes = Formatting.checked(parse(source))?.bytes ?? source.bytes
    return (file.path, String(decoding: bytes, as: UTF8.self))
  }

  private static func check(_ name: String) throws(Failure) {
    let isName =
      name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      } && name.first?.isUppercase == true && name.utf8.count <= 64
    guard isName else {
      throw .usage(
        "a name begins with a capital letter, and has letters, digits and '_', 64 at most;"
          + " found '\(name)'"
      )
    }
  }

  /// Checks the sources: some names are the language's own.
  private func checkSources() throws(Failure) {
    let sources = files.filter { $0.path.hasSuffix(".raster") }
    let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, Array($0.text.utf8)) })
    let store = SourceStore(
      kind: { texts[$0] == nil ? nil : .file },
      identity: { $0 },
      lies: { _, _ in true },
      read: { path, _ in
        texts[path].map { .success($0) } ?? .failure(FileError("there is no such file"))
      }
    )
    let inputs = sources.map { Input(path: $0.path, isStandardInput: false) }
    let loader = try SourceLoader(inputs, within: nil, jobs: 1, store: store)
    let reports = Compilation(loader, store: store).diagnostics
    if let report = reports.first(where: { $0.severity != .note }) {
      throw .usage("'\(name)' cannot be the name: \(report.message)")
    }
  }

  private static func preview(_ path: String) -> String {
    "rasterc preview \(path) --open  shows it in a browser, and follows your changes\n"
  }

  /// What one may do next, for people.
  func advice(in folder: String) -> String {
    switch kind {
    case .component, .tokens:
      let path = files.last.map { Paths.join(folder, $0.path) } ?? ""
      return Self.preview(path) + "rasterc render \(path)  draws it into a file\n"
    case .package:
      let package = Paths.join(folder, name)
      return "cd \(package) && swift test  builds and tests it, in minutes at first\n"
        + Self.preview(Paths.join(package, "Sources/\(name)"))
    }
  }
}
