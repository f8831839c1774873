// The edges of a rectangle.

/// An edge of a rectangle.
public enum RectEdge: UInt8, Hashable, Sendable, CaseIterable {
  case top, right, bottom, left
}

/// A side of a rectangle, relative to the direction of text.
public enum HorizontalEdge: UInt8, Hashable, Sendable, CaseIterable {
  case leading, trailing
}
