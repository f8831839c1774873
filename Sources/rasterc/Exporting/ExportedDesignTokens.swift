// The tokens of a program in all modes, as sets of the Design Tokens format.
//
// There one context after the other replaces values, so a token that depends on two modifiers at once has a
// token beside it for each context of the last one, `accentWhenDark`, and is an alias of these.

import Raster
import RasterCommands
import RasterExports
import RasterSemantics
import RasterSyntax

/// Evaluates the tokens that the inputs declare, in each context of what decides.
struct ExportedDesignTokens {
  private let program: Program
  private let environment: Environment
  private let modifiers: [Modifier]
  private(set) var sets: [DesignTokenSet] = []
  /// What is lost, with its places.
  private(set) var losses: [(message: String, place: SourceRange)] = []
  /// The set that is filled.
  private var set = DesignTokenSet(name: "", modifiers: [])

  /// A modifier, and how it is set.
  private struct Modifier {
    let reads: Environment.Reads
    let description: DesignTokenSet.Modifier
    let apply: @Sendable (inout Environment, Int) -> Void
  }

  /// What a token is made of: one value, or the parts of a group that is one token there.
  private enum Shape {
    case single(Int)
    case stroke(dash: Int, cap: Int)
    case border(color: Int, width: Int, dash: Int, cap: Int)
    case transition(duration: Int, delay: Int, curve: Int)

    var constants: [Int] {
      switch self {
      case .single(let index): [index]
      case .stroke(let dash, let cap): [dash, cap]
      case .border(let color, let width, let dash, let cap): [color, width, dash, cap]
      case .transition(let duration, let delay, let curve): [duration, delay, curve]
      }
    }
  }

  /// The most contexts together that a token is evaluated in.
  private static let mostContexts = 1_024

  init(_ compilation: Compilation, _ options: RenderOptions) throws(Failure) {
    program = compilation.program
    let modes = try AskedModes(options.modes, of: program)
    environment = modes.applied(
      to: Environment(fonts: options.fonts, locale: options.locale ?? "en")
    )
    let asked = Set(options.modes.compactMap { $0.split(separator: "=").first.map(String.init) })
    modifiers = Self.modifiers(of: program, besides: asked)
    for declared in program.tokens where compilation.isInput(declared.head.range) {
      set = DesignTokenSet(name: declared.head.name, modifiers: modifiers.map { $0.description })
      set.descriptions[[]] = declared.groups[0].documentation ?? declared.head.documentation
      add(0, of: declared, path: [])
      if !set.tokens.isEmpty { sets.append(set) }
    }
  }

  private static func modifiers(of program: Program, besides asked: Set<String>) -> [Modifier] {
    var result: [Modifier] = []
    for mode in program.modes where !asked.contains(mode.head.name) {
      let (name, standard) = (mode.head.name, mode.standard)
      var contexts = ["false", "true"]
      if case .enumeration(let index) = mode.member.type { contexts = program.enums[index].cases }
      guard contexts.count > 1 else { continue }
      let description = DesignTokenSet.Modifier(
        name: name,
        description: mode.head.documentation,
        contexts: contexts,
        standard: standard
      )
      result.append(
        Modifier(reads: mode.member.reads, description: description) {
          $0.modes.set(name, to: $1, standard: standard)
        }
      )
    }
    let appearance = DesignTokenSet.Modifier(
      name: "appearance",
      description: nil,
      contexts: ["light", "dark"],
      standard: 0
    )
    result.append(
      Modifier(reads: .appearance, description: appearance) { environment, context in
        environment.appearance = context == 1 ? .dark : .light
      }
    )
    return result
  }

  // MARK: Groups

  private mutating func add(_ group: Int, of declared: TokensDeclaration, path: [String]) {
    for (name, member) in declared.groups[group].members {
      let inner = path + [name]
      checkName(name, of: declared)
      switch member {
      case .token(let index): add(.single(index), at: inner, program.constants[index].head)
      case .group(let index):
        if let shape = shape(of: index, declared), let first = shape.constants.first {
          let head = program.constants[first].head
          add(shape, at: inner, head, description: declared.groups[index].documentation)
        } else {
          set.descriptions[inner] = declared.groups[index].documentation
          add(index, of: declared, path: inner)
        }
      }
    }
  }

