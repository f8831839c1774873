// What is inside a path.

/// The rule for the inside of a path that crosses itself.
public enum FillRule: UInt8, Hashable, Sendable, CaseIterable { case nonZero, evenOdd }
