// The edges of a rectangle.

/// An edge of a rectangle.
public enum RectEdge: UInt8, Hashable, Sendable, CaseIterable {
  case top, right, bottom, left
}
