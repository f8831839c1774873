// A component's declaration: properties, states, caps, drawing, and the inputs it reads.

import RasterSyntax
import RasterValues

package struct ComponentDeclaration: Sendable {
  package struct Property: Sendable {
    package let name: String
    package let documentation: String?
    package let type: Type
    /// A constant expression.
    package let defaultValue: TypedExpression
    package let domain: Domain?
    /// Whether size, caps or drawing depend on it, directly or through a nested component.
    package var isRead: Bool
    /// Whether they depend on the progress of the property's transition.
    package var isProgressRead = false
    /// Whether the component's accessibility description depends on the property.
    package var isDescribed = false

    /// Whether a value can be cut to a limit.
    package var isLimited: Bool { if case .count? = domain { true } else { false } }

    package init(
      name: String,
      documentation: String?,
      type: Type,
      defaultValue: TypedExpression,
      domain: Domain?,
      isRead: Bool
    ) {
      self.name = name
      self.documentation = documentation
      self.type = type
      self.defaultValue = defaultValue
      self.domain = domain
      self.isRead = isRead
    }
  }

  /// The domain of a property; a value is clamped and snapped to it before it is used.
  package enum Domain: Hashable, Sendable {
    case int(ClosedRange<Int>, step: Int)
    /// Without a step, the domain is bounded but not finite.
    case double(ClosedRange<Double>, step: Double?)
    /// The maximum number of elements of a list, or of characters of a string.
    case count(Int)
  }

  /// The maximum number of looks that are enumerated; a component with more has no `looks`.
  package static let looksLimit = 10_000

  /// The `caps` as declared, in points.
  package struct CapsDeclaration: Sendable {
    package struct Axis: Sendable {
      package let leading: TypedExpression
      package let trailing: TypedExpression
      package let mode: TypedExpression?

      package init(leading: TypedExpression, trailing: TypedExpression, mode: TypedExpression?) {
        self.leading = leading
        self.trailing = trailing
        self.mode = mode
      }
    }

    /// Whether stretching a raster gives the same result as drawing at the new size.
    package enum Verdict: Sendable {
      /// The result is identical at every size.
      case proved
      /// It is unknown, so the component is drawn at its full size.
      case unproved
      /// The author asserts it with `unchecked: true`.
      case unchecked
    }

    package var horizontal: Axis?
    package var vertical: Axis?
    /// Whether left and right are exchanged in a right-to-left layout.
    package var followsDirection = false
    /// The names of the two sides along the horizontal axis.
    package var sides = ("left", "right")
    /// The range of `.auto`, which stands for the smallest caps that can be proved.
    package var auto: SourceRange?
    /// The range of `unchecked: true`.
    package var unchecked: SourceRange?
    /// The range of the lengths, or nil unless they are written as a list of lengths alone.
    package var lengths: SourceRange?
    package var verdict = Verdict.unproved

    package init(horizontal: Axis?, vertical: Axis?) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The caps that are used for drawing: nil if they are not proved.
  package var usedCaps: CapsDeclaration? { caps?.verdict == .unproved ? nil : caps }

  package let head: DeclarationHead
  package var properties: [Property]
  package var transitions: [TransitionDeclaration] = []
  /// The component's own `let` bindings in source order; each uses only those above it.
  ///
  /// A back end evaluates each binding at most once, and only if it is needed.
  package var bindings: [Binding]
  /// The slot of the binding that is the component's `layout`.
  package var layout: Int?
  /// An expression of type `size`.
  package var size: TypedExpression
  /// The distance from the top of the bounds to the baseline; nil for the bottom edge.
  package var baseline: TypedExpression?
  package var caps: CapsDeclaration?
  /// Whether the component is mirrored in a right-to-left layout.
  package var mirrors = false
  package var draw: [DrawStatement]
  /// The accessibility description, which is not part of any key.
  package var accessibility: AccessibilityDeclaration?
  package var states: [NamedState]
  /// The expectations about the component's looks, which are not part of any key.
  package var tests: TestsDeclaration?
  package var slotCount: Int
  /// The parts of the environment that the component reads, directly and through nested components.
  package var reads: Environment.Reads
  /// The plan of a request key's contents.
  package var key = KeyPlan()
  /// The SHA-256 digest of the tokens of the definition and of everything it uses.
  ///
  /// Together with the name, it is the component's identity in a key.
  package var definition: ContentDigest

  package init(
    head: DeclarationHead,
    properties: [Property],
    bindings: [Binding],
    size: TypedExpression,
    caps: CapsDeclaration?,
    draw: [DrawStatement],
    states: [NamedState],
    slotCount: Int,
    reads: Environment.Reads,
    definition: ContentDigest
  ) {
    self.head = head
    self.properties = properties
    self.bindings = bindings
    self.size = size
    self.caps = caps
    self.draw = draw
    self.states = states
    self.slotCount = slotCount
    self.reads = reads
    self.definition = definition
  }
}
