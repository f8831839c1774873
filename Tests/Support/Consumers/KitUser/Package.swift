// swift-tools-version: 6.2
import PackageDescription

// Tests/Support/kit-package.sh writes the kit's path.
let package = Package(
  name: "KitUser",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "KIT")],
  targets: [
    .executableTarget(
      name: "KitUser",
      dependencies: [.product(name: "ComponentKit", package: "Kit")],
      swiftSettings: [.treatAllWarnings(as: .error)]
    )
  ]
)
