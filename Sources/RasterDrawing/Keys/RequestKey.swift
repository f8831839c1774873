// The key of a request, known before anything is recorded.

import RasterValues

/// The inputs of a request; equal keys request the same drawing.
///
/// The key holds:
///
/// - the component's own key,
/// - the engine's version, the scale, the background and the colour space,
/// - the size in device pixels on each axis without caps (with caps on an axis, all sizes share one
///   drawing),
/// - the language of the environment's locale, if a font has rules for that language.
///
/// Keys are compared byte for byte. The hash is computed once, when the key is created.
public struct RequestKey: Hashable, Sendable {
  /// The request's values in an unambiguous encoding, followed by the component's own key.
  private let buffer: KeyBuffer
  package let hash: UInt64
  /// Whether the component's own key was written by hand; not part of the comparison.
  package let isHandwritten: Bool

  /// Creates the key of a request, or returns `nil` if the component does not encode a key.
  ///
  /// `caps` are the component's caps. `width` and `height` are the requested size in device pixels.
  package init?(
    of component: some Rasterizable,
    caps: PixelCaps,
    width: Int,
    height: Int,
    environment: Environment,
    background: Color?
  ) {
    var encoder = KeyEncoder()
    encoder.append(Int(EngineVersion.current))
    encoder.append(environment.scale)
    let color = background.map {
      Int(truncatingIfNeeded: RecordedColor($0, in: environment.colorSpace).word)
    }
    encoder.append(color) { $0.append($1) }
    if environment.colorSpace != .srgb {
      encoder.append(enumeration: Int(environment.colorSpace.rawValue))
    }
    encoder.append(caps.horizontal == nil ? width : nil) { $0.append($1) }
    encoder.append(caps.vertical == nil ? height : nil) { $0.append($1) }
    let headCount = encoder.buffer.count
    component.encodeKey(into: &encoder, environment: environment)
    guard encoder.buffer.count > headCount, !encoder.lacksKey else { return nil }
    encoder.append(languageOf: environment.locale)
    self.init(encoder)
  }

  private init(_ encoder: KeyEncoder) {
    buffer = encoder.buffer
    isHandwritten = encoder.isHandwritten
    hash = buffer.hash
  }

  /// Returns the key of an image file of the look at a size in device pixels, whatever its caps.
  ///
  /// `hasInk` states whether the file includes the area that is painted outside the bounds.
  package func sized(
    width: Int,
    height: Int,
    hasInk: Bool,
    _ format: ImageFileFormat
  ) -> RequestKey {
    var encoder = KeyEncoder(continuing: buffer)
    encoder.append(hasInk ? width : -width)
    for word in format.keyWords(side: height) { encoder.append(Int(bitPattern: UInt(word))) }
    return RequestKey(encoder)
  }

  package var bytes: [UInt8] { buffer.bytes }

  /// The number of bytes that the key takes in a cache.
  package var byteCount: Int { buffer.byteCount }

  /// Whether both keys have the same bytes.
  public static func == (left: RequestKey, right: RequestKey) -> Bool {
    left.hash == right.hash && left.buffer.isEqual(to: right.buffer)
  }

  /// Hashes only the stored hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
