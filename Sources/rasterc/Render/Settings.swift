// Property values from the command line: expressions in the scope of the component's file.

import Raster
import RasterCommands
import RasterSemantics
import RasterSyntax

/// A property value from `--set`.
struct Setting {
  /// The index of the property in the component.
  let property: Int
  let value: Value
}

extension Compilation {
  /// Checks and evaluates the expressions of `--set` options.
  ///
  /// Adds errors to the diagnostics, with their location in the typed text.
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
          "--set: '\(name)' is a content property, which only a component or a named state can fill"
        )
      }
      let source = SourceFile(id: checked.nextFile, path: "--set", text: set)
      let type = component.properties[property].type
      let start = set.utf8.distance(from: set.startIndex, to: equal) + 1
      let tree = ExpressionTree(typed: source, from: start, as: type)
      let text = String(set.utf8.dropFirst(start)) ?? ""
      if type.unwrapped == .date, let date = CalendarDate(text) {
        let value: Value = type == .date ? .date(date) : .some(.date(date))
        settings.append(Setting(property: property, value: value))
      } else if let value = value(of: tree, as: type, in: component.head.range.file) {
        settings.append(Setting(property: property, value: value))
        noteBounds(of: component.properties[property], changing: value, set)
      }
    }
    return settings
  }

  /// Notes how the bounds of a property change a number; limits on lists are noted by drawings.
  private func noteBounds(
    of property: ComponentDeclaration.Property,
    changing value: Value,
    _ set: String
  ) {
    let kept = property.clamped(value)
    guard kept != value else { return }
    let change: String
    switch kept {
    case .int(let number): change = "\(number)"
    case .double(let number): change = "\(Functions.string(number))"
    default: return
    }
    Streams.report(
      line: "rasterc: note: --set \(set): the bounds of '\(property.name)' limit it to \(change)"
    )
  }

  /// The value of an expression, or `nil` if it has errors.
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
  /// Parses the text from `start` as a value of a type.
  ///
  /// Strings need no quotes and cases no dot. An image is a file name.
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
