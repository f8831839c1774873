// The rule that decides which points are inside a path.

/// The rule that decides which points are inside a path that crosses itself.
public enum FillRule: UInt8, Hashable, Sendable, CaseIterable { case nonZero, evenOdd }
