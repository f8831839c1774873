// How a JPEG file is to be made: how much of a picture it may lose, and in what order it is read.

import RasterValues

/// How a JPEG file is made.
///
/// JPEG is for photographs and for cards that hold them: it loses something everywhere, and has no
/// transparency. The same pixels and options give the same bytes on every machine.
public struct JPEGOptions: Hashable, Sendable {
  /// From 1 to 100, as the usual encoders count it; what is outside is held to that.
  public var quality: Int
  /// How many pixels share a colour, beside their own brightness.
  public var subsampling: Subsampling
  /// Whether a picture that is still being loaded is seen whole, and blurred; takes a third more time, and
  /// some percent fewer bytes.
  public var isProgressive: Bool
  /// The colour behind transparent pixels; its own alpha counts for nothing.
  public var background: Color

  /// Options for a photograph of quality 85.
  public init(
    quality: Int = 85,
    subsampling: Subsampling = .chroma420,
    isProgressive: Bool = false,
    background: Color = .white
  ) {
    self.quality = quality
    self.subsampling = subsampling
    self.isProgressive = isProgressive
    self.background = background
  }

  /// The pixels that share a colour.
  public enum Subsampling: UInt8, Hashable, Sendable, CaseIterable {
    /// Each has its own (4:4:4): for coloured words and sharp edges.
    case chroma444
    /// Two by two (4:2:0): for photographs.
    case chroma420
  }
}

extension Bitmap {
  /// The bitmap as a JPEG file (ITU-T T.81, with JFIF 1.02); empty for a bitmap without pixels.
  ///
  /// Takes some 8 ns a pixel, and four bytes of memory for each; progressive files take more.
  public func jpeg(_ options: JPEGOptions = JPEGOptions()) -> [UInt8] {
    JPEGEncoder.encode(self, options, meter: nil)
  }

  /// The same, in which encoding is counted and may be stopped.
  package func jpeg(_ options: JPEGOptions, meter: WorkMeter?) throws(RasterError) -> [UInt8] {
    let file = JPEGEncoder.encode(self, options, meter: meter)
    if let error = meter?.error { throw error }
    return file
  }
}
