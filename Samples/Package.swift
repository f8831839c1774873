// swift-tools-version: 6.2
import PackageDescription

// A package that uses components: what a user of the plugin writes.
let package = Package(
  name: "Samples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "raster", path: "..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [.product(name: "Raster", package: "raster")],
      path: ".",
      exclude: ["Components/fonts/OFL.txt"],
      sources: ["Gallery"],
      plugins: [.plugin(name: "RasterPlugin", package: "raster")]
    )
  ]
)
