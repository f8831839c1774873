// Only regular files of a limited size are read.

import Foundation
import TestSupport
import Testing

@Suite struct FileTests {
  private let place: Workplace

  /// A folder with a named pipe that has no writer.
  init() throws {
    place = try Workplace(["Dot.raster": dot])
    #expect(mkfifo(place.url.appending(path: "pipe").path(percentEncoded: false), 0o600) == 0)
    #expect(
      mkfifo(place.url.appending(path: "pipe.raster").path(percentEncoded: false), 0o600) == 0
    )
  }

  private func component(_ head: String = "", drawing line: String) -> String {
    "\(head)\ncomponent Box {\n  size 4, 4\n  draw {\n    \(line)\n  }\n}\n"
  }

  @Test(arguments: ["/dev/zero", "pipe"])
  func `an image that is a device or a pipe is reported at its position`(path: String) throws {
    try place.write(component(drawing: "image \"\(path)\", at: (0, 0)"), to: "Box.raster")
    let run = try place.run("check", "Box.raster", "--diagnostic-format", "short")
    #expect(run.code == 1)
    #expect(
      run.errors.hasPrefix(
        "Box.raster:5:11: error: '\(path)' cannot be drawn: it is not a regular file"
      )
    )
  }

  @Test(arguments: ["/dev/zero", "pipe"])
  func `a font that is a device or a pipe is reported at its position`(path: String) throws {
    let face = "font \"Brand\", file: \"\(path)\""
    try place.write(component(face, drawing: "fill rect(bounds), with: #000"), to: "Box.raster")
    let run = try place.run("check", "Box.raster", "--diagnostic-format", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("'\(path)' cannot be used as a font: it is not a regular file"))
  }

  @Test func `an import of a pipe is reported at its position`() throws {
    let text = component("import \"pipe.raster\"", drawing: "fill rect(bounds), with: #000")
    try place.write(text, to: "Box.raster")
    let run = try place.run("check", "Box.raster", "--diagnostic-format", "short")
    #expect(run.code == 1)
    let message = "error: 'pipe.raster' cannot be read: it is not a regular file"
    #expect(run.errors.hasPrefix("Box.raster:1:8: \(message)"))
  }

  @Test func `an import of a file that is not a source is reported without quoting it`() throws {
    try place.write("secret=1234\n", to: "secret.txt")
    let text = component("import \"secret.txt\"", drawing: "fill rect(bounds), with: #000")
    try place.write(text, to: "Box.raster")
    let run = try place.run("check", "Box.raster")
    #expect(run.code == 1)
    #expect(run.errors.contains("only .raster files and .json token files can be imported"))
    #expect(!run.errors.contains("1234"))
  }

  @Test func `a file that the kernel generates counts as empty`() throws {
    try #require(FileManager.default.fileExists(atPath: "/proc/self/environ"))
    let link = place.url.appending(path: "Environment.raster").path(percentEncoded: false)
    #expect(symlink("/proc/self/environ", link) == 0)
    let secret = ["SECRET": "x_1234"]
    let run = try place.run("check", "Environment.raster", environment: secret)
    #expect(!run.errors.contains("1234"))
    let state = try place.run(
      "render",
      "Dot.raster",
      "--properties",
      "/proc/self/environ",
      environment: secret
    )
    #expect(state.code == 3)
    #expect(!state.errors.contains("1234"))
  }

  @Test(arguments: [
    ["check", "."], ["check", "pipe"], ["render", "Dot.raster", "--properties", "pipe"],
    ["render", "Dot.raster", "--properties", "/dev/zero"],
    ["render", "Dot.raster", "--font", "pipe"], ["render", "Dot.raster", "--font", "/dev/zero"],
    ["gen", ".", "--output-directory", "out"],
  ])
  func `other inputs that are devices or pipes stop the command`(words: [String]) throws {
    let run = try place.run(all: words)
    #expect(run.code == 3)
    #expect(run.errors.contains("': it is not a regular file\n"))
    #expect(place.names(in: "out") == [])
  }

  @Test func `a property that is set to a pipe is reported`() throws {
    try place.write(
      """
      component Photo {
        state photo: Image? = nil
        size 4, 4
        draw { fill rect(bounds), with: #000 }
      }

      """,
      to: "Photo.raster"
    )
    let run = try place.run("render", "Photo.raster", "--set", "photo=pipe", "-o", "a.png")
    #expect(run.code == 2)
    #expect(run.errors.contains("it is not a regular file"))
    try place.write("{\"photo\": \"pipe\"}", to: "values.json")
    let file = try place.run("render", "Photo.raster", "--properties", "values.json", "-o", "a.png")
    #expect(file.code == 3)
    #expect(file.errors.contains("it is not a regular file"))
  }

  @Test func `images outside the root are reported if all must be inside it`() throws {
    let png = try Data(
      contentsOf: repositoryRoot.appending(path: "Samples/Components/images/cell.png")
    )
    try place.write("", to: "in/empty")
    try png.write(to: place.url.appending(path: "cell.png"))
    try png.write(to: place.url.appending(path: "in/cell.png"))
    let link = place.url.appending(path: "in/link.png").path(percentEncoded: false)
    #expect(symlink("../cell.png", link) == 0)
    for (path, isInside) in [("cell.png", true), ("../cell.png", false), ("link.png", false)] {
      try place.write(component(drawing: "image \"\(path)\", at: (0, 0)"), to: "in/Box.raster")
      for words in [["check", "in"], ["gen", "in", "--output-directory", "out"]] {
        let run = try place.run(all: words + ["--sandbox"])
        #expect(run.code == (isInside ? 0 : 1), "\(words) \(path)")
        #expect(run.errors.contains("--sandbox allows only files in 'in'") == !isInside)
        #expect(try place.run(all: words).code == 0)
      }
    }
  }
}
