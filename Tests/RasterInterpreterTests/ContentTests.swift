// Contents of the language equal those of the runtime in drawings and sizes.

import Foundation
import Raster
import RasterInterpreter
import Testing

/// A xorshift generator.
///
/// G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003).
private struct Generator {
  var state: UInt64

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state % UInt64(range.count))
  }
}

/// The two components that random contents consist of.
private let tiles = """
  component Tile {
    state width: Double = 10
    size width, 8
    draw { fill rect(bounds), with: #336699 }
  }

  component Words {
    state words: String = "Grand Hotel"
    size measure(words, width: proposed.width)
    draw { text words, in: bounds, with: #000 }
  }

  """

/// A random content as source text and as a value of the runtime.
private struct RandomContents {
  let template: RasterTemplate
  var generator: Generator

  init(seed: UInt64) throws {
    template = try RasterTemplate(source: tiles)
    generator = Generator(state: seed)
  }

  mutating func content(depth: Int) throws -> (text: String, value: Content) {
    let inner: (text: String, value: Content)
    switch depth > 0 ? generator.number(0...6) : generator.number(0...3) {
    case 0: inner = ("space", Content.space())
    case 1:
      let length = generator.number(0...30)
      inner = ("space \(length)", Content.space(Double(length)))
    case 2:
      let width = generator.number(0...60)
      inner = (
        "Tile width: \(width)",
        Content(try template.component("Tile").setting("width", to: .double(Double(width))))
      )
    case 3:
      let words = String(repeating: "am See ", count: generator.number(0...9))
      inner = (
        "Words words: \"\(words)\"",
        Content(try template.component("Words").setting("words", to: .string(words)))
      )
    case let kind: inner = try stack(kind, depth: depth)
    }
    guard generator.number(0...4) == 0 else { return inner }
    return ("box grow: 1 { \(inner.text) }", Content.box(grow: 1) { inner.value })
  }

  private mutating func stack(
    _ kind: Int,
    depth: Int
  ) throws -> (text: String, value: Content) {
    var texts: [String] = []
    var values: [Content] = []
    for _ in 0..<generator.number(0...4) {
      let (text, value) = try content(depth: depth - 1)
      texts.append(text)
      values.append(value)
    }
    let list = "{\n\(texts.joined(separator: "\n"))\n}"
    let spacing = generator.number(-5...12)
    let place = generator.number(0...3)
    let (across, alignment) = (RowAlignment.allCases[place], ContentAlignment.allCases[place])
    let align = "align: .\(alignment)"
    switch kind {
    case 4:
      return (
        "row spacing: \(spacing), align: .\(across) \(list)",
        Content.row(spacing: Double(spacing), align: across) { values }
      )
    case 5:
      return (
        "column spacing: \(spacing), \(align) \(list)",
        Content.column(spacing: Double(spacing), align: alignment) { values }
      )
    default: return ("overlay \(align) \(list)", Content.overlay(align: alignment) { values })
    }
  }
}

/// A content in all of its bounds, with the same inset as in the source.
private struct Page: Rasterizable {
  let content: Content

  func draw(in canvas: inout Canvas) { canvas.place(content, in: canvas.bounds.inset(3)) }
}

@Suite struct ContentTests {
  @Test func `random contents equal those of the runtime`() throws {
    var contents = try RandomContents(seed: 88_172_645_463_325_252)
    for round in 0..<400 {
      let (text, part) = try contents.content(depth: 1 + round % 4)
      let value = Content.overlay(align: .stretch) { part }
      let component = try RasterTemplate(
        source: tiles + """
          component Page {
            let content = overlay(align: .stretch) { \(text) }
            size content.size(width: proposed.width)
            draw { place content, in: bounds.inset(3) }
          }
          """
      ).component("Page")
      let direction = LayoutDirection.allCases[round % 2]
      let environment = Environment(layoutDirection: direction, scale: Double(1 + round % 3))
      let width = Double(contents.generator.number(8...240))
      let size = Size(width, Double(contents.generator.number(8...120)))
      #expect(
        component.displayList(size: size, environment: environment)
          == Page(content: value).displayList(size: size, environment: environment),
        "\(text) at \(size)"
      )
      let measured = component.size(width: width, in: environment)
      #expect(measured == value.size(width: width, in: environment))
      #expect(component.naturalSize(in: environment) == value.naturalSize(in: environment))
    }
  }

  @Test func `components measure each other up to the limit on a small stack`() async throws {
    let components = (1...31).map { index in
      """
      component C\(index) {
        let content = row { C\(index - 1) }
        size content.size(width: proposed.width)
        draw { place content, in: bounds }
      }
      """
    }.joined(separator: "\n")
    func source(rows: Int) -> String {
      let rows = (1...rows).map { "let r\($0) = row { place r\($0 - 1) }" } + ["let all = r\(rows)"]
      return """
        \(tiles)
        component C0 {
          let r0 = Tile()
          \(rows.joined(separator: "\n"))
          size all.size(width: proposed.width)
          draw { place all, in: bounds }
        }
        \(components)
        """
    }
    #expect(throws: TemplateError.self) { try RasterTemplate(source: source(rows: 2)) }
    let component = try RasterTemplate(source: source(rows: 1)).component("C31")
    let size = try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: component.size(width: 4, in: Environment()))
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(size == Size(10, 8))
  }
}
