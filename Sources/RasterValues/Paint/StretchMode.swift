// How nine-slices fill their place.

/// How the middle of a nine-slice fills its place.
public enum StretchMode: UInt8, Hashable, Sendable, CaseIterable { case stretch, tile }
