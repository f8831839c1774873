// The table of built-ins: rows are distinct and documented, and their motion is correct.

import Raster
import RasterSemantics
import RasterSyntax
import Testing

@Suite struct BuiltInTests {
  @Test func `no two rows match the same call`() {
    var seen: Set<String> = []
    for row in BuiltIn.all { #expect(seen.insert(row.signature).inserted, "\(row.signature)") }
    #expect(seen.count > 150)
  }

  @Test func `every row, parameter and member of the environment is documented`() {
    for row in BuiltIn.all + BuiltIn.layouts {
      #expect(row.documentation.last == ".", "\(row.signature)")
      #expect(row.documentation.first?.isUppercase == true, "\(row.signature)")
    }
    for line in DrawOperation.all.map(\.line) + PathOperation.all.map(\.line) {
      #expect(line.documentation.last == ".", "\(line.name)")
      for parameter in line.parameters { #expect(!parameter.documentation.isEmpty, "\(line.name)") }
    }
    for member in EnvironmentMember.all { #expect(!member.documentation.isEmpty, "\(member.name)") }
  }

  @Test(arguments: BuiltIn.all.filter { $0.motion != .neither }.map(\.signature))
  func `a row's result moves with its arguments as declared`(signature: String) throws {
    let row = try #require(BuiltIn.all.first { $0.signature == signature })
    let types = row.operands
    let all = Array(types.indices)
    switch row.motion {
    case .affine: check(row, types, moving: all, by: 1)
    case .affineFixing(let fixed):
      check(row, types, moving: all.filter { !fixed.contains($0) }, by: 1)
    case .product: for index in all { check(row, types, moving: [index], by: 1) }
    case .comparison: check(row, types, moving: all, by: 1e-4)
    case .neither: break
    }
  }

  /// Checks that the result moves linearly with the arguments, if it consists of numbers.
  private func check(_ row: BuiltIn, _ types: [Type], moving: [Int], by step: Double) {
    let results = [0.0, 1, 2].map { turn -> [Double]? in
      var operands: [TypedExpression] = []
      for (index, type) in types.enumerated() {
        let shift = moving.contains(index) ? turn * step * Double(index + 1) : 0
        // Not a whole number, because a rounded number changes abruptly there.
        guard let operand = operand(type, Double(3 * index) + 2.25 + shift) else { return nil }
        operands.append(operand)
      }
      var evaluator = Evaluator(program: Program())
      let call = TypedExpression(.builtIn(row, operands), row.result, at: nowhere)
      return numbers(evaluator.evaluate(call))
    }
    guard let first = results[0], let second = results[1], let third = results[2] else { return }
    for index in first.indices {
      let (before, after) = (second[index] - first[index], third[index] - second[index])
      #expect(abs(after - before) < 1e-9, "\(row.signature): \(before), \(after)")
    }
  }

  private let nowhere = SourceRange(file: FileID(0), lower: 0, upper: 0)

  /// A value of a type that moves with a number, as source; nil for types that are not numeric.
  private func operand(_ type: Type, _ value: Double) -> TypedExpression? {
    func literal(_ value: Double) -> TypedExpression {
      TypedExpression(.double(value), .double, at: nowhere)
    }
    func call(_ name: String, _ factors: [Double]) -> TypedExpression? {
      let row = BuiltIn.all.first { $0.name == name && $0.parameters.count == factors.count }
      return row.map {
        TypedExpression(.builtIn($0, factors.map { literal(value * $0) }), type, at: nowhere)
      }
    }
    switch type {
    case .double: return literal(value)
    case .int: return TypedExpression(.int(Int(value)), .int, at: nowhere)
    case .bool: return TypedExpression(.bool(true), .bool, at: nowhere)
    case .angle: return TypedExpression(.angle(.degrees(value)), .angle, at: nowhere)
    case .point: return call("Point", [1, 2])
    case .size: return call("Size", [3, 5])
    case .rect: return call("Rect", [1, 2, 30, 20])
    case .insets: return call("Insets", [0.1, 0.2, 0.3, 0.4])
    case .transform: return call("translation", [2, 1])
    default: return nil
    }
  }

  /// The numbers that a value consists of; nil if it is not numeric.
  private func numbers(_ value: Value) -> [Double]? {
    switch value {
    case .double(let value): [value]
    case .int(let value): [Double(value)]
    case .bool(let value): [value ? 1 : 0]
    case .angle(let value): [value.degrees]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.x, value.y, value.width, value.height]
    case .insets(let value): [value.top, value.left, value.bottom, value.right]
    case .cornerRadii(let value):
      [value.topLeft, value.topRight, value.bottomRight, value.bottomLeft]
    case .transform(let value): [value.a, value.b, value.c, value.d, value.tx, value.ty]
    default: nil
    }
  }
}

extension BuiltIn {
  /// The operand types: a member's value, then the arguments.
  fileprivate var operands: [Type] {
    let own = parameters.map(\.type)
    switch kind {
    case .property(let type), .method(let type), .environmentProperty(let type),
      .environmentMethod(let type):
      return [type] + own
    case .infix, .prefix, .call, .environment, .staticMember, .layout: return own
    }
  }
}
