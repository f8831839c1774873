// Property values from the command line: expressions in the scope of the component's file.

import Raster
import RasterCommands
import RasterSemantics
import RasterSyntax

/// A value for a property, as `--set` gives it.
struct Setting {
  /// By its index in the component.
  let property: Int
  let value: Value
}

extension Compilation {
  /// Checks what each `--set` gives a component's properties, and evaluates it.
  ///
  /// Adds what is wrong to the reports, each at its place in the text that was typed.
  mutating func settings(
    _ sets: [String],
    of component: ComponentDeclaration
  ) throws(Failure) -> [Setting] {
    var settings: [Setting] = []
    for set in sets {
      guard let equal = set.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        throw .usage("--set takes PROPERTY=VALUE, found '\(set)'")
      }
      let name = String(set[..<equal])
      let properties = component.properties.map { $0.name }
      guard let property = properties.firstIndex(of: name) else {
        throw .usage(
          "--set: '\(component.head.name)' has no property '\(name)'"
            + suggestion(for: name, in: properties)
        )
      }
      guard !checked.program.holdsContent(component.properties[property].type) else {
        throw .usage(
          "--set: '\(name)' holds contents, which a component or a named state fills, and no text"
        )
      }
      let source = SourceFile(id: checked.nextFile, path: "--set", text: set)
      let type = component.properties[property].type
      let start = set.utf8.distance(from: set.startIndex, to: equal) + 1
      let tree = ExpressionTree(typed: source, from: start, as: type)
      if let value = value(of: tree, as: type, in: component.head.range.file) {
        settings.append(Setting(property: property, value: value))
        noteBounds(of: component.properties[property], changing: value, set)
      }
    }
    return settings
  }

  /// Says what the bounds of a property make of a number; drawings note what a limit drops.
  private func noteBounds(
    of property: ComponentDeclaration.Property,
    changing value: Value,
    _ set: String
  ) {
    let kept = property.clamped(value)
    guard kept != value else { return }
    let change: String
    switch kept {
    case .int(let number): change = "make it \(number)"
    case .double(let number): change = "make it \(Functions.string(number))"
    default: return
    }
    Streams.report(line: "rasterc: note: --set \(set): the bounds of '\(property.name)' \(change)")
  }

  /// The value of a text; nil where it has none.
  private mutating func value(of tree: ExpressionTree, as type: Type, in file: FileID) -> Value? {
    let result = checked.check(expression: tree, as: type, in: file) { [self] _, path in
      readAsset(Paths.normalized(path))
    }
    typed.append(tree.source)
    add(result.diagnostics)
    guard !result.hasErrors else { return nil }
    var evaluator = Evaluator(program: checked.program)
    return evaluator.evaluate(result.expression)
  }
}

extension ExpressionTree {
  /// The text from `start` on as a value of a type: words need no quotes, a case no dot, and an
  /// image is its file's name.
  fileprivate init(typed source: SourceFile, from start: Int, as type: Type) {
    let range = SourceRange(file: source.id, lower: start, upper: source.bytes.count)
    let text = source.text(at: range)
    switch type {
    case .image where !text.contains("\""), .string where !text.contains("\""):
      self.init(source: source, syntax: ExpressionSyntax(.string([.text(text)]), range: range))
    case .enumeration, .builtin:
      guard !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
        self = parse(expressionIn: source, from: start)
        return
      }
      let name = NameSyntax(text: text, range: range)
      self.init(source: source, syntax: ExpressionSyntax(.implicitMember(name), range: range))
    case .optional(let type) where text != "nil":
      self.init(typed: source, from: start, as: type)
    default: self = parse(expressionIn: source, from: start)
    }
  }
}
