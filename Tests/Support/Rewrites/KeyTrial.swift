// Checks that keys hold everything that drawings depend on: properties, transitions, environment.

import Raster
import RasterInterpreter
import RasterSemantics

/// Changes one thing that a component may depend on: if the key stays the same, so must the list.
struct KeyTrial {
  /// The number of compared pairs.
  private(set) var pairs = 0

  /// The first fault: a change that affects a drawing and not the key, or a key without being read.
  ///
  /// Returns nil if there is none.
  mutating func fault(of program: PreparedProgram) -> String? {
    for component in program.program.components.indices.compactMap({ program.component($0) }) {
      if let fault = fault(of: component, program.program) { return fault }
    }
    return nil
  }

  private mutating func fault(of component: InterpretedComponent, _ program: Program) -> String? {
    let standard = Environment()
    let known = Looks(component, standard)
    if let place = known.unheldWord {
      return "\(component.name): word \(place) is in no look's key"
    }
    for (index, property) in component.declaration.properties.enumerated() {
      guard let value = component.values[index].other(in: program) else { continue }
      let changed = component.setting(index, to: value)
      if changed == component { continue }
      let other = Looks(changed, standard)
      pairs += 1
      let name = "\(component.name).\(property.name)"
      if !property.isRead, !property.isProgressRead, other.key != known.key {
        return "\(name): in the key, and not read"
      }
      if other.key == known.key, other != known { return "\(name): drawn, and in no key" }
    }
    for transition in component.transitions {
      let frame = component.component(atStep: transition.steps / 2, of: transition)
      let other = Looks(frame, standard)
      pairs += 1
      if other.key == known.key, other != known { return "\(component.name): step" }
    }
    for (index, environment) in environments.enumerated() {
      let other = Looks(component, environment)
      pairs += 1
      if other.key == known.key, other != known { return "\(component.name): environment \(index)" }
    }
    return nil
  }

  /// The standard environment with one member changed.
  private var environments: [Environment] {
    let changes: [(inout Environment) -> Void] = [
      { $0.appearance = .dark }, { $0.contrast = .increased },
      { $0.layoutDirection = .rightToLeft },
      { $0.textScale = 1.5 }, { $0.locale = "ar-EG" },
      { $0.modes.set("theme", to: 1, standard: 0) },
      { $0.modes.set("isDense", to: 1, standard: 0) },
    ]
    return changes.map { change in
      var environment = Environment()
      change(&environment)
      return environment
    }
  }
}

/// A component's drawings in an environment, in two sizes, and their keys.
private struct Looks {
  let key: [UInt8]
  private let lists: [DisplayList?]
  private let sizes: String

  init(_ component: InterpretedComponent, _ environment: Environment) {
    var encoder = KeyEncoder()
    component.encodeKey(into: &encoder, environment: environment)
    key = encoder.bytes
    let natural = component.naturalSize(in: environment)
    let proposed = component.size(proposed: Size(33, .infinity), in: environment)
    sizes = "\(natural) \(proposed) \(component.caps(in: environment))"
    lists = [natural, Size(41, 37)].map {
      component.displayList(size: $0, environment: environment)
    }
  }

  /// The index of a word of the first list that does not affect its look's key.
  ///
  /// Of long lists, the first and the last words are tried.
  var unheldWord: Int? {
    guard let list = lists[0] else { return nil }
    let key = LookKey(list)
    let places = list.words.indices
    for place in Set(places.prefix(12)).union(places.suffix(12)).sorted() {
      var words = list.words
      words[place] ^= 1
      let other = DisplayList(
        width: list.width,
        height: list.height,
        scale: list.scale,
        colorSpace: list.colorSpace,
        caps: list.caps,
        words: words,
        images: list.images,
        faces: list.faces,
        notes: list.notes
      )
      if LookKey(other) == key { return place }
    }
    return nil
  }

  static func != (left: Looks, right: Looks) -> Bool {
    left.lists != right.lists || left.sizes != right.sizes
  }
}

extension Value {
  /// Another value of the same type; nil if there is none.
  fileprivate func other(in program: Program) -> Value? {
    switch self {
    case .bool(let value): .bool(!value)
    case .int(let value): .int(value == 0 ? 3 : value - 1)
    case .double(let value): .double(value > 0.5 ? value / 2 : value + 0.25)
    case .string(let value): .string(value.isEmpty ? "x" : String(value.dropLast()))
    case .color(let value): .color(value.alpha > 0.5 ? value.opacity(0.5) : .black)
    case .point(let value): .point(Point(value.x, value.y + 1))
    case .size(let value): .size(Size(value.width + 1, value.height))
    case .rect(let value): .rect(value.offset(x: 0, y: 1))
    case .angle(let value): .angle(Angle(degrees: value.degrees + 10))
    case .date(let value): .date(value.adding(days: 1))
    case .enumeration(let index, let place):
      .enumeration(index, (place + 1) % program.enums[index].cases.count)
    case .builtin(let builtin, let place): .builtin(builtin, (place + 1) % builtin.cases.count)
    case .structure(let index, let fields): Self.changed(fields, index, program)
    case .list(let elements):
      elements.isEmpty ? nil : .list(Array(elements.dropLast()))
    case .some: .nothing
    default: nil
    }
  }

  /// A struct with another value of its last field that has one.
  private static func changed(_ fields: [Value], _ index: Int, _ program: Program) -> Value? {
    for place in fields.indices.reversed() {
      guard let field = fields[place].other(in: program) else { continue }
      var changed = fields
      changed[place] = field
      return .structure(index, changed)
    }
    return nil
  }
}
