// Writes JPEG files: headers and scans.

import RasterValues

/// Writes JPEG files (ITU-T T.81), sequential or progressive, with optimal Huffman codes.
enum JPEGEncoder {
  /// Encodes a bitmap; empty for a bitmap without pixels, invalid if the meter stops it.
  static func encode(
    _ bitmap: Bitmap,
    _ options: JPEGOptions,
    profile: [UInt8]? = nil,
    meter: WorkMeter?
  ) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { return [] }
    let steps = [true, false].map { isLuminance in
      JPEGTables.steps(isLuminance: isLuminance, quality: options.quality)
    }
    let picture = JPEGCoefficients(bitmap, options, steps: steps, meter: meter)
    guard meter?.error == nil else { return [] }
    var bytes: [UInt8] = [0xFF, 0xD8]
    // JFIF 1.02, with square pixels and without a thumbnail.
    addSegment(0xE0, Array("JFIF".utf8) + [0, 1, 2, 0, 0, 1, 0, 1, 0, 0], to: &bytes)
    if let profile = profile ?? bitmap.colorSpace.profile?.bytes {
      add(profile: profile, to: &bytes)
    }
    for (index, steps) in steps.enumerated() {
      let ordered = JPEGTables.zigzag.map { UInt8(steps[$0]) }
      addSegment(0xDB, [UInt8(index)] + ordered, to: &bytes)
    }
    addFrame(bitmap, options, to: &bytes)
    for scan in options.isProgressive ? JPEGScan.progressive : JPEGScan.baseline {
      add(scan, of: picture, to: &bytes)
    }
    return bytes + [0xFF, 0xD9]
  }

  /// Writes an ICC profile in numbered segments (ICC.1:2022, B.4), which hold 16 MB.
  private static func add(profile: [UInt8], to bytes: inout [UInt8]) {
    // A segment has at most 65,533 bytes, of which 14 precede the part of the profile.
    let length = 65_519
    let count = (profile.count &+ length &- 1) / length
    guard count <= 255 else { return }
    for index in 0..<count {
      let part = profile[(index * length)..<min((index + 1) * length, profile.count)]
      let place = [0, UInt8(index + 1), UInt8(count)]
      addSegment(0xE2, Array("ICC_PROFILE".utf8) + place + part, to: &bytes)
    }
  }

  /// Writes the size and the three components: number, blocks per group, quantization table.
  private static func addFrame(
    _ bitmap: Bitmap,
    _ options: JPEGOptions,
    to bytes: inout [UInt8]
  ) {
    let luma: UInt8 = options.chosenSubsampling == .chroma420 ? 0x22 : 0x11
    addSegment(
      options.isProgressive ? 0xC2 : 0xC0,
      [8] + word(bitmap.height) + word(bitmap.width) + [3, 1, luma, 0, 2, 0x11, 1, 3, 0x11, 1],
      to: &bytes
    )
  }

  private static func add(
    _ scan: JPEGScan,
    of picture: JPEGCoefficients,
    to bytes: inout [UInt8]
  ) {
    let writer = scan.written(of: picture)
    let codes = writer.codes()
    for (number, code) in codes.enumerated() {
      guard let code else { continue }
      // The first byte contains the class of the code, and its number within the class.
      addSegment(0xC4, [UInt8((number / 2) << 4 | number % 2)] + code.bytes, to: &bytes)
    }
    let selectors = scan.planes.flatMap { plane -> [UInt8] in
      [UInt8(plane + 1), plane == 0 ? 0x00 : 0x11]
    }
    let band = [UInt8(scan.band.lowerBound), UInt8(scan.band.upperBound)]
    addSegment(
      0xDA,
      [UInt8(scan.planes.count)] + selectors + band + [UInt8(scan.high << 4 | scan.low)],
      to: &bytes
    )
    writer.write(codes, to: &bytes)
  }

  private static func addSegment(_ marker: UInt8, _ content: [UInt8], to bytes: inout [UInt8]) {
    bytes += [0xFF, marker] + word(content.count + 2) + content
  }

  /// Returns two bytes in big-endian order.
  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
