// What a component says of itself to those who do not see it.

/// The kind of thing that a component is to its user.
public enum AccessibilityRole: UInt8, Hashable, Sendable, CaseIterable {
  case none, button, toggle, link, image, header, slider, progress, text, tab
}

/// A state of a component that its user is told of.
public enum AccessibilityTrait: UInt8, Hashable, Sendable, CaseIterable {
  case disabled, selected
}

/// What a component says of itself to those who do not see it: to a screen reader, or as the words that
/// stand for a picture.
///
/// It is in no key, and changes no picture.
public struct Accessibility: Hashable, Sendable {
  /// The name; nil where the component has none of its own.
  public var label: String?
  /// The kind of thing that it is.
  public var role: AccessibilityRole
  /// What it is set to, such as `40%`.
  public var value: String
  /// What happens if it is used.
  public var hint: String
  /// The states that its user is told of.
  public var traits: [AccessibilityTrait]

  /// What is said; left out is what a component without a word of its own says.
  public init(
    label: String? = nil,
    role: AccessibilityRole = .none,
    value: String = "",
    hint: String = "",
    traits: [AccessibilityTrait] = []
  ) {
    self.label = label
    self.role = role
    self.value = value
    self.hint = hint
    self.traits = traits
  }

  /// The name and the value, for the words that stand for a picture: `Volume, 40%`.
  public var text: String {
    [label ?? "", value].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
