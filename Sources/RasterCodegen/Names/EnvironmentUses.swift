// The constants and functions of a program that take the environment as an argument in Swift.

import RasterSemantics

/// The constants and functions that read the environment, directly or indirectly.
struct EnvironmentUses: Sendable {
  private(set) var constants: Set<Int> = []
  private(set) var functions: Set<Int> = []

  init(_ program: Program) {
    var callers: [Declaration: [Declaration]] = [:]
    var pending: [Declaration] = []
    func add(_ declaration: Declaration, _ expressions: [TypedExpression]) {
      for expression in expressions {
        expression.visit { part in
          switch part.kind {
          case .environment: pending.append(declaration)
          case .builtIn(let builtIn, _) where builtIn.takesEnvironment:
            pending.append(declaration)
          case .constant(let index): callers[.constant(index), default: []].append(declaration)
          case .call(let index, _): callers[.function(index), default: []].append(declaration)
          default: break
          }
        }
      }
    }
    for (index, constant) in program.constants.enumerated() {
      add(.constant(index), [constant.value])
    }
    for (index, function) in program.functions.enumerated() {
      add(.function(index), function.bindings.map { $0.value } + [function.body])
    }
    while let declaration = pending.popLast() {
      let isNew =
        switch declaration {
        case .constant(let index): constants.insert(index).inserted
        case .function(let index): functions.insert(index).inserted
        }
      if isNew { pending += callers[declaration] ?? [] }
    }
  }

  /// Returns whether expressions read the environment.
  func contain(_ expressions: [TypedExpression]) -> Bool {
    var isRead = false
    for expression in expressions {
      expression.visit { part in
        switch part.kind {
        case .environment: isRead = true
        case .builtIn(let builtIn, _): isRead = isRead || builtIn.takesEnvironment
        case .constant(let index): isRead = isRead || constants.contains(index)
        case .call(let index, _): isRead = isRead || functions.contains(index)
        default: break
        }
      }
    }
    return isRead
  }

  private enum Declaration: Hashable {
    case constant(Int)
    case function(Int)
  }
}
