// The SwiftPM command plugin: `swift package raster` runs `rasterc` on the components of a package.

import Foundation
import PackagePlugin

@main
struct RasterCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let run = try Run(
      package: context.package,
      tool: context.tool(named: "rasterc").url,
      words: arguments
    )
    let code = try run.end()
    // What is wrong has been written, and SwiftPM adds the code.
    if code != 0 { exit(code) }
  }
}

/// One call of the plugin: a command of `rasterc`, on the inputs that follow it or on the package's targets.
private struct Run {
  private let package: Package
  private let tool: URL
  private let command: String
  /// What follows the command and `--target`.
  private let words: [String]
  /// The targets whose folders are the inputs; empty for all that have components.
  private let targets: [String]

  private static let help = """
    Checks, formats, tests and generates the components of a package.

    usage: swift package raster COMMAND [INPUT…] [--target NAME] [options]

    commands:
      generate  Write Swift, for those who commit it: into --output, else where raster.json
                says, else into 'Generated' in the folder of each target.
      check     Report what is wrong.
      format    Write sources in one style.
      test      Compare looks with looks.lock.
      …         Any other command of rasterc.

    Inputs stand before options. Without any, generate, check, format and test take the folders of all
    targets that have .raster files, or of those that --target names. What is written needs
    'swift package --allow-writing-to-package-directory raster …' where SwiftPM cannot ask.
    'swift package raster check --help' shows the options of a command.

    """

  init(package: Package, tool: URL, words: [String]) throws {
    self.package = package
    self.tool = tool
    var extractor = ArgumentExtractor(words)
    targets = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    command = rest.first ?? "--help"
    self.words = Array(rest.dropFirst())
  }

  /// Does what is asked, and gives the exit code.
  func end() throws -> Int32 {
    switch command {
    case "--help", "-h", "help":
      print(Self.help)
      return 0
    case "generate", "gen": return try generate()
    case "check", "format", "test":
      return try hasInputs ? rasterc([command] + words) : rasterc([command] + folders() + words)
    default: return try rasterc([command] + words)
    }
  }

  /// Whether the words say what to read; or nothing is read.
  private var hasInputs: Bool {
    words.first?.hasPrefix("-") == false || words.contains("--help") || words.contains("-h")
  }

  private func generate() throws -> Int32 {
    if hasInputs { return try rasterc(["gen"] + words) }
    let hasOutput = words.contains { $0.hasPrefix("--output") || $0.hasPrefix("-o") }
    for folder in try folders() {
      let output = folder == "." ? "Generated" : "\(folder)/Generated"
      let place = hasOutput || saysOutput(folder) ? [] : ["--output", output]
      let code = try rasterc(["gen", folder] + place + words)
      if code != 0 { return code }
    }
    return 0
  }

  /// Whether the nearest `raster.json` says where generated Swift belongs.
  private func saysOutput(_ folder: String) -> Bool {
    var url = package.directoryURL.appending(path: folder).standardizedFileURL
    let root = package.directoryURL.standardizedFileURL.pathComponents.count
    while url.pathComponents.count >= root {
      if let data = try? Data(contentsOf: url.appending(path: "raster.json")) {
        let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        return (file?["gen"] as? [String: Any])?["outputDirectory"] != nil
      }
      url.deleteLastPathComponent()
    }
    return false
  }

  /// The folders of the targets, as seen from the package's.
  private func folders() throws -> [String] {
    let modules = package.targets.compactMap { $0 as? any SourceModuleTarget }
    for name in targets where !modules.contains(where: { $0.name == name }) {
      throw Failure("there is no target '\(name)' of Swift sources in '\(package.displayName)'")
    }
    let chosen = modules.filter { targets.isEmpty || targets.contains($0.name) }
    let folders = chosen.map(\.directoryURL).filter(Self.hasComponents).map(relativePath)
    guard !folders.isEmpty else {
      let place = targets.isEmpty ? "'\(package.displayName)'" : targets.joined(separator: ", ")
      throw Failure(
        """
        there is no .raster file in a target of \(place); a target needs a .swift file, too, even one of a \
        comment alone: SwiftPM leaves out a target of .raster files
        """
      )
    }
    return Array(Set(folders)).sorted()
  }

  private static func hasComponents(_ folder: URL) -> Bool {
    let files = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "raster" { return true }
    }
    return false
  }

  private func relativePath(_ folder: URL) -> String {
    let (path, root) = (
      folder.standardizedFileURL.pathComponents,
      package.directoryURL.standardizedFileURL.pathComponents
    )
    guard path.starts(with: root) else { return folder.path }
    return path.count == root.count ? "." : path.dropFirst(root.count).joined(separator: "/")
  }

  /// Runs the tool in the package's folder, and gives its exit code.
  private func rasterc(_ words: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = words
    process.currentDirectoryURL = package.directoryURL
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// What the plugin cannot do, in words.
private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
