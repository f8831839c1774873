// swift-tools-version: 6.2
import PackageDescription

// Tests/Support/consumers.sh writes the repository's path. Warnings are not errors here: Swift
// Build silences those of dependencies, and rejects both options together.
let package = Package(
  name: "Kit",
  platforms: [.macOS(.v15)],
  products: [.library(name: "Kit", targets: ["Kit"])],
  dependencies: [.package(url: "RASTER", exact: "1.0.0")],
  targets: [
    .target(
      name: "Kit",
      dependencies: [.product(name: "Raster", package: "raster")],
      plugins: [.plugin(name: "RasterBuildToolPlugin", package: "raster")]
    )
  ]
)
