// The box around a run of text: its background, its corners and its padding.

/// The box around a run of text, as of an inline element in CSS.
package struct RunBox: Hashable, Sendable {
  package let background: Paint?
  package let cornerRadii: CornerRadii
  package let padding: Insets

  /// Creates a box, or returns nil if there is neither a background nor padding.
  package init?(background: Paint?, cornerRadii: CornerRadii, padding: Insets) {
    guard background != nil || padding != .zero else { return nil }
    self.background = background
    self.cornerRadii = cornerRadii
    self.padding = padding
  }
}
