// Reads animated PNG files by their chunks, and composes their frames.

import Raster

/// An animated PNG file, read by its chunks according to its specification.
public struct AnimationReader {
  /// The content of the chunk before a frame.
  public struct Control: Equatable {
    /// The frame's rectangle, in pixels.
    public var x, y, width, height: Int
    /// The duration of the frame, as a fraction of a second.
    public var delay, parts: Int
    /// The disposal and blend operations of the frame.
    public var dispose, blend: UInt8
  }

  /// The defect of a file.
  public enum Failure: Error { case notAnAnimation, wrongOrder, outside, halfTransparentOver }

  /// The number of plays; 0 is infinite.
  public private(set) var plays = 0
  /// The control chunk before each frame.
  public private(set) var controls: [Control] = []
  /// The shown images, frame by frame.
  public private(set) var pictures: [Bitmap] = []
  /// The names of the chunks, in order.
  public private(set) var chunks: [String] = []

  /// Reads a file, and composes its frames.
  public init(_ file: [UInt8]) throws {
    guard file.starts(with: PNGChunks.signature) else { throw Failure.notAnAnimation }
    var (header, shared, count): ([UInt8], [UInt8], Int?) = ([], [], nil)
    var (next, data): (Int, [[UInt8]]) = (0, [])
    var place = 8
    while place < file.count {
      let length = Self.word(file[place...])
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let content = Array(file[place + 8..<place + 8 + length])
      chunks.append(name)
      switch name {
      case "IHDR": header = content
      case "acTL": (count, plays) = (Self.word(content[0...]), Self.word(content[4...]))
      case "fcTL":
        guard Self.word(content[0...]) == next else { throw Failure.wrongOrder }
        next += 1
        controls.append(Self.control(content))
        data.append([])
      case "IDAT":
        guard controls.count == 1 else { throw Failure.wrongOrder }
        data[0] += content
      case "fdAT":
        guard Self.word(content[0...]) == next, controls.count > 1 else { throw Failure.wrongOrder }
        next += 1
        data[controls.count - 1] += content[4...]
      case "PLTE", "tRNS": shared += file[place..<place + 12 + length]
      default: break
      }
      place += 12 + length
    }
    guard count == controls.count, chunks.last == "IEND" else { throw Failure.notAnAnimation }
    for (control, data) in zip(controls, data) {
      let frame = try Self.frame(control, header, shared, data)
      pictures.append(try composed(frame, control, header))
    }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func control(_ content: [UInt8]) -> Control {
    let words = stride(from: 4, to: 20, by: 4).map { word(content[$0...]) }
    return Control(
      x: words[2],
      y: words[3],
      width: words[0],
      height: words[1],
      delay: Int(content[20]) << 8 | Int(content[21]),
      parts: Int(content[22]) << 8 | Int(content[23]),
      dispose: content[24],
      blend: content[25]
    )
  }

  /// The pixels of a frame, read as a separate PNG file.
  private static func frame(
    _ control: Control,
    _ header: [UInt8],
    _ shared: [UInt8],
    _ data: [UInt8]
  ) throws -> Bitmap {
    func word(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      var sum = CRC32()
      let summed = Array(name.utf8) + content
      summed.withUnsafeBytes { sum.update($0) }
      return word(content.count) + summed + word(Int(sum.value))
    }
    let size = word(control.width) + word(control.height)
    let file = PNGChunks.signature + chunk("IHDR", size + header[8...]) + shared
    return try PNGDecoder.decode(file + chunk("IDAT", data) + chunk("IEND", []))
  }

  /// A frame over the previous image, which stays: our encoder never disposes frames.
  private func composed(
    _ frame: Bitmap,
    _ control: Control,
    _ header: [UInt8]
  ) throws -> Bitmap {
    let (width, height) = (Self.word(header[0...]), Self.word(header[4...]))
    guard control.dispose == 0, control.x + control.width <= width,
      control.y + control.height <= height,
      var shown = pictures.last ?? Bitmap(width: width, height: height)
    else { throw Failure.outside }
    for y in 0..<control.height {
      for x in 0..<control.width {
        let pixel = frame[x, y]
        if control.blend == 1 {
          guard pixel >> 24 == 255 || pixel == 0 else { throw Failure.halfTransparentOver }
          if pixel == 0 { continue }
        }
        shown.pixels[(control.y + y) * width + control.x + x] = pixel
      }
    }
    return shown
  }
}
