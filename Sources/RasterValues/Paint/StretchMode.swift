// How nine-slices fill their place.

/// The way in which the middle of a nine-slice fills its place.
public enum StretchMode: UInt8, Hashable, Sendable, CaseIterable { case stretch, tile }
