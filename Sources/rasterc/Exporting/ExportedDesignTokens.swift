// The tokens of a program in all modes, as sets in the Design Tokens format.
//
// In that format, contexts override values one after the other. A token that depends on two
// modifiers is therefore an alias of additional tokens, one for each context of the last modifier,
// such as `accentWhenDark`.

import Raster
import RasterCommands
import RasterExports
import RasterSemantics
import RasterSyntax

/// Evaluates the tokens that the inputs declare, in each context.
struct ExportedDesignTokens {
  private let program: Program
  private let environment: Environment
  private let modifiers: [Modifier]
  private(set) var sets: [DesignTokenSet] = []
  /// The losses with their source locations.
  private(set) var losses: [(message: String, place: SourceRange)] = []
  /// The current set.
  private var set = DesignTokenSet(name: "", modifiers: [])

  /// A modifier, and how it sets the environment.
  private struct Modifier {
    let reads: Environment.Reads
    let description: DesignTokenSet.Modifier
    let apply: @Sendable (inout Environment, Int) -> Void
  }

  /// The constants of a token: one value, or the members of a group that form one token.
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

  /// The maximum number of combined contexts for one token.
  private static let mostContexts = 1_024

  init(_ compilation: Compilation, _ options: RenderOptions) throws(Failure) {
    program = compilation.program
    let modes = try SelectedModes(options.modes, of: program)
    environment = modes.applied(
      to: Environment(fonts: options.fonts, locale: options.locale ?? "en")
    )
    let fixed = Set(options.modes.compactMap { $0.split(separator: "=").first.map(String.init) })
    modifiers = Self.modifiers(of: program, besides: fixed)
    for declared in program.tokens where compilation.isInput(declared.head.range) {
      set = DesignTokenSet(name: declared.head.name, modifiers: modifiers.map { $0.description })
      set.descriptions[[]] = declared.groups[0].documentation ?? declared.head.documentation
      add(0, of: declared, path: [])
      if !set.tokens.isEmpty { sets.append(set) }
    }
  }

  private static func modifiers(of program: Program, besides fixed: Set<String>) -> [Modifier] {
    var result: [Modifier] = []
    for mode in program.modes where !fixed.contains(mode.head.name) {
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

  /// Reports a name that would change if the file were imported again.
  private mutating func checkName(_ name: String, of declared: TokensDeclaration) {
    var plain = Substring(name)
    if plain.first == "_", plain.dropFirst().first?.isNumber == true { plain.removeFirst() }
    if plain.last == "_" { plain.removeLast() }
    let isPlain = plain.utf8.allSatisfy {
      $0 != UInt8(ascii: "_") && $0 < 0x80
    }
    let isLoud =
      plain.utf8.count > 1 && plain == plain.uppercased()
      && plain != plain.lowercased()
    guard !isPlain || isLoud || plain.first?.isUppercase == true else { return }
    losses.append(
      (
        "the name '\(name)' changes to camel case when the file is imported again",
        declared.head.range
      )
    )
  }

  /// The shape of a group that forms one token, or `nil` for other groups.
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
        let curve = token("timingFunction", .easing)
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
      return lose(path, "depends on too many environment values, and is left out", head)
    }
    let documentation = description ?? head.documentation
    guard let first = parts(shape, environment) else {
      return lose(path, "is not supported, and is left out", head)
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
        lose(path, "is not supported for some environment value, and is left out", head)
        continue
      }
      add(values, at: own, type: part.value.type, part.name == nil ? documentation : nil)
    }
  }

  /// Reports environment members that affect a token but have no equivalent.
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
        "depends on 'environment.\(member.name)', which the format does not support; its default is written",
        head
      )
    }
  }

  /// The values of a token; a font has several.
  private func parts(
    _ shape: Shape,
    _ environment: Environment
  ) -> [(name: String?, value: DesignTokenValue)]? {
    func evaluated(_ index: Int, scale: Double = 1) -> Value {
      var changed = environment
      changed.textScale *= scale
      var evaluator = Evaluator(program: program, environment: changed)
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
          if place == 0 { value.note = "is a font, and is written as a group of its parts" }
          return (part.name, value)
        }
      }
      // A length that scales with the text size is written in 'rem', which equals 16 points.
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

  /// The values of a token in the contexts of its modifiers.
  private struct Values {
    /// The indices of the modifiers, in ascending order.
    var places: [Int]
    var values: [[Int]: JSON]

    /// Evaluates all combined contexts; `nil` if a value has no equivalent.
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
        var changed = environment
        for (place, index) in zip(places, context) {
          modifiers[place].apply(&changed, index)
        }
        guard let value = evaluate(changed), type == nil || type == value.type else {
          return nil
        }
        type = value.type
        values[context] = value.json
      }
    }

    /// The values for one context of the last modifier.
    func fixed(last context: Int) -> Values {
      var result = self
      result.places.removeLast()
      result.values = [:]
      for (contexts, value) in values where contexts.last == context {
        result.values[Array(contexts.dropLast())] = value
      }
      return result
    }

    /// Whether the last modifier has no effect.
    var isLastIdle: Bool {
      guard !places.isEmpty else { return false }
      return values.allSatisfy { contexts, value in
        values[contexts.dropLast() + [0]] == value
      }
    }

    /// The values without trailing modifiers that have no effect.
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

  /// A path that no token uses.
  private func unused(_ path: [String]) -> [String] {
    var path = path
    let names = Set(program.tokens.flatMap { $0.groups }.flatMap { $0.members.map { $0.name } })
    while names.contains(path.last ?? "") || set.tokens.contains(where: { $0.path == path }) {
      path[path.count - 1] += "Too"
    }
    return path
  }
}
