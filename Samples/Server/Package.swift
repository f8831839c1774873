// swift-tools-version: 6.2
import PackageDescription

// A server that draws a template for signed addresses, on swift-nio.
let package = Package(
  name: "CardServer",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "raster", path: "../.."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .executableTarget(
      name: "CardServer",
      dependencies: [
        .product(name: "Raster", package: "raster"),
        .product(name: "RasterInterpreter", package: "raster"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ]
    )
  ]
)
