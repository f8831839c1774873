// How what is drawn meets what is beneath.

/// The blending of a layer with what is beneath it.
///
/// The first sixteen are those of CSS compositing, whose formulas mix colours where both are; the
/// others are the operators of Porter and Duff, and plus. Clear, copy, source in, destination in, source
/// out and destination atop act on all of the group that the layer is drawn in, also where the layer has
/// no ink, but within the layer's clip; there the clip cuts off shadows too. The others change only what
/// the layer covers. Groups are layers, placed components, and the picture with its background.
///
/// Results are rounded once, to the nearest of 255 steps. Sources: Compositing and Blending Level 1,
/// sections 5 and 10; Porter and Duff, SIGGRAPH 1984.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Source over.
  case normal
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case hardLight, softLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, destination, destinationOver, sourceIn, destinationIn
  case sourceOut, destinationOut, sourceAtop, destinationAtop, xor
  /// The sum of both, no more than white.
  case plus
}
