// The accessibility description of a component.

/// The role of a component in a user interface.
public enum AccessibilityRole: UInt8, Hashable, Sendable, CaseIterable {
  case none, button, toggle, link, image, header, slider, progress, text, tab
}

/// A state of a component that assistive technology announces.
public enum AccessibilityTrait: UInt8, Hashable, Sendable, CaseIterable {
  case disabled, selected
}

/// The accessibility description of a component, for screen readers and for text alternatives of
/// images.
///
/// It is not part of any key and does not affect pixels.
public struct Accessibility: Hashable, Sendable {
  /// The name, or `nil` if the component does not declare one.
  public var label: String?
  /// The role.
  public var role: AccessibilityRole
  /// The current value, such as `40%`.
  public var value: String
  /// The result of using the component, as a hint.
  public var hint: String
  /// The states to announce.
  public var traits: [AccessibilityTrait]

  /// Creates a description; omitted arguments describe a component that declares nothing.
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

  /// The label and the value, as a text alternative for an image: `Volume, 40%`.
  public var text: String {
    [label ?? "", value].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
