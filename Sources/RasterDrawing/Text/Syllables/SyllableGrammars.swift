// The syllables of each model, as patterns of classes.
//
// Source: OpenType's "Developing OpenType Fonts for" Devanagari and related scripts, Khmer and
// Myanmar, and the Universal Shaping Engine. Unspecified behaviour follows HarfBuzz.

extension SyllableGrammar {
  private typealias Pattern = SyllablePattern

  static let indic: SyllableGrammar = {
    let consonant = Pattern.indic(.consonant, .ra)
    let joiner = Pattern.indic(.joiner, .nonJoiner)
    let nukta = Pattern.indic(.nukta), halant = Pattern.indic(.halant)
    let nuktas = Pattern.sequence([
      .optional(.sequence([.optional(.indic(.nonJoiner)), .indic(.registerShifter)])),
      .optional(.sequence([nukta, .optional(nukta)])),
    ])
    let reph = Pattern.choice([.sequence([.indic(.ra), halant]), .indic(.repha)])
    let sign = Pattern.indic(.modifier, .postModifier)
    let letter = Pattern.sequence([consonant, .optional(.indic(.joiner)), .optional(nuktas)])
    let matra = Pattern.sequence([
      .many(joiner),
      .choice([.indic(.matra), .sequence([.optional(sign), .indic(.postMatra)])]),
      .optional(nukta), .optional(halant),
    ])
    let halants = Pattern.sequence([
      .optional(joiner), halant, .optional(.sequence([.indic(.joiner), .optional(nukta)])),
    ])
    let lastHalants = Pattern.choice([halants, .sequence([halant, .indic(.nonJoiner)])])
    let tail = Pattern.sequence([
      .many(.sequence([halants, letter])),
      .optional(.indic(.medial)),
      .choice([lastHalants, .many(matra)]),
      .optional(
        .sequence([
          .optional(joiner), sign, .optional(sign), .optional(.indic(.nonJoiner)),
        ])
      ),
      .many(.indic(.accent)),
    ])
    let prefix = Pattern.optional(.one(IndicClass.repha.bit | IndicClass.stacker.bit))
    return SyllableGrammar([
      (.whole, .sequence([prefix, letter, tail])),
      (
        .whole,
        .sequence([
          .optional(reph), .indic(.vowel), .optional(nuktas), .choice([.indic(.joiner), tail]),
        ])
      ),
      (
        .whole,
        .sequence([
          .choice([
            .sequence([prefix, .indic(.placeholder)]),
            .sequence([.optional(reph), .indic(.dottedCircle)]),
          ]),
          .optional(nuktas), tail,
        ])
      ),
      (
        .none,
        .sequence([
          .indic(.symbol), .optional(nukta),
          .optional(
            .sequence([
              .optional(joiner), sign, .optional(sign), .optional(.indic(.nonJoiner)),
            ])
          ),
          .many(.indic(.accent)),
        ])
      ),
      (.none, .indic(.postModifier)),
      (.broken, .sequence([.optional(reph), .optional(nuktas), tail])),
    ])
  }()

  static let khmer: SyllableGrammar = {
    let consonant = Pattern.indic(.consonant, .ra, .vowel)
    let joiner = Pattern.indic(.joiner, .nonJoiner)
    let coeng = Pattern.indic(.halant)
    let letter = Pattern.sequence([
      consonant, .optional(.sequence([.optional(joiner), .indic(.robatic)])),
    ])
    let signs = Pattern.many(.sequence([.many(joiner), .indic(.khmerSign)]))
    let tail = Pattern.sequence([
      signs, .optional(.indic(.prebase)), signs, .optional(.indic(.below)), signs,
      .optional(.sequence([.optional(joiner), .indic(.above)])), signs, .optional(.indic(.post)),
      signs,
      .optional(.sequence([coeng, consonant])), .many(.indic(.khmerFinal)),
    ])
    let rest = Pattern.sequence([
      .optional(.indic(.robatic)), .many(.sequence([coeng, letter])), .choice([coeng, tail]),
    ])
    let first = Pattern.choice([letter, .indic(.placeholder, .dottedCircle)])
    return SyllableGrammar([(.whole, .sequence([first, rest])), (.broken, rest)])
  }()

