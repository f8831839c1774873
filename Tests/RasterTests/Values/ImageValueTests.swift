// Images from bytes: unpremultiplied pixels, files, and text in generated code.
import Raster
import Testing

@Suite struct ImageValueTests {
  @Test func `unpremultiplied bytes are multiplied by alpha`() throws {
    let image = try #require(Image(width: 2, height: 1, rgba: [255, 100, 0, 128, 1, 2, 3, 255]))
    #expect(image.bitmap.pixels == [0x8000_3280, 0xFF03_0201])
    #expect(image == Image(image.bitmap))
  }

  @Test func `bytes that do not match the size give nil`() {
    #expect(Image(width: 2, height: 1, rgba: [0, 0, 0, 0]) == nil)
    #expect(Image(width: -1, height: -1, rgba: [0, 0, 0, 0]) == nil)
    #expect(Image(width: 16_385, height: 0, rgba: []) == nil)
    #expect(Image(width: 0, height: 3, rgba: []) != nil)
  }

  @Test func `a file of an unknown format is an error with a reason`() {
    #expect(throws: ImageError.unknownFormat) { try Image(decoding: Array("GIF90a".utf8)) }
    #expect(throws: ImageError.unknownFormat) { try Image(decoding: []) }
    #expect("\(ImageError.unknownFormat)" == "it is not a PNG, JPEG, WebP, GIF or BMP file")
    #expect("\(ImageError.png(.truncated))" == "it is truncated")
  }

  @Test func `a PNG file is recognized by its first bytes`() throws {
    let image = try #require(Image(width: 2, height: 1, rgba: [255, 100, 0, 128, 1, 2, 3, 255]))
    let file = image.bitmap.png()
    #expect(try Image(decoding: file) == image)
    #expect(throws: ImageError.png(.truncated)) { try Image(decoding: Array(file.prefix(20))) }
  }

  @Test func `base64 is decoded up to the first other character`() {
    func decoded(_ text: String) -> [UInt8] {
      Array(text.utf8).withUnsafeBufferPointer { Image.decodeBase64($0) }
    }
    #expect(decoded("TWFu") == Array("Man".utf8))
    #expect(decoded("TWE=") == Array("Ma".utf8))
    #expect(decoded("TQ==") == Array("M".utf8))
    #expect(decoded("TWFuTWE") == Array("ManMa".utf8))
    #expect(decoded("") == [])
    #expect(decoded("+/+/") == [0xFB, 0xFF, 0xBF])
    #expect(decoded("TW-uTWFu") == Array("M".utf8))
  }
}
