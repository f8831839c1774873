// The SwiftPM command plugin: `swift package raster` runs `rasterc` on the components of a package.

import Foundation
import PackagePlugin

@main
struct RasterCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let run = try Run(
      package: context.package,
      tool: context.tool(named: "rasterc").url,
      arguments: arguments
    )
    let code = try run.end()
    // The tool has already reported the errors, and SwiftPM adds the exit code.
    if code != 0 { exit(code) }
  }
}

/// One invocation: a command of `rasterc`, on the given inputs or on the package's targets.
private struct Run {
  private let package: Package
  private let tool: URL
  private let command: String
  /// The arguments after the command and `--target`.
  private let arguments: [String]
  /// The targets whose folders are the inputs; empty for all targets with components.
  private let targets: [String]

  private static let help = """
    Check, format and test the components of a package, and generate Swift from them.

    usage: swift package raster COMMAND [INPUT…] [--target NAME] [options]

    commands:
      generate  Write Swift files that you check in: to --output, to the folder in raster.json,
                or to the folder 'Generated' of each target.
      check     Report errors and warnings.
      format    Format sources.
      test      Compare looks with looks.lock.
      …         Any other command of rasterc.

    examples:
      swift package raster check
          Check the sources of all targets.
      swift package --allow-writing-to-package-directory raster format --target App
          Format the sources of one target.

    Inputs precede options. Without inputs, generate, check, format and test use the folders of all
    targets that have .raster files, or those of --target. SwiftPM asks for permission to write to
    the package. In a run without a terminal, pass it:
    'swift package --allow-writing-to-package-directory raster …'.
    'swift package raster check --help' shows the options of a command.

    """

  init(package: Package, tool: URL, arguments: [String]) throws {
    self.package = package
    self.tool = tool
    var extractor = ArgumentExtractor(arguments)
    targets = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    command = rest.first ?? "--help"
    self.arguments = Array(rest.dropFirst())
  }

  /// Runs the command and returns the exit code.
  func end() throws -> Int32 {
    switch command {
    case "--help", "-h", "help":
      print(Self.help)
      return 0
    case "generate", "gen": return try generate()
    case "check", "format", "test":
      return try hasInputs
        ? rasterc([command] + arguments) : rasterc([command] + folders() + arguments)
    default: return try rasterc([command] + arguments)
    }
  }

  /// Whether the arguments name inputs or request help, which needs none.
  private var hasInputs: Bool {
    arguments.first?.hasPrefix("-") == false || arguments.contains("--help")
      || arguments.contains("-h")
  }

  private func generate() throws -> Int32 {
    if hasInputs { return try rasterc(["gen"] + arguments) }
    let hasOutput = arguments.contains { $0.hasPrefix("--output") || $0.hasPrefix("-o") }
    for folder in try folders() {
      let output = folder == "." ? "Generated" : "\(folder)/Generated"
      let place = hasOutput || saysOutput(folder) ? [] : ["--output", output]
      let code = try rasterc(["gen", folder] + place + arguments)
      if code != 0 { return code }
    }
    return 0
  }

  /// Whether the nearest `raster.json` specifies the output folder of generated Swift.
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

  /// The folders of the targets, relative to the package's folder.
  private func folders() throws -> [String] {
    let modules = package.targets.compactMap { $0 as? any SourceModuleTarget }
    for name in targets where !modules.contains(where: { $0.name == name }) {
      throw Failure("no target '\(name)' with Swift sources in '\(package.displayName)'")
    }
    let chosen = modules.filter { targets.isEmpty || targets.contains($0.name) }
    let folders = chosen.map(\.directoryURL).filter(Self.hasComponents).map(relativePath)
    guard !folders.isEmpty else {
      let place = targets.isEmpty ? "'\(package.displayName)'" : targets.joined(separator: ", ")
      throw Failure(
        """
        no .raster files in the targets of \(place); a target also needs a .swift file, even if it contains \
        only a comment, because SwiftPM ignores targets without one
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

  /// Runs the tool in the package's folder and returns its exit code.
  private func rasterc(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = package.directoryURL
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The reason why the plugin cannot continue.
private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
