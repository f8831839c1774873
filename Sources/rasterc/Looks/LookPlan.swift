// Selects the looks to test: named states, and combinations of properties with few values.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// The looks to test in one folder of sources.
struct LookPlan {
  /// The names of the components declared in the folder's sources.
  private(set) var components: Set<String> = []
  private(set) var looks: [TestedLook] = []

  /// The maximum number of combinations that are tested; above it, only named states are.
  static let combinationLimit = 64

  /// The plans by folder; throws if a folder declares two components of the same name.
  static func plans(
    _ compilation: Compilation,
    fonts: FontCollection,
    coverage: BranchCoverage? = nil,
    limits: RasterLimits = .default,
    scales: (String) -> [Double]
  ) throws(Failure) -> [String: LookPlan] {
    let prepared = PreparedProgram(compilation.program, limits: limits, coverage: coverage)
    var plans: [String: LookPlan] = [:]
    var places: [String: String] = [:]
    for (index, declared) in compilation.program.components.enumerated() {
      guard compilation.isInput(declared.head.range), let component = prepared.component(index)
      else { continue }
      let path = compilation.path(of: declared.head.range)
      let folder = Paths.folder(of: path)
      let name = "\(folder)/\(component.name)"
      if let other = places.updateValue(path, forKey: name) {
        throw Failure(
          code: .sources,
          message: "'\(other)' and '\(path)' both declare '\(component.name)'; looks are identified"
            + " by the component's name, so rename or move one of them"
        )
      }
      plans[folder, default: LookPlan()].add(component, fonts, scales(folder))
    }
    return plans
  }

  private mutating func add(
    _ component: InterpretedComponent,
    _ fonts: FontCollection,
    _ scales: [Double]
  ) {
    components.insert(component.name)
    let standard = Environment(fonts: fonts)
    // Skip combinations that a state covers; the combination of all defaults is `plain`.
    var named: Set<String> = [""]
    let states = component.namedStates(in: standard)
    for (state, declared) in zip(states, component.declaration.states) {
      if declared.environment.isEmpty, state.size == nil {
        named.insert(state.component.difference(from: component))
      }
      add(state, declared, scales)
    }
    guard let all = component.looks, all.count <= Self.combinationLimit else { return }
    for look in all {
      let name = look.difference(from: component)
      if !named.contains(name) { add(look, named: name, standard, scales) }
    }
  }

  /// Adds a combination that no state covers, in all environments.
  private mutating func add(
    _ component: InterpretedComponent,
    named name: String,
    _ standard: Environment,
    _ scales: [Double]
  ) {
    for appearance in component.testedAppearances {
      for scale in scales {
        var environment = standard
        (environment.appearance, environment.scale) = (appearance, scale)
        add(component, named: name, in: environment)
      }
    }
  }

  /// All looks of a component at one scale.
  static func allLooks(
    of component: InterpretedComponent,
    fonts: FontCollection,
    scale: Double
  ) -> [TestedLook] {
    var plan = LookPlan()
    plan.add(component, fonts, [scale])
    return plan.looks
  }

  /// The looks of all combinations at some scales, without duplicate keys.
  ///
  /// `nil` if there are too many combinations.
  static func valuesInAppearances(
    of component: InterpretedComponent,
    fonts: FontCollection,
    scales: [Double]
  ) -> [[TestedLook]]? {
    guard let all = component.looks, all.count <= combinationLimit else { return nil }
    return all.map { look in
      var plan = LookPlan()
      let name = look.difference(from: component)
      plan.add(look, named: name.isEmpty ? "plain" : name, Environment(fonts: fonts), scales)
      return plan.looks
    }
  }

  /// The looks of each state at some scales, in the order of the states, light before dark.
  static func statesInAppearances(
    of component: InterpretedComponent,
    fonts: FontCollection,
    scales: [Double]
  ) -> [[TestedLook]] {
    let states = component.namedStates(in: Environment(fonts: fonts))
    return zip(states, component.declaration.states).map { state, declared in
      var plan = LookPlan()
      plan.add(state, declared, scales)
      return plan.looks
    }
  }

  /// Adds a state in all environments, except for values that the state sets itself.
  private mutating func add(
    _ state: NamedState<InterpretedComponent>,
    _ declared: ComponentDeclaration.NamedState,
    _ scales: [Double]
  ) {
    let reads = declared.environment.reduce(into: Environment.Reads()) {
      $0.formUnion($1.member.reads)
    }
    let appearances = state.component.testedAppearances
    let values = declared.environmentValues(state.component)
    for appearance in reads.contains(.appearance) ? [state.environment.appearance] : appearances {
      for scale in reads.contains(.scale) ? [state.environment.scale] : scales {
        var environment = state.environment
        (environment.appearance, environment.scale) = (appearance, scale)
        add(
          state.component,
          named: state.name,
          in: environment,
          size: state.size,
          environmentValues: values
        )
      }
    }
  }

  /// Adds a look, unless it has no image.
  private mutating func add(
    _ component: InterpretedComponent,
    named state: String,
    in environment: Environment,
    size: Size? = nil,
    environmentValues: [String] = []
  ) {
    guard component.hasPicture(size: size, in: environment) else { return }
    let name = LookName(
      component: component.name,
      state: state,
      appearance: environment.appearance,
      scale: environment.scale
    )
    looks.append(
      TestedLook(
        name: name,
        component: component,
        environment: environment,
        size: size,
        environmentValues: environmentValues
      )
    )
  }
}

extension Compilation {
  /// The path of the file that contains a range.
  fileprivate func path(of range: SourceRange) -> String { sources[range.file]?.path ?? "" }
}

extension InterpretedComponent {
  /// The properties that differ from those of `plain`: `isOn=true,size=large`.
  ///
  /// For a property in transition, the text includes the current step: `isOn=true,isOn:3`.
  func difference(from plain: InterpretedComponent) -> String {
    var parts: [String] = []
    for (index, property) in declaration.properties.enumerated()
    where values[index] != plain.values[index] {
      parts.append("\(property.name)=\(text(of: values[index]))")
    }
    for declared in declaration.readTransitions {
      let property = declared.property
      let step = step(of: declared.transition)
      guard step != setting(property, to: values[property]).step(of: declared.transition) else {
        continue
      }
      parts.append("\(declaration.properties[property].name):\(step)")
    }
    return parts.joined(separator: ",")
  }

  /// Formats a value with a finite domain.
  private func text(of value: Value) -> String {
    switch value {
    case .bool(let value): Functions.string(value)
    case .int(let value): Functions.string(value)
    case .enumeration(let type, let index): prepared.program.enums[type].cases[index]
    case .builtin(let type, let index): type.cases[index]
    default: Functions.string(value.doubleValue)
    }
  }
}

extension ComponentDeclaration.NamedState {
  /// The environment values that the state sets, except appearance and scale: `locale=de-AT`.
  fileprivate func environmentValues(_ component: InterpretedComponent) -> [String] {
    var evaluator = Evaluator(program: component.prepared.program)
    return environment.filter { !["appearance", "scale"].contains($0.member.name) }.map {
      let value = evaluator.evaluate($0.value)
      return "\($0.member.name)=\(component.word(for: value))"
    }
  }
}

extension InterpretedComponent {
  /// An environment value without spaces.
  fileprivate func word(for value: Value) -> String {
    guard case .string(let text) = value else { return self.text(of: value) }
    return text.utf8.map { byte in
      (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "%")
        ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
