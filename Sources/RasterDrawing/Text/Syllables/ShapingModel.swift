// Which model shapes a script's syllables in a face.

import RasterValues

/// The way in which the letters of a script are put in order and given their forms.
enum ShapingModel: UInt8, Sendable {
  /// Letter by letter; cursive ones by their neighbours.
  case plain
  case indic, khmer, myanmar, universal

  /// The marks whose advances are nothing.
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
  /// The model of faces that have tables for the script.
  var shapingModel: ShapingModel {
    Int(rawValue) < Self.models.count ? Self.models[Int(rawValue)] : .plain
  }

  /// The model of a face whose substitutions are found under a tag; `latn` and `DFLT` are no script's
  /// own, and the third kind of tags is made for the universal model.
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

  /// Whether a tag is `DFLT` or `latn`, under which rules for other scripts stand.
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