  static let myanmar: SyllableGrammar = {
    let halant = Pattern.indic(.halant), asat = Pattern.indic(.asat)
    let selector = Pattern.optional(.indic(.selector))
    let kinzi = Pattern.sequence([.indic(.ra), asat, halant])
    let dot = Pattern.optional(.sequence([.indic(.nukta), .optional(asat)]))
    let accents = Pattern.many(.indic(.accent))
    let medialLa = Pattern.indic(.medialLa)
    let medials = Pattern.sequence([
      .optional(.indic(.medialYa)), .optional(asat), .optional(.indic(.medialRa)),
      .optional(
        .sequence([
          .choice([
            .sequence([.indic(.medialWa), .optional(.indic(.medialHa)), .optional(medialLa)]),
            .sequence([.indic(.medialHa), .optional(medialLa)]), medialLa,
          ]),
          .optional(asat),
        ])
      ),
    ])
    let vowels = Pattern.sequence([
      .many(.sequence([.indic(.prebase), selector])), .many(.indic(.above)), .many(.indic(.below)),
      accents, dot,
    ])
    let postVowels = Pattern.sequence([
      .indic(.post), .optional(.indic(.medialHa)), .optional(medialLa), .many(asat),
      .many(.indic(.above)),
      accents, dot,
    ])
    let tones = Pattern.sequence([
      .indic(.tone), accents, .optional(.indic(.nukta)), .optional(asat),
    ])
    let tail = Pattern.sequence([
      .many(asat), medials, vowels, .many(postVowels),
      .many(.choice([tones, .indic(.modifier, .postModifier)])),
      .optional(.indic(.joiner, .nonJoiner)),
    ])
    let rest = Pattern.sequence([
      .many(.sequence([halant, .indic(.consonant, .ra, .vowel), selector])),
      .choice([halant, tail]),
    ])
    let first = Pattern.indic(.consonant, .ra, .vowel, .placeholder, .dottedCircle)
    return SyllableGrammar([
      (
        .whole,
        .sequence([
          .optional(.choice([kinzi, .indic(.stacker)])), first, selector, rest,
        ])
      ),
      (.none, .indic(.joiner, .nonJoiner)),
      (.none, .indic(.postModifier)),
      (.broken, .sequence([.optional(kinzi), selector, rest])),
    ])
  }()

  static let universal: SyllableGrammar = {
    func many(_ classes: UniversalClass...) -> Pattern {
      .sequence(classes.map { .many(.one($0.bit)) })
    }
    func maybe(_ classes: UniversalClass...) -> Pattern {
      .sequence(classes.map { .optional(.one($0.bit)) })
    }
    let halant = Pattern.universal(.halant)
    let joining = Pattern.universal(.halant, .vowelHalant, .invisibleStacker, .sakot)
    let consonantSigns = many(.consonantAbove, .consonantBelow)
    let consonants = Pattern.sequence([
      consonantSigns,
      .many(
        .sequence([
          .choice([
            .sequence([joining, .universal(.base)]), .universal(.subjoined),
          ]), consonantSigns,
        ])
      ),
    ])
    let middle = Pattern.sequence([
      consonants,
      maybe(.medialPrebase, .medialAbove, .medialBelow, .medialPost),
      .choice([many(.vowelPrebase, .vowelAbove, .vowelBelow, .vowelPost), halant]),
      maybe(.vowelHalant),
      many(.modifierPrebase, .modifierAbove, .modifierBelow, .modifierPost),
      .many(.sequence([.universal(.sakot), .universal(.base)])),
    ])
    let tail = Pattern.sequence([
      middle, many(.finalAbove, .finalBelow, .finalPost),
      .choice([many(.finalModifierAbove, .finalModifierBelow), maybe(.finalModifierPost)]),
    ])
    let joiner = Pattern.universal(.numberJoiner), number = Pattern.universal(.number)
    let openNumber = Pattern.sequence([.many(.sequence([joiner, number])), joiner])
    let numbers = Pattern.some(.sequence([joiner, number]))
    let symbols = Pattern.choice([
      .sequence([.some(.universal(.symbolAbove)), .many(.universal(.symbolBelow))]),
      .some(.universal(.symbolBelow)),
    ])
    let stacked = Pattern.sequence([consonants, .universal(.invisibleStacker)])
    let sakot = Pattern.sequence([middle, .universal(.sakot)])
    let start = Pattern.sequence([
      .optional(.one(UniversalClass.repha.bit | UniversalClass.stacker.bit)),
      .one(UniversalClass.base.bit | UniversalClass.placeholder.bit),
    ])
    let anyTail = Pattern.choice([tail, sakot, symbols, stacked])
    func closed(_ patterns: Pattern...) -> Pattern { .sequence(patterns + [maybe(.nonJoiner)]) }
    return SyllableGrammar([
      (.whole, closed(start, stacked)),
      (.whole, closed(start, sakot)),
      (.whole, closed(start, tail)),
      (.numeric, closed(number, openNumber)),
      (.numeric, closed(number, .optional(numbers))),
      (
        .whole,
        closed(
          .one(UniversalClass.other.bit | UniversalClass.placeholder.bit),
          .optional(anyTail)
        )
      ),
      (.none, .universal(.finalModifierPost)),
      (
        .broken,
        closed(
          .optional(.universal(.repha)),
          .choice([anyTail, openNumber, numbers])
        )
      ),
    ])
  }()
}
