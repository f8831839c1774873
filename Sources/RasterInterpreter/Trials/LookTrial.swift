// Draws the looks of a program's components to check their text and controls.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Checks the looks of components, within a limit of work.
private struct LookTrial {
  private(set) var findings = DrawnFindings()
  private var prepared: PreparedProgram
  /// The components that are prepared for drawing.
  private var drawable: Set<Int>
  private let trace: DrawingTrace
  private let placements: Placements
  /// The remaining units of work, initially a tenth of a second for all components.
  private var unitsLeft = 1 << 29
  private var faint: Set<SourceRange> = []
  private var cut: Set<SourceRange> = []
  private var glyphs: MissingGlyphs
  /// The looks of the component's named states that were drawn like the component, in order.
  private var drawnStates: [SizedLook] = []
  /// The fonts that the host is known to supply.
  private let fonts: FontCollection
  /// The records of earlier drawings, and those of these drawings.
  private let earlier: DrawnRecords
  private(set) var records = DrawnRecords()
  /// Whether all components so far found the same as in the earlier drawings.
  private var isSame: Bool
  /// The positions in `faint` and `cut`, in the order in which they were added.
  private var marks: [DrawnMark] = []

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

  init(_ program: Program, _ fonts: FontCollection, _ earlier: DrawnRecords) {
    (self.fonts, glyphs) = (fonts, MissingGlyphs(fonts))
    (self.earlier, isSame) = (earlier, earlier.fonts == fonts.digest)
    trace = DrawingTrace()
    placements = Placements(program, after: earlier)
    // Limits of preparation are far away if unchanged components can stay unprepared.
    let isPartial = isSame && earlier.preparation < Self.preparationUnits / 2
    let changed = program.components.indices.filter { index in
      let record = earlier.components[index]
      return !isPartial || record?.isKept != true || record?.isFinished != true
    }
    let all = Set(program.components.indices)
    drawable = isPartial ? placements.closure(of: Set(changed), in: program) ?? all : all
    prepared = PreparedProgram(
      program,
      limits: RasterLimits(work: Self.preparationUnits),
      trace: trace,
      only: drawable
    )
    (records.order, records.fonts) = (placements.order, fonts.digest)
    records.preparation = max(prepared.preparation, isPartial ? earlier.preparation : 0)
  }

  private static let preparationUnits = 1 << 28

  /// Prepares all components, if one must be drawn that could have been taken over.
  private mutating func prepare(_ index: Int, _ states: inout StateTrial) {
    guard !drawable.contains(index) else { return }
    drawable = Set(prepared.program.components.indices)
    prepared = PreparedProgram(prepared.program, limits: prepared.limits, trace: trace)
    states.prepared = PreparedProgram(withoutTraceOf: prepared)
  }

  mutating func run() {
    guard prepared.error == nil else { return }
    findings.isDrawn = true
    var states = StateTrial(PreparedProgram(withoutTraceOf: prepared))
    for (place, index) in placements.order.enumerated() {
      isSame = isSame && place < earlier.order.count && earlier.order[place] == index
      let declared = prepared.program.components[index]
      let file = declared.head.range.file
      guard unitsLeft > 0 else {
        findings.unfinished.insert(file)
        continue
      }
      if take(index, &states) { continue }
      prepare(index, &states)
      guard let component = prepared.component(index) else { continue }
      let meter = WorkMeter(RasterLimits(work: min(Self.componentUnits, unitsLeft)))
      drawnStates = []
      let known = (findings.all.count, marks.count, glyphs.marks.count, states.unitsLeft)
      draw(component, index, meter)
      let units = meter.limits.work - meter.remaining
      unitsLeft -= units
      if meter.error != nil { findings.unfinished.insert(file) }
      findings.stateLooks[index] = states.looks(of: index, drawn: drawnStates)
      if states.isUnfinished { findings.unfinished.insert(file) }
      var record = DrawnRecord()
      record.findings = Array(findings.all[known.0...])
      record.stateLooks = findings.stateLooks[index] ?? []
      record.marks = Array(marks[known.1...]) + glyphs.marks[known.2...]
      (record.units, record.stateUnits) = (units, known.3 - states.unitsLeft)
      record.isFinished = meter.error == nil && !states.isUnfinished
      (record.placed, record.mentioned) = (placements.placed[index], placements.mentioned[index])
      record.writes = placements.ownWriters.contains(index)
      records.components[index] = record
      isSame = isSame && earlier.components[index]?.marks == record.marks
    }
  }

  /// Takes over the findings of a component that has not changed since the earlier drawings.
  private mutating func take(_ index: Int, _ states: inout StateTrial) -> Bool {
    guard isSame, let record = earlier.components[index], record.isKept, record.isFinished,
      record.units <= min(Self.componentUnits, unitsLeft), states.take(record.stateUnits)
    else { return false }
    unitsLeft -= record.units
    findings.all += record.findings
    findings.stateLooks[index] = record.stateLooks
    for mark in record.marks {
      switch mark.kind {
      case .faintText: faint.insert(mark.range)
      case .cutText: cut.insert(mark.range)
      case .missingGlyph, .missingGlyphs:
        glyphs.add(mark)
        continue
      }
      marks.append(mark)
    }
    records.components[index] = record
    return true
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
      guard placements.writers.contains(pass.index) else { continue }
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
    marks.append(DrawnMark(.faintText, words.source.paint))
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
    marks.append(DrawnMark(.cutText, source.text))
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
    guard placements.writers.contains(component.index),
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

extension DrawingTrial {
  /// Draws stretched components to refute their caps, and checks their text and controls.
  package static let drawing: DrawingTrial = drawing { FontCollection() }

  /// Returns a trial like `drawing`, with fonts that the host supplies.
  package static func drawing(_ fonts: @escaping @Sendable () -> FontCollection) -> DrawingTrial {
    DrawingTrial { program in
      PreparedProgram(program).breaks(_:_:within:)
    } looks: { program, records in
      var trial = LookTrial(program, fonts(), records)
      trial.run()
      records = trial.records
      return trial.findings
    }
  }
}
