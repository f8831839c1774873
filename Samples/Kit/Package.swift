// swift-tools-version: 6.2
import PackageDescription

// The kit as a package, whose components are Swift types.
let package = Package(
  name: "Kit",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [.library(name: "ComponentKit", targets: ["ComponentKit"])],
  dependencies: [.package(name: "raster", path: "../..")],
  targets: [
    .target(
      name: "ComponentKit",
      dependencies: [.product(name: "Raster", package: "raster")],
      path: "Components",
      exclude: ["looks.lock"],
      plugins: [.plugin(name: "RasterBuildToolPlugin", package: "raster")]
    )
  ]
)
