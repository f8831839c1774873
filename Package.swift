// swift-tools-version: 6.2
import PackageDescription

// Users draw with debug builds, so every module that draws is also optimised in debug, file by
// file, so that both of SwiftPM's build systems build it incrementally. The standard library then
// checks no pointers, except with `-Xswiftc -assert-config -Xswiftc Debug`, as `.ci/run optimized`
// does. Compiler modules are not optimised: every user of the plugin compiles them first, and they
// are fast enough.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

// `Builtin` provides instructions of the processor: see Prefetch.swift and SHA256Instructions.swift.
let drawing = optimized + [SwiftSetting.enableExperimentalFeature("BuiltinModule")]

// Enables instructions of x86-64 on Linux: 32-byte vectors, and SHA-256, which only explicit calls
// use. Callers check at run time. Compilers for other processors ignore the options.
let (wide, digests) = (instructions("-mavx2"), instructions("-msha"))

func instructions(_ option: String) -> [SwiftSetting] {
  let options = ["-Xarch_x86_64", option, "-Wno-unused-command-line-argument"]
  return [.unsafeFlags(options.flatMap { ["-Xcc", $0] }, .when(platforms: [.linux]))]
}

// Before publishing: the address and the checksum of a release's bundle, from `.ci/release`.
let release: (url: String, checksum: String)? = nil

// The plugin's tool is compiled with the package, or comes from a bundle of `.ci/release`:
//
// - With the trait `Prebuilt`, it comes from the bundle of `release`. This is the default once
//   there is a release. The trait `FromSource` compiles the tool; if both are enabled, it is
//   compiled. SwiftPM downloads the bundle in both cases.
// - If RASTER_TOOL_BUNDLE names a bundle on this machine, it comes from there, whatever the traits:
//
//       RASTER_TOOL_BUNDLE=/somewhere/raster-tools.artifactbundle swift build
//
//   With RASTER_TOOL_BUNDLE=none, it is compiled, and nothing is downloaded.
let (bundledTools, pluginTools): ([Target], [Target.Dependency]) = {
  let path = Context.environment["RASTER_TOOL_BUNDLE"] ?? ""
  if path.isEmpty, let release {
    return (
      [.binaryTarget(name: "rastergen-bundle", url: release.url, checksum: release.checksum)],
      [
        .target(name: "rastergen-bundle", condition: .when(traits: ["Prebuilt"])),
        .target(name: "rastergen", condition: .when(traits: ["FromSource"])),
      ]
    )
  }
  if path.isEmpty || path == "none" { return ([], ["rastergen"]) }
  // Paths of bundles are relative to this folder.
  let root = Context.packageDirectory.split(separator: "/").map { _ in "../" }.joined()
  let relative = path.hasPrefix("/") ? root + path.dropFirst() : path
  return ([.binaryTarget(name: "rastergen-bundle", path: relative)], ["rastergen-bundle"])
}()

