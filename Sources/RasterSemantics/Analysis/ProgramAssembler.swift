// Assembles the program: declarations in order, constant values, read sets and digests.

import RasterValues
import RasterSyntax

/// Assembles checked declarations, and performs the checks that need the whole program.
struct ProgramAssembler {
  var program = Program()
  var diagnostics: [Diagnostic] = []
  /// The costs of the declarations, once they have been computed.
  private(set) var costs = CostChecker(Program())
  let module: Module
  let entries: [DeclarationEntry]
  let bodies: [BodyResult]
  let trees: [SyntaxTree]
  let session: Session
  var usedImages: [Set<Int>]
  var usedOutlines: [Set<ContentDigest>]
  private(set) var usedFaces: [Set<Int>]
  /// The entries that each entry uses.
  private(set) var edges: [[Graph.Edge]] = []
  var speaking: Set<Int> = []
  var indices: [DeclarationID: Int] = [:]
  /// The results that the next check can take over.
  var record = CheckRecord()
  /// The results of the last check, the edits since, and the declarations that have not changed.
  private let last: CheckRecord?, edits: SourceEdits?
  private(set) var kept: KeptDeclarations?

  init(
    collector: Collector,
    interfaces: Interfaces,
    bodies: [BodyResult],
    session: Session,
    trees: [SyntaxTree],
    after last: CheckRecord?,
    _ edits: SourceEdits?
  ) {
    (self.last, self.edits) = (last, edits)
    module = interfaces.module
    entries = collector.entries
    self.bodies = bodies
    self.trees = trees
    self.session = session
    usedImages = zip(entries, bodies).map { entry, body in
      body.usedImages.union(interfaces.usedImages[entry.id] ?? [])
    }
    usedOutlines = zip(entries, bodies).map { entry, body in
      body.usedOutlines.union(interfaces.usedOutlines[entry.id] ?? [])
    }
    usedFaces = zip(entries, bodies).map { entry, body in
      body.usedFaces.union(interfaces.usedFaces[entry.id] ?? [])
    }
    for (index, entry) in entries.enumerated() { indices[entry.id] = index }
    for (entry, body) in zip(entries, bodies) {
      var uses = collector.uses[entry.id] ?? [:]
      uses.addNew(interfaces.uses[entry.id] ?? [:])
      uses.addNew(body.uses)
      edges.append(
        uses.compactMap { id, range in indices[id].map { (target: $0, at: range) } }
          .sorted { $0.at.lower < $1.at.lower }
      )
    }
    program.files = zip(trees, module.files).map { tree, file in
      ProgramFile(
        id: tree.source.id,
        path: tree.source.path,
        isTokenFile: tree.json != nil,
        imports: file.imports
      )
    }
    program.images = session.images.assets
    (program.fonts, program.faceSets) = (session.fonts.assets, session.fonts.sets)
    for index in entries.indices { addDeclaration(index, interfaces) }
  }

  /// Evaluates constants, bounds costs and finds read sets; returns the diagnostics.
  mutating func finish(hasErrors: Bool) -> [Diagnostic] {
    let graph = Graph(edges)
    for cycle in graph.cycles() {
      let members = cycle.map { module.head(of: entries[$0.node].id).name }
      diagnostics.append(
        .cycle(members, kind: entries[cycle[0].node].id.kind, at: cycle.map { $0.edge })
      )
    }
    guard diagnostics.isEmpty else { return diagnostics }
    let order = graph.components().flatMap { $0 }
    compareWithLast(order)
    countValues(order)
    // A declaration with too many values also nests too deeply.
    guard diagnostics.isEmpty else { return diagnostics }
    checkCosts(order)
    // Expressions that are too expensive are not evaluated.
    guard diagnostics.isEmpty else { return diagnostics }
    for index in order { finish(index) }
    if !hasErrors { checkCaps(order) }
    if !hasErrors { diagnostics += unusedFaces() + lints() }
    if !hasErrors, !diagnostics.contains(where: { $0.severity == .error }) { addDefinitions(order) }
    return diagnostics
  }

