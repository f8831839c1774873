// What is left of a declaration once its body has been checked.

import RasterSyntax

/// The checked parts of a declaration that its signature does not hold.
enum CheckedBody {
  /// An enum, a struct, tokens, a mode or a file-level `let`, which have no body of their own.
  case none
  case function(bindings: [Binding], body: TypedExpression, slotCount: Int)
  case component(ComponentBody)
}

struct ComponentBody {
  var properties: [PropertyBody] = []
  var bindings: [Binding] = []
  var size: TypedExpression
  var caps: ComponentDeclaration.CapsDeclaration?
  var mirrors = false
  var accessibility: AccessibilityDeclaration?
  var tests: TestsDeclaration?
  var draw: [DrawStatement] = []
  var states: [StateLine] = []
  var transitions: [TransitionBody] = []
  var slotCount = 0
}

/// A transition whose values are not yet evaluated.
struct TransitionBody {
  let property: Int
  let name: SourceRange
  let duration: TypedExpression
  let curve: TypedExpression
  /// Nil where it was left out.
  let steps: TypedExpression?

  var expressions: [TypedExpression] { [duration, curve] + (steps.map { [$0] } ?? []) }
}

/// A property whose bounds are not yet evaluated.
struct PropertyBody {
  let name: NameSyntax
  let documentation: String?
  let type: Type
  let defaultValue: TypedExpression
  let bounds: (lower: TypedExpression, upper: TypedExpression)?
  let step: TypedExpression?
  /// The most elements of a list, or the most characters of a string.
  let limit: TypedExpression?
}

/// A line of `states`, whose names and matrices are not yet looked at.
struct StateLine {
  /// The state's name; of a matrix that word.
  let word: NameSyntax
  /// The states that it goes on from.
  var bases: [NameSyntax] = []
  var values: [Int: TypedExpression] = [:]
  /// By the place among the members that an author can name, with modes behind the others.
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

/// What a matrix makes states of.
struct StateMatrix {
  struct Axis {
    let property: Int
    /// Nil for all that the property can be.
    let values: [TypedExpression]?
    let range: SourceRange
  }

  var axes: [Axis] = []
  /// Whether all axes that are written could be read.
  var isWhole = true
  /// What holds of the combinations that become states.
  var condition: TypedExpression?
}

extension PropertyBody {
  /// The property of the component, with its domain.
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
