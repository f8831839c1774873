// The kinds of reports that follow from others, or that others follow from.

import RasterSyntax

extension ReportSieve {
  /// Names that mean nothing.
  static let nameCodes: Set<Diagnostic.Code> = [
    .unknownName, .notImported, .unknownMember, .unknownWord, .unknownLabel, .wrongLabel,
    .unexpectedLabel, .unknownState, .methodWithoutCall, .notAValue, .unknownUnit,
  ]

  /// Labels that no argument has.
  static let labelCodes: Set<Diagnostic.Code> = [.unknownLabel, .wrongLabel, .unexpectedLabel]

  /// What a line may lack, or have too much, whose beginning stands in the line above.
  static let restCodes: Set<Diagnostic.Code> = [
    .argumentOrder, .duplicateArgument, .unexpectedArgument, .missingArgument, .missingBlock,
    .missingLabel, .missingPlace, .unexpectedLabel, .unneededArgument, .unknownWord, .typeMismatch,
    .unreachableCase, .blockAfterValue, .unknownLabel,
  ]

  /// What is said of arguments, or of their types, where a name among them is wrong.
  static let dependentCodes: Set<Diagnostic.Code> = [
    .duplicateArgument, .unexpectedArgument, .missingArgument, .missingLabel, .notAnEnvironment,
    .matrixEmpty, .blockAfterValue, .untypedTuple, .boundsUndecided, .fractionForLength, .neverNil,
  ]

  /// What is said of arguments beside one that is given twice: its label was meant for another.
  static let duplicateFollowUps: Set<Diagnostic.Code> = [
    .typeMismatch, .missingPlace, .missingArgument, .argumentOrder, .unneededArgument, .tupleCount,
  ]

  /// What the parser finds out of place in the rest of a statement that it could not read.
  static let bracketCodes: Set<Diagnostic.Code> = [
    .misplacedStatement, .expectedLine, .unmatchedBracket, .unclosedBracket,
  ]

  /// Declarations whose name is missing.
  static let lostNameCodes: Set<Diagnostic.Code> = [.expectedName, .reservedName, .expectedLine]

  /// Names that such a declaration may give.
  static let namelessCodes: Set<Diagnostic.Code> = [
    .unknownName, .unknownMember, .unknownLabel, .unknownState, .tokenDefaultMissing,
  ]

  /// Names that a declaration may give.
  static let declaredCodes: Set<Diagnostic.Code> = [
    .unknownName, .unknownLabel, .unknownState, .unknownMember, .notImported, .unknownWord,
    .notAValue, .tokenDefaultMissing, .transitionDomain,
  ]

  /// What may be wrong with a value because what it was made of is declared in a line with a mistake.
  static let valueCodes: Set<Diagnostic.Code> = [
    .typeMismatch, .missingArgument, .fractionForLength, .neverNil, .unexpectedArgument,
    .missingLabel,
    .tupleCount, .badOperand, .notASequence, .optionalElement, .unknownMember, .loopNameCount,
  ]

  /// What follows from the values that a property may have.
  static let domainCodes: Set<Diagnostic.Code> = [
    .missingElse, .missingCase, .unneededElse, .unreachableCase, .matrixDomain, .transitionDomain,
    .stateBounds,
  ]

  /// The words that lines of components begin with.
  static let memberWords: Set<String> = [
    "state", "size", "caps", "clip", "mirrors", "transition", "accessibility", "draw", "states",
    "tests",
  ]

  /// The words before the name that a line declares.
  static let declarationWords: Set<String> = [
    "state", "let", "environment", "mode", "func", "enum", "struct", "component", "tokens", "case",
    "for",
  ]

  /// What is missing where a block ends too early.
  static let lossCodes: Set<Diagnostic.Code> = [.missingDraw, .missingSize]

  /// Imports that give nothing.
  static let lostImportCodes: Set<Diagnostic.Code> = [
    .missingImport, .unreadableImport, .outsideImport, .importCycle, .malformedJSON,
  ]

  /// What can be said of names of a file that was not imported.
  static let importedCodes: Set<Diagnostic.Code> = [
    .unknownName, .notImported, .unknownLabel, .unknownMember, .unknownWord,
  ]

  /// What is found by following the whole program.
  static let costCodes: Set<Diagnostic.Code> = [.tooCostly, .listTooLong]

  /// What nothing uses, perhaps because its use is broken.
  static let unusedCodes: Set<Diagnostic.Code> = [
    .unreadProperty, .unusedLet, .unusedFont, .transitionUnused, .unnamedControl, .unusedOverride,
    .overlappingOverrides,
  ]
}

extension Diagnostic {
  /// Whether it may come of a brace that is missing, or too many.
  var isStructural: Bool {
    switch code {
    case .missingBlock, .misplacedStatement, .blockAfterValue: true
    default: false
    }
  }

  /// Whether it comes of such a brace, or of what no brace is around.
  var isOfBraces: Bool {
    switch code {
    case .unmatchedBracket: message.hasPrefix("this '}'")
    case .unclosedBracket: labels.first?.message.hasSuffix("'{'") ?? false
    case .expectedDeclaration: fixIts.isEmpty
    default: false
    }
  }

  /// Whether elements of a list were read as statements, because the list's bracket was lost.
  var isOfLostBracket: Bool {
    switch code {
    case .misplacedStatement: true
    case .expectedLine: message.hasSuffix("found 'case'")
    case .expectedToken:
      message.hasPrefix("expected '{'")
        && (range.lower == range.upper || message.hasSuffix("found ':'"))
    default: false
    }
  }

  /// Whether a line of a component has a first word that none has.
  var isOfMemberWord: Bool {
    code == .unknownWord && message.hasPrefix("no line of a component")
  }

  /// Whether a label at the beginning of a line was taken for an argument of the line above.
  var isOfContinuedLine: Bool { code == .missingComma && range.lower == range.upper }
}