  private mutating func checkCaps(_ order: [Int]) {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    var checker = CapsChecker(program, trees, totalLimit: session.totalLimit)
    for index in order where entries[index].id.kind == .component {
      let component = entries[index].id.index
      let steps = kept?[index]?.capsSteps
      if steps.map({ checker.take(provedCapsOf: component, steps: $0) }) != true {
        checker.check(component)
      }
      record.declarations[index].capsSteps = checker.lastProofSteps
    }
    program = checker.program
    diagnostics += checker.reports(session.drawingTrial)
  }

  private mutating func lints() -> [Diagnostic] {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return [] }
    var lints = Lints(program, costs, trees)
    for (index, entry) in entries.enumerated() where entry.id.kind == .component {
      lints.boxes[entry.id.index] = kept?.boxes(at: index, costs)
    }
    lints.check()
    for (component, boxes) in lints.boxes {
      if let index = indices[DeclarationID(.component, component)] {
        record.declarations[index].boxes = boxes
      }
    }
    return lints.diagnostics
  }

  /// Returns the diagnostics of declared fonts that no font uses.
  private func unusedFaces() -> [Diagnostic] {
    let users = Set(program.components.map { $0.head.range.file })
    return session.fonts.unused(usedFaces.reduce([]) { $0.union($1) }, filesWithComponents: users)
  }

  // MARK: Declarations

  private mutating func addDeclaration(_ index: Int, _ interfaces: Interfaces) {
    let id = entries[index].id
    let head = module.head(of: id)
    switch (id.kind, bodies[index].body) {
    case (.enumeration, _):
      program.enums.append(EnumDeclaration(head: head, cases: module.enums[id.index].cases))
    case (.structure, _): addStruct(index, head)
    case (.tokens, _): program.tokens.append(module.tokens[id.index].declaration)
    case (.mode, _):
      let (member, mode) = (module.modes[id.index].member, module.modes[id.index].member?.mode)
      if let member, let mode {
        program.modes.append(
          ModeDeclaration(head: head, member: member, standard: mode.standard)
        )
      }
    case (.constant, _):
      let constant = interfaces.constants[id.index]
      program.constants.append(
        ConstantDeclaration(
          head: head,
          value: constant?.value ?? .error(at: head.range),
          isToken: entries[index].token != nil,
          slotCount: constant?.slotCount ?? 0,
          reads: []
        )
      )
    case (.function, .function(let function)):
      program.functions.append(declaration(of: function, module.functions[id.index]))
    case (.component, .component(let body)): addComponent(head, body)
    case (.function, _), (.component, _): break
    }
  }

  private func declaration(
    of function: FunctionBody,
    _ signature: FunctionSignature
  ) -> FunctionDeclaration {
    let parameters = signature.parameters.map {
      FunctionDeclaration.Parameter(
        label: $0.label,
        name: $0.name,
        type: $0.type,
        defaultValue: $0.defaultValue
      )
    }
    return FunctionDeclaration(
      head: signature.head,
      component: signature.component,
      parameters: parameters + function.captures,
      bindings: function.bindings,
      body: function.body,
      slotCount: function.slotCount,
      reads: []
    )
  }

  private mutating func addStruct(_ index: Int, _ head: DeclarationHead) {
    var documentation: [String?] = []
    if case .structure(let syntax) = entries[index].syntax {
      documentation = syntax.fields.map { $0.documentation }
    }
    let fields = zip(module.structs[entries[index].id.index].fields, documentation).map {
      StructDeclaration.Field(
        name: $0.name,
        documentation: $1,
        type: $0.type,
        defaultValue: $0.defaultValue
      )
    }
    let isKeyed = module.structs[entries[index].id.index].isKeyed
    program.structs.append(StructDeclaration(head: head, fields: fields, isKeyed: isKeyed))
  }

  private mutating func addComponent(_ head: DeclarationHead, _ body: ComponentBody) {
    program.components.append(
      ComponentDeclaration(
        head: head,
        properties: body.properties.map { $0.property(domain: nil) },
        bindings: body.bindings,
        size: body.size,
        caps: body.caps,
        draw: body.draw,
        states: [],
        slotCount: body.slotCount,
        reads: [],
        definition: ContentDigest(of: [])
      )
    )
    program.components[program.components.count - 1].layout = body.layout
    program.components[program.components.count - 1].baseline = body.baseline
    program.components[program.components.count - 1].mirrors = body.mirrors
    program.components[program.components.count - 1].accessibility = body.accessibility
    program.components[program.components.count - 1].tests = body.tests
  }

  // MARK: Costs

  private mutating func countValues(_ order: [Int]) {
    var counter = ValueCounter(program)
    for index in order { counter.check(entries[index].id) }
    diagnostics += counter.diagnostics
  }

  private mutating func checkCosts(_ order: [Int]) {
    var costs = CostChecker(program, totalLimit: session.totalLimit)
    // The properties of the last component stay in the finder.
    let last = order.last { entries[$0].id.kind == .component }
    for index in order {
      let id = entries[index].id
      if index != last, let known = kept?.costs, let steps = kept?[index]?.steps,
        costs.take(id, from: known, steps: steps)
      {
        record.declarations[index].steps = steps
        continue
      }
      let before = costs.total
      defer { record.declarations[index].steps = costs.total - before }
      let head = module.head(of: id)
      for (place, expression) in defaults(of: id) { costs.check(expression, at: place, in: head) }
      for expression in looseExpressions(index) { costs.check(expression, in: head) }
      if case .component(let body) = bodies[index].body { costs.bound(body.properties) }
      costs.check(id)
    }
    diagnostics += costs.diagnostics
    self.costs = costs
    if costs.diagnostics.isEmpty { record.costs = costs }
  }

  /// Returns the defaults of a struct's fields or a function's parameters.
  private func defaults(
    of id: DeclarationID
  ) -> [(place: TypedExpression.Default, expression: TypedExpression)] {
    let parameters: [CallParameter] =
      switch id.kind {
      case .structure: module.structs[id.index].fields
      case .function: module.functions[id.index].parameters
      case .enumeration, .tokens, .mode, .constant, .component: []
      }
    return parameters.compactMap { parameter in
      guard let place = parameter.declaredDefault, let value = parameter.defaultValue else {
        return nil
      }
      return (place, value)
    }
  }

  /// Returns a component's defaults and bounds, which are evaluated at compile time too.
  private func looseExpressions(_ index: Int) -> [TypedExpression] {
    switch bodies[index].body {
    case .component(let body):
      let bounds = body.properties.flatMap { property in
        [
          property.defaultValue, property.bounds?.lower, property.bounds?.upper, property.step,
          property.limit,
        ]
      }
      return bounds.compactMap { $0 } + body.states.flatMap { $0.expressions }
        + body.transitions.flatMap { $0.expressions }
    case .function, .none: return []
    }
  }

  // MARK: The last check

  /// Returns the results for the next check.
  func record(hasErrors: Bool) -> CheckRecord {
    var record = record
    (record.isSound, record.isComparable) = (!hasErrors, kept != nil)
    return record
  }

  /// Draws the looks of components, except those that have not changed since the last check.
  mutating func drawLooks(_ trial: DrawingTrial) -> DrawnFindings {
    var records = kept?.drawn(indices) ?? DrawnRecords()
    let findings = trial.looks(program, &records)
    record.drawn = records
    return findings
  }

  /// Finds the declarations that have not changed since the last check.
  private mutating func compareWithLast(_ order: [Int]) {
    record.sources = trees.map { $0.source }
    record.imports = module.files.map { $0.imports }
    record.editions = module.files.map { $0.edition }
    record.declarations = entries.indices.map { index in
      CheckRecord.Declaration(
        id: entries[index].id,
        range: entries[index].extent,
        owner: entries[index].owner?.id,
        uses: edges[index].map { entries[$0.target].id }.sorted(),
        assets: assets(of: index)
      )
    }
    (record.module, record.bodies, record.faces) = (module, bodies, session.fonts.faces)
    guard let last, let edits else { return }
    kept = KeptDeclarations(last, edits, record, order: order, trees: trees)
  }
}
