// The SwiftPM build-tool plugin: one command a target turns its `.raster` files into Swift.

import PackagePlugin

@main
struct RasterPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] { [] }
}
