// Characters that resemble others: foreign letters, typographic signs and unusual spaces.

/// The ASCII letter or digit that `scalar` resembles, or `nil` if there is none.
func lookAlike(of scalar: Unicode.Scalar) -> String? {
  // Full-width forms, in the order of ASCII.
  if scalar.value >= 0xFF10, scalar.value <= 0xFF5A {
    return Unicode.Scalar(scalar.value - 0xFEE0).flatMap {
      $0.properties.isXIDContinue ? String($0) : nil
    }
  }
  return lookAlikeLetters[scalar]
}

/// The text with look-alikes replaced by ASCII, so that names can be looked up.
func withoutLookAlikes(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let ascii = lookAlike(of: scalar) {
      result += ascii
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Greek and Cyrillic letters with the same shapes as Latin letters.
private let lookAlikeLetters: [Unicode.Scalar: String] = {
  let foreignLetters = "АВЕЅІЈКМНОРСТУХаеіјорсухѕԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονιακρυ"
  let letters = "ABESIJKMHOPCTYXaeijopcyxsdhqwABEZHIKMNOPTYXoviakpu"
  var result: [Unicode.Scalar: String] = [:]
  for (foreignLetter, letter) in zip(foreignLetters.unicodeScalars, letters) {
    result[foreignLetter] = String(letter)
  }
  return result
}()

/// A sign that is mistyped for another: the intended text and its token kind.
struct SignLookAlike {
  let text: String
  let kind: TokenKind

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{2010}"..."\u{2015}", "\u{2212}": (text, kind) = ("-", .minus)
    case "×", "∗": (text, kind) = ("*", .star)
    case "÷", "∕": (text, kind) = ("/", .slash)
    case "≤": (text, kind) = ("<=", .lessOrEqual)
    case "≥": (text, kind) = (">=", .greaterOrEqual)
    case "≠": (text, kind) = ("!=", .notEqual)
    case "…": (text, kind) = ("...", .closedRange)
    case "→": (text, kind) = ("->", .arrow)
    case "，": (text, kind) = (",", .comma)
    case "：": (text, kind) = (":", .colon)
    case "（": (text, kind) = ("(", .leftParenthesis)
    case "）": (text, kind) = (")", .rightParenthesis)
    default: return nil
    }
  }
}

/// The name and the replacement of an invisible character, or one that looks like a space.
func invisible(_ scalar: Unicode.Scalar) -> (name: String, replacement: String)? {
  let code = "U+" + String(0x10000 + scalar.value, radix: 16, uppercase: true).dropFirst()
  switch scalar.value {
  case 0xA0, 0x2007, 0x202F: return ("a no-break space (\(code))", " ")
  case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: return ("a Unicode space (\(code))", " ")
  case 0x85, 0x2028, 0x2029: return ("a Unicode line break (\(code))", "\n")
  case 0xAD: return ("a soft hyphen (\(code))", "")
  case 0x200B, 0x2060, 0xFEFF: return ("a zero-width space (\(code))", "")
  case 0x200C: return ("a zero-width non-joiner (\(code))", "")
  case 0x200D: return ("a zero-width joiner (\(code))", "")
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
    return ("a bidirectional control character (\(code))", "")
  case 0...0x1F, 0x7F...0x9F: return ("a control character (\(code))", "")
  default: return nil
  }
}
