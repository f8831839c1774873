// Computes the values, read sets, states and digests of a program's declarations.

import RasterSyntax
import RasterValues

extension ProgramAssembler {
  mutating func finish(_ index: Int) {
    let id = entries[index].id
    switch (id.kind, bodies[index].body) {
    case (.constant, _):
      if entries[index].token != nil {
        program.constants[id.index].value = program.constants[id.index].value.simplified
      }
      let reads = constantReads(id.index)
      program.constants[id.index].reads = reads
    case (.function, _):
      checkConstant(
        module.functions[id.index].parameters.compactMap { $0.defaultValue },
        "a default"
      )
      let reads = kept?.reads(at: index) ?? program.keyReads(ofFunction: id.index)
      record.declarations[index].reads = reads
      (program.functions[id.index].key, program.functions[id.index].reads) = reads
    case (.structure, _):
      checkConstant(module.structs[id.index].fields.compactMap { $0.defaultValue }, "a default")
    case (.component, .component(let body)):
      finishComponent(index, body, reportsUnread: !bodies[index].hasErrors)
    default: break
    }
    noteLanguages(of: index, id)
  }

  private func constantReads(_ index: Int) -> Environment.Reads {
    var finder = ReadFinder(program)
    return finder.reads(of: program.constants[index].value).environment
  }

  /// Reports expressions that depend on the environment where it is unknown.
  private mutating func checkConstant(_ expressions: [TypedExpression], _ what: String) {
    for expression in expressions {
      var finder = ReadFinder(program, ofValue: true)
      if !finder.reads(of: expression).environment.isEmpty {
        diagnostics.append(.notConstant(what, at: expression.range))
      }
    }
  }

  private mutating func finishComponent(
    _ entry: Int,
    _ body: ComponentBody,
    reportsUnread: Bool
  ) {
    let index = entries[entry].id.index
    checkConstant(body.properties.map { $0.defaultValue }, "a default")
    checkConstant(body.states.flatMap { $0.expressions }, "a named state")
    var properties: [ComponentDeclaration.Property] = []
    for property in body.properties {
      var folder = DomainFolder(program)
      let domain = folder.domain(of: property)
      diagnostics += folder.diagnostics
      properties.append(property.property(domain: domain))
    }
    let known = kept?.reads(at: entry)
    let (key, reads) =
      known ?? program.keyReads(of: index, domains: properties.map { $0.domain })
    record.declarations[entry].reads = (key, reads)
    let (read, moving) = (key.properties, key.progresses)
    let described = program.describedProperties(of: index)
    for position in properties.indices {
      properties[position].isRead = read.contains(position)
      properties[position].isProgressRead = moving.contains(position)
      properties[position].isDescribed = described.contains(position)
      let name = body.properties[position].name
      let isRead = properties[position].isRead || properties[position].isProgressRead
      if reportsUnread, !isRead, !properties[position].isDescribed,
        properties[position].type != .error
      {
        diagnostics.append(.unreadProperty(name.text, at: name.range))
      }
    }
    let (transitions, reports) = transitions(body, properties)
    program.components[index].transitions = transitions
    diagnostics += reports.filter { reportsUnread || $0.severity == .error }
    program.components[index].properties = properties
    let expanded = states(of: index, body)
    program.components[index].states = expanded.states
    diagnostics += expanded.diagnostics
    let found = program.components[index].tests?.resolve(expanded.states) { [session] name, names in
      session.nearest(to: name) { names }
    }
    diagnostics += found ?? []
    program.components[index].key = key
    program.components[index].reads = reads
  }

  // The folder holds a copy of the program. It is released when the function returns, so that the
  // next change of the program does not copy all components.

  private func transitions(
    _ body: ComponentBody,
    _ properties: [ComponentDeclaration.Property]
  ) -> ([TransitionDeclaration], [Diagnostic]) {
    var folder = TransitionFolder(program, module)
    return (folder.transitions(body, properties), folder.diagnostics)
  }

  private func states(
    of index: Int,
    _ body: ComponentBody
  ) -> (states: [ComponentDeclaration.NamedState], diagnostics: [Diagnostic]) {
    let context = StateExpander.Context(
      program: program,
      module: module,
      session: session,
      costs: costs
    )
    var expander = StateExpander(context, properties: program.components[index].properties)
    for line in body.states { expander.add(line) }
    return (expander.states, expander.diagnostics)
  }

  // MARK: Digests

  /// Returns the digests of the token files whose tokens a token file includes by reference.
  private func tokenFiles(of file: FileID) -> [ContentDigest] {
    guard trees[Int(file.index)].json != nil else { return [] }
    return module.files[Int(file.index)].imports.sorted().map {
      ContentDigest(of: trees[Int($0.index)].source.bytes)
    }
  }

  /// Returns the digests of the files that a declaration uses.
  func assets(of index: Int) -> [ContentDigest] {
    let images = usedImages[index].map { program.images[$0].image.digest }.sorted()
    let faces = usedFaces[index].map { program.faceSets[$0].fonts.digest }.sorted()
    let isTokens = entries[index].id.kind == .tokens
    return images + usedOutlines[index].sorted() + faces
      + (isTokens ? tokenFiles(of: entries[index].file) : [])
  }

  mutating func addDefinitions(_ order: [Int]) {
    var definitions = DefinitionDigests(trees, editions: record.editions)
    for index in order {
      let id = entries[index].id
      let component = entries[index].owner?.id ?? id
      if let known = kept?[index]?.definition {
        definitions.take(known, of: id)
      } else {
        definitions.add(
          id,
          module.head(of: id).range,
          in: entries[index].owner?.range,
          leavingOut: component.kind == .component
            ? program.components[component.index].undrawnRanges : [],
          uses: record.declarations[index].uses,
          names: { module.head(of: $0).name },
          assets: record.declarations[index].assets
        )
      }
      record.declarations[index].definition = definitions.digests[id]
      if id.kind == .component, let digest = definitions.digests[id] {
        program.components[id.index].definition = digest
      }
      if id.kind == .function || id.kind == .constant {
        program.definitions[id] = definitions.digests[id]
      }
    }
  }
}
