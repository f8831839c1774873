// `rasterc diff` and `--against`: differences between drawings, as text and on a page.

import Foundation
import Testing

@Suite struct DiffTests {
  private let toggle = """
    component Toggle {
      state isOn: Bool = false
      size 52, 32

      draw {
        fill roundedRect(bounds, radius: 16), with: isOn ? #0A8A4A : #C8C8CC
        layer shadows: [Shadow(#00000040, blur: 3, offset: (0, 1))] {
          fill ellipse(Rect(x: isOn ? 22 : 2, y: 2, width: 28, height: 28)), with: #FFFFFF
        }
      }

      states { on isOn: true }
    }

    """

  /// A Git repository with the toggle committed; nil without Git.
  private func repository() throws -> Workplace {
    let place = try Workplace(["Controls/Toggle.raster": toggle])
    for words in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "First"],
    ] { #expect(try git(words, in: place) == 0) }
    return place
  }

  private func git(_ words: [String], in place: Workplace) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + words
    process.currentDirectoryURL = place.url
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private var changed: String {
    toggle.replacing("#0A8A4A", with: "#0B8F4D").replacing("blur: 3", with: "blur: 4")
  }

  @Test func `two files are compared operation by operation`() throws {
    let place = try Workplace(["A.raster": toggle, "B.raster": changed])
    let run = try place.run("diff", "A.raster", "B.raster")
    #expect(run.code == 10)
    #expect(
      run.text == """
        Toggle/on changed: fill 1: colour #0A8A4A → #0B8F4D; layer 1: shadow blur 3 → 4
        Toggle/plain changed: layer 1: shadow blur 3 → 4

        """,
      "\(run.text)"
    )
    #expect(run.errors == "4 of 4 looks changed; 8 drawn\n", "\(run.errors)")
    #expect(try place.run("diff", "A.raster", "A.raster").code == 0)
  }

  /// The description of a change of the source.
  private func words(_ part: String, _ other: String) throws -> String {
    let place = try Workplace([
      "A.raster": toggle, "B.raster": toggle.replacing(part, with: other),
    ])
    let lines = try place.run("diff", "A.raster", "B.raster", "--scale", "1").text
    return String(lines.split(separator: "\n").last ?? "")
  }

  @Test func `operations and their arguments have their names in the language`() throws {
    #expect(
      try words("radius: 16", "radius: 12") == "Toggle/plain changed: fill 1: radius 16 → 12"
    )
    #expect(
      try words("roundedRect(bounds, radius: 16)", "rect(bounds)")
        == "Toggle/plain changed: fill 1: shape roundedRect → rect, radius 16 → none"
    )
    #expect(
      try words("layer shadows", "stroke rect(bounds), with: #000000, width: 2\n    layer shadows")
        == "Toggle/plain changed: stroke 1 was added"
    )
    #expect(
      try words("offset: (0, 1)", "offset: (0, 1), inner: true")
        == "Toggle/plain changed: layer 1: shadow inner none → true"
    )
    #expect(
      try words("layer shadows", "layer opacity: 50%, shadows")
        == "Toggle/plain changed: layer 1: opacity none → 50%"
    )
    #expect(
      try words(
        "with: #FFFFFF",
        "with: linearGradient(from: .top, to: .bottom, [#FFFFFF, #EEEEEE])"
      ).hasPrefix(
        "Toggle/plain changed: fill 2: gradient none → linear"
      )
    )
    #expect(
      try words("size 52, 32", "size 60, 32")
        == "Toggle/plain changed: box: width 52 → 60; fill 1: width 52 → 60"
    )
  }

  @Test func `a revision is read from Git, and the file of looks is ignored`() throws {
    let place = try repository()
    #expect(try place.run("test", "--against", "HEAD", "Controls").code == 0)
    try place.write(changed, to: "Controls/Toggle.raster")
    let run = try place.run("test", "--against", "HEAD", "Controls")
    #expect(run.code == 10, "\(run.errors)")
    #expect(run.text.contains("Toggle/plain changed: layer 1: shadow blur 3 → 4\n"), "\(run.text)")
    for words in [["HEAD", "Controls"], ["HEAD", "Controls/Toggle.raster"]] {
      let diff = try place.run(all: ["diff"] + words)
      #expect(diff.text == run.text, "\(diff.text) \(diff.errors)")
    }
    #expect(try place.run("diff", "HEAD", "HEAD").code == 0)
    #expect(try git(["add", "."], in: place) == 0)
    let commit = ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "Second"]
    #expect(try git(commit, in: place) == 0)
    #expect(try place.run("diff", "HEAD~1", "HEAD", "Controls").text == run.text)
    #expect(try place.run("diff", "HEAD~1", "HEAD").text == run.text)
  }

  @Test func `an invalid revision is reported`() throws {
    let place = try Workplace(["A.raster": toggle])
    let run = try place.run("test", "--against", "main", ".")
    #expect(run.code == 2)
    #expect(run.errors.contains("'.' is not in a Git repository"), "\(run.errors)")
    let repository = try repository()
    let missing = try repository.run("diff", "nowhere", "Controls")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("the repository has no revision 'nowhere'"))
    #expect(try repository.run("diff", "--output=x", "Controls").code == 2)
    #expect(try repository.run("diff", "HEAD").code == 2)
    #expect(try repository.run("diff", "HEAD", "Controls", "Controls").code == 2)
    #expect(try repository.run("test", "--against", "HEAD", "--update", ".").code == 2)
    try repository.write("component Toggle {", to: "Controls/Toggle.raster")
    #expect(try repository.run("diff", "HEAD", "Controls").code == 1)
  }

  @Test func `a page shows the changes, and is reproducible`() throws {
    let place = try Workplace([
      "A/Toggle.raster": toggle, "B/Toggle.raster": changed,
      "B/New.raster":
        "component Added {\n  size 4, 4\n  draw { fill rect(bounds), with: #000000 }\n}",
    ])
    let run = try place.run("diff", "A", "B", "--report", "page")
    #expect(run.code == 10)
    let html = String(decoding: try #require(place.bytes("page/index.html")), as: UTF8.self)
    #expect(html.contains("<h1>4 of 6 looks changed, 2 are new</h1>"))
    #expect(html.contains("background:#0A8A4A"))
    #expect(html.contains("<b>layer 1</b> shadow blur 3 → 4"))
    let names = place.names(in: "page/images")
    for name in names { #expect(html.contains("src=\"images/\(name)\"")) }
    #expect(!html.contains("/tmp"))
    try place.write("", to: "page/images/note.png")
    #expect(try place.run("diff", "A", "B", "--report", "again").code == 10)
    #expect(place.bytes("again/index.html") == place.bytes("page/index.html"))
    #expect(try place.run("diff", "A", "A", "--report", "page").code == 0)
    #expect(place.names(in: "page/images") == ["note.png"], "others' files stay")
  }

  @Test func `a page of a test shows the current images`() throws {
    let place = try Workplace(["Toggle.raster": toggle])
    #expect(try place.run("test", "--update", ".").code == 0)
    try place.write(changed, to: "Toggle.raster")
    let run = try place.run("test", "--report", "page", ".")
    #expect(run.code == 10)
    let html = String(decoding: try #require(place.bytes("page/index.html")), as: UTF8.self)
    #expect(html.contains("compared with <code>looks.lock</code>"))
    #expect(!html.contains("<figcaption>Before"))
    #expect(html.contains("<figcaption>After"))
    let gap = "4 changed looks have no image from before"
    #expect(html.contains(gap), "\(html)")
    #expect(run.errors.contains(gap) && run.errors.contains("--against REVISION"), "\(run.errors)")
  }

  @Test func `a page of a test shows the previous images, from Git`() throws {
    let place = try repository()
    #expect(try place.run("test", "--update", "Controls").code == 0)
    let commit = ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "Next"]
    #expect(try git(["add", "."], in: place) == 0)
    #expect(try git(commit, in: place) == 0)
    // Sources that were committed without their looks: the commit of the file of looks draws those.
    try place.write(changed, to: "Controls/Toggle.raster")
    #expect(try git(["add", "."], in: place) == 0)
    #expect(try git(commit, in: place) == 0)
    let run = try place.run("test", "--report", "page", "Controls")
    #expect(run.code == 10, "\(run.errors)")
    #expect(!run.errors.contains("no image from before"), "\(run.errors)")
    #expect(run.text.contains("Toggle/plain changed: layer 1: shadow blur 3 → 4\n"), "\(run.text)")
    let html = String(decoding: try #require(place.bytes("page/index.html")), as: UTF8.self)
    #expect(html.contains("compared with <code>looks.lock</code>; images from before are drawn"))
    #expect(html.contains("<figcaption>Before"))
    let against = try place.run("test", "--against", "HEAD~1", "--report", "other", "Controls")
    #expect(against.code == 10)
    #expect(place.names(in: "other/images") == place.names(in: "page/images"))

    // A line that no commit drew: no previous image is shown.
    try place.write(toggle.replacing("blur: 3", with: "blur: 9"), to: "Controls/Toggle.raster")
    #expect(try place.run("test", "--update", "Controls").code == 0)
    try place.write(changed, to: "Controls/Toggle.raster")
    let lost = try place.run("test", "--report", "page", "Controls")
    #expect(lost.code == 10)
    #expect(lost.errors.contains("4 changed looks have no image from before"), "\(lost.errors)")
    let page = String(decoding: try #require(place.bytes("page/index.html")), as: UTF8.self)
    #expect(!page.contains("<figcaption>Before"))
  }
}
