// The lines of path blocks: the name, the parameters, and the effect on the path.

import RasterValues

/// An operation of a path block, in one row of the table.
package final class PathOperation: BlockOperation {
  package typealias Build = @Sendable (LineValues, inout PathBuilder) -> Void

  package let line: Line
  /// Adds a line to a path with the values of its arguments.
  let build: Build

  /// Creates a row; `declare` declares the parameters and returns the path-building function.
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
  /// All operations, in the order in which diagnostics list them.
  package static let all = [
    PathOperation("move", "Starts a new subpath at a point.") { line in
      let point = line.end()
      return { values, path in path.move(to: values[point]) }
    },
    PathOperation("line", method: "addLine", "Adds a straight line to a point.") { line in
      let point = line.end()
      return { values, path in path.addLine(to: values[point]) }
    },
    PathOperation("quad", method: "addQuadCurve", "Adds a quadratic curve with one control point.")
    {
      line in
      let point = line.end()
      let control = line.control("control")
      return { values, path in path.addQuadCurve(to: values[point], control: values[control]) }
    },
    PathOperation("curve", method: "addCurve", "Adds a cubic curve with two control points.") {
      line in
      let point = line.end()
      let first = line.control("control1")
      let second = line.control("control2")
      return { values, path in
        path.addCurve(to: values[point], control1: values[first], control2: values[second])
      }
    },
    PathOperation("arc", method: "addArc", "Adds an arc of a circle.") { line in
      let center = line.require("center", .point, "the circle's centre") { $0.pointValue }
      let radius = line.require("radius", .double, "the circle's radius") { $0.doubleValue }
      let start = line.require("from", .angle, "the start angle; 0 is to the right") {
        $0.angleValue
      }
      let end = line.require("to", .angle, "the end angle") { $0.angleValue }
      let clockwise = line.take(
        "clockwise",
        .bool,
        default: .bool(true),
        "whether the arc runs clockwise"
      ) {
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
    PathOperation("close", "Closes the subpath with a straight line to its start.") { _ in
      { _, path in path.close() }
    },
    PathOperation("add", "Adds the subpaths of another path.") { line in
      let path = line.require(nil, .path, "the path to add") { $0.pathValue }
      return { values, builder in builder.add(values[path]) }
    },
  ]
}

extension LineBuilder {
  /// Declares the end point of a line.
  fileprivate mutating func end() -> LineArgument<Point> {
    require(nil, .point, swift: .labelled("to"), "the end point") { $0.pointValue }
  }

  fileprivate mutating func control(_ label: String) -> LineArgument<Point> {
    require(label, .point, "a control point of the curve") { $0.pointValue }
  }
}
