// What surrounds a component and may change its look.

/// Light or dark.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable { case light, dark }

/// The contrast that the user asked for.
public enum Contrast: UInt8, Hashable, Sendable, CaseIterable { case standard, increased }

/// The direction in which text and rows run.
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The surroundings of a component that may change its look.
///
/// Part of a key only where it is read.
public struct Environment: Hashable, Sendable {
  /// Light or dark.
  public var appearance: Appearance
  /// The contrast that the user asked for.
  public var contrast: Contrast
  /// The direction in which text and rows run.
  public var layoutDirection: LayoutDirection
  /// A factor on the size of words; 1 is the standard size.
  public var textScale: Double
  /// Device pixels a point.
  public var scale: Double
  /// The faces that words are drawn with, beside the built-in typeface.
  public var fonts: FontCollection
  /// The user's language and region, as a tag of BCP 47 such as `de-AT`.
  public var locale: String
  /// The modes that programs declare, where they have another value than their own.
  @_documentation(visibility: internal)
  public var modes = Modes()
  /// The meter of what is evaluated and measured in it; no part of any key.
  package var metering = MeterReference()
  /// Whether what is drawn in it is mirrored as a whole, so that leading is left.
  package var isMirrored = false
  /// Whether components with caps are recorded at the size that they take, and not to be stretched.
  package var isUnstretched = false

  /// An environment; left out are light, standard contrast, left to right, scales of 1, no fonts but the
  /// built-in typeface, and English.
  public init(
    appearance: Appearance = .light,
    contrast: Contrast = .standard,
    layoutDirection: LayoutDirection = .leftToRight,
    textScale: Double = 1,
    scale: Double = 1,
    fonts: FontCollection = FontCollection(),
    locale: String = "en"
  ) {
    self.appearance = appearance
    self.contrast = contrast
    self.layoutDirection = layoutDirection
    self.textScale = textScale
    self.scale = scale
    self.fonts = fonts
    self.locale = locale
  }

  /// The same, in which the work of recording is counted by a meter.
  package func metered(by meter: WorkMeter?) -> Environment {
    var environment = self
    environment.metering.meter = meter
    return environment
  }

  /// Counts work that is about to be done; false where it may not be.
  package func mayUse(_ units: Int) -> Bool {
    guard let meter = metering.meter else { return true }
    return meter.use(units) == nil
  }

  /// The parts of an environment that a drawing may read.
  package struct Reads: OptionSet, Hashable, Sendable {
    /// A bit for each part.
    package let rawValue: UInt64

    /// Reads from their bits.
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Light or dark.
    package static let appearance = Reads(rawValue: 1)
    /// The contrast that the user asked for.
    package static let contrast = Reads(rawValue: 2)
    /// The direction in which text and rows run.
    package static let layoutDirection = Reads(rawValue: 4)
    /// The factor on the size of words.
    package static let textScale = Reads(rawValue: 8)
    /// The scale as a value that the drawing reads; every key holds the scale it is drawn at.
    package static let scale = Reads(rawValue: 16)
    /// The faces that words are drawn with.
    package static let fonts = Reads(rawValue: 32)
    /// The user's language and region.
    package static let locale = Reads(rawValue: 64)

    /// The most modes that are told apart.
    package static let modeLimit = 48

    /// The mode of a program at a place among its modes.
    package static func mode(_ index: Int) -> Reads { Reads(rawValue: 1 << UInt64(16 + index)) }
  }
}
