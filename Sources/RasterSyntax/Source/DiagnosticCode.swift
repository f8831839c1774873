// The codes of diagnostics: their stable names and their severities.

extension Diagnostic {
  /// The code of a diagnostic.
  ///
  /// The raw value is the stable name that rendered diagnostics end with and that tools use.
  package enum Code: String, CaseIterable, Hashable, Sendable {
    // Characters.
    case unexpectedCharacter = "unexpected-character"
    case remainderOperator = "remainder-operator"
    case invisibleCharacter = "invisible-character"
    case lookAlikeCharacter = "look-alike-character"
    case foreignLetter = "foreign-letter"
    case invalidUTF8 = "invalid-utf8"
    case semicolon
    case mergeConflict = "merge-conflict"
    case unterminatedComment = "unterminated-comment"

    // Literals.
    case unterminatedString = "unterminated-string"
    case wrongQuote = "wrong-quote"
    case unknownEscape = "unknown-escape"
    case malformedUnicodeEscape = "malformed-unicode-escape"
    case interpolatedPath = "interpolated-path"
    case malformedColor = "malformed-color"
    case missingLeadingZero = "missing-leading-zero"
    case digitSeparator = "digit-separator"

    // Missing and unexpected syntax.
    case expectedExpression = "expected-expression"
    case expectedName = "expected-name"
    case reservedName = "reserved-name"
    case expectedType = "expected-type"
    case genericType = "generic-type"
    case expectedToken = "expected-token"
    case missingComma = "missing-comma"
    case expectedLineEnd = "expected-line-end"
    case missingLet = "missing-let"
    case missingPropertyKeyword = "missing-property-keyword"
    case signAfterWord = "sign-after-word"
    case crossForComma = "cross-for-comma"
    case unneededReturn = "unneeded-return"
    case twoDots = "two-dots"
    case equalForColon = "equal-for-colon"

    // Brackets, blocks and lines.
    case unclosedBracket = "unclosed-bracket"
    case unmatchedBracket = "unmatched-bracket"
    case nestedTooDeeply = "nested-too-deeply"
    case expectedDeclaration = "expected-declaration"
    case expectedLine = "expected-line"
    case misplacedDeclaration = "misplaced-declaration"
    case misplacedStatement = "misplaced-statement"
    case misplacedAccess = "misplaced-access"
    case otherAccess = "other-access"
    case unknownEdition = "unknown-edition"
    case misplacedEdition = "misplaced-edition"
    case unexpectedBlock = "unexpected-block"
    case expectedCase = "expected-case"

    // Expressions.
    case chainedOperator = "chained-operator"
    case optionalChaining = "optional-chaining"
    case forcedUnwrap = "forced-unwrap"
    case calledValue = "called-value"
    case labelWithoutCall = "label-without-call"
    case defaultForElse = "default-for-else"
    case whereInList = "where-in-list"
    case braceForColon = "brace-for-colon"

    // Names.
    case renamed
    case unknownName = "unknown-name"
    case notImported = "not-imported"
    case privateName = "private-name"
    case narrowAccess = "narrow-access"
    case duplicateName = "duplicate-name"
    case builtInName = "built-in-name"
    case reservedProperty = "reserved-property"
    case notAType = "not-a-type"
    case notAValue = "not-a-value"
    case notAFunction = "not-a-function"
    case unknownMember = "unknown-member"
    case methodWithoutCall = "method-without-call"
    case memberOfOptional = "member-of-optional"
    case environmentAsValue = "environment-as-value"
    case boundsUndecided = "bounds-undecided"
    case boundsOutsideComponent = "bounds-outside-component"
    case proposedOutsideSize = "proposed-outside-size"

    // Types.
    case typeMismatch = "type-mismatch"
    case optionalForValue = "optional-for-value"
    case nilForValue = "nil-for-value"
    case untypedLiteral = "untyped-literal"
    case untypedTuple = "untyped-tuple"
    case tupleCount = "tuple-count"
    case noTextForValue = "no-text-for-value"
    case plainInterpolation = "plain-interpolation"
    case badOperand = "bad-operand"
    case intDivision = "int-division"
    case fractionForLength = "fraction-for-length"
    case fractionRange = "fraction-range"
    case durationWithoutUnit = "duration-without-unit"
    case transitionDomain = "transition-domain"
    case transitionSteps = "transition-steps"
    case transitionUnused = "transition-unused"
    case progressWithoutTransition = "progress-without-transition"
    case mixedSides = "mixed-sides"
    case mirroredTwice = "mirrored-twice"
    case unnamedControl = "unnamed-control"
    case cannotCompare = "cannot-compare"
    case neverNil = "never-nil"
    case notAList = "not-a-list"
    case notASequence = "not-a-sequence"
    case optionalElement = "optional-element"
    case notAPropertyType = "not-a-property-type"
    case rangeOutsideLoop = "range-outside-loop"
    case loopNameCount = "loop-name-count"
    case integerTooLarge = "integer-too-large"
    case byteComponent = "byte-component"
    case unknownUnit = "unknown-unit"

    // Switches.
    case cannotSwitch = "cannot-switch"
    case patternNotConstant = "pattern-not-constant"
    case duplicateCase = "duplicate-case"
    case emptyInterval = "empty-interval"
    case unreachableCase = "unreachable-case"
    case unneededElse = "unneeded-else"
    case missingCase = "missing-case"
    case missingElse = "missing-else"

    // Arguments.
    case missingLabel = "missing-label"
    case argumentOrder = "argument-order"
    case wrongLabel = "wrong-label"
    case unexpectedLabel = "unexpected-label"
    case partsInsteadOfValue = "parts-instead-of-value"
    case unknownLabel = "unknown-label"
    case duplicateArgument = "duplicate-argument"
    case unexpectedArgument = "unexpected-argument"
    case missingArgument = "missing-argument"

    // Lines that draw.
    case unknownWord = "unknown-word"
    case missingBlock = "missing-block"
    case missingPlace = "missing-place"
    case conflictingPosition = "conflicting-position"
    case unneededArgument = "unneeded-argument"
    case matrixCount = "matrix-count"

    // Blocks of contents.
    case blockAfterValue = "block-after-value"
    case duplicateContent = "duplicate-content"
    case oneContent = "one-content"
    case drawingWithoutLength = "drawing-without-length"
    case callAsLine = "call-as-line"
    case ambiguousBlock = "ambiguous-block"
    case listForBlock = "list-for-block"
    case spaceAsValue = "space-as-value"

    // Components and their properties.
    case missingDraw = "missing-draw"
    case missingSize = "missing-size"
    case duplicateLine = "duplicate-line"
    case argumentsAfterWord = "arguments-after-word"
    case notAState = "not-a-state"
    case plainState = "plain-state"
    case unknownState = "unknown-state"
    case duplicateState = "duplicate-state"
    case unreachableState = "unreachable-state"
    case stateBounds = "state-bounds"
    case notAnEnvironment = "not-an-environment"
    case matrixDomain = "matrix-domain"
    case matrixEmpty = "matrix-empty"
    case missingDefault = "missing-default"
    case domainOfType = "domain-of-type"
    case stepWithoutBounds = "step-without-bounds"
    case notADomain = "not-a-domain"
    case capsAuto = "caps-auto"
    case uncheckedCaps = "unchecked-caps"
    case capsRefuted = "caps-refuted"
    case capsUnproved = "caps-unproved"
    case unneededCaps = "unneeded-caps"
    case unneededUnchecked = "unneeded-unchecked"
    case emptyCaps = "empty-caps"
    case modeWithoutCaps = "mode-without-caps"
    case negativeCap = "negative-cap"
    case emptyEnum = "empty-enum"

    // The program as a whole.
    case missingImport = "missing-import"
    case unreadableImport = "unreadable-import"
    case duplicateImport = "duplicate-import"
    case importCycle = "import-cycle"
    case cycle
    case notConstant = "not-constant"
    case emptyDomain = "empty-domain"
    case badStep = "bad-step"
    case badLimit = "bad-limit"
    case outsideDomain = "outside-domain"
    case unreadProperty = "unread-property"
    case unusedLet = "unused-let"

    // Probable mistakes.
    case constantCondition = "constant-condition"
    case arcCenter = "arc-center"
    case sliceCaps = "slice-caps"
    case lineHeight = "line-height"
    case equalStates = "equal-states"
    case invisibleText = "invisible-text"
    case outsideBounds = "outside-bounds"
    case lowContrast = "low-contrast"
    case truncatedText = "truncated-text"
    case missingGlyphs = "missing-glyphs"
    case emptyLook = "empty-look"
    case colorOutsideTokens = "color-outside-tokens"
    case unusedImport = "unused-import"
    case unusedDeclaration = "unused-declaration"
    case smallTarget = "small-target"
    case smallTargetEnhanced = "small-target-enhanced"
    case editionChange = "edition-change"

    // Tokens and the environment.
    case tokenDefaultMissing = "token-default-missing"
    case tokenType = "token-type"
    case ambiguousToken = "ambiguous-token"
    case tokenReadsComponent = "token-reads-component"
    case unusedOverride = "unused-override"
    case overlappingOverrides = "overlapping-overrides"
    case environmentDomain = "environment-domain"

    // Token files.
    case malformedJSON = "malformed-json"
    case importName = "import-name"
    case tokenFile = "token-file"
    case tokenUnsupported = "token-unsupported"
    case tokenFileNote = "token-file-note"
    case olderTokenFile = "older-token-file"
    case deprecatedToken = "deprecated-token"

    // Cost.
    case tooCostly = "too-costly"
    case listTooLong = "list-too-long"

    // Images and path data.
    case malformedPathData = "malformed-path-data"
    case missingImage = "missing-image"
    case brokenImage = "broken-image"
    case importFeatureUnsupported = "import-feature-unsupported"
    case drawingWithoutPixels = "drawing-without-pixels"
    case unwrittenFile = "unwritten-file"
    case unknownElement = "unknown-element"

    // Fonts.
    case missingFont = "missing-font"
    case brokenFont = "broken-font"
    case missingCharacter = "missing-character"
    case reversedCharacters = "reversed-characters"
    case uncutCollection = "uncut-collection"
    case unwrittenFont = "unwritten-font"
    case unnamedFont = "unnamed-font"
    case duplicateFont = "duplicate-font"
    case unusedFont = "unused-font"
    case fontSetting = "font-setting"
    case unknownAxis = "unknown-axis"

    // Levels.
    case unneededAllow = "unneeded-allow"
    case allowWithoutReason = "allow-without-reason"
    case projectFile = "project-file"

    // The command line.
    case embeddedFont = "embedded-font"
    case outsideImport = "outside-import"
    case failedTest = "failed-test"
    case untakenBranch = "untaken-branch"
    case malformedXML = "malformed-xml"
    case exportFeatureUnsupported = "export-feature-unsupported"
  }
}

