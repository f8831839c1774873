// The ways in which the middle of a nine-slice image fills its area.

/// The way in which the middle of a nine-slice image fills its area.
public enum StretchMode: UInt8, Hashable, Sendable, CaseIterable { case stretch, tile }
