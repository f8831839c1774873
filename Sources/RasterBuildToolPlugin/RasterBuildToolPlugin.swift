// The SwiftPM build-tool plugin: one command per target turns its `.raster` files into Swift.

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
      tool: tool(context)
    ).commands()
  }

  /// The tool, compiled with the package or from a bundle.
  private func tool(_ context: PluginContext) throws -> URL {
    do {
      return try context.tool(named: "rastergen").url
    } catch {
      Diagnostics.error("there is no tool; enable the trait 'FromSource' of the package 'raster'")
      throw error
    }
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

/// The single command of a target.
///
/// Its inputs are all `.raster` files of the target and the files that they reference. Its outputs
/// are one Swift file per `.raster` file.
private struct Generation {
  let target: String
  let folder: URL
  let package: URL
  let files: [URL]
  /// The target's dependencies, with or without `.raster` files.
  let modules: [Module]
  let output: URL
  let tool: URL

  /// Sorted, so that the command does not depend on the order in which the system lists files.
  private static func sources(_ files: [URL]) -> [URL] {
    files.filter { $0.pathExtension == "raster" }.sorted { $0.path < $1.path }
  }

  /// The extensions of files that a source can reference.
  ///
  /// They are those of `InputKind` in Sources/RasterCommands, which a plugin cannot call; a test
  /// compares the two.
  private static let kinds = [
    "png", "jpg", "jpeg", "webp", "gif", "bmp", "svg", "svgz", "xml", "ttf", "otf", "ttc",
    "otc", "json",
  ]

  /// The files that sources reference, so that the command runs again when one changes.
  ///
  /// Also includes `looks.lock` files, because SwiftPM warns about a target's unhandled files.
  private static func assets(_ files: [URL]) -> [URL] {
    let known = files.filter {
      kinds.contains($0.pathExtension.lowercased()) || $0.lastPathComponent == "looks.lock"
    }
    return Set(known + sources(files).flatMap(named(by:))).sorted { $0.path < $1.path }
  }

  /// The files that a source's string literals name.
  ///
  /// Includes files with any extension, and files that the target excludes.
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

  /// The modules that have `.raster` files.
  private var drawingModules: [Module] {
    modules.filter { !Self.sources($0.files).isEmpty }.sorted { $0.name < $1.name }
  }

  /// The project files in the parent folders of the target's folder, up to the package's.
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

  /// The file to which the tool writes the warnings of its last run.
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

  /// Repeats the last run's warnings if no input has changed, because the command is not run again.
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
