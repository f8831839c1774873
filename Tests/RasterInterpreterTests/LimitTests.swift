// Limits of templates: source, images, computation, recording and drawing.
import Raster
import RasterInterpreter
import Testing

@Suite struct LimitTests {
  private let heavy = """
    func f0(_ x: Double) -> Double { x * 1.0001 + 1 }
    func f1(_ x: Double) -> Double { f0(x) + f0(x + 1) + f0(x + 2) + f0(x + 3) + f0(x + 4) }
    func f2(_ x: Double) -> Double { f1(x) + f1(x + 1) + f1(x + 2) + f1(x + 3) + f1(x + 4) }
    func f3(_ x: Double) -> Double { f2(x) + f2(x + 1) + f2(x + 2) + f2(x + 3) + f2(x + 4) }
    func f4(_ x: Double) -> Double { f3(x) + f3(x + 1) + f3(x + 2) + f3(x + 3) + f3(x + 4) }
    func f5(_ x: Double) -> Double { f4(x) + f4(x + 1) + f4(x + 2) + f4(x + 3) + f4(x + 4) }
    """

  /// The bitmap of the last component of a template within limits.
  private func bitmap(_ source: String, _ limits: RasterLimits) throws -> Bitmap {
    let template = try RasterTemplate(source: source, limits: limits)
    let component = try template.component(try #require(template.componentNames.last))
    return try component.bitmap(cache: RasterCache(byteLimit: 1 << 20))
  }

  private func drawing(_ lines: String, size: String = "40, 40") -> String {
    heavy + "\ncomponent Drawing {\n  size \(size)\n  draw {\n\(lines)\n  }\n}\n"
  }

  @Test func `source that exceeds its byte limit is not read, including imports`() throws {
    let dot = "component Dot {\n  size 8, 8\n  draw { fill circle(bounds), with: #000 }\n}\n"
    let bytes = dot.utf8.count
    func template(_ imports: [String: String], limit: Int) throws {
      let limits = RasterLimits(sourceBytes: limit)
      _ = try RasterTemplate(source: dot, imports: imports, limits: limits)
    }
    try template([:], limit: bytes)
    try template(["a.raster": "//"], limit: bytes + 2)
    let error = #expect(throws: TemplateError.self) {
      try template(["a.raster": "//"], limit: bytes + 1)
    }
    #expect(error?.kind == .exceeded(.sourceBytes, value: bytes + 1))
    #expect(error?.description == "the template needs more than \(bytes + 1) bytes of source")
  }

  @Test func `images that exceed their pixel limit, alone or together, are reported`() throws {
    let first = try #require(Bitmap(width: 30, height: 20)).png()
    let second = try #require(Bitmap(width: 20, height: 30)).png()
    let source = drawing("image \"a.png\", in: bounds\nimage \"b.png\", in: bounds")
    func template(_ area: Int) throws {
      let images = ["a.png": first, "b.png": second]
      _ = try RasterTemplate(source: source, images: images, limits: RasterLimits(imageArea: area))
    }
    try template(1_200)
    for area in [599, 1_199] {
      let error = #expect(throws: TemplateError.self) { try template(area) }
      guard case .invalidSource(let reports) = error?.kind else {
        Issue.record("no report of \(area) pixels")
        continue
      }
      #expect(reports.contains("it exceeds the limit of \(area) pixels of images"))
    }
  }

  @Test(arguments: [
    "for i in 0..<1000000 {\n let a = f5(Double(i))\n}",
    "for i in 0..<1000000 {\n if f5(Double(i)) < 0 { fill rect(bounds), with: #000 }\n}",
    "for i in 0..<1000000 { fill rect(Rect(x: 99, y: 0, width: 1, height: 1)), with: #000 }",
    "for i in 0..<1000000 { text \"Words\", in: bounds, with: #000 }",
    "for i in 0..<1000000 {\n let a = measure(\"Words\", width: Double(i))\n}",
    "for i in 0..<1000000 { fill circle(bounds).union(star(in: bounds)), with: #000 }",
  ])
  func `a drawing that exceeds the recording limit is not drawn at all`(_ lines: String) throws {
    let limits = RasterLimits(work: 1 << 24)
    #expect(throws: RasterError.exceeded(.work, value: 1 << 24)) {
      try bitmap(drawing(lines), limits)
    }
  }

  @Test func `a size that takes too long to compute is an error`() throws {
    let size = "f5(1) + f5(2) + f5(3) + f5(4), 40"
    #expect(throws: RasterError.exceeded(.work, value: 1 << 20)) {
      try bitmap(drawing("fill rect(bounds), with: #000", size: size), RasterLimits(work: 1 << 20))
    }
  }

  @Test func `a recording that exceeds its byte limit is not drawn`() throws {
    let lines = "for i in 0..<10000 { fill rect(bounds), with: #000 }"
    #expect(throws: RasterError.exceeded(.recordingBytes, value: 1 << 16)) {
      try bitmap(drawing(lines), RasterLimits(recordingBytes: 1 << 16))
    }
  }

  @Test func `computation during compilation counts toward the limit`() throws {
    let states = (0..<40).map { "  state s\($0): Double = f5(\($0))\n" }.joined()
    let sum = (0..<40).map { "s\($0)" }.joined(separator: " + ")
    let source =
      heavy
      + "\ncomponent Drawing {\n\(states)\n  size 40, 40\n  draw { fill rect(bounds.inset(\(sum))), with: #000 }\n}\n"
    _ = try RasterTemplate(source: source)
    #expect(throws: TemplateError.self) {
      try RasterTemplate(source: source, limits: RasterLimits(work: 1 << 24))
    }
  }

  @Test func `a template within its limits draws the same as without limits`() throws {
    let lines = """
      for i in 0..<30 { fill circle(bounds).inset(Double(i)), with: mix(#F00, #00F, f3(Double(i))) }
      text "Words \\(measure("Words", width: 10).height)", in: bounds, with: #000
      """
    #expect(try bitmap(drawing(lines), .untrusted) == bitmap(drawing(lines), .default))
  }
}