  /// What is called otherwise where the file is imported again.
  private mutating func checkName(_ name: String, of declared: TokensDeclaration) {
    var letters = Substring(name)
    if letters.first == "_", letters.dropFirst().first?.isNumber == true { letters.removeFirst() }
    if letters.last == "_" { letters.removeLast() }
    let isPlain = letters.utf8.allSatisfy {
      $0 != UInt8(ascii: "_") && $0 < 0x80
    }
    let isLoud =
      letters.utf8.count > 1 && letters == letters.uppercased()
      && letters != letters.lowercased()
    guard !isPlain || isLoud || letters.first?.isUppercase == true else { return }
    losses.append(
      (
        "the name '\(name)' becomes one in camel case where it is imported again",
        declared.head.range
      )
    )
  }

  /// A group that is one token.
  private func shape(of group: Int, _ declared: TokensDeclaration) -> Shape? {
    let members = Dictionary(declared.groups[group].members.map { ($0.name, $0.member) }) { a, _ in
      a
    }
    func token(_ name: String, _ type: Type) -> Int? {
      guard case .token(let index)? = members[name], program.constants[index].value.type == type
      else { return nil }
      return index
    }
    switch Set(members.keys) {
    case ["dash", "cap"]:
      guard let dash = token("dash", .list(.double)), let cap = token("cap", .builtin(.lineCap))
      else { return nil }
      return .stroke(dash: dash, cap: cap)
    case ["color", "width", "style"]:
      guard let color = token("color", .color), let width = token("width", .double),
        case .group(let inner)? = members["style"],
        case .stroke(let dash, let cap)? = shape(of: inner, declared)
      else { return nil }
      return .border(color: color, width: width, dash: dash, cap: cap)
    case ["duration", "delay", "timingFunction"]:
      guard let duration = token("duration", .duration), let delay = token("delay", .duration),
        let curve = token("timingFunction", .curve)
      else { return nil }
      return .transition(duration: duration, delay: delay, curve: curve)
    default: return nil
    }
  }

  // MARK: Tokens

  private mutating func lose(_ path: [String], _ what: String, _ head: DeclarationHead) {
    let name = ([set.name] + path).joined(separator: ".")
    losses.append(("the token '\(name)' \(what)", head.range))
  }

  private mutating func add(
    _ shape: Shape,
    at path: [String],
    _ head: DeclarationHead,
    description: String? = nil
  ) {
    let reads = shape.constants.reduce(Environment.Reads()) {
      $0.union(program.constants[$1].reads)
    }
    let places = modifiers.indices.filter { !reads.isDisjoint(with: modifiers[$0].reads) }
    let count = places.reduce(1) { min($0 * modifiers[$1].description.contexts.count, 1 << 20) }
    guard count <= Self.mostContexts else {
      return lose(path, "depends on too many environment values at once, and is left out", head)
    }
    let words = description ?? head.documentation
    guard let first = parts(shape, environment) else {
      return lose(path, "has no counterpart, and is left out", head)
    }
    checkReads(reads, first, at: path, head)
    for (index, part) in first.enumerated() {
      if let note = part.value.note { lose(path, note, head) }
      let own = part.name.map { path + [$0] } ?? path
      let values = Values(places: places, modifiers: modifiers, environment) {
        let parts = self.parts(shape, $0)
        return (parts?.count ?? 0) > index ? parts?[index].value : nil
      }
      guard let values else {
        lose(path, "has no counterpart for some environment value, and is left out", head)
        continue
      }
      add(values, at: own, type: part.value.type, part.name == nil ? words : nil)
    }
  }

  /// Says what the format does not know, of what decides.
  private mutating func checkReads(
    _ reads: Environment.Reads,
    _ parts: [(name: String?, value: DesignTokenValue)],
    at path: [String],
    _ head: DeclarationHead
  ) {
    let isScaled = parts.allSatisfy { $0.value.type == "dimension" }
    for member in EnvironmentMember.all where !reads.isDisjoint(with: member.reads) {
      if member.reads == .appearance || member.reads == .textScale && isScaled { continue }
      lose(
        path,
        "depends on 'environment.\(member.name)', which the format does not know: its usual value is written",
        head
      )
    }
  }