extension Diagnostic.Code {
  /// The default severity: an error unless the code is listed here.
  package var severity: Diagnostic.Severity {
    switch self {
    case .plainInterpolation, .unreachableCase, .unneededElse, .duplicateImport,
      .outsideDomain, .unreadProperty, .unusedLet, .unusedFont, .unknownAxis, .constantCondition,
      .arcCenter,
      .sliceCaps,
      .unreachableState, .equalStates, .invisibleText, .outsideBounds, .transitionUnused,
      .mirroredTwice, .unusedOverride, .overlappingOverrides, .lineHeight, .unnamedControl,
      .tokenUnsupported, .deprecatedToken, .capsUnproved, .unneededCaps, .unneededUnchecked,
      .unneededAllow, .allowWithoutReason, .lowContrast, .truncatedText, .missingGlyphs, .emptyLook,
      .drawingWithoutLength, .smallTarget, .smallTargetEnhanced, .colorOutsideTokens, .unusedImport,
      .unusedDeclaration, .editionChange, .exportFeatureUnsupported, .importFeatureUnsupported:
      .warning
    case .embeddedFont, .tokenFileNote, .untakenBranch: .note
    default: .error
    }
  }
  /// Whether the diagnostic is reported only on request, by its name.
  package var isOptional: Bool {
    switch self {
    case .smallTargetEnhanced, .colorOutsideTokens, .unusedDeclaration, .editionChange: true
    default: false
    }
  }

  /// Whether finding the diagnostic requires drawing.
  package var takesDrawing: Bool {
    switch self {
    case .lowContrast, .truncatedText, .missingGlyphs, .emptyLook, .smallTarget,
      .smallTargetEnhanced,
      .equalStates:
      true
    default: false
    }
  }
}
