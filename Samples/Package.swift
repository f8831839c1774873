// swift-tools-version: 6.2
import PackageDescription

// A package that uses components: what a user of the plugin writes, and a server that draws a template.
let package = Package(
  name: "Samples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "raster", path: "..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [.product(name: "Raster", package: "raster")],
      path: ".",
      exclude: ["Components/fonts/OFL.txt", "Server"],
      sources: ["Gallery"],
      plugins: [.plugin(name: "RasterPlugin", package: "raster")]
    ),
    .executableTarget(
      name: "CardServer",
      dependencies: [
        .product(name: "Raster", package: "raster"),
        .product(name: "RasterInterpreter", package: "raster"),
      ],
      path: "Server",
      exclude: ["Ticket.raster"]
    ),
  ]
)
