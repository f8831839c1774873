// Selects the model that shapes a script's syllables in a font.

import RasterValues

/// The algorithm by which the letters of a script are reordered and substituted.
enum ShapingModel: UInt8, Sendable {
  /// Letter by letter; cursive letters depend on their neighbours.
  case plain
  case indic, khmer, myanmar, universal

  /// Whether and when the advances of marks are set to zero.
  enum MarkWidths { case kept, removedFirst, removedLast }

  var markWidths: MarkWidths {
    switch self {
    case .plain: .removedLast
    case .indic, .khmer: .kept
    case .myanmar, .universal: .removedFirst
    }
  }
}

extension Script {
  /// The model for fonts with rules for the script.
  var shapingModel: ShapingModel {
    Int(rawValue) < Self.models.count ? Self.models[Int(rawValue)] : .plain
  }

  /// Returns the model for a font whose substitution rules were found under a tag.
  ///
  /// The tags `latn` and `DFLT` are not specific to the script, and tags of the third version are
  /// for the universal model.
  func shapingModel(tag: UInt32?) -> ShapingModel {
    let own = shapingModel
    let isForeign = tag.map { Self.isForeign(tag: $0) } ?? false
    switch own {
    case .plain, .khmer: return own
    case .universal: return isForeign ? .plain : own
    case .myanmar: return isForeign || tag == 0x6D79_6D72 ? .plain : own
    case .indic:
      if isForeign { return .plain }
      return tag.map { $0 & 0xFF == 0x33 } ?? false ? .universal : .indic
    }
  }

  /// Whether a tag is `DFLT` or `latn`, whose rules are for other scripts.
  static func isForeign(tag: UInt32) -> Bool { tag == 0x4446_4C54 || tag == 0x6C61_746E }

  private static let models: [ShapingModel] = {
    var models: [UInt32: ShapingModel] = [:]
    for (tags, model) in modelTags {
      var tag = 0 as UInt32
      for (place, letter) in tags.utf8.enumerated() where letter > 32 {
        tag = tag &<< 8 | UInt32(letter)
        if place % 5 == 3 { models[tag] = model }
      }
    }
    return Script.all.map { models[$0.isoTag] ?? .plain }
  }()

  private static let modelTags: [(tags: String, model: ShapingModel)] = [
    ("Beng Deva Gujr Guru Knda Mlym Orya Taml Telu", .indic), ("Khmr", .khmer),
    ("Mymr", .myanmar),
    (
      "Ahom Bali Batk Bhks Brah Bugi Buhd Cakm Cham Dogr Gong Gonm Gran Hano Java Kali Kawi Khar"
        + " Khoj Kthi Lana Lepc Limb Mahj Maka Marc Modi Mtei Nand Newa Rjng Saur Shrd Sidd Sind"
        + " Sinh Soyo Sund Sylo Tagb Takr Tale Tglg Tibt Tirh Zanb Mult Diak Toto",
      .universal
    ),
  ]
}
