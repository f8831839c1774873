// Matches the arguments of a call with parameters, as in Swift: in order, and by label.

import RasterSyntax

/// The parameters' arguments, and the arguments that do not match.
struct ArgumentMatch {
  enum Problem {
    /// The argument lacks the parameter's label.
    case missingLabel(argument: Int, parameter: Int)
    /// The argument has a label that no parameter has; `parameter` is the probable one.
    case wrongLabel(argument: Int, parameter: Int?)
    /// The argument follows one that it should precede.
    case outOfOrder(argument: Int, parameter: Int)
    /// The argument has no label, and precedes the argument of the parameter.
    case early(argument: Int, parameter: Int)
    case duplicate(argument: Int, first: Int)
    case extra(argument: Int)
    case missing(parameter: Int)

    /// The argument that has the problem; problems without an argument are sorted last.
    var argument: Int {
      switch self {
      case .missingLabel(let argument, _), .wrongLabel(let argument, _),
        .outOfOrder(let argument, _), .early(let argument, _), .duplicate(let argument, _),
        .extra(let argument):
        argument
      case .missing: Int.max
      }
    }
  }

  /// The argument of each parameter.
  private(set) var arguments: [Int?]
  private(set) var problems: [Problem] = []
  private var next = 0
  private let parameters: [CallParameter]
  private let labels: Set<String>

  init(_ arguments: [ArgumentSyntax], to parameters: [CallParameter]) {
    self.parameters = parameters
    labels = Set(arguments.compactMap { $0.label?.text })
    self.arguments = [Int?](repeating: nil, count: parameters.count)
    for (index, argument) in arguments.enumerated() {
      if let label = argument.label {
        placeLabelled(index, label.text)
      } else {
        placeUnlabelled(index)
      }
    }
    addMissing(arguments)
  }

  /// Returns whether arguments match without a problem.
  ///
  /// Most overloads are ruled out by a label or by the number of arguments, before arguments are
  /// matched.
  static func fits(_ arguments: [ArgumentSyntax], to parameters: [CallParameter]) -> Bool {
    guard arguments.count <= parameters.count else { return false }
    for argument in arguments {
      guard let label = argument.label?.text else { continue }
      guard parameters.contains(where: { $0.label == label }) else { return false }
    }
    return ArgumentMatch(arguments, to: parameters).problems.isEmpty
  }

  private mutating func place(_ argument: Int, at parameter: Int) {
    arguments[parameter] = argument
    next = max(next, parameter + 1)
  }

  private mutating func placeLabelled(_ argument: Int, _ label: String) {
    if let parameter = parameters[next...].firstIndex(where: { $0.label == label }) {
      place(argument, at: parameter)
    } else if let parameter = parameters[..<next].firstIndex(where: { $0.label == label }) {
      if let first = arguments[parameter] {
        problems.append(.duplicate(argument: argument, first: first))
      } else {
        arguments[parameter] = argument
        problems.append(.outOfOrder(argument: argument, parameter: parameter))
      }
    } else {
      let parameter = misspelt(label)
      problems.append(.wrongLabel(argument: argument, parameter: parameter))
      if let parameter { place(argument, at: parameter) }
    }
  }

  /// Returns the required parameter, not yet given, whose label is most similar to a wrong one.
  private func misspelt(_ label: String) -> Int? {
    let open = parameters.indices[next...].filter { index in
      parameters[index].isRequired && !labels.contains(parameters[index].label ?? "")
    }
    let nearest = nearestName(to: label, in: open.compactMap { parameters[$0].label })
    return nearest.flatMap { name in open.first { parameters[$0].label == name } }
  }

  private mutating func placeUnlabelled(_ argument: Int) {
    var parameter = next
    while parameter < parameters.count, parameters[parameter].label != nil,
      !parameters[parameter].isRequired
    { parameter += 1 }
    if parameter < parameters.count, parameters[parameter].label == nil {
      place(argument, at: parameter)
      return
    }
    if let parameter = parameters[..<next].indices.first(where: { isOpen($0) }) {
      arguments[parameter] = argument
      problems.append(.outOfOrder(argument: argument, parameter: parameter))
      return
    }
    guard next < parameters.count else {
      problems.append(.extra(argument: argument))
      return
    }
    let required = parameters[next...].firstIndex { $0.isRequired } ?? next
    if let label = parameters[required].label, labels.contains(label),
      let later = parameters[required...].firstIndex(where: { $0.label == nil })
    {
      arguments[later] = argument
      problems.append(.early(argument: argument, parameter: later - 1))
      return
    }
    if parameters[required].label != nil {
      problems.append(.missingLabel(argument: argument, parameter: required))
    }
    place(argument, at: required)
  }

  /// Whether a parameter has no label, is required and is not yet given.
  private func isOpen(_ parameter: Int) -> Bool {
    parameters[parameter].label == nil && parameters[parameter].isRequired
      && arguments[parameter] == nil
  }

  /// Adds missing required parameters, unless a wrong label explains them.
  ///
  /// The wrong label is attributed to a parameter with a similar label, or else to the next one.
  private mutating func addMissing(_ call: [ArgumentSyntax]) {
    var missing = parameters.indices.filter { parameters[$0].isRequired && arguments[$0] == nil }
    for isAny in [false, true] {
      for (index, problem) in problems.enumerated() {
        guard case .wrongLabel(let argument, nil) = problem else { continue }
        let label = call[argument].label?.text ?? ""
        let place = missing.firstIndex { isAny || beginsAlike(label, parameters[$0].label ?? "") }
        guard let place else { continue }
        let parameter = missing.remove(at: place)
        arguments[parameter] = argument
        problems[index] = .wrongLabel(argument: argument, parameter: parameter)
      }
    }
    problems += missing.map { .missing(parameter: $0) }
    problems.sort { $0.argument < $1.argument }
  }

  private func beginsAlike(_ first: String, _ second: String) -> Bool {
    !first.isEmpty && !second.isEmpty && (first.hasPrefix(second) || second.hasPrefix(first))
  }
}
