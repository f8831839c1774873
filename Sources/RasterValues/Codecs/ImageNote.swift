// Notes about image files that were decoded although a part of them is damaged or unsupported.

/// A note about an image that was decoded, but may look different from what its author saw.
public enum ImageNote: Hashable, Sendable {
  /// The data ends or becomes invalid before the last pixel; missing pixels are transparent.
  case truncated
  /// The checksum of a chunk that pixels do not need is wrong, and the chunk was skipped.
  case badChecksum(chunk: String)
  /// The file ends without its end marker, but all of its pixels are there.
  case missingEnd
  /// The checksum of the compressed pixels is wrong or missing.
  case badPixelChecksum
  /// The file contains more pixel data than its size needs, and the rest was skipped.
  case extraPixelData
  /// Bytes after the end of the image were skipped.
  case trailingBytes
  /// The description of the image's colours is damaged, and was ignored.
  case damagedColors
  /// The image has an ICC profile that is not supported, and its colours may differ.
  case unsupportedProfile(ProfileFeature)
  /// The image uses coding-independent code points (ITU-T H.273) that are not supported.
  case unsupportedCodePoints(primaries: Int, transfer: Int)

  /// Features of ICC profiles that are not supported.
  public enum ProfileFeature: Hashable, Sendable {
    /// Colours are converted by look-up tables instead of curves and a matrix.
    case lookUpTables
    /// The profile is for a colour space other than RGB and grey.
    case colorSpace(String)
    /// The profile class describes no device, for example `link`.
    case profileClass(String)
    /// The major version is later than 4.
    case version(Int)
    /// The profile is for grey, and the image has colours.
    case greyForColors
  }
}

extension ImageNote: CustomStringConvertible {
  /// A sentence without a capital and a full stop.
  public var description: String {
    switch self {
    case .truncated: "the image data is incomplete"
    case .badChecksum(let chunk): "the checksum of chunk '\(chunk)' is wrong; it was skipped"
    case .missingEnd: "the file ends without an end marker"
    case .badPixelChecksum: "the checksum of the compressed pixels is wrong"
    case .extraPixelData: "the file contains more pixel data than its size needs"
    case .trailingBytes: "bytes after the end of the image were skipped"
    case .damagedColors: "the colour profile is damaged; it was ignored"
    case .unsupportedProfile(.lookUpTables):
      "the ICC profile uses look-up tables, which are unsupported; colours may differ"
    case .unsupportedProfile(.colorSpace(let name)):
      "ICC profiles for '\(name)' are unsupported; colours may differ"
    case .unsupportedProfile(.profileClass(let name)):
      "ICC profiles of class '\(name)' are unsupported; colours may differ"
    case .unsupportedProfile(.version(let version)):
      "ICC profiles of version \(version) are unsupported; colours may differ"
    case .unsupportedProfile(.greyForColors):
      "the ICC profile is for grey images; colours may differ"
    case .unsupportedCodePoints(let primaries, let transfer):
      """
      colour primaries \(primaries) with transfer characteristics \(transfer) are unsupported; \
      colours may differ
      """
    }
  }
}
