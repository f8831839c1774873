// Draws the looks of a program's components to check their text and controls.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Checks the looks of components, within a limit of work.
private struct LookTrial {
  private(set) var findings = DrawnFindings()
  private let prepared: PreparedProgram
  private let trace: DrawingTrace
  /// The components, ordered so that placed components precede those that place them.
  private let order: [Int]
  /// The components that may draw text.
  private let writers: Set<Int>
  /// The remaining units of work, initially a tenth of a second for all components.
  private var unitsLeft = 1 << 29
  private var faint: Set<SourceRange> = []
  private var cut: Set<SourceRange> = []
  private var glyphs: MissingGlyphs
  /// The looks of the component's named states that were drawn like the component, in order.
  private var drawnStates: [SizedLook] = []
  /// The fonts that the host is known to supply.
  private let fonts: FontCollection

  /// The units of work for one component: some milliseconds.
  private static let componentUnits = 1 << 25
  /// The maximum numbers of named states and of value combinations to draw.
  private static let mostStates = 16
  private static let mostCombinations = 16

  /// A component drawn at full size, without its caps.
  private struct Uncapped: Rasterizable {
    let component: InterpretedComponent

    func draw(in canvas: inout Canvas) { component.draw(in: &canvas) }
  }

  /// A named state, or a combination of values.
  fileprivate struct Look {
    let name: String
    let component: InterpretedComponent
    var environment = Environment()
    var size: Size?
    /// The source range of the state, or nil for `plain`.
    var range: SourceRange?
    /// The source range of the state's size, if it sets one.
    var sizeRange: SourceRange?
    var isNamed = false
    /// The members of the environment that the state sets.
    var namedReads: Environment.Reads = []
  }

  /// What the looks of one component share.
  private struct Pass {
    let index: Int
    let meter: WorkMeter
    var target = TargetSizes()
    /// Whether an empty look was found.
    var isEmptyKnown = false
  }

  init(_ program: Program, _ fonts: FontCollection) {
    (self.fonts, glyphs) = (fonts, MissingGlyphs(fonts))
    trace = DrawingTrace()
    prepared = PreparedProgram(program, limits: RasterLimits(work: 1 << 28), trace: trace)
    (order, writers) = program.placements
  }

  mutating func run() {
    guard prepared.error == nil else { return }
    findings.isDrawn = true
    var states = StateTrial(prepared.program)
    for index in order {
      let declared = prepared.program.components[index]
      let file = declared.head.range.file
      guard unitsLeft > 0 else {
        findings.unfinished.insert(file)
        continue
      }
      guard let component = prepared.component(index) else { continue }
      let meter = WorkMeter(RasterLimits(work: min(Self.componentUnits, unitsLeft)))
      drawnStates = []
      draw(component, index, meter)
      unitsLeft -= meter.limits.work - meter.remaining
      if meter.error != nil { findings.unfinished.insert(file) }
      findings.stateLooks[index] = states.looks(of: index, drawn: drawnStates)
      if states.isUnfinished { findings.unfinished.insert(file) }
    }
  }

  private mutating func draw(
    _ component: InterpretedComponent,
    _ index: Int,
    _ meter: WorkMeter
  ) {
    var pass = Pass(index: index, meter: meter)
    for look in looks(of: component, meter) {
      draw(look, &pass)
      guard meter.error == nil else { return }
    }
  }

