// Draws the named states of components to find those with identical looks.

import RasterDrawing
import RasterSemantics
import RasterValues

/// Numbers the looks of named states, as long as that takes little.
struct StateTrial {
  private let prepared: PreparedProgram
  /// Whether there was no work left for a state of the last component.
  private(set) var isUnfinished = false
  /// The units of work that are left: a tenth of a second for all components.
  private var unitsLeft = 1 << 29
  /// The units of work of one component: some milliseconds.
  private static let componentUnits = 1 << 25

  init(_ program: Program) {
    prepared = PreparedProgram(program, limits: RasterLimits(work: 1 << 28))
  }

  /// A number for the look of each state, which states of equal looks share; nil of a state without a
  /// picture, and of those for which there is no work left.
  mutating func looks(of index: Int) -> [Int?] {
    let states = prepared.program.components[index].states
    isUnfinished = states.count > 1 && unitsLeft <= 0
    guard states.count > 1, unitsLeft > 0, let component = prepared.component(index) else {
      return []
    }
    let meter = WorkMeter(RasterLimits(work: min(Self.componentUnits, unitsLeft)))
    defer {
      unitsLeft -= meter.limits.work - meter.remaining
      isUnfinished = meter.error != nil
    }
    var evaluator = Evaluator(
      program: prepared.program,
      environment: Environment().metered(by: meter)
    )
    var numbers: [SizedLook: Int] = [:]
    return states.map { state in
      let environment = evaluator.environment(of: state, over: Environment()).metered(by: meter)
      let (component, own) = (component.setting(state), evaluator.size(of: state))
      let size = own ?? component.naturalSize(in: environment)
      let keys = component.lookKeys(size: own, in: environment, besides: state.namedReads)
      guard let keys, meter.error == nil else { return nil }
      let look = SizedLook(keys: keys, size: size)
      let number = numbers[look] ?? numbers.count
      numbers[look] = number
      return number
    }
  }
}

extension InterpretedComponent {
  /// What tells the component's look from others: its recordings in all appearances that it reads and
  /// `said` does not name; nil where it has no picture.
  package func lookKeys(
    size: Size?,
    in environment: Environment,
    besides said: Environment.Reads
  ) -> [LookKey]? {
    var keys: [LookKey] = []
    for environment in appearances(of: environment, besides: said) {
      guard hasPicture(size: size, in: environment),
        let list = displayList(
          size: size ?? naturalSize(in: environment),
          environment: environment
        )
      else { return nil }
      keys.append(LookKey(list))
    }
    // A state that names its appearance or contrast looks the same in all of them.
    let fixed = mayRead.intersection(said)
    if fixed.contains(.appearance) { keys = keys.flatMap { [$0, $0] } }
    if fixed.contains(.contrast) { keys += keys }
    return keys
  }

  /// An environment, and with it those of other appearance and contrast, where the component reads them
  /// and `said` does not name them.
  func appearances(
    of environment: Environment,
    besides said: Environment.Reads
  ) -> [Environment] {
    let open = mayRead.subtracting(said)
    var result = [environment]
    if open.contains(.appearance) {
      result += result.map {
        var dark = $0
        dark.appearance = .dark
        return dark
      }
    }
    if open.contains(.contrast) {
      result += result.map {
        var increased = $0
        increased.contrast = .increased
        return increased
      }
    }
    return result
  }

  /// Whether a property of it holds contents.
  var holdsContent: Bool {
    declaration.properties.contains { prepared.program.holdsContent($0.type) }
  }

  /// What the drawing may read; what contents read is not known before they are.
  var mayRead: Environment.Reads {
    holdsContent ? declaration.reads.union([.appearance, .contrast]) : declaration.reads
  }
}

extension ComponentDeclaration.NamedState {
  /// The members of the environment that the state names.
  package var namedReads: Environment.Reads {
    environment.reduce(into: []) { $0.formUnion($1.member.reads) }
  }
}
