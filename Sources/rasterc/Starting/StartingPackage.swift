// The package that `rasterc new --package` creates.

import RasterCommands

/// A Swift package with a component and a test.
struct StartingPackage {
  let name: String
  /// A folder, or the URL of a repository.
  let raster: String

  /// The name of the component, which must differ from the module's.
  private var component: String { name == "Chip" ? "Badge" : "Chip" }

  /// The files, with paths that start with the package's folder.
  var files: [(path: String, text: String)] {
    [
      ("\(name)/Package.swift", manifest),
      ("\(name)/.gitignore", ".build/\n"),
      ("\(name)/Sources/\(name)/\(component).raster", StartingSource.component(component)),
      ("\(name)/Sources/\(name)/raster.json", project),
      ("\(name)/Sources/\(name)/\(name).swift", module),
      ("\(name)/Tests/\(name)Tests/\(component)Tests.swift", tests),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [\(dependency)],
      targets: [
        .target(
          name: "\(name)",
          dependencies: [.product(name: "Raster", package: "\(identity)")],
          plugins: [.plugin(name: "RasterBuildToolPlugin", package: "\(identity)")]
        ),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)", .product(name: "Raster", package: "\(identity)")]
        ),
      ]
    )

    """
  }

  /// Generated declarations are visible outside the module.
  private var project: String { "{ \"gen\": { \"access\": \"public\" } }\n" }

  private var module: String {
    """
    // The .raster files in this folder declare components; the plugin generates Swift from them.

    """
  }

  private var tests: String {
    """
    import \(name)
    import Raster
    import Testing

    @Suite struct \(component)Tests {
      @Test func `the pressed state looks different`() throws {
        let plain = try \(component)().png(scale: 2)
        let pressed = try \(component)(isPressed: true).png(scale: 2)
        #expect(plain != pressed)
      }

      @Test func `the width follows the title`() {
        let environment = Environment()
        let short = \(component)(title: "Go").naturalSize(in: environment)
        let long = \(component)(title: "Go there").naturalSize(in: environment)
        #expect(short.width < long.width)
      }
    }

    """
  }

  private var isAddress: Bool {
    raster.hasSuffix(".git") || raster.split(separator: "/").first?.hasSuffix(":") == true
  }

  private var dependency: String {
    let place = Self.literal(raster)
    return isAddress ? ".package(url: \(place), branch: \"main\")" : ".package(path: \(place))"
  }

  /// The package identity in SwiftPM: the last component of its location.
  private var identity: String {
    let last = Paths.name(of: Paths.normalized(raster))
    return Self.escaped(last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
  }

  private static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }
}
