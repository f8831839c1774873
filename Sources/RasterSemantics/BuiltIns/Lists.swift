// The table rows of lists, in which `.error` stands for the type of the elements.

import RasterValues

extension BuiltIn {
  static let contains = listMethod(
    "contains",
    takes: [Parameter(nil, .error)],
    gives: .bool,
    does: "Whether an element equals the value."
  ) { v in .bool(v.list(0).contains(v[1])) }

  static let index = listMethod(
    "index",
    takes: [Parameter("of", .error)],
    gives: .optional(.int),
    does: "The index of the first element that equals the value, or `nil` if there is none."
  ) { v in optional(v.list(0).firstIndex(of: v[1]).map { .int($0) }) }

  /// Whether a row compares the elements of a list with a value of their type.
  package var comparesElements: Bool { self === BuiltIn.contains || self === BuiltIn.index }

  static let indices = listProperty(
    "indices",
    gives: .range,
    does: "The indices of the elements, from 0."
  ) { v in .range(0, v.list(0).count) }

  /// The functions that combine lists element by element.
  static let zips = [
    zip(2, does: "The pairs of elements of two lists, up to the end of the shorter list."),
    zip(3, does: "The triples of elements of three lists, up to the end of the shortest list."),
  ]

  @Rows static var lists: [BuiltIn] {
    listProperty("count", gives: .int, does: "The number of elements.") { v in
      .int(v.list(0).count)
    }
    listProperty("isEmpty", gives: .bool, does: "Whether the list is empty.") { v in
      .bool(v.list(0).isEmpty)
    }
    listProperty(
      "first",
      gives: .optional(.error),
      does: "The first element, or `nil` if the list is empty."
    ) { v in
      optional(v.list(0).first)
    }
    listProperty(
      "last",
      gives: .optional(.error),
      does: "The last element, or `nil` if the list is empty."
    ) { v in
      optional(v.list(0).last)
    }
    indices
    listProperty(
      "enumerated",
      gives: .pairs([.int, .error]),
      swift: "enumerated()",
      does: "The index of each element, from 0, and the element."
    ) { v in .columns([v.list(0).indices.map { .int($0) }, v.list(0)]) }
    listProperty(
      "reversed",
      gives: .list(.error),
      swift: "Functions.reversed",
      does: "The elements in reverse order."
    ) { v in .list(v.list(0).reversed()) }
    contains
    index
    listMethod(
      "prefix",
      takes: [Parameter(nil, .int)],
      gives: .list(.error),
      does: "The first elements, up to a number; all if there are fewer."
    ) { v in .list(Functions.prefix(v.list(0), v.int(1))) }
    listMethod(
      "suffix",
      takes: [Parameter(nil, .int)],
      gives: .list(.error),
      does: "The last elements, up to a number; all if there are fewer."
    ) { v in .list(Functions.suffix(v.list(0), v.int(1))) }
    zips[0]
    zips[1]
  }

  @Rows static var numberLists: [BuiltIn] {
    sums(.int) { v in Functions.partialSums(v.ints(0)).map { .int($0) } }[0]
    sums(.int) { v in Functions.partialSums(v.ints(0)).map { .int($0) } }[1]
    sums(.double) { v in Functions.partialSums(v.doubles(0)).map { .double($0) } }[0]
    sums(.double) { v in Functions.partialSums(v.doubles(0)).map { .double($0) } }[1]
    sums(.fraction) { v in Functions.partialSums(v.doubles(0)).map { .double($0) } }[0]
    sums(.fraction) { v in Functions.partialSums(v.doubles(0)).map { .double($0) } }[1]
    least(.int) { v in Functions.min(v.ints(0)).map { .int($0) } }
    greatest(.int) { v in Functions.max(v.ints(0)).map { .int($0) } }
    least(.double) { v in Functions.min(v.doubles(0)).map { .double($0) } }
    greatest(.double) { v in Functions.max(v.doubles(0)).map { .double($0) } }
    least(.fraction) { v in Functions.min(v.doubles(0)).map { .double($0) } }
    greatest(.fraction) { v in Functions.max(v.doubles(0)).map { .double($0) } }
  }

