// The environment of a component: settings that may change its look.

/// A light or dark appearance.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable { case light, dark }

/// The contrast that the user requested.
public enum Contrast: UInt8, Hashable, Sendable, CaseIterable { case standard, increased }

/// The direction in which text and rows run.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The environment of a component: settings that may change its look.
///
/// A key contains only the members that the component reads.
public struct Environment: Hashable, Sendable {
  /// The light or dark appearance.
  public var appearance: Appearance
  /// The contrast that the user requested.
  public var contrast: Contrast
  /// The direction in which text and rows run.
  public var layoutDirection: LayoutDirection
  /// A factor applied to text sizes; 1 is the standard size.
  public var textScale: Double
  /// The number of device pixels per point.
  public var scale: Double
  /// The fonts for text, in addition to the built-in typeface.
  public var fonts: FontCollection
  /// The user's language and region, as a BCP 47 tag such as `de-AT`.
  public var locale: String
  /// The colour space of the drawing's pixels; part of every key.
  public var colorSpace: OutputColorSpace
  /// The modes that programs declare, where they differ from their default values.
  @_documentation(visibility: internal)
  public var modes = Modes()
  /// The meter for evaluation and measurement in this environment; not part of any key.
  package var metering = MeterReference()
  /// Whether all drawing in this environment is mirrored afterwards, so that leading is left.
  package var isMirrored = false
  /// Whether components with caps are recorded at their final size instead of for stretching.
  package var isUnstretched = false

  /// Creates an environment.
  ///
  /// The defaults are light, standard contrast, left to right, scales of 1, English, sRGB, and no
  /// fonts except the built-in typeface.
  public init(
    appearance: Appearance = .light,
    contrast: Contrast = .standard,
    layoutDirection: LayoutDirection = .leftToRight,
    textScale: Double = 1,
    scale: Double = 1,
    fonts: FontCollection = FontCollection(),
    locale: String = "en",
    colorSpace: OutputColorSpace = .srgb
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.textScale = textScale
    self.scale = scale
    self.fonts = fonts
    self.locale = locale
    self.colorSpace = colorSpace
  }

  /// The environment with a meter that counts the work of recording.
  package func metered(by meter: WorkMeter?) -> Environment {
    var environment = self
    environment.metering.meter = meter
    return environment
  }

  /// Counts work before it is done; returns `false` if the work exceeds the meter's limits.
  package func mayUse(_ units: Int) -> Bool {
    guard let meter = metering.meter else { return true }
    return meter.use(units) == nil
  }

  /// The members of an environment that a drawing may read.
  package struct Reads: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    package let rawValue: UInt64

    /// Creates a set of reads from its bits.
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The light or dark appearance.
    package static let appearance = Reads(rawValue: 1)
    /// The contrast that the user requested.
    package static let contrast = Reads(rawValue: 2)
    /// The direction in which text and rows run.
    package static let layoutDirection = Reads(rawValue: 4)
    /// The factor applied to text sizes.
    package static let textScale = Reads(rawValue: 8)
    /// The scale as a value that the drawing reads; every key also contains the scale of the
    /// drawing.
    package static let scale = Reads(rawValue: 16)
    /// The fonts for text.
    package static let fonts = Reads(rawValue: 32)
    /// The user's language and region.
    package static let locale = Reads(rawValue: 64)

    /// The maximum number of modes with a bit of their own.
    package static let modeLimit = 48

    /// The read of a mode, by its index among the modes of a program.
    package static func mode(_ index: Int) -> Reads { Reads(rawValue: 1 << UInt64(16 + index)) }
  }
}
