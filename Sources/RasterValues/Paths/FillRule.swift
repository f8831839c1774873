// What is inside a path.

/// What counts as inside a path that crosses itself.
public enum FillRule: UInt8, Hashable, Sendable, CaseIterable { case winding, evenOdd }
