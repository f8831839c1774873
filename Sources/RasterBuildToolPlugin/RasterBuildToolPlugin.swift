// The SwiftPM build-tool plugin: one command a target turns its `.raster` files into Swift.

import Foundation
import PackagePlugin

@main
struct RasterBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    return try Generation(
      target: target.name,
      folder: target.directoryURL,
      package: context.package.directoryURL,
      files: target.sourceFiles.map(\.url),
      modules: target.recursiveTargetDependencies.compactMap { dependency in
        guard let module = dependency as? SourceModuleTarget else { return nil }
        return Module(
          name: module.moduleName,
          folder: module.directoryURL,
          files: module.sourceFiles.map(\.url)
        )
      },
      output: context.pluginWorkDirectoryURL,
      tool: context.tool(named: "rastergen").url
    ).commands()
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension RasterBuildToolPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try Generation(
      target: target.displayName,
      folder: context.xcodeProject.directoryURL,
      package: context.xcodeProject.directoryURL,
      files: target.inputFiles.map(\.url),
      modules: [],
      output: context.pluginWorkDirectoryURL.appending(path: target.displayName),
      tool: context.tool(named: "rastergen").url
    ).commands()
  }
}
#endif

/// A module that a target depends on, whose `.raster` files it may import.
private struct Module {
  let name: String
  let folder: URL
  let files: [URL]
}

/// The one command of a target: all its `.raster` files and what they read in, a Swift file for each
/// `.raster` file out.
private struct Generation {
  let target: String
  let folder: URL
  let package: URL
  let files: [URL]
  /// What the target depends on, whether or not it has sources of ours.
  let modules: [Module]
  let output: URL
  let tool: URL

  /// Sorted, so that the command does not depend on the order in which a system lists files.
  private static func sources(_ files: [URL]) -> [URL] {
    files.filter { $0.pathExtension == "raster" }.sorted { $0.path < $1.path }
  }

  /// The ends of the names of files that a source can name.
  ///
  /// They are those of `InputKind` in Sources/RasterCommands, which a plugin cannot call; a test compares
  /// the two.
  private static let kinds = ["png", "jpg", "jpeg", "svg", "ttf", "otf", "ttc", "otc", "json"]

  /// What sources read, so that the command runs again when it changes; and the files of looks, since
  /// SwiftPM warns of those of a target that nothing reads.
  private static func assets(_ files: [URL]) -> [URL] {
    let known = files.filter {
      kinds.contains($0.pathExtension.lowercased()) || $0.lastPathComponent == "looks.lock"
    }
    return Set(known + sources(files).flatMap(named(by:))).sorted { $0.path < $1.path }
  }

  /// The files that the strings of a source lead to, whatever their names end in and whether or not the
  /// target excludes them.
  private static func named(by source: URL) -> [URL] {
    guard let text = try? String(contentsOf: source, encoding: .utf8) else { return [] }
    let folder = source.deletingLastPathComponent()
    return text.split(whereSeparator: \.isNewline).flatMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst()
        .filter { $0.contains(".") && $0.utf8.count < 256 }
        .map { folder.appending(path: String($0)).standardizedFileURL }
        .filter { $0.pathExtension != "raster" && isFile($0) }
    }
  }

  private static func isFile(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// The modules that have sources.
  private var drawingModules: [Module] {
    modules.filter { !Self.sources($0.files).isEmpty }.sorted { $0.name < $1.name }
  }

  /// The project files of the folders around the target's, up to the package's.
  private var projects: [URL] {
    var found: [URL] = []
    var place = folder.standardizedFileURL
    let depth = package.standardizedFileURL.pathComponents.count
    while place.pathComponents.count > depth {
      place.deleteLastPathComponent()
      let file = place.appending(path: "raster.json")
      if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
    }
    return found
  }

  /// Where the tool writes the warnings of its last run.
  private var reports: URL { output.appending(path: "raster-reports.txt") }

  func commands() -> [Command] {
    let sources = Self.sources(files)
    guard !sources.isEmpty else { return [] }
    let modules = drawingModules
    let inputs =
      sources + Self.assets(files) + projects
      + modules.flatMap { Self.sources($0.files) + Self.assets($0.files) }
    repeatWarnings(of: inputs)
    return [
      .buildCommand(
        displayName: "Generating Swift from the components of \(target)",
        executable: tool,
        arguments: [
          "gen", "--root", folder.path, "--sandbox", "--project-root", package.path,
          "--diagnostic-file", reports.path, "--output-directory", output.path,
        ]
          + modules.flatMap { ["--module", "\($0.name)=\($0.folder.path)"] } + sources.map(\.path),
        inputFiles: inputs,
        outputFiles: sources.map { output.appending(path: generatedName($0)) }
      )
    ]
  }

  /// Warns as the last run did where nothing has changed since: then the command does not run again.
  private func repeatWarnings(of inputs: [URL]) {
    guard let last = Self.date(of: reports),
      let text = try? String(contentsOf: reports, encoding: .utf8),
      inputs.allSatisfy({ Self.date(of: $0).map { $0 <= last } ?? false })
    else { return }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ": warning: ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let place = parts[0].split(separator: ":")
      let path = place.dropLast(2).joined(separator: ":")
      Diagnostics.warning(
        String(parts[1]),
        file: path,
        line: place.dropLast().last.flatMap { Int($0) }
      )
    }
  }

  private static func date(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// The name of a generated file.
  ///
  /// The rule is that of `generatedName` in Sources/RasterCodegen, which a plugin cannot call; a
  /// test compares the two.
  private func generatedName(_ source: URL) -> String {
    let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    let relative =
      source.path.hasPrefix(root) ? String(source.path.dropFirst(root.count)) : source.path
    var name = ""
    for character in relative {
      switch character {
      case "/": name += "+"
      case "+": name += "%2B"
      case "%": name += "%25"
      default: name.append(character)
      }
    }
    return name + ".swift"
  }
}
