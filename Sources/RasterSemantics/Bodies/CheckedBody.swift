// The checked body of a declaration.

import RasterSyntax

/// The checked parts of a declaration that its signature does not contain.
enum CheckedBody {
  /// An enum, a struct, tokens, a mode or a file-level `let`, which have no body.
  case none
  case function(FunctionBody)
  case component(ComponentBody)
}

struct FunctionBody {
  var bindings: [Binding]
  var body: TypedExpression
  let slotCount: Int
  /// The parameters that pass values of the component to a function in it; they follow the function's own parameters.
  var captures: [FunctionDeclaration.Parameter] = []
}

struct ComponentBody {
  var properties: [PropertyBody] = []
  var bindings: [Binding] = []
  /// The slot of the binding that is the layout.
  var layout: Int?
  var size: TypedExpression
  var baseline: TypedExpression?
  var caps: ComponentDeclaration.CapsDeclaration?
  var mirrors = false
  var accessibility: AccessibilityDeclaration?
  var tests: TestsDeclaration?
  var draw: [DrawStatement] = []
  var states: [StateLine] = []
  var transitions: [TransitionBody] = []
  var slotCount = 0
}

/// A transition whose values have not yet been evaluated.
struct TransitionBody {
  let property: Int
  let name: SourceRange
  let duration: TypedExpression
  let easing: TypedExpression
  /// The number of steps, or nil if it was omitted.
  let steps: TypedExpression?

  var expressions: [TypedExpression] { [duration, easing] + (steps.map { [$0] } ?? []) }
}

/// A property whose bounds have not yet been evaluated.
struct PropertyBody {
  let name: NameSyntax
  let documentation: String?
  let type: Type
  let defaultValue: TypedExpression
  let bounds: (lower: TypedExpression, upper: TypedExpression)?
  let step: TypedExpression?
  /// The maximum number of elements of a list, or of characters of a string.
  let limit: TypedExpression?
}

/// A line of `states` whose name and matrix have not yet been resolved.
struct StateLine {
  /// The state's name, or the keyword `matrix`.
  let word: NameSyntax
  /// The states on which it is based.
  var bases: [NameSyntax] = []
  var values: [Int: TypedExpression] = [:]
  /// The members by their indices among those that authors can name; modes come last.
  var environment: [Int: (member: EnvironmentMember, value: TypedExpression)] = [:]
  var size: TypedExpression?
  var matrix: StateMatrix?

  /// All expressions of the line.
  var expressions: [TypedExpression] {
    let parts =
      values.sorted { $0.key < $1.key }.map { $0.value }
      + environment.sorted { $0.key < $1.key }.map { $0.value.value }
    let axes = matrix?.axes.flatMap { $0.values ?? [] } ?? []
    return parts + axes + [size, matrix?.condition].compactMap { $0 }
  }
}

/// The states that a matrix generates.
struct StateMatrix {
  struct Axis {
    let property: Int
    /// The values, or nil for all values of the property.
    let values: [TypedExpression]?
    let range: SourceRange
  }

  var axes: [Axis] = []
  /// Whether all axes could be parsed.
  var isWhole = true
  /// The condition that a combination must meet to become a state.
  var condition: TypedExpression?
}

extension PropertyBody {
  /// Returns the property of the component with its domain.
  func property(domain: ComponentDeclaration.Domain?) -> ComponentDeclaration.Property {
    ComponentDeclaration.Property(
      name: name.text,
      documentation: documentation,
      type: type,
      defaultValue: defaultValue,
      domain: domain,
      isRead: false
    )
  }
}
