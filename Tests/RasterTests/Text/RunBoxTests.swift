// The boxes of runs: backgrounds, corners and padding, broken over lines.
import Raster
import Testing

@Suite struct RunBoxTests {
  private let style = TextStyle(font: Font(size: 14), paint: .color(.black))
  private let grey = Paint.color(Color(rgba: 0xEEF0_F4FF))

  private func run(
    _ text: String,
    _ background: Paint? = nil,
    padding: Insets = .zero
  ) -> TextRun {
    TextRun(text, background: background ?? grey, cornerRadii: CornerRadii(4), padding: padding)
  }

  private func measured(
    _ runs: [TextRun],
    width: Double = .infinity,
    environment: Environment = Environment()
  ) -> TextMetrics {
    environment.measure(runs, style: style, width: width)
  }

  /// The lines of a recording's description that fill shapes.
  private func fills(
    of runs: [TextRun],
    width: Double,
    environment: Environment = Environment(),
    mirrored: Bool = false,
    maxLines: Int = 0
  ) throws -> [String] {
    let sketch = Sketch { canvas in
      canvas.mirror(when: mirrored) { canvas in
        canvas.drawText(
          runs,
          in: Rect(x: 0, y: 0, width: width, height: 200),
          style: style,
          verticalAlign: .top,
          maxLines: maxLines
        )
      }
    }
    let size = Size(width, 200)
    let list = try #require(sketch.displayList(size: size, environment: environment))
    return list.description.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix("fill") }.map { String($0) }
  }

  /// The left edge and the width of a fill, and its four radii.
  private func parts(_ fill: String) -> (x: Double, width: Double, radii: [Double]) {
    let numbers = fill.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
    let radii = fill.contains("radii") ? Array(numbers[4..<8]) : [0, 0, 0, 0]
    return (numbers[0], numbers[2], radii)
  }

  @Test func `padding at the sides moves the text beside it, and no padding changes the height`() {
    let plain = measured(["a ", run("make"), " b"])
    let padded = measured([
      "a ", run("make", padding: Insets(top: 9, left: 3, bottom: 9, right: 4)), " b",
    ])
    #expect(abs(padded.width - plain.width - 7) < 1e-9)
    #expect(padded.height == plain.height && padded.baseline == plain.baseline)
    let large = Environment(textScale: 2)
    let difference =
      measured([run("a", padding: Insets(3))], environment: large).width
      - measured([run("a")], environment: large).width
    #expect(abs(difference - 12) < 1e-9)
  }

  @Test func `a run without a background and padding draws as before`() throws {
    let corners = TextRun("make", background: nil, cornerRadii: CornerRadii(4), padding: .zero)
    for width in [30.0, 100] {
      let sketches = [TextRun("make"), corners].map { run in
        Sketch { $0.drawText(["av", run, "av"], in: $0.bounds, style: style) }
          .displayList(size: Size(width, 60), environment: Environment())
      }
      #expect(sketches[0] != nil && sketches[0] == sketches[1])
    }
    #expect(try fills(of: ["av", corners], width: 100).isEmpty)
  }

  @Test func `a run in one line has one background with its padding and corners`() throws {
    let own = measured([run("make it")]).width
    let start = measured(["a ", run("make it")]).width - own
    let fills = try fills(of: ["a ", run("make it", padding: Insets(3)), " b"], width: 200)
    #expect(fills.count == 1)
    let box = parts(fills[0])
    #expect(abs(box.x - start) < 1e-3 && abs(box.width - own - 6) < 1e-3)
    #expect(box.radii == [4, 4, 4, 4])
  }

  @Test func `a background that is broken over lines is cut there`() throws {
    let runs: [TextRun] = ["a ", run("make it all", padding: Insets(x: 5)), " b"]
    let width = measured(["a ", run("make it", padding: Insets(left: 5))]).width + 2
    let fills = try fills(of: runs, width: width).map { parts($0) }
    #expect(fills.count == 2)
    #expect(fills[0].radii == [4, 0, 0, 4] && fills[1].radii == [0, 4, 4, 0])
    #expect(abs(fills[0].width - measured([run("make it", padding: Insets(left: 5))]).width) < 1e-3)
    #expect(fills[1].x == 0)
    #expect(abs(fills[1].width - measured([run("all", padding: Insets(right: 5))]).width) < 1e-3)
    #expect(measured(runs, width: width).lines == 2)
  }

  @Test func `a line breaks earlier if there is no room for the padding`() {
    let room = measured(["a ", run("make")]).width + 1
    #expect(measured(["a ", run("make")], width: room).lines == 1)
    #expect(measured(["a ", run("make", padding: Insets(right: 2))], width: room).lines == 2)
    // Spaces at a line's end are dropped, but not the padding after them.
    let spaced = measured([run("make ", padding: Insets(right: 2))])
    #expect(abs(spaced.width - measured([run("make")]).width - 2) < 1e-9)
  }

  @Test func `a run over three lines has no padding and no corners in the middle`() throws {
    let width = measured([run("make", padding: Insets(8))]).width + 1
    let fills = try fills(of: [run("make make make", padding: Insets(8))], width: width)
    #expect(fills.map { parts($0).radii } == [[4, 0, 0, 4], [0, 0, 0, 0], [0, 4, 4, 0]])
    let lines = try fills.map { parts($0) } + [parts(#require(fills.last))]
    #expect(abs(lines[0].width - lines[1].width - 8) < 1e-3)
    let separated = try self.fills(of: [run("a\nb\nc", padding: Insets(8))], width: 100)
    #expect(separated.map { parts($0).radii } == fills.map { parts($0).radii })
  }

  @Test func `adjacent runs have separate backgrounds`() throws {
    let fills = try fills(
      of: [run("make"), run("make"), TextRun("b", background: grey)],
      width: 200
    )
    #expect(fills.map { parts($0).radii } == [[4, 4, 4, 4], [4, 4, 4, 4], [0, 0, 0, 0]])
  }

  @Test func `in right-to-left text, a background starts on the right`() throws {
    let words = "מלון גדול מאוד"
    let whole = try fills(of: [run(words, padding: Insets(left: 3, right: 5))], width: 300)
    #expect(whole.count == 1 && parts(whole[0]).radii == [4, 4, 4, 4])
    let width = measured([run("מלון גדול", padding: Insets(right: 5))]).width + 1
    let fills = try fills(of: [run(words, padding: Insets(left: 3, right: 5))], width: width)
    #expect(fills.map { parts($0).radii } == [[0, 4, 4, 0], [4, 0, 0, 4]])
    let padded = measured([run("מאוד", padding: Insets(left: 3))]).width
    #expect(abs(parts(fills[1]).width - padded) < 1e-3)
  }

  @Test func `a background in two directions has a part for each, with the outer corners rounded`()
    throws
  {
    // The run's Hebrew words are separated by a number of the text after it.
    let fills = try fills(
      of: ["one ", run("two שלום", padding: Insets(3)), " עולם four"],
      width: 300
    )
    #expect(fills.map { parts($0).radii } == [[4, 0, 0, 4], [0, 4, 4, 0]])
  }

  @Test func `a truncated run ends after the ellipsis`() throws {
    let runs: [TextRun] = ["a ", run("make it all work", padding: Insets(4)), " b"]
    let width = measured(["a ", run("make it", padding: Insets(4))]).width
    let fills = try fills(of: runs, width: width, maxLines: 1)
    #expect(fills.count == 1 && parts(fills[0]).radii == [4, 4, 4, 4])
    #expect(parts(fills[0]).x + parts(fills[0]).width <= width + 1e-3)
    let cut = Environment().measure(runs, style: style, width: width, maxLines: 1)
    #expect(cut.isTruncated && cut.width <= width)
  }

  @Test func `a mirrored canvas mirrors the padding and the corners`() throws {
    let corners = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let box = TextRun("make", background: grey, cornerRadii: corners, padding: Insets(left: 9))
    let plain = try fills(of: [box], width: 100).map { parts($0) }
    let turned = try fills(of: [box], width: 100, mirrored: true).map { parts($0) }
    #expect(plain[0].radii == [1, 2, 3, 4] && turned[0].radii == [2, 1, 4, 3])
    #expect(abs(plain[0].width - turned[0].width) < 1e-3)
    #expect(abs(turned[0].x + turned[0].width - 100) < 1e-3)
  }

  @Test func `values that are not finite draw something, and nothing traps`() throws {
    for value in [Double.nan, .infinity, -.infinity, -8, 1e300] {
      let box = TextRun(
        "make it",
        background: grey,
        cornerRadii: CornerRadii(value),
        padding: Insets(value)
      )
      for width in [0.0, 20, 300] {
        _ = measured([box, "b"], width: width)
        _ = try fills(of: ["a", box, "b"], width: max(width, 1), maxLines: 2)
      }
    }
    _ = try fills(of: [run("\t"), run("a\t", padding: Insets(3)), run("")], width: 40)
  }
}
