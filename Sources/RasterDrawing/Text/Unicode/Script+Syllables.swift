// The names of scripts that require syllable shaping.

import RasterValues

extension Script {
  /// The English name of a script that is drawn incorrectly without syllable rules; otherwise nil.
  ///
  /// Source: OpenType's "Developing OpenType fonts for" Indic scripts, Khmer and Myanmar, and the
  /// Universal Shaping Engine.
  package var unshapedName: String? { Self.unshaped.contains(isoTag) ? name : nil }

  private static let unshaped: Set<UInt32> = {
    let tags = """
      Bali Batk Beng Brah Bugi Cakm Cham Deva Gran Gujr Guru Java Khar Khmr Knda Kthi Lana Lepc
      Limb Mlym Modi Mtei Mymr Newa Orya Rjng Saur Shrd Sidd Sinh Sund Sylo Takr Taml Telu Tibt
      Tirh
      """
    return Set(
      tags.utf8.split { $0 <= 0x20 }.map { tag in tag.reduce(0) { $0 << 8 | UInt32($1) } }
    )
  }()
}
