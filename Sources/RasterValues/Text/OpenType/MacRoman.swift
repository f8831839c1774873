// The characters 80 to FF of the Mac OS Roman encoding.

/// Apple's single-byte text encoding; it equals ASCII below 80.
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

  /// The character that `byte` encodes.
  static func scalar(of byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : upper[Int(byte) - 0x80]
  }

  /// The byte of a character, or `nil` if the encoding lacks it.
  static func code(of scalar: Int) -> Int? {
    if scalar < 0x80 { return scalar }
    return upper.firstIndex { Int($0.value) == scalar }.map { $0 + 0x80 }
  }
}
