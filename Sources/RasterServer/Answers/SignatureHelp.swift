// Signature help: the parameters of the surrounding call or line, and the current argument.

import RasterCompletion
import RasterSemantics
import RasterSyntax

extension Answers {
  func signatureHelp(_ params: JSON) throws(RequestError) -> JSON {
    let subject = try subject(params)
    let offset = try subject.offset(params)
    // An unfinished call has no end, so the completer inserts an argument at the gap.
    guard let completer = Completer(subject, at: offset) else { return .null }
    let path = completer.tree.path(around: completer.start..<completer.start)
    for node in path.reversed() {
      switch node {
      case .expression(let syntax):
        guard case .call(let callee, let arguments, let range) = syntax.kind,
          Int(range.lower) < completer.start
        else { continue }
        let signatures = completer.signatures(of: callee, syntax)
        if signatures.isEmpty { continue }
        return help(signatures, completer.argument(in: arguments))
      case .line(let line):
        guard Int(line.word.range.upper) < completer.start,
          line.block.map({
            Int($0.range.lower) >= completer.start
          }) ?? true, let row = Line.row(of: line, in: path)
        else { continue }
        let signature = Signature(
          name: row.name + " ",
          parts: row.parameters.map { ($0.label, $0.signature, $0.documentation) },
          end: "",
          documentation: row.documentation
        )
        return help([signature], completer.argument(in: line.arguments))
      default: continue
      }
    }
    return .null
  }

  /// The signature of a call, split into its parameters.
  struct Signature {
    let name: String
    let parts: [(label: String?, text: String, documentation: String?)]
    let end: String
    let documentation: String?
  }

  /// The position among a call's arguments.
  struct ArgumentPlace {
    let label: String?
    /// The number of preceding arguments, and how many of these have no label.
    let before, unlabelled: Int
  }

  private func help(_ signatures: [Signature], _ place: ArgumentPlace) -> JSON {
    let json = signatures.map { signature -> JSON in
      let text = signature.parts.map { $0.text }.joined(separator: ", ")
      let parameters = signature.parts.map { part -> JSON in
        .object([
          "label": .string(part.text), "documentation": part.documentation.map { .string($0) },
        ])
      }
      return .object([
        "label": .string(signature.name + text + signature.end),
        "documentation": signature.documentation.map { .string($0) },
        "parameters": .array(parameters),
        "activeParameter": .int(active(place, signature)),
      ])
    }
    let first = signatures.first.map { active(place, $0) } ?? 0
    return .object([
      "signatures": .array(json), "activeSignature": 0, "activeParameter": .int(first),
    ])
  }

  private func active(_ place: ArgumentPlace, _ signature: Signature) -> Int {
    if let label = place.label {
      return signature.parts.firstIndex { $0.label == label } ?? signature.parts.count
    }
    let unlabelled = signature.parts.indices.filter { signature.parts[$0].label == nil }
    if place.unlabelled < unlabelled.count { return unlabelled[place.unlabelled] }
    return min(place.before, max(signature.parts.count - 1, 0))
  }
}

extension Completer {
  func argument(in arguments: [ArgumentSyntax]) -> Answers.ArgumentPlace {
    let before = arguments.filter { Int($0.value.range.upper) < start }
    let own = arguments.first {
      Int($0.range.lower) <= start && start <= Int($0.range.upper)
    }
    let label = own?.label?.text
    return Answers.ArgumentPlace(
      label: label == Self.gapName ? nil : label,
      before: before.count,
      unlabelled: before.count { $0.label == nil }
    )
  }

  func signatures(
    of callee: ExpressionSyntax,
    _ call: ExpressionSyntax
  ) -> [Answers.Signature] {
    if case .name(let name) = callee.kind,
      let id = index.declaration(name, in: tree.source.id, at: start),
      let parameters = index.parameters(of: id)
    {
      let parts = parameters.map {
        parameter -> (label: String?, text: String, documentation: String?) in
        let label = parameter.label.map { $0 + ": " } ?? "_ \(parameter.name): "
        return (parameter.label, label + index.describe(parameter.type), nil)
      }
      let documentation = index.visible(id).head.documentation
      return [
        Answers.Signature(name: name + "(", parts: parts, end: ")", documentation: documentation)
      ]
    }
    let rows: [BuiltIn]
    if case .name(let name) = callee.kind {
      rows = SymbolIndex.functions.filter { $0.name == name }
    } else {
      rows = index.rows[call.range].map { [$0] } ?? []
    }
    return rows.map { row in
      Answers.Signature(
        name: row.name + "(",
        parts: row.parameters.map { parameter in
          let label = parameter.label.map { $0 + ": " } ?? ""
          let value = parameter.defaultValue.map { " = " + $0.source } ?? ""
          return (parameter.label, label + index.describe(parameter.type) + value, nil)
        },
        end: ")",
        documentation: row.documentation
      )
    }
  }
}