let package = Package(
  name: "raster",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "RasterUI", targets: ["RasterUI"]),
    .library(name: "RasterStorage", targets: ["RasterStorage"]),
    .library(name: "RasterInterpreter", targets: ["RasterInterpreter"]),
    .library(name: "RasterTesting", targets: ["RasterTesting"]),
    .library(name: "RasterLive", targets: ["RasterLive"]),
    .executable(name: "rasterc", targets: ["rasterc"]),
    .plugin(name: "RasterBuildToolPlugin", targets: ["RasterBuildToolPlugin"]),
    .plugin(name: "RasterCommandPlugin", targets: ["RasterCommandPlugin"]),
  ],
  // Without a release, neither trait has an effect.
  traits: [
    .default(enabledTraits: release == nil ? [] : ["Prebuilt"]),
    .trait(name: "Prebuilt", description: "Use the build plugin's tool of the release."),
    .trait(name: "FromSource", description: "Compile the build plugin's tool."),
  ],
  targets: [
    // The runtime, which users link as `Raster`: caches, views and servers, drawing itself, and the
    // values that both drawing and the compiler use. Rounding and square roots, which are exact
    // everywhere, are library calls on processors without such an instruction. On Linux, they
    // require linking that library.
    .target(
      name: "Raster",
      dependencies: ["RasterDrawing", "RasterValues"],
      swiftSettings: optimized
    ),
    .target(
      name: "RasterDrawing",
      dependencies: ["RasterValues", "RasterWide"],
      swiftSettings: drawing
    ),
    .target(
      name: "RasterValues",
      swiftSettings: drawing + digests,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),

    // Rasterizer kernels for processors with wide vectors.
    .target(name: "RasterWide", swiftSettings: drawing + wide),

    // Views for Apple's frameworks. It re-exports no values, because SwiftUI has sixteen of their
    // names.
    .target(name: "RasterUI", dependencies: ["Raster"], swiftSettings: optimized),

    // The optional disk tier of caches.
    .target(name: "RasterStorage", dependencies: ["Raster"], swiftSettings: optimized),

    // The compiler, stage by stage.
    .target(name: "RasterSyntax"),
    .target(name: "RasterFormat", dependencies: ["RasterSyntax"]),
    .target(name: "RasterSemantics", dependencies: ["RasterSyntax", "RasterValues"]),
    // Other vector formats: reads SVG and converts it to component sources.
    .target(
      name: "RasterVectors",
      dependencies: ["RasterSemantics", "RasterSyntax", "RasterValues"]
    ),
    // Exports for other platforms, such as SVG.
    .target(
      name: "RasterExports",
      dependencies: ["RasterDrawing", "RasterPages", "RasterSyntax", "RasterValues"],
      swiftSettings: optimized
    ),
    .target(
      name: "RasterInterpreter",
      dependencies: [
        "RasterSemantics", "RasterSyntax", "RasterDrawing", "RasterValues", "RasterVectors",
      ],
      swiftSettings: optimized
    ),
    .target(
      name: "RasterCodegen",
      dependencies: ["RasterSemantics", "RasterSyntax", "RasterValues"]
    ),
    // Code completion, for the language server and for pages.
    .target(name: "RasterCompletion", dependencies: ["RasterSemantics", "RasterSyntax"]),
    // The functions that a page calls in WebAssembly: files, programs, reports and images. `Module`
    // is the part that a script builds for browsers.
    .target(
      name: "RasterWeb",
      dependencies: [
        "RasterCodegen", "RasterCompletion", "RasterDrawing", "RasterFormat", "RasterInterpreter",
        "RasterSemantics", "RasterSyntax", "RasterValues",
      ],
      exclude: ["Module"],
      swiftSettings: optimized
    ),
    // Converts that module to 32-bit memory, which all browsers support.
    .executableTarget(name: "weblower"),
    // HTML pages written by tools, with text and images.
    .target(
      name: "RasterPages",
      dependencies: ["RasterDrawing", "RasterValues"],
      exclude: ["Web"],
      swiftSettings: optimized
    ),
    // Swift Testing expectations for users' tests.
    .target(name: "RasterTesting", dependencies: ["Raster", "RasterPages"]),
    // Command lines: the parts that all commands share, `rasterc` with all commands, and the
    // plugin's tool. The tool is compiled in every build that uses the plugin, so it depends on no
    // module that draws.
    .target(
      name: "RasterCommands",
      dependencies: ["RasterSyntax", "RasterSemantics", "RasterCodegen", "RasterVectors"]
    ),
    // Sources that are reloaded when they change, and a running program that draws from them, for
    // users' debug builds.
    .target(
      name: "RasterWatch",
      dependencies: ["RasterCommands", "RasterSemantics", "RasterSyntax"]
    ),
    .target(
      name: "RasterLive",
      dependencies: [
        "Raster", "RasterCommands", "RasterInterpreter", "RasterSemantics", "RasterUI",
        "RasterWatch",
      ]
    ),
    // The explanations of diagnostics, for `rasterc explain` and the documentation.
    .target(
      name: "RasterExplanations",
      dependencies: ["RasterSemantics", "RasterSyntax", "RasterVectors"]
    ),
    .executableTarget(
      name: "rasterc",
      dependencies: [
        "RasterCodegen", "RasterCommands", "RasterExplanations", "RasterExports", "RasterFormat",
        "RasterPages", "RasterPreview",
        "RasterServer", "RasterSyntax", "RasterSemantics", "RasterInterpreter", "RasterStorage",
        "RasterValues", "RasterVectors", "RasterWatch", "Raster",
      ]
    ),
    // A server for one page, reachable only from this machine, and the page.
    .target(name: "RasterPreview", dependencies: ["RasterPages"], exclude: ["Web"]),
    // A language server for editors, over any pair of streams.
    .target(
      name: "RasterServer",
      dependencies: [
        "RasterCommands", "RasterCompletion", "RasterFormat", "RasterInterpreter",
        "RasterSemantics", "RasterSyntax",
        "RasterWatch", "Raster",
      ]
    ),
    .executableTarget(name: "rastergen", dependencies: ["RasterCommands"]),
    .plugin(
      name: "RasterBuildToolPlugin",
      capability: .buildTool(),
      dependencies: pluginTools,
      path: "Sources/RasterBuildToolPlugin"
    ),
    .plugin(
      name: "RasterCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "raster",
          description:
            "Check, format and test the components of a package, and generate Swift from them."
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: "It writes generated Swift, formatted sources and files of looks."
          )
        ]
      ),
      dependencies: ["rasterc"],
      path: "Sources/RasterCommandPlugin"
    ),

    // Tests.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "GeneratedSamples", "Raster", "RasterCodegen", "RasterFormat", "RasterInterpreter",
        "RasterSemantics", "RasterStorage", "RasterSyntax", "TestSupport",
      ],
      path: "Tests/Benchmarks",
      exclude: ["Figures/figures.txt"]
    ),
    // Checks invariants on thousands of programs.
    .executableTarget(
      name: "Proofs",
      dependencies: [
        "Raster", "RasterCommands", "RasterFormat", "RasterInterpreter", "RasterSemantics",
        "RasterServer", "RasterSyntax", "TestSupport",
      ],
      path: "Tests/Proofs",
      exclude: ["Planted"]
    ),
    // The entry point for libFuzzer, which on its own reruns saved inputs.
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "Raster", "RasterCodegen", "RasterInterpreter", "RasterSemantics", "RasterStorage",
        "RasterSyntax",
      ],
      path: "Tests/Fuzzing"
    ),
    .testTarget(
      name: "RasterInterpreterTests",
      dependencies: [
        "RasterInterpreter", "RasterSemantics", "RasterSyntax", "Raster", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RastercTests",
      dependencies: [
        "rasterc", "rastergen", "RasterExplanations", "RasterInterpreter", "RasterSemantics",
        "RasterValues", "RasterVectors", "Raster", "TestSupport",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "RepositoryTests",
      exclude: ["PublicDeclarations.txt"],
      swiftSettings: optimized
    ),
    // The documentation's pages and example programs.
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["DocumentationPrograms", "TestSupport"]
    ),
    .target(
      name: "DocumentationPrograms",
      dependencies: [
        "GeneratedSamples", "Raster", "RasterInterpreter", "RasterLive", "RasterStorage",
      ],
      path: "Tests/Support/Programs"
    ),
    .testTarget(
      name: "ContractTests",
      dependencies: ["GeneratedSamples", "Raster", "TestSupport"]
    ),
    .testTarget(
      name: "RasterWebTests",
      dependencies: [
        "RasterCommands", "RasterSemantics", "RasterSyntax", "RasterValues", "RasterVectors",
        "RasterWeb", "TestSupport", "weblower",
      ]
    ),
    .testTarget(
      name: "RasterLiveTests",
      dependencies: [
        "GeneratedSamples", "Raster", "RasterInterpreter", "RasterLive", "TestSupport",
      ]
    ),
    .testTarget(name: "RasterPreviewTests", dependencies: ["RasterPreview", "TestSupport"]),
    .testTarget(name: "RasterServerTests", dependencies: ["RasterServer", "TestSupport"]),
    .testTarget(name: "RasterStorageTests", dependencies: ["Raster", "RasterStorage"]),
    .testTarget(
      name: "RasterTestingTests",
      dependencies: ["GeneratedSamples", "Raster", "RasterTesting", "TestSupport"],
      exclude: ["Looks"]
    ),
    .testTarget(
      name: "RasterTests",
      dependencies: ["Raster", "TestSupport"],
      exclude: ["Codecs/Fixtures", "Rasterizer/Fixtures", "Text/OpenType/Fixtures"],
      swiftSettings: optimized
    ),
    .target(
      name: "TestSupport",
      dependencies: [
        "RasterCommands", "RasterFormat", "RasterInterpreter", "RasterServer", "RasterSyntax",
        "RasterSemantics", "RasterVectors", "Raster",
      ],
      path: "Tests/Support",
      exclude: [
        "address-sanitizer.sh", "Agents", "agents.sh", "api-breakages.txt", "api.py",
        "apple-availability.sh", "Batch",
        "batch-engines.sh", "Browser", "Cards", "compare-generated.sh", "consumer-symbols.sh",
        "consumers.sh", "Consumers",
        "containers.sh", "Corpus", "corpus.sh", "limits.sh",
        "documentation.sh", "Editor/command.sh", "Editor/extension-test.js", "Editor/emacs.el",
        "Editor/neovim.lua",
        "Editor/vscode.js",
        "emacs.sh", "Embedded", "embedded.sh", "Encoders",
        "encoders.sh", "Exports", "exports.sh", "figures.py",
        "Frameworks", "fuzz.sh", "generated-modes.sh", "Generated", "Hostile", "hostile.sh",
        "hummingbird.sh", "Kit", "kit-package.sh", "neovim.sh", "Peers", "planted-bugs.sh",
        "prebuilt.sh", "preview.sh", "Programs", "random-programs.sh", "Release",
        "Server",
        "server.sh", "thread-sanitizer.sh", "tree-sitter.sh", "TreeSitter", "vector-renderers.py",
        "vector-suite.py", "Vectors", "vscode.sh",
        "Web",
        "web.sh",
        "wide-symbols.sh",
      ],
      sources: [
        "AnimationReader.swift", "Compile.swift", "Editor/EditorClient.swift",
        "Editor/EditSession.swift",
        "FixItCount.swift", "Fixture.swift", "FormatCheck.swift", "GatedStore.swift",
        "Golden.swift", "HTTPClient.swift", "Imported.swift", "JSONSchema.swift",
        "ManualClock.swift",
        "Mistakes.swift",
        "Mutants.swift",
        "RandomPrograms", "Repository.swift", "Rewrites",
        "Scenes", "SeededGenerator.swift", "SmallStack.swift", "Thoroughness.swift",
        "Waiting.swift",
      ],
      swiftSettings: optimized
    ),
    .target(name: "GeneratedSamples", dependencies: ["Raster"], path: "Tests/Support/Generated"),
    .testTarget(
      name: "RasterSyntaxTests",
      dependencies: ["RasterSyntax", "TestSupport"],
      exclude: ["Fixtures"],
      swiftSettings: optimized
    ),
    .testTarget(
      name: "RasterFormatTests",
      dependencies: ["RasterFormat", "RasterSyntax", "TestSupport"]
    ),
    .testTarget(
      name: "RasterSemanticsTests",
      dependencies: [
        "RasterInterpreter", "RasterSemantics", "RasterSyntax", "RasterVectors", "Raster",
        "TestSupport",
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "RasterExplanationsTests",
      dependencies: ["RasterExplanations", "RasterInterpreter", "RasterSyntax", "TestSupport"]
    ),
    .testTarget(name: "RasterCodegenTests", dependencies: ["RasterCodegen", "TestSupport"]),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "GeneratedSamples", "Raster", "RasterCodegen", "RasterExplanations", "RasterInterpreter",
        "RasterSemantics", "RasterSyntax", "TestSupport",
      ],
      exclude: ["Language"]
    ),
  ] + bundledTools,
  swiftLanguageModes: [.v6]
)
