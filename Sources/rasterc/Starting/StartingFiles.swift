// The files that `rasterc new` writes, which have no diagnostics.

import RasterCommands
import RasterFormat
import RasterSemantics
import RasterSyntax

/// The initial files of a component, of tokens with a component, or of a package.
struct StartingFiles {
  /// The files with their paths relative to the output folder.
  let files: [(path: String, text: String)]
  private let name: String
  private let kind: Kind

  private enum Kind { case component, tokens, package }

  /// Throws if the name is invalid or the options cannot be combined.
  init(_ name: String, _ arguments: Arguments) throws(Failure) {
    self.name = name
    try Self.check(name)
    let (isPackage, isTheme) = (arguments.has(.newPackage), arguments.has(.newTokens))
    if isPackage, isTheme { throw .usage("--package and --tokens cannot be combined") }
    let place = arguments[.rasterPackage]
    if place != nil, !isPackage { throw .usage("--dependency requires --package") }
    if isPackage {
      guard let place, !place.isEmpty else {
        throw .usage("missing location of raster: pass --dependency with a folder or a URL")
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

  /// Creates the file of a component.
  ///
  /// Throws if the name is not valid for a component.
  init(component name: String) throws(Failure) {
    (self.name, kind) = (name, .component)
    try Self.check(name)
    files = [Self.formatted(("\(name).raster", StartingSource.component(name)))]
    try checkSources()
  }

  /// The formatted source; long names can change its line breaks.
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
        "a name begins with a capital letter, and contains at most 64 letters, digits and '_';"
          + " found '\(name)'"
      )
    }
  }

  /// Checks the sources, because some names are reserved by the language.
  private func checkSources() throws(Failure) {
    let sources = files.filter { $0.path.hasSuffix(".raster") }
    let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, Array($0.text.utf8)) })
    let store = SourceStore(
      kind: { texts[$0] == nil ? nil : .file },
      identity: { $0 },
      lies: { _, _ in true },
      read: { path, _ in
        texts[path].map { .success($0) } ?? .failure(FileError("no such file"))
      }
    )
    let inputs = sources.map { Input(path: $0.path, isStandardInput: false) }
    let loader = try SourceLoader(inputs, within: nil, jobs: 1, store: store)
    let reports = Compilation(loader, store: store).diagnostics
    if let report = reports.first(where: { $0.severity != .note }) {
      throw .usage("'\(name)' is not a valid name: \(report.message)")
    }
  }

  private static func preview(_ path: String) -> String {
    "rasterc preview \(path) --open  previews it in a browser while you edit\n"
  }

  /// Suggestions for the next steps.
  func advice(in folder: String) -> String {
    switch kind {
    case .component, .tokens:
      let path = files.last.map { Paths.join(folder, $0.path) } ?? ""
      return Self.preview(path) + "rasterc render \(path)  renders it to a file\n"
    case .package:
      let package = Paths.join(folder, name)
      return "cd \(package) && swift test  builds and tests it; the first build takes minutes\n"
        + Self.preview(Paths.join(package, "Sources/\(name)"))
    }
  }
}
