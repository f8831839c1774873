// A component as it is declared: properties, states, caps, drawing, and what it reads.

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
    /// Whether size, caps or drawing depend on it, itself or through a nested component.
    package var isRead: Bool
    /// Whether they depend on how far it is on its way.
    package var isProgressRead = false
    /// Whether what the component says of itself depends on it.
    package var isSaid = false

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

  /// The bounds of a number; a value is clamped and snapped before it is used.
  package enum Domain: Hashable, Sendable {
    case int(ClosedRange<Int>, step: Int)
    /// Without a step the domain is bounded but not finite.
    case double(ClosedRange<Double>, step: Double?)
    /// The most elements of a list, or characters of a string.
    case count(Int)
  }

  /// The most looks that are listed; a component with more has no `looks`.
  package static let looksLimit = 10_000

  /// `caps` as declared; each in points.
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

    /// Whether a picture that is stretched is the one that is drawn.
    package enum Verdict: Sendable {
      /// It is, at every size.
      case proved
      /// Nobody knows: the component is drawn at its full size.
      case unproved
      /// The author says so.
      case unchecked
    }

    package var horizontal: Axis?
    package var vertical: Axis?
    /// Whether left and right are exchanged where words run from right to left.
    package var followsDirection = false
    /// What its sides are called along the horizontal axis.
    package var sides = ("left", "right")
    /// The place of `.auto`, where the least caps that are proved are meant.
    package var auto: SourceRange?
    /// The place of `unchecked: true`.
    package var unchecked: SourceRange?
    /// The place of the lengths; nil where they are no list of these alone.
    package var lengths: SourceRange?
    package var verdict = Verdict.unproved

    package init(horizontal: Axis?, vertical: Axis?) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// The caps that the component is drawn by: none where they are not proved.
  package var usedCaps: CapsDeclaration? { caps?.verdict == .unproved ? nil : caps }

  package let head: DeclarationHead
  package var properties: [Property]
  package var transitions: [TransitionDeclaration] = []
  /// The component's own `let`s in the order of the text; each uses only those above it.
  ///
  /// A back end evaluates one at most once, and only where it is needed.
  package var bindings: [Binding]
  /// An expression of type `size`.
  package var size: TypedExpression
  package var caps: CapsDeclaration?
  /// Whether all of it is turned over where words run from right to left.
  package var mirrors = false
  package var draw: [DrawStatement]
  /// What it says of itself; it is in no key.
  package var accessibility: AccessibilityDeclaration?
  package var states: [NamedState]
  /// What it expects of its looks; it is in no key.
  package var tests: TestsDeclaration?
  package var slotCount: Int
  /// The reads of the component of the environment, itself and through nested components.
  package var reads: Environment.Reads
  /// What the key of a request holds of the properties.
  package var key = KeyPlan()
  /// SHA-256 of the tokens of the definition and of all it uses: the key's identity beside the name.
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
