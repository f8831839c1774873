// The local names of a body, innermost first.

import RasterSyntax

/// The local names of a body: `let` bindings, parameters, loop variables and properties.
struct Scope {
  struct Local {
    enum Kind { case binding, variable, property, function }

    let name: String
    let kind: Kind
    /// The slot in the frame, or the index of a property or a function.
    let slot: Int
    let type: Type
    let range: SourceRange
    /// The reads in its value of values that are not available everywhere.
    let boxReads: BodyChecker.BoxReads
    var isUsed = false
    /// The local with the same name that this one shadows.
    var hidden: Int?
  }

  private(set) var locals: [Local] = []
  /// The declaration ranges of all names that were used.
  private(set) var usedRanges: Set<SourceRange> = []
  private var innermost: [String: Int] = [:]
  private var starts: [Int] = [0]

  /// Returns the innermost local with the name, and marks it as used.
  mutating func use(_ name: String) -> Local? {
    guard let index = innermost[name] else { return nil }
    if !locals[index].isUsed { usedRanges.insert(locals[index].range) }
    locals[index].isUsed = true
    return locals[index]
  }

  func contains(_ name: String) -> Bool { innermost[name] != nil }

  /// Returns the type of the innermost local with the name.
  func type(of name: String) -> Type? { innermost[name].map { locals[$0].type } }

  /// Adds a local, or returns the one in the same block that already has its name.
  mutating func add(_ local: Local) -> Local? {
    var local = local
    let earlier = innermost[local.name]
    if let earlier, earlier >= (starts.last ?? 0) { return locals[earlier] }
    local.hidden = earlier
    innermost[local.name] = locals.count
    locals.append(local)
    return nil
  }

  mutating func open() { starts.append(locals.count) }

  /// Removes the locals of the innermost block, and returns its unused `let`s and functions.
  mutating func close() -> [Local] {
    let start = starts.popLast() ?? 0
    var unused: [Local] = []
    while locals.count > start, let local = locals.popLast() {
      innermost[local.name] = local.hidden
      if !local.isUsed, local.kind == .binding || local.kind == .function { unused.append(local) }
    }
    return unused
  }

  /// The names of values.
  var names: [String] { innermost.filter { locals[$0.value].kind != .function }.map { $0.key } }

  /// The names of functions.
  var functionNames: [String] {
    innermost.filter { locals[$0.value].kind == .function }.map { $0.key }
  }

  /// The indices of the functions, in source order.
  var functions: [Int] { locals.filter { $0.kind == .function }.map { $0.slot } }

  /// Returns the function that a name refers to.
  func function(_ name: String) -> Local? {
    innermost[name].flatMap { locals[$0].kind == .function ? locals[$0] : nil }
  }

  /// Returns the range of a local that is still unused.
  func unusedRange(of name: String) -> SourceRange? {
    innermost[name].flatMap { locals[$0].isUsed ? nil : locals[$0].range }
  }
}

extension BodyChecker {
  /// Declares a local in the innermost block, and returns its slot in the frame.
  mutating func declare(
    _ name: NameSyntax,
    _ kind: Scope.Local.Kind,
    type: Type,
    boxReads: BoxReads = []
  ) -> Int {
    let slot = slotCount
    slotCount += 1
    guard !name.text.isEmpty else { return slot }
    session.recorder?.declare(name.range, type)
    if BuiltIns.values.contains(name.text) {
      report(.builtInName(name.text, at: name.range))
      return slot
    }
    let local = Scope.Local(
      name: name.text,
      kind: kind,
      slot: slot,
      type: type,
      range: name.range,
      boxReads: boxReads
    )
    if let earlier = scope.add(local) {
      report(.duplicateName(name.text, at: name.range, first: earlier.range))
    }
    return slot
  }

  mutating func openScope() { scope.open() }

  mutating func closeScope() {
    for local in scope.close().reversed() where !local.type.isBroken {
      report(.unusedLet(local.name, at: local.range))
    }
  }

  /// Whether there is a syntax error in the value, or after it on its line.
  private func isBroken(_ binding: LetSyntax) -> Bool {
    let source = module.files[Int(binding.range.file.index)].source
    let line = source.location(of: Int(binding.range.upper)).line
    var range = binding.range
    range.upper = UInt32(source.lineBytes(line).upperBound)
    return session.broken.intersects(range)
  }

  mutating func checkBinding(_ binding: LetSyntax) -> Binding {
    let isAssigned = binding.lacksLet && scope.contains(binding.name.text)
    if isAssigned { report(.assigned(binding.name.text, at: binding.name.range)) }
    let outer = boxReads
    boxReads = []
    let type = binding.type.map { resolveType($0) }
    let value = checkExpression(binding.value, expected: type)
    // Text that could not be parsed may have any type.
    let inferred = isBroken(binding) ? .error : value.type
    let slot = declare(
      isAssigned ? NameSyntax(text: "", range: binding.name.range) : binding.name,
      .binding,
      type: type ?? inferred,
      boxReads: boxReads
    )
    boxReads = outer
    reportOutsideLoop(value)
    return Binding(
      slot: slot,
      name: binding.name.text,
      value: value,
      documentation: binding.documentation
    )
  }
}
