// The scripts whose letters join with their neighbours.

import RasterValues

extension Script {
  /// Whether letters of the script join, so that space between them would tear words apart.
  ///
  /// Source: the scripts of letters with the joining type D in Unicode 15.0. CSS Text 3, appendix
  /// "Scripts and Spacing", lists those in wide use.
  var isCursive: Bool { Self.cursive.contains(isoTag) }

  private static let cursive: Set<UInt32> = {
    let tags = "Adlm Arab Chrs Mand Mani Mong Nkoo Ougr Phag Phlp Rohg Sogd Syrc"
    return Set(
      tags.utf8.split { $0 <= 0x20 }.map { tag in tag.reduce(0) { $0 << 8 | UInt32($1) } }
    )
  }()
}
