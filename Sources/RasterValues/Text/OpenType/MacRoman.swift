// The characters that old Macintosh fonts number from 80 to FF.

/// Apple's encoding of text by one byte a character; below 80 it is ASCII.
enum MacRoman {
  /// The characters of 80…FF.
  private static let upper = Array(
    """
    ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
    †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
    ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
    ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
    """.unicodeScalars
  )

  /// The character that `byte` stands for.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upper[Int(byte) - 0x80]
  }

  /// The byte of a character; nil where it has none.
  static func code(of scalar: Int) -> Int? {
    if scalar < 0x80 { return scalar }
    return upper.firstIndex { Int($0.value) == scalar }.map { $0 + 0x80 }
  }
}
