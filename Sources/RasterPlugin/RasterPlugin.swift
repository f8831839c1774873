// The SwiftPM build-tool plugin: one command a target turns its `.raster` files into Swift.

import Foundation
import PackagePlugin

@main
struct RasterPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    return try Generation(
      target: target.name,
      folder: target.directoryURL,
      files: target.sourceFiles.map(\.url),
      output: context.pluginWorkDirectoryURL,
      tool: context.tool(named: "rastergen").url
    ).commands
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension RasterPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    try Generation(
      target: target.displayName,
      folder: context.xcodeProject.directoryURL,
      files: target.inputFiles.map(\.url),
      output: context.pluginWorkDirectoryURL.appending(path: target.displayName),
      tool: context.tool(named: "rastergen").url
    ).commands
  }
}
#endif

/// The one command of a target: all its `.raster`, image, font and token files in, a Swift file for each
/// `.raster` file out.
private struct Generation {
  let target: String
  let folder: URL
  let files: [URL]
  let output: URL
  let tool: URL

  /// Sorted, so that the command does not depend on the order in which a system lists files.
  private var sources: [URL] {
    files.filter { $0.pathExtension == "raster" }.sorted { $0.path < $1.path }
  }

  /// Pictures, fonts and tokens, so that the command runs again when one changes; and the files of looks,
  /// since SwiftPM warns of those of a target that nothing reads.
  private var assets: [URL] {
    let kinds = ["png", "jpg", "jpeg", "ttf", "otf", "ttc", "otc", "json"]
    return files.filter {
      kinds.contains($0.pathExtension.lowercased()) || $0.lastPathComponent == "looks.lock"
    }
    .sorted { $0.path < $1.path }
  }

  var commands: [Command] {
    guard !sources.isEmpty else { return [] }
    return [
      .buildCommand(
        displayName: "Generating Swift from the components of \(target)",
        executable: tool,
        arguments: [
          "gen", "--root", folder.path, "--self-contained", "--output-directory", output.path,
        ]
          + sources.map(\.path),
        inputFiles: sources + assets,
        outputFiles: sources.map { output.appending(path: generatedName($0)) }
      )
    ]
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
