// swift-tools-version: 6.2
import PackageDescription

// A server for social cards, with Hummingbird.
let package = Package(
  name: "SocialCards",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "raster", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird.git", from: "2.28.0"),
    .package(url: "https://github.com/apple/swift-http-types.git", from: "1.8.0"),
  ],
  targets: [
    .executableTarget(
      name: "SocialCards",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Raster", package: "raster"),
      ],
      plugins: [.plugin(name: "RasterBuildToolPlugin", package: "raster")]
    )
  ]
)
