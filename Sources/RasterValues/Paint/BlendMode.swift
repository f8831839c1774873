// The modes in which a layer is blended with the content beneath it.

/// The mode in which a layer is blended with the content beneath it.
///
/// The first sixteen modes are those of CSS compositing, whose formulas mix the colours where both
/// are present. The others are the operators of Porter and Duff, and `plus`.
///
/// `clear`, `copy`, `sourceIn`, `destinationIn`, `sourceOut` and `destinationAtop` affect the whole
/// group that the layer is drawn in, even where the layer is empty, but only within the layer's
/// clip. With these modes the clip also cuts off shadows. The other modes change only the area that
/// the layer covers. Groups are layers, placed components, and the bitmap with its background.
///
/// Results are rounded once, to the nearest of 255 levels. Sources: Compositing and Blending Level
/// 1, sections 5 and 10; Porter and Duff, SIGGRAPH 1984.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Source over.
  case normal
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case hardLight, softLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, destination, destinationOver, sourceIn, destinationIn
  case sourceOut, destinationOut, sourceAtop, destinationAtop, xor
  /// The sum of both colours, limited to white.
  case plus
}
