// Recognises image formats by their first bytes, including formats that are not decoded.

/// A format of image files, recognised by its content.
package enum ImageFormat: Hashable, Sendable, CaseIterable {
  case png, jpeg, webp, gif, bmp
  // Formats that are recognised and refused.
  case avif, heic, jpegXL, jpeg2000, tiff, icon, photoshop, svg, pdf
  /// A PNG file that Xcode has changed for iOS: its first chunk is `CgBI`.
  case crushedPNG

  /// Recognises the format of a file, or returns `nil` for an unknown one.
  ///
  /// Reads at most the first kilobyte. The rest of the file may still be invalid.
  package init?(of file: [UInt8]) {
    let format = Self.pixelFormat(of: file) ?? Self.containerFormat(of: file)
    guard let format = format ?? Self.textFormat(of: file) else { return nil }
    self = format
  }

  /// Whether the format can be decoded.
  package var isSupported: Bool { refusal == nil }

  /// The reason why files of the format are not decoded, with advice; `nil` if they are.
  ///
  /// It completes a sentence, as the description of `ImageError` does.
  package var refusal: String? {
    switch self {
    case .png, .jpeg, .webp, .gif, .bmp: nil
    case .avif: "it is an AVIF file; \(Self.advice)"
    case .heic: "it is a HEIC file; \(Self.advice)"
    case .jpegXL: "it is a JPEG XL file; \(Self.advice)"
    case .jpeg2000: "it is a JPEG 2000 file; \(Self.advice)"
    case .tiff: "it is a TIFF file or a camera's raw file; \(Self.advice)"
    case .icon: "it is an ICO file; save one of its images as PNG"
    case .photoshop: "it is a Photoshop file; export it as PNG, JPEG or WebP"
    case .svg:
      "it is an SVG file, which has no pixels; name it in a component, or convert it to PNG"
    case .pdf: "it is a PDF file; convert it to SVG or PNG"
    case .crushedPNG: "it is a PNG file that Xcode has changed for iOS; use the original file"
    }
  }

  /// The usual extension of file names, for a format that can be decoded.
  package var fileExtension: String? {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .webp: "webp"
    case .gif: "gif"
    case .bmp: "bmp"
    default: nil
    }
  }

  private static let advice = "convert it to PNG, JPEG or WebP"

  /// Recognises formats by a signature at the beginning.
  private static func pixelFormat(of file: [UInt8]) -> ImageFormat? {
    func starts(_ signature: [UInt8]) -> Bool { file.starts(with: signature) }
    func starts(_ text: StaticString) -> Bool { has(text, at: 0, of: file) }
    if starts([0x89, 0x50, 0x4E, 0x47]) {
      return has("CgBI", at: 12, of: file) ? .crushedPNG : .png
    }
    if starts([0xFF, 0xD8]) { return .jpeg }
    if starts("RIFF"), has("WEBP", at: 8, of: file) { return .webp }
    if GIFDecoder.isGIF(file) { return .gif }
    if BMPDecoder.isBMP(file) { return .bmp }
    if starts([0xFF, 0x0A]) { return .jpegXL }
    if starts([0xFF, 0x4F, 0xFF, 0x51]) { return .jpeg2000 }
    // Classic TIFF in both byte orders, and BigTIFF.
    if starts([0x49, 0x49, 0x2A, 0]) || starts([0x4D, 0x4D, 0, 0x2A]) { return .tiff }
    if starts([0x49, 0x49, 0x2B, 0]) || starts([0x4D, 0x4D, 0, 0x2B]) { return .tiff }
    if starts("8BPS") { return .photoshop }
    if starts("%PDF-") { return .pdf }
    if starts([0, 0, 1, 0]) || starts([0, 0, 2, 0]) { return isIcon(file) ? .icon : nil }
    return nil
  }

  /// Returns whether the first entry of an icon's directory is valid.
  ///
  /// The number of images is positive, and the entry's reserved byte is zero.
  private static func isIcon(_ file: [UInt8]) -> Bool {
    file.count >= 22 && (file[4] | file[5]) != 0 && file[9] == 0
  }

  /// Recognises formats that consist of boxes (ISO/IEC 14496-12): a length, a type, the content.
  ///
  /// The first box of AVIF and HEIC lists brands, each of four letters: one at the beginning, a
  /// version, and the compatible ones.
  private static func containerFormat(of file: [UInt8]) -> ImageFormat? {
    if has("JXL \r\n", at: 4, of: file) { return .jpegXL }
    if has("jP  \r\n", at: 4, of: file) { return .jpeg2000 }
    guard has("ftyp", at: 4, of: file) else { return nil }
    let length = Int(file[2]) << 8 | Int(file[3])
    var isCompatible = false
    for start in stride(from: 8, to: min(length, 1024, file.count &- 3), by: 4) where start != 12 {
      if has("avif", at: start, of: file) || has("avis", at: start, of: file) { return .avif }
      // HEIC's brands begin with these letters; others of the kind are `mif1` and `msf1`.
      isCompatible = isCompatible || has("hei", at: start, of: file)
      isCompatible = isCompatible || has("hev", at: start, of: file)
    }
    return isCompatible || has("mif1", at: 8, of: file) || has("msf1", at: 8, of: file)
      ? .heic : nil
  }

  /// Recognises SVG: text that begins with a tag and contains `<svg` in its first kilobyte.
  private static func textFormat(of file: [UInt8]) -> ImageFormat? {
    var text = file.prefix(1024)
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard text.first == UInt8(ascii: "<") else { return nil }
    return text.indices.contains { has("<svg", at: $0, of: file) } ? .svg : nil
  }

  /// Returns whether the bytes at a position are those of `text`.
  private static func has(_ text: StaticString, at position: Int, of file: [UInt8]) -> Bool {
    guard file.count &- position >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { text[$0] == file[position &+ $0] }
    }
  }
}
