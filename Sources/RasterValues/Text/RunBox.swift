// The box around a run of text: its background, its corners and its padding.

/// The box around a run of text, as of an inline element in CSS.
package struct RunBox: Hashable, Sendable {
  package let background: Paint?
  package let cornerRadii: CornerRadii
  package let padding: Insets
  /// Whether letters join those of the neighbouring runs across the edges of the box.
  ///
  /// Always true without padding on the left and right.
  package let joins: Bool

  /// Creates a box, or returns nil if there is neither a background nor padding.
  package init?(background: Paint?, cornerRadii: CornerRadii, padding: Insets, joins: Bool) {
    guard background != nil || padding != .zero else { return nil }
    self.joins = joins || padding.left == 0 && padding.right == 0
    self.background = background
    self.cornerRadii = cornerRadii
    self.padding = padding
  }
}
