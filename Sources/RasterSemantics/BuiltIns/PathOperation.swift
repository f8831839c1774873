// The lines of path blocks: a word, what it takes, and what it adds to the path.

import RasterValues

/// An operation of a path block, in one row of the table.
package final class PathOperation: BlockOperation {
  package typealias Build = @Sendable (LineValues, inout PathBuilder) -> Void

  package let line: Line
  /// Adds a line to a path, with the values of its arguments.
  let build: Build

  /// A row: `declare` declares the parameters, and returns what builds with them.
  init(
    _ name: String,
    method: String? = nil,
    _ documentation: String,
    declare: (inout LineBuilder) -> Build
  ) {
    var builder = LineBuilder()
    build = declare(&builder)
    line = Line(
      name,
      method: method,
      builder.parameters,
      hasBlock: false,
      reads: [],
      documentation
    )
  }
}

extension PathOperation {
  /// All operations, in the order in which reports list them.
  package static let all = [
    PathOperation("move", "Begins a new part of the path at a point.") { line in
      let point = line.end()
      return { values, path in path.move(to: values[point]) }
    },
    PathOperation("line", method: "addLine", "Goes straight to a point.") { line in
      let point = line.end()
      return { values, path in path.addLine(to: values[point]) }
    },
    PathOperation("quad", method: "addQuadCurve", "Goes to a point in a curve with one control.") {
      line in
      let point = line.end()
      let control = line.control("control")
      return { values, path in path.addQuadCurve(to: values[point], control: values[control]) }
    },
    PathOperation("curve", method: "addCurve", "Goes to a point in a curve with two controls.") {
      line in
      let point = line.end()
      let first = line.control("control1")
      let second = line.control("control2")
      return { values, path in
        path.addCurve(to: values[point], control1: values[first], control2: values[second])
      }
    },
    PathOperation("arc", method: "addArc", "Goes along a part of a circle.") { line in
      let center = line.require("center", .point, "the circle's centre") { $0.pointValue }
      let radius = line.require("radius", .double, "its radius") { $0.doubleValue }
      let start = line.require("from", .angle, "where it begins; 0 is right") { $0.angleValue }
      let end = line.require("to", .angle, "where it ends") { $0.angleValue }
      let clockwise = line.take("clockwise", .bool, default: .bool(true), "which way round") {
        $0.boolValue
      }
      return { values, path in
        path.addArc(
          center: values[center],
          radius: values[radius],
          from: values[start],
          to: values[end],
          clockwise: values[clockwise]
        )
      }
    },
    PathOperation("close", "Goes straight back to where the part began.") { _ in
      { _, path in path.close() }
    },
    PathOperation("add", "Adds another path, in parts of its own.") { line in
      let path = line.require(nil, .path, "the path that is added") { $0.pathValue }
      return { values, builder in builder.add(values[path]) }
    },
  ]
}

extension LineBuilder {
  /// The point that a line goes to.
  fileprivate mutating func end() -> LineArgument<Point> {
    require(nil, .point, swift: .labelled("to"), "the point that it goes to") { $0.pointValue }
  }

  fileprivate mutating func control(_ label: String) -> LineArgument<Point> {
    require(label, .point, "a point that the curve bends towards") { $0.pointValue }
  }
}
