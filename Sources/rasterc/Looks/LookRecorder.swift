// Computes the results of `looks` and `explain`.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics

/// Computes the results of `looks` and `explain` for a program's components.
struct LookRecorder: Sendable {
  let compilation: Compilation
  let prepared: PreparedProgram
  let scales: [Double]

  init(_ compilation: Compilation, scales: [Double], limits: RasterLimits = .default) {
    self.compilation = compilation
    self.scales = scales
    prepared = PreparedProgram(compilation.program, limits: limits)
  }

  /// The requested components of the inputs, by name.
  func components(_ names: [String]) throws(Failure) -> [InterpretedComponent] {
    let declared = compilation.program.components.indices
      .filter { compilation.isInput(compilation.program.components[$0].head.range) }
      .compactMap { prepared.component($0) }
      .sorted { areInByteOrder($0.name, $1.name) }
    for name in names where !declared.contains(where: { $0.name == name }) {
      throw .usage(
        "unknown component '\(name)'" + suggestion(for: name, in: declared.map(\.name))
      )
    }
    if declared.isEmpty { throw .usage("the input declares no component") }
    return names.isEmpty ? declared : declared.filter { names.contains($0.name) }
  }

  /// The inputs that a component reads, with their locations.
  func reads(of component: InterpretedComponent) -> LookRecord.Component {
    let declaration = component.declaration
    let finite = FiniteLooks(declaration, in: compilation.program)
    return LookRecord.Component(
      name: component.name,
      range: DiagnosticRecord.Place(declaration.head.nameRange, compilation.sources),
      combinations: finite.flatMap { finite in
        component.lookCount().map {
          LookRecord.Combinations(
            states: finite.stateCount,
            looks: $0.number,
            isExact: $0.isExact
          )
        }
      },
      properties: declaration.properties.enumerated().map { index, property in
        LookRecord.Property(
          name: property.name,
          isRead: property.isRead || property.isProgressRead,
          reads: places(of: declaration) { subject in
            switch subject {
            case .property(index), .progress(index): true
            case .property, .progress, .environment: false
            }
          }
        )
      },
      environment: members(of: declaration).map { member in
        LookRecord.Member(
          name: member.name,
          reads: places(of: declaration) { subject in
            guard case .environment(let reads) = subject else { return false }
            return reads.contains(member.reads)
          }
        )
      },
      key: lines(declaration.key.steps, of: declaration)
    )
  }

  /// The members of the environment that a component reads.
  func members(of declaration: ComponentDeclaration) -> [EnvironmentMember] {
    prepared.program.environmentMembers.filter { declaration.reads.contains($0.reads) }
  }

  private func places(
    of declaration: ComponentDeclaration,
    where isWanted: (KeyPlace.Subject) -> Bool
  ) -> [DiagnosticRecord.Place] {
    declaration.key.places.filter { isWanted($0.subject) }
      .compactMap { DiagnosticRecord.Place($0.range, compilation.sources) }
  }

  private func lines(_ steps: [KeyPlan.Step], of declaration: ComponentDeclaration) -> [String] {
    let terms = TermText(program: compilation.program, component: declaration)
    var result: [String] = []
    for step in steps {
      switch step {
      case .value(let index, let parts):
        let property = declaration.properties[index]
        result.append(terms.text(property.name, parts, of: property.type))
      case .outcome(let term): result.append(terms.text(term))
      case .progress(let index): result.append("\(declaration.properties[index].name).progress")
      case .branch(let term, let then, let otherwise):
        result.append("if \(terms.text(term))")
        result += lines(then, of: declaration).map { "  " + $0 }
        guard !otherwise.isEmpty else { continue }
        result.append("else")
        result += lines(otherwise, of: declaration).map { "  " + $0 }
      }
    }
    return result
  }
}

extension LookRecorder {
  /// The same record with the named states and their looks, which are drawn.
  func looks(of component: InterpretedComponent, jobs: Int) throws(Failure) -> LookRecord.Component
  {
    var record = reads(of: component)
    // A state without an image, which `check` reports, has no look.
    let states = component.namedStates().enumerated().filter { _, state in
      state.component.hasPicture(size: state.size, in: state.environment)
    }
    let scales = scales
    let drawn = Threads.map(states.count, jobs: jobs) { index in
      let (place, state) = states[index]
      return Self.drawn(state, besides: component.declaration.states[place].namedReads, scales)
    }
    var numbers: [[LookKey]: Int] = [:]
    var looks: [(states: [String], rasters: [LookRecord.Raster])] = []
    for ((place, state), drawn) in zip(states, drawn) {
      let (keys, rasters) = try drawn.get()
      let number = numbers[keys] ?? looks.count
      if number == looks.count { looks.append(([], rasters)) }
      numbers[keys] = number
      looks[number].states.append(state.name)
      let size = state.size ?? state.component.naturalSize(in: state.environment)
      record.states.append(
        LookRecord.State(
          name: state.name,
          look: number + 1,
          width: size.width,
          height: size.height,
          unreachable: unreachable(component.declaration, place)
        )
      )
    }
    record.looks = looks.enumerated().map { index, look in
      LookRecord.Look(number: index + 1, states: look.states, rasters: look.rasters)
    }
    return record
  }

  private typealias Drawn = ([LookKey], [LookRecord.Raster])

  /// The key and raster of a state at each scale.
  private static func drawn(
    _ state: NamedState<InterpretedComponent>,
    besides reads: Environment.Reads,
    _ scales: [Double]
  ) -> Result<Drawn, Failure> {
    var (keys, rasters) = ([LookKey](), [LookRecord.Raster]())
    for scale in scales {
      var environment = state.environment
      environment.scale = scale
      do throws(RasterError) {
        let request = try RasterRequest(state.component, size: state.size, environment: environment)
        let raster = try RasterCache(byteLimit: 64 << 20).image(for: request).raster
        rasters.append(
          LookRecord.Raster(
            scale: scale,
            width: raster.width,
            height: raster.height,
            bytes: raster.width * raster.height * 4
          )
        )
      } catch {
        let title = "\(state.component.name)-\(state.name)"
        return .failure(Failure(code: .sources, message: "\(title): \(error.message)"))
      }
      keys += state.component.lookKeys(size: state.size, in: environment, besides: reads) ?? []
    }
    return .success((keys, rasters))
  }

  /// The properties that can never have the value that a state sets.
  private func unreachable(_ declaration: ComponentDeclaration, _ state: Int) -> [String] {
    var evaluator = Evaluator(program: compilation.program)
    return declaration.states[state].values.compactMap { argument in
      let property = declaration.properties[argument.property]
      let value = evaluator.evaluate(argument.value)
      return property.clamped(value) == value ? nil : property.name
    }
  }
}
