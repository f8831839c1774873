// How languages write numbers and count things: made by Tests/Oracles/locale_table.py.
//
// Source: the Unicode CLDR 48.0, as ICU packs it; UnicodeText.swift has its licence.

enum LocaleText {
  /// Tag, decimal separator, groups, minus, plus, before and behind a percentage, sizes of the last
  /// group and of others, digits before the first group at least, the digit 0.
  static let numbers: StaticString = """
    af 2C A0 2D 2B . 25 3 3 1 30
    ar 2E 2C 200E+2D 200E+2B . 200E+25+200E 3 3 1 30
    ar-dz 2C 2E 200E+2D 200E+2B . 200E+25+200E 3 3 1 30
    ar-eg 66B 66C 61C+2D 61C+2B . 66A+61C 3 3 1 660
    ar-iq 66B 66C 61C+2D 61C+2B . 66A+61C 3 3 1 660
    ar-ma 2C 2E 200E+2D 200E+2B . 200E+25+200E 3 3 1 30
    ar-sa 66B 66C 61C+2D 61C+2B . 66A+61C 3 3 1 660
    ar-tn 2C 2E 200E+2D 200E+2B . 200E+25+200E 3 3 1 30
    az 2C 2E 2D 2B . 25 3 3 1 30
    be 2C A0 2D 2B . A0+25 3 3 2 30
    bg 2C A0 2D 2B . 25 3 3 2 30
    bn 2E 2C 2D 2B . 25 3 2 1 9E6
    bs 2C 2E 2D 2B . 25 3 3 1 30
    ca 2C 2E 2D 2B . A0+25 3 3 1 30
    cs 2C A0 2D 2B . A0+25 3 3 1 30
    da 2C 2E 2D 2B . A0+25 3 3 1 30
    de 2C 2E 2D 2B . A0+25 3 3 1 30
    de-at 2C A0 2D 2B . A0+25 3 3 1 30
    de-ch 2E 27 2D 2B . 25 3 3 1 30
    de-li 2E 27 2D 2B . 25 3 3 1 30
    el 2C 2E 2D 2B . 25 3 3 1 30
    en-in 2E 2C 2D 2B . 25 3 2 1 30
    en-za 2C A0 2D 2B . 25 3 3 1 30
    es 2C 2E 2D 2B . A0+25 3 3 2 30
    es-419 2E 2C 2D 2B . 25 3 3 1 30
    es-ar 2C 2E 2D 2B . 25 3 3 1 30
    es-bo 2C 2E 2D 2B . 25 3 3 1 30
    es-cl 2C 2E 2D 2B . 25 3 3 1 30
    es-co 2C 2E 2D 2B . 25 3 3 1 30
    es-cr 2C A0 2D 2B . 25 3 3 1 30
    es-ec 2C 2E 2D 2B . 25 3 3 1 30
    es-py 2C 2E 2D 2B . 25 3 3 1 30
    es-uy 2C 2E 2D 2B . 25 3 3 1 30
    es-ve 2C 2E 2D 2B . 25 3 3 1 30
    et 2C A0 2212 2B . 25 3 3 2 30
    eu 2C 2E 2212 2B 25+A0 . 3 3 1 30
    fa 66B 66C 200E+2212 200E+2B . 66A 3 3 1 6F0
    fi 2C A0 2212 2B . A0+25 3 3 1 30
    fr 2C 202F 2D 2B . A0+25 3 3 1 30
    fr-ca 2C A0 2D 2B . A0+25 3 3 1 30
    fr-ch 2C 202F 2D 2B . 25 3 3 1 30
    gl 2C 2E 2D 2B . A0+25 3 3 1 30
    gu 2E 2C 2D 2B . 25 3 2 1 30
    he 2E 2C 200E+2D 200E+2B . 25 3 3 1 30
    hi 2E 2C 2D 2B . 25 3 2 1 30
    hr 2C 2E 2212 2B . A0+25 3 3 1 30
    hu 2C A0 2D 2B . 25 3 3 2 30
    hy 2C A0 2D 2B . 25 3 3 2 30
    id 2C 2E 2D 2B . 25 3 3 1 30
    is 2C 2E 2D 2B . 25 3 3 1 30
    it 2C 2E 2D 2B . 25 3 3 2 30
    it-ch 2E 27 2D 2B . 25 3 3 2 30
    ka 2C A0 2D 2B . 25 3 3 2 30
    kk 2C A0 2D 2B . 25 3 3 1 30
    lo 2C 2E 2D 2B . 25 3 3 1 30
    lt 2C A0 2212 2B . A0+25 3 3 1 30
    lv 2C A0 2D 2B . 25 3 3 2 30
    mk 2C 2E 2D 2B . A0+25 3 3 1 30
    ml 2E 2C 2D 2B . 25 3 2 1 30
    mr 2E 2C 2D 2B . 25 3 2 1 966
    my 2E 2C 2D 2B . 25 3 3 1 1040
    nb 2C A0 2212 2B . A0+25 3 3 1 30
    ne 2E 2C 2D 2B . 25 3 2 1 966
    nl 2C 2E 2D 2B . 25 3 3 1 30
    nn 2C A0 2212 2B . A0+25 3 3 1 30
    pa 2E 2C 2D 2B . 25 3 2 1 30
    pl 2C A0 2D 2B . 25 3 3 2 30
    pt 2C 2E 2D 2B . 25 3 3 1 30
    pt-ao 2C A0 2D 2B . 25 3 3 1 30
    pt-pt 2C A0 2D 2B . 25 3 3 2 30
    ro 2C 2E 2D 2B . A0+25 3 3 1 30
    ru 2C A0 2D 2B . A0+25 3 3 1 30
    sk 2C A0 2D 2B . A0+25 3 3 1 30
    sl 2C 2E 2212 2B . A0+25 3 3 2 30
    sq 2C A0 2D 2B . 25 3 3 2 30
    sr 2C 2E 2D 2B . 25 3 3 1 30
    sv 2C A0 2212 2B . A0+25 3 3 1 30
    ta 2E 2C 2D 2B . 25 3 2 1 30
    te 2E 2C 2D 2B . 25 3 2 1 30
    tr 2C 2E 2D 2B 25 . 3 3 1 30
    uk 2C A0 2D 2B . 25 3 3 1 30
    ur 2E 2C 200E+2D 200E+2B . 25 3 3 1 30
    uz 2C A0 2D 2B . 25 3 3 1 30
    vi 2C 2E 2D 2B . 25 3 3 1 30
    """

