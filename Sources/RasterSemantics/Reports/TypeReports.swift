// Diagnostics of values whose type does not fit.

import RasterSyntax

extension Diagnostic {
  /// A value of the wrong type.
  ///
  ///     size "wide", 20
  ///     //   ^^^^^^ error: expected 'Double', found 'String'
  static func typeMismatch(
    _ expected: String,
    found: String,
    at range: SourceRange,
    replacingWith text: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "expected '\(expected)', found '\(found)'",
      at: range,
      fixIts: text.map { [FixIt("replace with '\($0)'", replacing: range, with: $0)] } ?? []
    )
  }

  /// A mask that is neither a path nor a component.
  ///
  ///     layer mask: linearGradient(…) { … }
  ///     //          ^^^^^^^^^^^^^^^^^ error: expected a path or a component, found 'Paint'
  static func maskMismatch(_ found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "expected a path or a component, found '\(found)'",
      at: range
    )
  }

  /// A value that may be nil, where a value is required.
  ///
  ///     size widths[0], 20
  ///     //   ^^^^^^^^^ error: expected 'Double', found a value that may be nil; use 'if let' or '??'
  static func optionalForValue(
    _ expected: String,
    found: String = "a value",
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .optionalForValue,
      "expected '\(expected)', found \(found) that may be nil; use 'if let' or '??'",
      at: range
    )
  }

  /// `nil` where a value is required.
  ///
  ///     size nil, 20
  ///     //   ^^^ error: expected 'Double', which cannot be nil
  static func nilForValue(_ expected: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nilForValue,
      "expected '\(expected)', which cannot be nil",
      at: range
    )
  }

  /// A literal whose type cannot be inferred.
  ///
  ///     let style = .primary
  ///     //          ^^^^^^^^ error: the type of '.primary' is unknown here; write it after the name, as in 'let x: Color'
  static func untypedLiteral(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .untypedLiteral,
      "the type of '\(text)' is unknown here; write it after the name, as in 'let x: Color'",
      at: range
    )
  }

  /// An empty list as a token.
  ///
  ///     tokens Dash { plain [] }
  ///     //                  ^^ error: the element type of '[]' is unknown here; declare …
  static func emptyListToken(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .untypedLiteral,
      "the element type of '[]' is unknown here; declare 'let none: [Double] = []' at file level,"
        + " with the type you need, and write '\(name) none'",
      at: range
    )
  }

  /// Values in parentheses whose type cannot be inferred.
  ///
  ///     let corner = (0, 0)
  ///     //           ^^^^^^ error: this could be a 'Point', a 'Size' or something else; write 'Point(x: …, y: …)'
  static func untypedTuple(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .untypedTuple,
      "this could be a 'Point', a 'Size' or something else; write 'Point(x: …, y: …)'",
      at: range
    )
  }

  /// Values in parentheses where a value of another kind is required.
  ///
  ///     let ink: Color = (0, 0, 0)
  ///     //               ^^^^^^^^^ error: expected 'Color', found several values in parentheses
  static func tupleMismatch(_ expected: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .typeMismatch,
      "expected '\(expected)', found several values in parentheses",
      at: range
    )
  }

  /// Too many or too few values in parentheses.
  ///
  ///     let corner: Point = (0, 0, 0)
  ///     //                  ^^^^^^^^^ error: expected 2 values for 'Point', found 3
  static func tupleCount(
    _ type: String,
    expected: Int,
    found: Int,
    at range: SourceRange
  ) -> Diagnostic {
    let pair = type == "Insets" ? "2 or " : ""
    return Diagnostic(
      .tupleCount,
      "expected \(pair)\(expected) values for '\(type)', found \(found)",
      at: range
    )
  }

  /// A value that cannot be converted to a string.
  ///
  ///     let label = "\(bounds)"
  ///     //             ^^^^^^ error: a value of type 'Rect' cannot be interpolated in a string
  static func noTextForValue(
    _ type: String,
    at range: SourceRange,
    instead text: String?
  ) -> Diagnostic {
    let advice = type.hasSuffix("?") ? "; give a value for nil with '??'" : ""
    return Diagnostic(
      .noTextForValue,
      "a value of type '\(type)' cannot be interpolated in a string\(advice)",
      at: range,
      fixIts: text.map { [FixIt("replace with '\($0)'", replacing: range, with: $0)] } ?? []
    )
  }

  /// String interpolation in the syntax of another language.
  ///
  ///     text "${count} files", in: bounds, with: #000
  ///     //    ^^^^^^^^ warning: '${count}' is plain text; write '\(count)' for the value
  static func plainInterpolation(
    _ value: String,
    written: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .plainInterpolation,
      "'\(written)' is plain text; write '\\(\(value))' for the value",
      at: range,
      fixIts: replacement("\\(\(value))", at: range)
    )
  }

  /// A prefix operator that does not accept its operand.
  ///
  ///     let ink = -#FFF
  ///     //         ^^^^ error: '-' cannot be applied to 'Color'
  static func badOperand(_ sign: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badOperand, "'\(sign)' cannot be applied to '\(type)'", at: range)
  }

  /// An operator that does not accept its operands.
  ///
  ///     let label = "n = " + 3
  ///     //                 ^ error: '+' cannot be applied to 'String' and 'Int'
  static func badOperands(
    _ sign: String,
    _ left: String,
    _ right: String,
    at range: SourceRange,
    swapping: (range: SourceRange, text: String)? = nil,
    inText text: (range: SourceRange, text: String)? = nil
  ) -> Diagnostic {
    let swap = swapping.map { FixIt("swap the operands", replacing: $0.range, with: $0.text) }
    let quote = text.map { FixIt("replace with '\($0.text)'", replacing: $0.range, with: $0.text) }
    return Diagnostic(
      .badOperand,
      "'\(sign)' cannot be applied to '\(left)' and '\(right)'",
      at: range,
      fixIts: [swap, quote].compactMap { $0 }
    )
  }

  /// A sum of lists.
  ///
  ///     let all = bars + others
  ///     //             ^ error: '+' cannot join values of type '[Bar]'; write, for example, '[for x in xs: x, for y in ys: y]'
  static func addedLists(_ type: String, _ way: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badOperand,
      "'+' cannot join values of type '\(type)'; write, for example, '\(way)'",
      at: range
    )
  }

  /// Equality of values that cannot be compared.
  ///
  ///     if plate == Plate() { }
  ///     //       ^^ error: values of type 'Content' cannot be compared
  static func cannotCompare(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.cannotCompare, "values of type '\(type)' cannot be compared", at: range)
  }

  /// `??` or `if let` with a value that is never nil.
  ///
  ///     let n = count ?? 0
  ///     //      ^^^^^ error: expected a value that may be nil, found 'Int'
  static func neverNil(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .neverNil,
      "expected a value that may be nil, found '\(type)'",
      at: range
    )
  }

  /// An index into a value that is not a list.
  ///
  ///     let first = count[0]
  ///     //          ^^^^^ error: expected a list, found 'Int'
  static func notAList(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAList, "expected a list, found '\(type)'", at: range)
  }

  /// An index into a string.
  ///
  ///     let first = title[0]
  ///     //          ^^^^^ error: a string cannot be indexed; use 'prefix', 'suffix' or 'characters'
  static func indexedText(at range: SourceRange, whole: SourceRange, text: String?) -> Diagnostic {
    Diagnostic(
      .notAList,
      "a string cannot be indexed; use 'prefix', 'suffix' or 'characters'",
      at: range,
      fixIts: replacement(text, at: whole)
    )
  }

  /// A loop over a value that is neither a range nor a list.
  ///
  ///     for i in 5 { }
  ///     //       ^ error: expected a range or a list, found 'Int'
  static func notASequence(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notASequence,
      "expected a range or a list, found '\(type)'",
      at: range
    )
  }

  /// Several names for the single value of each element.
  ///
  ///     for (i, bar) in bars { }
  ///     //   ^^^^^^ error: expected one name for each element; use 'enumerated' or 'zip' for several names
  static func loopNameCount(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loopNameCount,
      "expected one name for each element; use 'enumerated' or 'zip' for several names",
      at: range
    )
  }

  /// Too few or too many names for the elements of `enumerated` and `zip`.
  ///
  ///     for bar in bars.enumerated { }
  ///     //  ^^^ error: expected 2 names for each element
  static func notTakenApart(into count: Int, at range: SourceRange, names: String?) -> Diagnostic {
    Diagnostic(
      .loopNameCount,
      "expected \(count) names for each element",
      at: range,
      fixIts: names.map { [FixIt("write '\($0)'", replacing: range, with: $0)] } ?? []
    )
  }

  /// `enumerated` or `zip` as a value.
  ///
  ///     let all = bars.enumerated
  ///     //        ^^^^^^^^^^^^^^^ error: this can be used only in 'for (…) in'
  static func pairsOutsideLoop(at range: SourceRange) -> Diagnostic {
    Diagnostic(.rangeOutsideLoop, "this can be used only in 'for (…) in'", at: range)
  }

  /// A list of optionals.
  ///
  ///     state widths: [Double?] = []
  ///     //            ^^^^^^^^^ error: the elements of a list cannot be nil
  static func optionalElement(at range: SourceRange) -> Diagnostic {
    Diagnostic(.optionalElement, "the elements of a list cannot be nil", at: range)
  }

  /// A property of a type that keys cannot contain.
  ///
  ///     state shape: Path = circle(bounds)
  ///     //           ^^^^ error: a property cannot be of type 'Path'
  static func notAPropertyType(
    _ type: String,
    field: String? = nil,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notAPropertyType,
      "a property cannot be of type '\(type)'" + (field.map { ", which contains '\($0)'" } ?? ""),
      at: range
    )
  }

  /// A field of a type that fields cannot have.
  ///
  ///     struct Row { let title: TextRun }
  ///     //                      ^^^^^^^ error: a field cannot be of type 'TextRun'
  static func notAFieldType(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAPropertyType, "a field cannot be of type '\(type)'", at: range)
  }

  /// A range as a value.
  ///
  ///     let all = 0..<5
  ///     //        ^^^^^ error: a range can be used only in 'for … in'
  static func rangeOutsideLoop(at range: SourceRange) -> Diagnostic {
    Diagnostic(.rangeOutsideLoop, "a range can be used only in 'for … in'", at: range)
  }

  /// An integer that exceeds 64 bits.
  ///
  ///     let many = 99999999999999999999
  ///     //         ^^^^^^^^^^^^^^^^^^^^ error: the maximum value of an 'Int' is 9223372036854775807
  static func integerTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .integerTooLarge,
      "the maximum value of an 'Int' is 9223372036854775807",
      at: range
    )
  }

  /// A colour component from 0 to 255.
  ///
  ///     fill rect(bounds), with: rgb(255, 128, 0)
  ///     //                           ^^^ error: expected a colour component from 0 to 1, found 255
  static func byteComponent(
    _ found: String,
    at range: SourceRange,
    color: String?,
    whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .byteComponent,
      "expected a colour component from 0 to 1, found \(found)",
      at: range,
      fixIts: replacement(color, at: whole)
    )
  }

  /// A length with a unit.
  ///
  ///     size 120px, 60px
  ///     //      ^^ error: a length has no unit; remove 'px'
  static func lengthUnit(_ unit: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownUnit,
      "a length has no unit; remove '\(unit)'",
      at: range,
      fixIts: [FixIt("remove '\(unit)'", replacing: range, with: "")]
    )
  }

  /// A number with an unknown unit.
  ///
  ///     let turn = 90degrees
  ///     //           ^^^^^^^ error: expected 'deg', 'rad', 'turn', 'ms', 's' or '%' after a number, found 'degrees'
  static func unknownUnit(_ unit: String, at range: SourceRange, nearest: String?) -> Diagnostic {
    Diagnostic(
      .unknownUnit,
      "expected 'deg', 'rad', 'turn', 'ms', 's' or '%' after a number, found '\(unit)'",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }
}
