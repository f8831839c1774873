// Reads the scene that every library draws: shapes, paths and glyphs with positions and colours.

import Foundation
import Raster

/// The elements to draw, read from a file of fields separated by spaces.
///
/// A section is its name and a count, followed by that many elements. `gen_scene.py`, which is not
/// part of this project, writes the file and documents each section. Colours are AARRGGBB.
struct BenchScene {
  private(set) var roundedRects: [(origin: Point, color: Color)] = []
  private(set) var paths: [(path: Path, color: Color)] = []
  private(set) var curves: [(path: Path, color: Color)] = []
  private(set) var circles: [(center: Point, color: Color)] = []
  private(set) var rects: [(rect: Rect, color: Color)] = []
  /// Glyphs at their positions, each as a separate path.
  private(set) var glyphs: [Path] = []
  /// The text on the button.
  private(set) var label: [Path] = []

  init(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    var words = Words(text)
    var definitions: [Path] = []
    while let part = words.next() {
      for _ in 0..<Int(words.number()) {
        if part == "GLYPHDEFS" {
          definitions.append(words.path())
        } else {
          readElement(of: part, &words, definitions)
        }
      }
    }
  }

  private mutating func readElement(of part: Substring, _ words: inout Words, _ glyphs: [Path]) {
    switch part {
    case "RRECTS": roundedRects.append((words.point(), words.color()))
    case "PATHS":
      let color = words.color()
      paths.append((words.path(), color))
    case "CURVES":
      let color = words.color()
      let points = (0..<4).map { _ in words.point() }
      let path = Path.build {
        $0.move(to: points[0])
        $0.addCurve(to: points[3], control1: points[1], control2: points[2])
      }
      curves.append((path, color))
    case "GLYPHS": self.glyphs.append(words.glyph(glyphs))
    case "LABEL": label.append(words.glyph(glyphs))
    case "CIRCLES": circles.append((words.point(), words.color()))
    case "RECTS":
      let (origin, end) = (words.point(), words.point())
      let rect = Rect(origin: origin, size: Size(end.x, end.y))
      rects.append((rect, words.color()))
    default: preconditionFailure("the scene has a part that no workload draws: \(part)")
    }
  }
}

/// The fields of a text, read in sequence.
private struct Words {
  private var words: ArraySlice<Substring>

  init(_ text: String) {
    words = text.split { $0 == " " || $0 == "\n" }[...]
  }

  mutating func next() -> Substring? { words.popFirst() }

  /// A number in single precision, as in the other libraries' harnesses.
  mutating func number() -> Double { Double(next().flatMap { Float($0) } ?? 0) }

  mutating func point() -> Point {
    let x = number()
    return Point(x, number())
  }

  mutating func color() -> Color {
    let word = next().flatMap { UInt32($0, radix: 16) } ?? 0
    return Color(rgba: word << 8 | word >> 24)
  }

  mutating func glyph(_ definitions: [Path]) -> Path {
    let path = definitions[Int(number())]
    let place = point()
    return path.offset(x: place.x, y: place.y)
  }

  mutating func path() -> Path {
    Path.build { builder in
      while let word = next(), word != "E" {
        switch word {
        case "M": builder.move(to: point())
        case "L": builder.addLine(to: point())
        case "Q":
          let control = point()
          builder.addQuadCurve(to: point(), control: control)
        case "C":
          let (first, second) = (point(), point())
          builder.addCurve(to: point(), control1: first, control2: second)
        default: builder.close()
        }
      }
    }
  }
}