  /// Draws a look in each environment on which it depends.
  private mutating func draw(_ look: Look, _ pass: inout Pass) {
    let environments = look.environments
    let declaration = look.component.declaration
    // A component with caps is drawn at another size for its key.
    let sharesKeys =
      look.isNamed && declaration.states.count > 1 && declaration.usedCaps == nil
    var keys: [LookKey] = []
    var size: Size?
    for (number, environment) in environments.enumerated() {
      let environment = environment.metered(by: pass.meter)
      let own = look.size ?? look.component.naturalSize(in: environment)
      guard pass.meter.error == nil else { return }
      size = size ?? own
      if !own.hasPicture(scale: 1) {
        // A component with slots may be empty without content.
        let isMeant = look.name == "plain" && look.component.holdsContent
        if !pass.isEmptyKnown, !isMeant { addEmpty(look, own, in: environment) }
        pass.isEmptyKnown = true
        continue
      }
      // The checker has the same bounds; larger bitmaps take long and show nothing new.
      guard own.width < 4_000, own.height < 4_000 else { continue }
      if look.isNamed, number == 0 {
        let known = findings.all.count
        pass.target.add(look.component, own, in: environment, state: look.name, to: &findings)
        // Once the limit of work is exceeded, texts are measured as empty.
        guard pass.meter.error == nil else { return findings.all.removeSubrange(known...) }
      }
      guard writers.contains(pass.index) else { continue }
      trace.start(in: declaration.head.range.file)
      let list = Uncapped(component: look.component)
        .displayList(size: own, environment: environment)
      let notes = trace.take()
      guard let list, pass.meter.error == nil else { return }
      report(list, notes, of: look, in: environment, pass)
      guard sharesKeys else { continue }
      keys.append(LookKey(list))
      guard keys.count == environments.count else { continue }
      let all = look.component.lookKeys(keys, besides: look.namedReads)
      drawnStates.append(SizedLook(keys: all, size: size ?? own))
    }
  }

  private mutating func report(
    _ list: DisplayList,
    _ notes: DrawingTrace.Notes,
    of look: Look,
    in environment: Environment,
    _ pass: Pass
  ) {
    var scene = Scene(notes, known: faint, meter: pass.meter)
    scene.read(list)
    let name = look.name(in: environment)
    for words in scene.faint { add(words, pass.index, name) }
    guard look.isNamed else { return }
    for source in notes.cut { addCut(source, pass.index, name) }
    glyphs.add(
      notes.missing,
      of: look.component.name,
      look.name,
      at: look.range,
      to: &findings
    )
  }

  private mutating func add(_ words: Scene.FaintText, _ component: Int, _ name: String) {
    guard faint.insert(words.source.paint).inserted else { return }
    let contrast = DrawnFinding.Contrast(
      ratio: words.ratio,
      wanted: words.wanted,
      text: words.color.hexadecimal,
      ground: words.ground.hexadecimal
    )
    findings.all.append(
      DrawnFinding(
        kind: .lowContrast(contrast),
        range: words.source.paint,
        look: title(name, of: component, for: words.source)
      )
    )
  }

  private mutating func addEmpty(_ look: Look, _ size: Size, in environment: Environment) {
    findings.all.append(
      DrawnFinding(
        kind: .emptyLook(size),
        range: look.sizeRange ?? look.component.declaration.size.range,
        look: look.name(in: environment)
      )
    )
  }

  private mutating func addCut(_ source: DrawingTrace.Source, _ component: Int, _ name: String) {
    guard !source.mayBeCut, cut.insert(source.text).inserted else { return }
    findings.all.append(
      DrawnFinding(
        kind: .truncatedText,
        range: source.text,
        look: title(name, of: component, for: source)
      )
    )
  }

  /// Returns a look's name, preceded by the component's if the text belongs to another component.
  private func title(
    _ name: String,
    of component: Int,
    for source: DrawingTrace.Source
  ) -> String {
    guard source.component != component else { return name }
    return "\(prepared.program.components[component].head.name), \(name)"
  }

  // MARK: Looks

  /// Returns the named states and, if there are few, all combinations of values.
  private func looks(of component: InterpretedComponent, _ meter: WorkMeter) -> [Look] {
    var evaluator = Evaluator(
      program: prepared.program,
      environment: Environment().metered(by: meter)
    )
    var looks = component.declaration.states.prefix(Self.mostStates).map { state in
      var look = Look(
        name: state.name,
        component: state.values.reduce(component) { component, argument in
          component.setting(argument.property, to: evaluator.evaluate(argument.value))
        },
        isNamed: true
      )
      look.range = state.range
      look.environment = evaluator.environment(of: state, over: Environment(fonts: fonts))
      look.size = evaluator.size(of: state)
      look.sizeRange = state.size?.range
      look.namedReads = state.namedReads
      return look
    }
    guard writers.contains(component.index),
      let all = component.restingCombinations(atMost: Self.mostCombinations)
    else { return looks }
    // Comparing keys would find more duplicates, but takes longer than drawing them.
    let known = looks.filter { $0.namedReads.isEmpty && $0.size == nil }.map { $0.component }
    for look in all where !known.contains(look) {
      let name = look.difference(from: component)
      looks.append(Look(name: name, component: look, environment: Environment(fonts: fonts)))
    }
    return looks
  }
}

