// Rewrites whose lists differ by design, and whose pixels stay equal.

import RasterSemantics
import RasterSyntax

extension Rewrite {
  static let pictures = [
    // A layer is rounded to bytes before it is drawn, so partly covered translucent pixels are
    // rounded once more.
    Rewrite("layer around a statement", .pixels, tolerance: 1) { text, context in
      context.pick(text.unshadowedPlaces).map { text.wrapping($0.range, "layer {\n", "\n}") }
    },
    Rewrite("layer around a drawing", .pixels) { text, context in
      guard let block = text.components.last?.drawBlock else { return nil }
      return text.wrapping(block.range, "{\nlayer ", "\n}")
    },
    Rewrite("statement in three parts", .pixels) { text, context in
      let places = text.unblendedPlaces.filter { place in
        // Self-overlapping strokes are resolved within the clip, and may differ by 1 of 255, both
        // in the statement and in the components that it may place.
        let statement = text.text(place.range)
        let places = statement.contains("place ") || statement.contains("Content")
        return place.isOutermost && place.component == text.components.count - 1
          && text.components[place.component].line("mirrors") == nil
          && !(places ? text.text : statement).contains("stroke ")
      }
      guard let place = context.pick(places) else { return nil }
      let statement = text.text(place.range)
      // Whole device pixels at all scales that are drawn.
      let first = 2 * (1 + context.random.below(15))
      let second = first + 2 * (1 + context.random.below(10))
      let parts = [(-1200, first), (first, second), (second, 1200)].map { start, end in
        let side = "Rect(x: \(start), y: -1200, width: \(end - start), height: 2400)"
        return "layer clip: rect(\(side)) {\n\(statement)\n}"
      }
      return text.replacing([(place.range, parts.joined(separator: "\n"))])
    },
    decoration("disjoint fills exchanged"),
    decoration("path split at a pixel"),
    decoration("shape as its path"),
    // The last one, since the component becomes the last of the program.
    Rewrite("component extracted", .pixels) { text, context in
      context.extractComponent(of: text)
    },
  ]

  /// The distance of `moved`, in points: whole pixels at all scales that are drawn.
  package static let move = (x: 14.0, y: -6.0)

  /// Moves the last component's drawing by whole pixels.
  static let moved = Rewrite("moved by whole pixels", .movedPixels) { text, _ in
    guard let component = text.components.last, let block = component.drawBlock,
      component.line("mirrors") == nil, component.line("clip") == nil
    else { return nil }
    let layer = "layer transform: translation(x: \(move.x), y: \(move.y)) "
    return text.wrapping(block.range, "{\n\(layer)", "\n}")
  }

  /// Replaces statements that were added to the program for this rewrite.
  private static func decoration(_ name: String) -> Rewrite {
    Rewrite(name, .pixels) { text, context in
      guard let decoration = context.decorations.first(where: { $0.name == name }) else {
        return nil
      }
      let parts = text.text.components(around: decoration.left)
      return parts.map { $0.before + decoration.right + $0.after }
    }
  }
}

extension String {
  /// The text before and after a part of it.
  func components(around part: String) -> (before: String, after: String)? {
    let (whole, part) = (Array(utf8), Array(part.utf8))
    guard let first = part.first, part.count <= whole.count else { return nil }
    for start in 0...whole.count - part.count
    where whole[start] == first && whole[start..<start + part.count].elementsEqual(part) {
      return (
        String(decoding: whole[..<start], as: UTF8.self),
        String(decoding: whole[(start + part.count)...], as: UTF8.self)
      )
    }
    return nil
  }
}

extension ProgramText {
  /// Statements that may become a group: nothing in them blends.
  fileprivate var unblendedPlaces: [DrawPlace] {
    drawPlaces.filter { !text($0.range).contains("blend:") }
  }

  /// Those of them that cast no shadow of an enclosing layer.
  ///
  /// A shape's shadow is computed from the shape, a layer's from its pixels as points: they differ
  /// by up to five levels of 255.
  fileprivate var unshadowedPlaces: [DrawPlace] {
    let casting = drawPlaces.filter { text($0.range).contains("shadows:") }
    return unblendedPlaces.filter { place in
      !casting.contains { other in
        other.component > place.component
          || other.component == place.component && other.range != place.range
            && other.range.lower <= place.range.lower && other.range.upper >= place.range.upper
      }
    }
  }
}

/// Statements that are added to a program for a rewrite, and their equivalents.
package struct Decoration: Sendable {
  let name: String
  let left: String
  let right: String
}