  @Rows static var sortedLists: [BuiltIn] {
    sorted(.int) { v in Functions.sorted(v.list(0), by: v.ints(0)) }
    sorted(.double) { v in Functions.sorted(v.list(0), by: v.doubles(0)) }
    sorted(.fraction) { v in Functions.sorted(v.list(0), by: v.doubles(0)) }
    sorted(.string) { v in Functions.sorted(v.list(0), by: v.strings(0)) }
    sorted(by: .int) { v in Functions.sorted(v.list(0), by: v.ints(1)) }
    sorted(by: .double) { v in Functions.sorted(v.list(0), by: v.doubles(1)) }
    sorted(by: .fraction) { v in Functions.sorted(v.list(0), by: v.doubles(1)) }
    sorted(by: .string) { v in Functions.sorted(v.list(0), by: v.strings(1)) }
    BuiltIn(
      "joined",
      .method(.list(.string)),
      takes: [Parameter("separator", .string, default: .emptyString)],
      gives: .string,
      swift: "Functions.joined",
      does: "The strings joined into one, with a separator between them."
    ) { v in .string(Functions.joined(v.strings(0), separator: v.string(1))) }
  }

  // MARK: Shapes of rows

  static func optional(_ value: Value?) -> Value { value.map { .some($0) } ?? .nothing }

  private static func listProperty(
    _ name: String,
    of element: Type = .error,
    gives result: Type,
    swift: String? = nil,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    property(
      name,
      of: .list(element),
      gives: result,
      swift: swift,
      does: documentation,
      evaluate: evaluate
    )
  }

  /// Creates a list method that is a function of the list in Swift.
  private static func listMethod(
    _ name: String,
    takes parameters: [Parameter],
    gives result: Type,
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .method(.list(.error)),
      takes: parameters,
      gives: result,
      swift: "Functions.\(name)",
      does: documentation,
      evaluate: evaluate
    )
  }

  private static func zip(_ count: Int, does documentation: String) -> BuiltIn {
    BuiltIn(
      "zip",
      .call,
      takes: Array(repeating: Parameter(nil, .list(.error)), count: count),
      gives: .pairs(Array(repeating: .error, count: count)),
      swift: "Functions.zip",
      does: documentation
    ) { v in .columns((0..<count).map { v.list($0) }) }
  }

  private static func sums(
    _ type: Type,
    partial: @escaping @Sendable (Arguments) -> [Value]
  ) -> [BuiltIn] {
    [
      listProperty(
        "sum",
        of: type,
        gives: type,
        swift: "Functions.sum",
        does: "The sum of the elements; 0 if the list is empty."
      ) { v in partial(v).last ?? .nothing },
      listProperty(
        "partialSums",
        of: type,
        gives: .list(type),
        swift: "Functions.partialSums",
        does: "The running sums: 0, the first element, the first two, and so on up to all."
      ) { v in .list(partial(v)) },
    ]
  }

  private static func least(
    _ type: Type,
    evaluate: @escaping @Sendable (Arguments) -> Value?
  ) -> BuiltIn {
    listProperty(
      "min",
      of: type,
      gives: .optional(type),
      swift: "Functions.min",
      does: "The smallest element, or `nil` if the list is empty."
    ) { v in optional(evaluate(v)) }
  }

  private static func greatest(
    _ type: Type,
    evaluate: @escaping @Sendable (Arguments) -> Value?
  ) -> BuiltIn {
    listProperty(
      "max",
      of: type,
      gives: .optional(type),
      swift: "Functions.max",
      does: "The largest element, or `nil` if the list is empty."
    ) { v in optional(evaluate(v)) }
  }

  private static func sorted(
    _ type: Type,
    evaluate: @escaping @Sendable (Arguments) -> [Value]
  ) -> BuiltIn {
    listProperty(
      "sorted",
      of: type,
      gives: .list(type),
      swift: "Functions.sorted",
      does: type == .string
        ? "The strings in the order of their Unicode scalars."
        : "The numbers in ascending order, with NaN last."
    ) { v in .list(evaluate(v)) }
  }

  private static func sorted(
    by key: Type,
    evaluate: @escaping @Sendable (Arguments) -> [Value]
  ) -> BuiltIn {
    listMethod(
      "sorted",
      takes: [Parameter("by", .list(key))],
      gives: .list(.error),
      does: "The elements sorted by a list of keys, one per element; the sort is stable."
    ) { v in .list(evaluate(v)) }
  }
}