extension LookTrial.Look {
  /// The environments to draw in, varied where the component depends on them.
  fileprivate var environments: [Environment] {
    component.appearances(of: environment, besides: namedReads)
  }

  fileprivate func name(in environment: Environment) -> String {
    var name = name
    if component.mayRead.contains(.appearance), !namedReads.contains(.appearance) {
      name += environment.appearance == .dark ? ", dark" : ", light"
    }
    if environment.contrast == .increased, !namedReads.contains(.contrast) {
      name += ", increased contrast"
    }
    return name
  }
}

extension InterpretedComponent {
  /// Returns every combination of finite values that are read, without transitions in progress.
  ///
  /// Returns nil if there are more than `limit`, or if the values are not finite.
  fileprivate func restingCombinations(atMost limit: Int) -> [InterpretedComponent]? {
    guard let finite = FiniteLooks(declaration, in: prepared.program) else { return nil }
    var count = 1
    for (_, values) in finite.values { count = min(count * values.count, limit + 1) }
    guard count <= limit else { return nil }
    var states = [self]
    for (property, values) in finite.values {
      states = states.flatMap { state in values.map { state.setting(property, to: $0) } }
    }
    return states
  }

  /// Returns the properties that differ from those of `plain`: `isOn: true, size: .large`.
  fileprivate func difference(from plain: InterpretedComponent) -> String {
    declaration.properties.indices.filter { values[$0] != plain.values[$0] }.map {
      "\(declaration.properties[$0].name): \(text(of: values[$0]))"
    }.joined(separator: ", ")
  }
}

extension Program {
  /// The components in placement order, and those that may draw text, directly or indirectly.
  fileprivate var placements: (order: [Int], writers: Set<Int>) {
    var order: [Int] = []
    var writers: Set<Int> = []
    var placed: [[Int]] = []
    for (index, component) in components.enumerated() {
      var parts: [Int] = []
      var writes = component.properties.contains { holdsContent($0.type) }
      for expression in component.bindings.map({ $0.value }) + component.drawExpressions {
        expression.visit { part in
          switch part.kind {
          case .component(let other, _): parts.append(other)
          case .builtIn(let builtIn, _): if builtIn === BuiltIn.text { writes = true }
          // Functions and constants that return content are assumed to draw text.
          case .call, .constant: if holdsContent(part.type) { writes = true }
          default: break
          }
        }
      }
      if writes || component.draw.contains(where: { $0.writes }) { writers.insert(index) }
      placed.append(parts)
    }
    // The traversal terminates, because a component cannot contain itself.
    var isDone = Array(repeating: false, count: placed.count)
    for root in placed.indices {
      var path: [(index: Int, next: Int)] = [(root, 0)]
      while let last = path.last {
        let (index, next) = last
        if !isDone[index], next < placed[index].count {
          path[path.count - 1].next += 1
          path.append((placed[index][next], 0))
          continue
        }
        path.removeLast()
        if isDone[index] { continue }
        isDone[index] = true
        order.append(index)
        if placed[index].contains(where: { writers.contains($0) }) { writers.insert(index) }
      }
    }
    return (order, writers)
  }
}

extension DrawStatement {
  /// Whether the statement contains a line that draws text.
  fileprivate var writes: Bool {
    if case .operation(let operation, _, _, _) = self, operation === DrawOperation.text {
      return true
    }
    return nested.contains { $0.writes }
  }
}

extension DrawingTrial {
  /// Draws stretched components to refute their caps, and checks their text and controls.
  package static let drawing: DrawingTrial = drawing { FontCollection() }

  /// Returns a trial like `drawing`, with fonts that the host supplies.
  package static func drawing(_ fonts: @escaping @Sendable () -> FontCollection) -> DrawingTrial {
    DrawingTrial { program in
      PreparedProgram(program).breaks(_:_:within:)
    } looks: { program in
      var trial = LookTrial(program, fonts())
      trial.run()
      return trial.findings
    }
  }
}
