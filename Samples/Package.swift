// swift-tools-version: 6.2
import PackageDescription

// A package that uses components with the plugin, as a user would write it. `Kit`, `Server` and
// `SocialCards` are separate packages.
let package = Package(
  name: "Samples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "raster", path: "..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [.product(name: "Raster", package: "raster")],
      path: ".",
      exclude: ["Components/fonts/OFL.txt", "Kit", "Server", "SocialCards"],
      sources: ["Gallery"],
      plugins: [.plugin(name: "RasterBuildToolPlugin", package: "raster")]
    )
  ]
)
