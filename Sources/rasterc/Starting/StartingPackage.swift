// The package that `rasterc new --package` writes.

import RasterCommands

/// A Swift package with a component and a test.
struct StartingPackage {
  let name: String
  /// A folder, or the address of a repository.
  let raster: String

  /// The component, which is not called as its module.
  private var component: String { name == "Chip" ? "Badge" : "Chip" }

  /// With their paths, which begin with the package's folder.
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

  /// What is generated is seen from outside of the module.
  private var project: String { "{ \"gen\": { \"access\": \"public\" } }\n" }

  private var module: String {
    """
    // Components are declared in the .raster files of this folder; the plugin turns them into Swift.

    """
  }

  private var tests: String {
    """
    import \(name)
    import Raster
    import Testing

    @Suite struct \(component)Tests {
      @Test func `pressed, it looks otherwise`() throws {
        let plain = try \(component)().png(scale: 2)
        let pressed = try \(component)(isPressed: true).png(scale: 2)
        #expect(plain != pressed)
      }

      @Test func `it is as wide as its words`() {
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

  /// What Swift's package manager calls it: the last part of its place.
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
