// What a request for a picture depends on, known before anything is recorded.

import RasterValues

/// The inputs of a request for a picture: equal keys request the same drawing.
///
/// It holds the component's own key, the engine's version, the scale, the background, and the size
/// in device pixels on each axis without caps; with caps on an axis, all sizes share one drawing; and the
/// language of the environment's locale, where a face has rules of its own for it.
/// Keys are compared byte for byte; their hash is made once, with the key.
public struct RequestKey: Hashable, Sendable {
  /// A head of one unambiguous form, then the component's own key.
  private let buffer: KeyBuffer
  package let hash: UInt64
  /// Whether a person wrote the component's own key; no part of what is compared.
  package let isHandwritten: Bool

  /// The key of a request; nil for a component that writes no key of its own.
  ///
  /// `caps` are the component's, `width` and `height` the wanted size in device pixels.
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
    let color = background.map { Int(truncatingIfNeeded: RecordedColor($0).word) }
    encoder.append(color) { $0.append($1) }
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

  /// The key of the picture's file in a size in device pixels, whatever the caps, with the ink around
  /// its box or without.
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

  /// The bytes that the key takes in a cache.
  package var byteCount: Int { buffer.byteCount }

  /// Whether both have the same bytes.
  public static func == (left: RequestKey, right: RequestKey) -> Bool {
    left.hash == right.hash && left.buffer.isEqual(to: right.buffer)
  }

  /// Hashes the hash alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
