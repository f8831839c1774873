// Recognising image files by their first bytes.
import Raster
import Testing

@Suite struct ImageFormatTests {
  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49], .png),
      ([0x89] + Array("PNG\r\n\u{1A}\n\0\0\0\u{4}CgBI".utf8), .crushedPNG),
      ([0xFF, 0xD8, 0xFF], .jpeg),
      (Array("RIFF\0\0\0\0WEBPVP8L".utf8), .webp),
      (Array("GIF87a".utf8), .gif),
      (Array("BM\0\0\0\0\0\0\0\0\0\0\0\0(\0\0\0".utf8), .bmp),
      (Array("\0\0\0 ftypavif\0\0\0\0mif1miaf".utf8), .avif),
      (Array("\0\0\0\u{1C}ftypmif1\0\0\0\0mif1miafavif".utf8), .avif),
      (Array("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic".utf8), .heic),
      (Array("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic".utf8), .heic),
      ([0xFF, 0x0A, 0], .jpegXL),
      (Array("\0\0\0\u{C}JXL \r\n".utf8), .jpegXL),
      (Array("\0\0\0\u{C}jP  \r\n".utf8), .jpeg2000),
      ([0xFF, 0x4F, 0xFF, 0x51], .jpeg2000),
      (Array("II*\0".utf8), .tiff),
      (Array("MM\0*".utf8), .tiff),
      (Array("\0\0\u{1}\0\u{1}\0  \0\0\u{1}\0 \0\0\0\0\0\u{16}\0\0\0".utf8), .icon),
      (Array("8BPS\0\u{1}".utf8), .photoshop),
      (Array("%PDF-1.7".utf8), .pdf),
      (Array("\u{FEFF} <?xml version='1.0'?>\n<!-- --><svg xmlns=''/>".utf8), .svg),
    ] as [([UInt8], ImageFormat)]
  )
  func `a format is recognised`(_ bytes: [UInt8], _ format: ImageFormat) {
    #expect(ImageFormat(of: bytes) == format)
    // Every cut is either recognised or not, and traps nowhere.
    for length in bytes.indices { _ = ImageFormat(of: Array(bytes[..<length])) }
  }

  @Test(arguments: [
    "", "BMW is a car maker, rather", "RIFF\0\0\0\0WAVEfmt ", "\0\0\0\u{18}ftypisom\0\0\0\0avc1",
    "<html><body></body></html>", "\0\0\u{1}\0",
  ])
  func `something else is not recognised`(_ text: String) {
    #expect(ImageFormat(of: Array(text.utf8)) == nil)
  }

  @Test func `errors of formats that are not decoded contain advice`() {
    let supported: Set<ImageFormat> = [.png, .jpeg, .webp, .gif, .bmp]
    for format in ImageFormat.allCases {
      #expect(format.isSupported == supported.contains(format))
      guard let refusal = format.refusal else { continue }
      #expect(refusal.hasPrefix("it is a") && refusal.contains("; "))
    }
    let advice = "it is an AVIF file; convert it to PNG, JPEG or WebP"
    #expect(ImageFormat.avif.refusal == advice)
  }
}
