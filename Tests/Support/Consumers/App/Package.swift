// swift-tools-version: 6.2
import PackageDescription

let raster: [Target.Dependency] = [.product(name: "Raster", package: "raster")]
let plugin: [Target.PluginUsage] = [.plugin(name: "RasterBuildToolPlugin", package: "raster")]

// Tests/Support/consumers.sh writes the repository's path.
let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "RASTER", exact: "1.0.0"),
    .package(path: "../Kit"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: raster + [
        "Buttons", "Committed", "Kinds", "OldMode", "Strict", "Themed",
        .product(name: "Kit", package: "Kit"),
      ]
    ),
    .target(
      name: "OldMode",
      dependencies: raster,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: plugin
    ),
    .target(
      name: "Strict",
      dependencies: raster,
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
      ],
      plugins: plugin
    ),
    .target(
      name: "Buttons",
      dependencies: raster,
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: plugin
    ),
    .target(
      name: "Theme",
      dependencies: raster,
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: plugin
    ),
    .target(
      name: "Themed",
      dependencies: raster + ["Theme"],
      swiftSettings: [
        .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
      ],
      plugins: plugin
    ),
    // A file of each kind that a source can name; their replacements are not part of the target.
    .target(
      name: "Kinds",
      dependencies: raster,
      exclude: ["other"],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: plugin
    ),
    // The output of the command plugin is committed, and built without a plugin.
    .target(
      name: "Committed",
      dependencies: raster,
      exclude: ["Components"],
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
  ]
)