extension RewriteContext {
  /// Statements for rewrites that find no position in random programs.
  mutating func makeDecorations() -> [Decoration] {
    [exchangedFills(), splitPath(), shapeAsPath(), countedLoop()]
  }

  private mutating func exchangedFills() -> Decoration {
    let middle = 2 * (2 + random.below(16))
    let first = "fill \(shape(in: (0, 0, middle, 30))), with: \(program.someValue(.paint))\n"
    let second = "fill \(shape(in: (middle, 2, 24, 30))), with: \(program.someValue(.paint))\n"
    return Decoration(
      name: "disjoint fills exchanged",
      left: first + second,
      right: second + first
    )
  }

  /// A shape within a box of whole points, which it does not exceed at any scale.
  private mutating func shape(
    in box: (x: Int, y: Int, width: Int, height: Int),
    isStraight: Bool = false
  ) -> String {
    let inset = "\(random.below(2)).\(random.below(10))"
    let rect =
      "Rect(x: \(box.x) + \(inset), y: \(box.y) + 0.\(random.below(10)), "
      + "width: \(box.width) - 2 * \(inset), height: \(box.height - 1))"
    switch random.below(6) {
    case 0: return "rect(\(rect))"
    case 1: return "star(in: \(rect))"
    case _ where isStraight: return "roundedRect(\(rect), radius: 0)"
    case 2: return "roundedRect(\(rect), radius: \(random.below(9)).\(random.below(10)))"
    case 3: return "ellipse(\(rect))"
    case 4: return "capsule(\(rect))"
    default: return "circle(\(rect))"
    }
  }

  private mutating func splitPath() -> Decoration {
    let color = pick(["#E5004B", "#1D355780", "#00000040", "#457B9D"]) ?? "#FFF"
    let (left, top) = (
      "\(random.below(9)).\(random.below(10))", "\(random.below(9)).\(random.below(10))"
    )
    let middle = 2 * (6 + random.below(10))
    let (right, bottom) = (
      "\(40 + random.below(9)).\(random.below(10))", "\(20 + random.below(30)).3"
    )
    func rect(_ x: String, _ end: String, _ bottom: String) -> String {
      "fill rect(Rect(x: \(x), y: \(top), width: \(end) - \(x), height: \(bottom) - \(top))), with: \(color)\n"
    }
    let parts = rect(left, "\(middle)", bottom)
    if random.oneIn(2) {
      let whole = rect(left, right, bottom)
      return Decoration(
        name: "path split at a pixel",
        left: whole,
        right: parts + rect("\(middle)", right, bottom)
      )
    }
    let inner = "\(10 + random.below(9)).\(random.below(10))"
    let corners = [
      (left, top), (right, top), (right, inner), ("\(middle)", inner), ("\(middle)", bottom),
      (left, bottom),
    ]
    let points = corners.map { "Point(x: \($0.0), y: \($0.1))" }.joined(separator: ", ")
    return Decoration(
      name: "path split at a pixel",
      left: "fill polygon([\(points)]), with: \(color)\n",
      right: parts + rect("\(middle)", right, inner)
    )
  }

  private mutating func shapeAsPath() -> Decoration {
    // Arcs of named shapes are closer to circles than the curves of their outlines.
    let box = (2 * random.below(20), 2 * random.below(10), 20, 26)
    let shape = shape(in: box, isStraight: true)
    let paint = program.someValue(.paint)
    let isClip = random.oneIn(3)
    func line(_ shape: String) -> String {
      let fill = "fill \(isClip ? "rect(bounds)" : shape), with: \(paint)\n"
      return isClip ? "layer clip: \(shape) {\n  \(fill)}\n" : fill
    }
    // Reversed twice, a shape is an outline.
    return Decoration(
      name: "shape as its path",
      left: line(shape),
      right: line("\(shape).reversed.reversed")
    )
  }

  private mutating func countedLoop() -> Decoration {
    let (name, turns) = (freshName(), 2 + random.below(3))
    let offset = "\(random.below(9)).\(random.below(10))"
    let bars = "[for \(name)b in 0..<\(turns): \(offset) + \(name)b * 3].sum"
    let rect = "Rect(x: \(offset) + \(name) * 7, y: 3, width: 5, height: \(bars))"
    let ink = program.someValue(.color)
    let line = "for \(name) in 0..<\(turns) {\n  fill rect(\(rect)), with: \(ink)\n}\n"
    return Decoration(name: "", left: line, right: line)
  }
}
