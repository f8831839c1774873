// Reports about values of another type than their place needs.

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

  /// A value that may be nil where one is needed.
  ///
  ///     size widths[0], 20
  ///     //   ^^^^^^^^^ error: expected 'Double', found one that may be nil; use 'if let' or '??'
  static func optionalForValue(
    _ expected: String,
    found: String = "one",
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .optionalForValue,
      "expected '\(expected)', found \(found) that may be nil; use 'if let' or '??'",
      at: range
    )
  }

  /// `nil` where a value is needed.
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

  /// A literal that could be of many types.
  ///
  ///     let style = .primary
  ///     //          ^^^^^^^^ error: the type of '.primary' is not known here; write it after the name
  static func untypedLiteral(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .untypedLiteral,
      "the type of '\(text)' is not known here; write it after the name, as in 'let x: Color'",
      at: range
    )
  }

  /// An empty list as a token.
  ///
  ///     tokens Dash { plain [] }
  ///     //                  ^^ error: the element type of '[]' is unknown here
  static func emptyListToken(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .untypedLiteral,
      "the element type of '[]' is unknown here; declare 'let none: [Double] = []' at file level,"
        + " with the type you need, and write '\(name) none'",
      at: range
    )
  }

  /// Values in parentheses that could be a point or a size.
  ///
  ///     let corner = (0, 0)
  ///     //           ^^^^^^ error: this could be a Point or a Size; write its type before it
  static func untypedTuple(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .untypedTuple,
      "this could be a 'Point', a 'Size' or something else; write 'Point(x: …, y: …)'",
      at: range
    )
  }

  /// Values in parentheses where something else is needed.
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

  /// Too many values in parentheses, or too few.
  ///
  ///     let corner: Point = (0, 0, 0)
  ///     //                  ^^^^^^^^^ error: expected 2 values for a 'Point', found 3
  static func tupleCount(
    _ type: String,
    expected: Int,
    found: Int,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tupleCount,
      "expected \(expected) values for '\(type)', found \(found)",
      at: range
    )
  }

  /// A value that has no text.
  ///
  ///     let label = "\(bounds)"
  ///     //             ^^^^^^ error: a 'Rect' has no text; print its parts
  static func noTextForValue(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noTextForValue,
      "'\(type)' has no text that could stand in a string",
      at: range
    )
  }

  /// Another language's way to put a value into a string.
  ///
  ///     text "${count} files", in: bounds, with: #000
  ///     //    ^^^^^^^^ warning: '${count}' is plain text; its value is '\(count)'
  static func plainInterpolation(
    _ value: String,
    written: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .plainInterpolation,
      "'\(written)' is plain text; its value is '\\(\(value))'",
      at: range,
      fixIts: replacement("\\(\(value))", at: range)
    )
  }

  /// An operator before a value that it does not take.
  ///
  ///     let ink = -#FFF
  ///     //         ^^^^ error: '-' cannot stand before 'Color'
  static func badOperand(_ sign: String, _ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badOperand, "'\(sign)' cannot stand before '\(type)'", at: range)
  }

  /// An operator between values that it does not take.
  ///
  ///     let label = "n = " + 3
  ///     //                 ^ error: '+' cannot stand between 'String' and 'Int'
  static func badOperands(
    _ sign: String,
    _ left: String,
    _ right: String,
    at range: SourceRange,
    swapping: (range: SourceRange, text: String)? = nil,
    inText text: (range: SourceRange, text: String)? = nil
  ) -> Diagnostic {
    let swap = swapping.map { FixIt("swap the two", replacing: $0.range, with: $0.text) }
    let quote = text.map { FixIt("replace with '\($0.text)'", replacing: $0.range, with: $0.text) }
    return Diagnostic(
      .badOperand,
      "'\(sign)' cannot stand between '\(left)' and '\(right)'",
      at: range,
      fixIts: [swap, quote].compactMap { $0 }
    )
  }

  /// A sum of lists.
  ///
  ///     let all = bars + others
  ///     //             ^ error: lists of '[Bar]' are joined as in '[for x in xs: x, for y in ys: y]'
  static func addedLists(_ type: String, _ way: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badOperand,
      "'+' does not join '\(type)'; write such as '\(way)'",
      at: range
    )
  }

  /// Equality of things that are not compared.
  ///
  ///     if plate == Plate() { }
  ///     //       ^^ error: values of 'Content' are not compared
  static func cannotCompare(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.cannotCompare, "values of '\(type)' are not compared", at: range)
  }

  /// `??` or `if let` on a value that is always there.
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

  /// An index into something that has no elements.
  ///
  ///     let first = count[0]
  ///     //          ^^^^^ error: expected a list, found 'Int'
  static func notAList(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAList, "expected a list, found '\(type)'", at: range)
  }

  /// A part of a text by the places of its characters.
  ///
  ///     let first = title[0]
  ///     //          ^^^^^ error: a text has no places; its parts are 'prefix', 'suffix' and 'characters'
  static func indexedText(at range: SourceRange, whole: SourceRange, text: String?) -> Diagnostic {
    Diagnostic(
      .notAList,
      "a text has no places; its parts are 'prefix', 'suffix' and 'characters'",
      at: range,
      fixIts: replacement(text, at: whole)
    )
  }

  /// A loop over something that has no elements.
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

  /// Several names for elements that are one value each.
  ///
  ///     for (i, bar) in bars { }
  ///     //   ^^^^^^ error: each element has one name here; 'enumerated' and 'zip' give several
  static func loopNameCount(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .loopNameCount,
      "each element has one name here; 'enumerated' and 'zip' give several",
      at: range
    )
  }

  /// Too few names, or too many, for what `enumerated` and `zip` give.
  ///
  ///     for bar in bars.enumerated { }
  ///     //  ^^^ error: this is taken apart into 2 names
  static func notTakenApart(into count: Int, at range: SourceRange, names: String?) -> Diagnostic {
    Diagnostic(
      .loopNameCount,
      "this is taken apart into \(count) names",
      at: range,
      fixIts: names.map { [FixIt("write '\($0)'", replacing: range, with: $0)] } ?? []
    )
  }

  /// Pairs as a value.
  ///
  ///     let all = bars.enumerated
  ///     //        ^^^^^^^^^^^^^^^ error: this can stand only in 'for (…) in'
  static func pairsOutsideLoop(at range: SourceRange) -> Diagnostic {
    Diagnostic(.rangeOutsideLoop, "this can stand only in 'for (…) in'", at: range)
  }

  /// A list of optionals.
  ///
  ///     state widths: [Double?] = []
  ///     //            ^^^^^^^^^ error: the elements of a list cannot be nil
  static func optionalElement(at range: SourceRange) -> Diagnostic {
    Diagnostic(.optionalElement, "the elements of a list cannot be nil", at: range)
  }

  /// A property of a type that no key holds.
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
      "a property cannot be of type '\(type)'" + (field.map { ", which holds '\($0)'" } ?? ""),
      at: range
    )
  }

  /// A field that holds components.
  ///
  ///     struct Row { let left: Content }
  ///     //                     ^^^^^^^ error: a field cannot be of type 'Content'
  static func notAFieldType(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAPropertyType, "a field cannot be of type '\(type)'", at: range)
  }

  /// A range as a value.
  ///
  ///     let all = 0..<5
  ///     //        ^^^^^ error: a range can stand only in 'for … in'
  static func rangeOutsideLoop(at range: SourceRange) -> Diagnostic {
    Diagnostic(.rangeOutsideLoop, "a range can stand only in 'for … in'", at: range)
  }

  /// More digits than 64 bits hold.
  ///
  ///     let many = 99999999999999999999
  ///     //         ^^^^^^^^^^^^^^^^^^^^ error: this is more than an 'Int' holds; write '.0' after it
  static func integerTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .integerTooLarge,
      "an 'Int' holds 9223372036854775807 at most",
      at: range
    )
  }

  /// A colour's component as a byte.
  ///
  ///     fill rect(bounds), with: rgb(255, 128, 0)
  ///     //                           ^^^ error: a component is a number from 0 to 1, found 255
  static func byteComponent(
    _ found: String,
    at range: SourceRange,
    color: String?,
    whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .byteComponent,
      "a component is a number from 0 to 1, found \(found)",
      at: range,
      fixIts: replacement(color, at: whole)
    )
  }

  /// A length with a unit.
  ///
  ///     size 120px, 60px
  ///     //      ^^ error: lengths have no unit, found 'px'
  static func lengthUnit(_ unit: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownUnit,
      "lengths have no unit, found '\(unit)'",
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
