// Swift snippets that draw a named state, for users to copy.

import RasterSemantics
import RasterSyntax
import RasterValues

/// Swift snippets that draw the named states of a program's components.
///
///     let png = try Toggle(isOn: true).png(scale: 2)
package struct StateSnippets {
  private let naming: Naming

  package init(_ program: Program) { naming = Naming(program, namespaces: [:], holders: [:]) }

  /// Returns a statement for each state of a component, in source order.
  ///
  /// Each includes the state's environment and size.
  package func snippets(of component: ComponentDeclaration) -> [String] {
    let emitter = ComponentEmitter(
      naming: naming,
      component: component,
      properties: [],
      functions: [],
      access: .internal
    )
    return component.states.map { emitter.snippet(of: $0).printed(width: 60) }
  }
}

extension ComponentEmitter {
  fileprivate func snippet(of state: ComponentDeclaration.NamedState) -> Document {
    var options: [Document] = []
    if let size = state.size {
      var emitter = BodyEmitter(naming, place: .expression)
      options.append(["size: ", emitter.text(size, knowing: .nothing)])
    }
    if let environment = environment(of: state) {
      options.append(["environment: ", environment])
    } else {
      options.append("scale: 2")
    }
    return [
      .text("let png = try "), .list(name + "(", arguments(of: state), ")"),
      .list(".png(", options, ")"),
    ]
  }
}