  /// The parents of locales that are not their tags without the last part.
  static let parents: StaticString = """
    es-ar es-419
    es-bo es-419
    es-cl es-419
    es-co es-419
    es-cr es-419
    es-cu es-419
    es-do es-419
    es-ec es-419
    es-gt es-419
    es-hn es-419
    es-mx es-419
    es-ni es-419
    es-pa es-419
    es-pe es-419
    es-pr es-419
    es-py es-419
    es-sv es-419
    es-us es-419
    es-uy es-419
    es-ve es-419
    pt-ao pt-pt
    pt-cv pt-pt
    pt-mz pt-pt
    """

  /// Languages, and the conditions of their plurals in the words of UTS #35; the first
  /// that holds gives the category, and where none does, it is `other`.
  static let plurals: StaticString = """
    af az bg el eu hu ka kk ml mn mr nb ne nn sq ta te tr uz
    = one: n in 1
    am bn fa gu hi kn zu
    = one: i in 0
    = one: n in 1
    ar
    = few: n mod 100 in 3..10
    = many: n mod 100 in 11..99
    = one: n in 1
    = two: n in 2
    = zero: n in 0
    be
    = few: n mod 10 in 2..4 and n mod 100 not in 12..14
    = many: n mod 10 in 0
    = many: n mod 10 in 5..9
    = many: n mod 100 in 11..14
    = one: n mod 10 in 1 and n mod 100 not in 11
    bs hr sr
    = few: v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14
    = few: f mod 10 in 2..4 and f mod 100 not in 12..14
    = one: v in 0 and i mod 10 in 1 and i mod 100 not in 11
    = one: f mod 10 in 1 and f mod 100 not in 11
    ca it pt-pt
    = many: e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0
    = many: e not in 0..5
    = one: i in 1 and v in 0
    cs sk
    = few: i in 2..4 and v in 0
    = many: v not in 0
    = one: i in 1 and v in 0
    cy
    = few: n in 3
    = many: n in 6
    = one: n in 1
    = two: n in 2
    = zero: n in 0
    da
    = one: n in 1
    = one: t not in 0 and i in 0,1
    de en et fi gl nl sv sw ur
    = one: i in 1 and v in 0
    es
    = many: e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0
    = many: e not in 0..5
    = one: n in 1
    fil
    = one: v in 0 and i in 1,2,3
    = one: v in 0 and i mod 10 not in 4,6,9
    = one: v not in 0 and f mod 10 not in 4,6,9
    fr
    = many: e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0
    = many: e not in 0..5
    = one: i in 0,1
    ga
    = few: n in 3..6
    = many: n in 7..10
    = one: n in 1
    = two: n in 2
    he
    = one: i in 1 and v in 0
    = one: i in 0 and v not in 0
    = two: i in 2 and v in 0
    hy
    = one: i in 0,1
    id ja km ko lo ms my th vi zh
    is
    = one: t in 0 and i mod 10 in 1 and i mod 100 not in 11
    = one: t mod 10 in 1 and t mod 100 not in 11
    lt
    = few: n mod 10 in 2..9 and n mod 100 not in 11..19
    = many: f not in 0
    = one: n mod 10 in 1 and n mod 100 not in 11..19
    lv
    = one: n mod 10 in 1 and n mod 100 not in 11
    = one: v in 2 and f mod 10 in 1 and f mod 100 not in 11
    = one: v not in 2 and f mod 10 in 1
    = zero: n mod 10 in 0
    = zero: n mod 100 in 11..19
    = zero: v in 2 and f mod 100 in 11..19
    mk
    = one: v in 0 and i mod 10 in 1 and i mod 100 not in 11
    = one: f mod 10 in 1 and f mod 100 not in 11
    mt
    = few: n in 0
    = few: n mod 100 in 3..10
    = many: n mod 100 in 11..19
    = one: n in 1
    = two: n in 2
    pa
    = one: n in 0..1
    pl
    = few: v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14
    = many: v in 0 and i not in 1 and i mod 10 in 0..1
    = many: v in 0 and i mod 10 in 5..9
    = many: v in 0 and i mod 100 in 12..14
    = one: i in 1 and v in 0
    pt
    = many: e in 0 and i not in 0 and i mod 1000000 in 0 and v in 0
    = many: e not in 0..5
    = one: i in 0..1
    ro
    = few: v not in 0
    = few: n in 0
    = few: n not in 1 and n mod 100 in 1..19
    = one: i in 1 and v in 0
    ru uk
    = few: v in 0 and i mod 10 in 2..4 and i mod 100 not in 12..14
    = many: v in 0 and i mod 10 in 0
    = many: v in 0 and i mod 10 in 5..9
    = many: v in 0 and i mod 100 in 11..14
    = one: v in 0 and i mod 10 in 1 and i mod 100 not in 11
    sl
    = few: v in 0 and i mod 100 in 3..4
    = few: v not in 0
    = one: v in 0 and i mod 100 in 1
    = two: v in 0 and i mod 100 in 2
    """

  /// Languages, and other tags for them.
  static let aliases: StaticString = """
    fil tl
    he iw
    id in
    nb no
    ro mo
    sr sh
    """
}
