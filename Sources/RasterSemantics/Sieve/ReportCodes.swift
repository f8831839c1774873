// The groups of diagnostics that follow from others, or from which others follow.

import RasterSyntax

extension ReportSieve {
  /// Unknown or wrongly used names.
  static let nameCodes: Set<Diagnostic.Code> = [
    .unknownName, .notImported, .unknownMember, .unknownWord, .unknownLabel, .wrongLabel,
    .unexpectedLabel, .unknownState, .methodWithoutCall, .notAValue, .unknownUnit,
  ]

  /// Labels that no parameter has.
  static let labelCodes: Set<Diagnostic.Code> = [.unknownLabel, .wrongLabel, .unexpectedLabel]

  /// Diagnostics of a line that may be the rest of the line above.
  static let restCodes: Set<Diagnostic.Code> = [
    .argumentOrder, .duplicateArgument, .unexpectedArgument, .missingArgument, .missingBlock,
    .missingLabel, .missingPlace, .unexpectedLabel, .unneededArgument, .unknownWord, .typeMismatch,
    .unreachableCase, .blockAfterValue, .unknownLabel,
  ]

  /// Diagnostics of arguments, or of their types, that follow from a wrong name among them.
  static let dependentCodes: Set<Diagnostic.Code> = [
    .duplicateArgument, .unexpectedArgument, .missingArgument, .missingLabel, .notAnEnvironment,
    .matrixEmpty, .blockAfterValue, .untypedTuple, .boundsUndecided, .fractionForLength, .neverNil,
  ]

  /// Diagnostics beside an argument that is given twice: one of the labels should be another.
  static let duplicateFollowUps: Set<Diagnostic.Code> = [
    .typeMismatch, .missingPlace, .missingArgument, .argumentOrder, .unneededArgument, .tupleCount,
  ]

  /// Diagnostics of the parser in the rest of a statement that it could not parse.
  static let bracketCodes: Set<Diagnostic.Code> = [
    .misplacedStatement, .expectedLine, .unmatchedBracket, .unclosedBracket,
  ]

  /// Declarations whose name is missing.
  static let lostNameCodes: Set<Diagnostic.Code> = [.expectedName, .reservedName, .expectedLine]

  /// Uses of names that such a declaration may introduce.
  static let namelessCodes: Set<Diagnostic.Code> = [
    .unknownName, .unknownMember, .unknownLabel, .unknownState, .tokenDefaultMissing,
  ]

  /// Uses of names that a declaration may introduce.
  static let declaredCodes: Set<Diagnostic.Code> = [
    .unknownName, .unknownLabel, .unknownState, .unknownMember, .notImported, .unknownWord,
    .notAValue, .tokenDefaultMissing, .transitionDomain,
  ]

  /// Diagnostics of a value that may follow from a mistake in the declaration of one of its inputs.
  static let valueCodes: Set<Diagnostic.Code> = [
    .typeMismatch, .missingArgument, .fractionForLength, .neverNil, .unexpectedArgument,
    .missingLabel,
    .tupleCount, .badOperand, .notASequence, .optionalElement, .unknownMember, .loopNameCount,
  ]

  /// Diagnostics that depend on the domain of a property.
  static let domainCodes: Set<Diagnostic.Code> = [
    .missingElse, .missingCase, .unneededElse, .unreachableCase, .matrixDomain, .transitionDomain,
    .stateBounds,
  ]

  /// The keywords that begin the lines of components.
  static let memberWords: Set<String> = [
    "state", "size", "layout", "baseline", "caps", "clip", "mirrors", "transition",
    "accessibility", "draw", "states", "tests",
  ]

  /// The keywords before the name that a line declares.
  static let declarationWords: Set<String> = [
    "state", "let", "environment", "mode", "func", "enum", "struct", "component", "tokens", "case",
    "for",
  ]

  /// Declarations that are missing if a block ends too early.
  static let lossCodes: Set<Diagnostic.Code> = [.missingDraw, .missingSize]

  /// Imports that provide no declarations.
  static let lostImportCodes: Set<Diagnostic.Code> = [
    .missingImport, .unreadableImport, .outsideImport, .importCycle, .malformedJSON,
  ]

  /// Diagnostics of names from a file that was not imported.
  static let importedCodes: Set<Diagnostic.Code> = [
    .unknownName, .notImported, .unknownLabel, .unknownMember, .unknownWord,
  ]

  /// Diagnostics of the analysis of the whole program.
  static let costCodes: Set<Diagnostic.Code> = [.tooCostly, .listTooLong]

  /// Unused declarations, whose uses may be invalid.
  static let unusedCodes: Set<Diagnostic.Code> = [
    .unreadProperty, .unusedLet, .unusedFont, .transitionUnused, .unnamedControl, .unusedOverride,
    .overlappingOverrides,
  ]
}

extension Diagnostic {
  /// Whether it may be caused by a missing or surplus brace.
  var isStructural: Bool {
    switch code {
    case .missingBlock, .misplacedStatement, .blockAfterValue: true
    default: false
    }
  }

  /// Whether a decoration has a value instead of drawing lines.
  var isOfDecoration: Bool {
    code == .missingBlock
      && ["background", "foreground"].contains { message.hasPrefix("'\($0)' takes drawing") }
  }

  /// Whether it shows unmatched braces, or a declaration outside of any braces.
  var isOfBraces: Bool {
    switch code {
    case .unmatchedBracket: message.hasPrefix("this '}'")
    case .unclosedBracket: labels.first?.message.hasSuffix("'{'") ?? false
    case .expectedDeclaration: fixIts.isEmpty
    default: false
    }
  }

  /// Whether elements of a list were parsed as statements because the list's bracket was lost.
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

  /// Whether the first word of a component's line is not a keyword.
  var isOfMemberWord: Bool {
    code == .unknownWord && message.hasPrefix("no line of a component")
  }

  /// Whether a label at the start of a line was parsed as an argument of the line above.
  var isOfContinuedLine: Bool { code == .missingComma && range.lower == range.upper }
}