  /// The values of a token, which is more than one for a font.
  private func parts(
    _ shape: Shape,
    _ environment: Environment
  ) -> [(name: String?, value: DesignTokenValue)]? {
    func evaluated(_ index: Int, scale: Double = 1) -> Value {
      var surroundings = environment
      surroundings.textScale *= scale
      var evaluator = Evaluator(program: program, environment: surroundings)
      return evaluator.evaluate(program.constants[index].value)
    }
    func known(_ index: Int) -> DesignTokenValue? {
      DesignTokenValue(evaluated(index), program.constants[index].value.type)
    }
    switch shape {
    case .single(let index):
      let value = evaluated(index)
      if case .font(let font) = value {
        return DesignTokenValue.parts(of: font).enumerated().map { place, part in
          var value = part.value
          if place == 0 { value.note = "is a font, and becomes a group of its parts" }
          return (part.name, value)
        }
      }
      // What grows with the scale of words is a length in 'rem', which are 16 points.
      if case .double(let one) = value, program.constants[index].reads.contains(.textScale),
        program.constants[index].value.type == .double,
        case .double(let two) = evaluated(index, scale: 2), two == 2 * one
      {
        return [(nil, DesignTokenValue("dimension", DesignTokenValue.measure(one / 16, "rem")))]
      }
      return known(index).map { [(nil, $0)] }
    case .stroke(let dash, let cap):
      return DesignTokenValue.stroke(evaluated(dash), evaluated(cap)).map { [(nil, $0)] }
    case .border(let color, let width, let dash, let cap):
      guard let color = known(color), case .double(let width) = evaluated(width), width.isFinite,
        let style = DesignTokenValue.stroke(evaluated(dash), evaluated(cap))
      else { return nil }
      let json = JSON.object([
        "color": color.json,
        "width": DesignTokenValue.measure(width, "px"),
        "style": style.json,
      ])
      return [(nil, DesignTokenValue("border", json))]
    case .transition(let duration, let delay, let curve):
      guard let duration = known(duration), let delay = known(delay), let curve = known(curve)
      else { return nil }
      let json = JSON.object([
        "duration": duration.json,
        "delay": delay.json,
        "timingFunction": curve.json,
      ])
      return [(nil, DesignTokenValue("transition", json))]
    }
  }

  // MARK: Values

  /// The values of a token in the contexts of what it depends on.
  private struct Values {
    /// Modifiers by their places, in their order.
    var places: [Int]
    var values: [[Int]: JSON]

    /// Evaluates in all contexts together; nil where some value has no counterpart.
    init?(
      places: [Int],
      modifiers: [Modifier],
      _ environment: Environment,
      _ evaluate: (Environment) -> DesignTokenValue?
    ) {
      var contexts: [[Int]] = [[]]
      for place in places {
        let count = modifiers[place].description.contexts.count
        contexts = contexts.flatMap { before in (0..<count).map { before + [$0] } }
      }
      (self.places, values) = (places, [:])
      var type: String?
      for context in contexts {
        var surroundings = environment
        for (place, index) in zip(places, context) {
          modifiers[place].apply(&surroundings, index)
        }
        guard let value = evaluate(surroundings), type == nil || type == value.type else {
          return nil
        }
        type = value.type
        values[context] = value.json
      }
    }

    /// The values where the last modifier has a context.
    func fixed(last context: Int) -> Values {
      var result = self
      result.places.removeLast()
      result.values = [:]
      for (contexts, value) in values where contexts.last == context {
        result.values[Array(contexts.dropLast())] = value
      }
      return result
    }

    /// Whether the last modifier decides nothing.
    var isLastIdle: Bool {
      guard !places.isEmpty else { return false }
      return values.allSatisfy { contexts, value in
        values[contexts.dropLast() + [0]] == value
      }
    }

    /// Without modifiers at the end that decide nothing.
    var reduced: Values {
      var result = self
      while result.isLastIdle { result = result.fixed(last: 0) }
      return result
    }
  }

  private mutating func add(
    _ values: Values,
    at path: [String],
    type: String,
    _ description: String?
  ) {
    let values = values.reduced
    guard let last = values.places.last else {
      guard let value = values.values[[]] else { return }
      return set.tokens.append(.init(path, type: type, description: description, value))
    }
    let modifier = modifiers[last].description
    var contexts: [Int: JSON] = [:]
    for (index, context) in modifier.contexts.enumerated() {
      let inner = values.fixed(last: index).reduced
      if let value = inner.values[[]] {
        contexts[index] = value
        continue
      }
      let name = (path.last ?? "") + "When" + context.prefix(1).uppercased() + context.dropFirst()
      let helper = unused(path.dropLast() + [name])
      add(inner, at: helper, type: type, nil)
      contexts[index] = .string("{\(helper.joined(separator: "."))}")
    }
    guard let standard = contexts.removeValue(forKey: modifier.standard) else { return }
    contexts = contexts.filter { $0.value != standard }
    set.tokens.append(
      .init(
        path,
        type: type,
        description: description,
        standard,
        modifier: last,
        contexts: contexts
      )
    )
  }

  /// A path that no token has.
  private func unused(_ path: [String]) -> [String] {
    var path = path
    let names = Set(program.tokens.flatMap { $0.groups }.flatMap { $0.members.map { $0.name } })
    while names.contains(path.last ?? "") || set.tokens.contains(where: { $0.path == path }) {
      path[path.count - 1] += "Too"
    }
    return path
  }
}
