// Checks the expressions and statements of one declaration.

import RasterValues
import RasterSyntax

/// Checks the expressions and statements of one declaration against the module's signatures.
///
/// `checkX` takes syntax, reports what is wrong with it and returns something typed; what is broken
/// has the type `.error`, which silences what follows from it. An expected type of `.error` stands
/// for one that a report already left open: nothing is complained about that needs to know it.
struct BodyChecker {
  let module: Module
  let file: FileID
  let session: Session
  var diagnostics: [Diagnostic] = []
  /// The declarations that are used, each with its first use.
  var uses: [DeclarationID: SourceRange] = [:]
  /// What tests alone use.
  var testUses: Set<DeclarationID> = []
  /// The image files that are drawn, by their index.
  var usedImages: Set<Int> = []
  /// The digests of the outlines that were read of files.
  var usedOutlines: Set<ContentDigest> = []
  /// The sets of faces that fonts carry, by their index.
  var usedFaces: Set<Int> = []
  var scope = Scope()
  /// The number of slots of the frame.
  var slotCount = 0
  /// The integers of the component's properties whose bounds are written out, by their places.
  var domains: [Int: (range: ClosedRange<Int>, step: Int)] = [:]
  /// The component whose body this is, if it is one.
  var component: Int?
  /// The properties of the component that a line `transition` moves, each with its line.
  var moving: [Int: SourceRange] = [:]
  /// Where the direction is asked for.
  var directionReads: [SourceRange] = []
  /// Where a line can be added to the component.
  var lineStart: SourceRange?
  /// Whether `bounds` may be read here.
  var boundsRule = BoundsRule.noComponent
  /// Whether `proposed` may be read here: where the size is decided.
  var mayReadProposed = false
  /// The reads, since this was cleared, of what is not known everywhere.
  var boxReads: BoxReads = []
  /// The word before the block of contents whose lines are checked.
  var layoutWord = ""
  /// Whether calls of the last version's rows are a part of one that has been reported.
  var isMovingLayout = false
  /// The length that a percentage in the argument that is checked may be meant of.
  var whole: Whole?

  enum BoundsRule {
    case allowed
    /// In `size` and `caps`, which `bounds` follows from.
    case undecided
    /// In what a component says of itself, wherever it is.
    case said
    case noComponent
    /// Among tokens, which belong to no component.
    case token
  }

  /// The values that only some of a component's parts know.
  struct BoxReads: OptionSet {
    let rawValue: UInt8

    static let bounds = BoxReads(rawValue: 1)
    static let proposed = BoxReads(rawValue: 2)
  }

  init(module: Module, file: FileID, session: Session) {
    self.module = module
    self.file = file
    self.session = session
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Notes a use; `name` is the place of the name, where `range` is more than that.
  mutating func use(_ id: DeclarationID, at range: SourceRange, named name: SourceRange? = nil) {
    if uses[id] == nil { uses[id] = range }
    guard let recorder = session.recorder, id.kind != .tokens else { return }
    recorder.refer(name ?? range, to: module.head(of: id).nameRange)
  }

  /// Checks an expression; where a type is expected the result has it, or `.error`.
  mutating func checkExpression(
    _ expression: ExpressionSyntax,
    expected: Type? = nil
  ) -> TypedExpression {
    let inferred = inferExpression(expression, expected: expected)
    session.recorder?.note(inferred)
    guard let expected else { return inferred }
    return convert(inferred, to: expected)
  }

  /// Checks an expression, letting literals take the expected type, but does not insist on it.
  mutating func inferExpression(
    _ expression: ExpressionSyntax,
    expected: Type?
  ) -> TypedExpression {
    let range = expression.range
    switch expression.kind {
    case .missing: return .error(at: range)
    case .bool(let value): return TypedExpression(.bool(value), .bool, at: range)
    case .nil: return checkNil(at: range, expected: expected)
    case .integer(let value): return checkInteger(value, at: range)
    case .number(let value): return TypedExpression(.double(value), .double, at: range)
    case .measure(let value, let unit): return checkMeasure(value, unit: unit, at: range)
    case .color(let value):
      return value.map { TypedExpression(.color($0), .color, at: range) } ?? .error(at: range)
    case .string(let segments): return checkString(segments, at: range, expected: expected)
    case .name(let name): return checkName(name, at: range, expected: expected)
    case .implicitMember(let name):
      return checkImplicitMember(name, arguments: nil, at: range, expected: expected)
    case .member(let base, let name):
      return checkMember(base, name, at: range, expected: expected)
    case .call(let callee, let arguments, let argumentsRange):
      let call = CallSyntax(arguments: arguments, argumentsRange: argumentsRange, range: range)
      return checkCall(callee, call, expected: expected)
    case .pathBlock(let block):
      return TypedExpression(.path(checkStatements(block.statements)), .path, at: range)
    case .block(let head, let block): return checkBlockValue(head, block, at: range)
    case .index(let base, let index): return checkIndex(base, index, at: range)
    case .list(let elements): return checkList(elements, at: range, expected: expected)
    case .tuple(let elements): return checkTuple(elements, at: range, expected: expected)
    case .unary(let sign, let operand):
      return checkUnary(sign, operand, at: range, expected: expected)
    case .binary(let left, let sign, let signRange, let right):
      let operation = BinarySyntax(
        left: left,
        operation: sign,
        operationRange: signRange,
        right: right,
        range: range
      )
      return checkBinary(operation, expected: expected)
    case .conditional(let condition, let then, let otherwise):
      return checkConditional(condition, then, otherwise, at: range, expected: expected)
    case .selection(let selection):
      return checkSelection(selection, at: range, expected: expected)
    }
  }
}
