// Checks the expressions and statements of one declaration.

import RasterValues
import RasterSyntax

/// Checks the expressions and statements of one declaration against the module's signatures.
///
/// `checkX` takes syntax, reports its errors and returns a typed result. An invalid part has the
/// type `.error`, which suppresses follow-up errors. An expected type of `.error` means that the
/// type is unknown because of an earlier diagnostic; errors that depend on it are not reported.
struct BodyChecker {
  let module: Module
  let file: FileID
  let session: Session
  var diagnostics: [Diagnostic] = []
  /// The declarations that are used, each with its first use.
  var uses: [DeclarationID: SourceRange] = [:]
  /// The declarations that only tests use.
  var testUses: Set<DeclarationID> = []
  /// The indices of the image files that are drawn.
  var usedImages: Set<Int> = []
  /// The digests of the outlines that were read from files.
  var usedOutlines: Set<ContentDigest> = []
  /// The indices of the sets of declared fonts that fonts carry.
  var usedFaces: Set<Int> = []
  var scope = Scope()
  /// The number of slots in the frame.
  var slotCount = 0
  /// The integer domains of the component's properties with literal bounds, by property index.
  var domains: [Int: (range: ClosedRange<Int>, step: Int)] = [:]
  /// The index of the component to which the body belongs, if any.
  var component: Int?
  /// The properties with a `transition`, each with the range of its line.
  var moving: [Int: SourceRange] = [:]
  /// The ranges where the layout direction is read.
  var directionReads: [SourceRange] = []
  /// The position where a line can be inserted in the component.
  var lineStart: SourceRange?
  /// Whether `bounds` can be read here.
  var boundsRule = BoundsRule.noComponent
  /// Whether `proposed` can be read here, which is the case in `size`.
  var mayReadProposed = false
  /// The reads, since this was last cleared, of values that are not available everywhere.
  var boxReads: BoxReads = []
  /// The keyword before the block of contents that is being checked.
  var layoutWord = ""
  /// Whether the checked code is inside a layout of the previous version that has been reported.
  var isMovingLayout = false
  /// The functions of the component to which the body belongs.
  var functions = ComponentFunctions()
  /// The declaration whose body is checked; nil for defaults and other single expressions.
  var owner: DeclarationID?
  /// The number of drawings in the body so far.
  var drawingCount = 0
  /// Whether `bounds` can be read around the outermost drawing that is being checked, if any.
  var ruleAroundDrawing: BoundsRule?
  /// The `let`s in the block of the box whose decorations are checked, which these cannot use.
  var boxLets: [String: SourceRange] = [:]
  /// The length of which a percentage in the current argument may be meant.
  var percentageBase: PercentageBase?

  enum BoundsRule {
    case allowed
    /// In `size` and `caps`, which determine `bounds`.
    case undecided
    /// In the accessibility description, which does not depend on the position.
    case accessibility
    case noComponent
    /// In tokens, which do not belong to a component.
    case token
  }

  /// The values that are only available in some parts of a component.
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

  /// Records a use; `name` is the range of the name if `range` contains more than that.
  mutating func use(_ id: DeclarationID, at range: SourceRange, named name: SourceRange? = nil) {
    if uses[id] == nil { uses[id] = range }
    guard let recorder = session.recorder, id.kind != .tokens else { return }
    recorder.refer(name ?? range, to: module.head(of: id).nameRange)
  }

  /// Checks an expression; if a type is expected, the result has that type or `.error`.
  mutating func checkExpression(
    _ expression: ExpressionSyntax,
    expected: Type? = nil
  ) -> TypedExpression {
    let inferred = inferExpression(expression, expected: expected)
    session.recorder?.note(inferred)
    guard let expected else { return inferred }
    return convert(inferred, to: expected)
  }

  /// Checks an expression; literals take the expected type, but other types are allowed.
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
