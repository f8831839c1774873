// Finds literal colours in files that use tokens with colours.

import RasterSyntax
import RasterValues

/// Finds literal colours in files that declare or import tokens with colours.
struct Palettes {
  private let program: Program
  private let trees: [SyntaxTree]
  /// For each file with colour tokens, the names of tokens that have one colour in all modes.
  private var palettes: [FileID: [UInt32: String]] = [:]
  private var found: Set<SourceRange> = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ program: Program, _ trees: [SyntaxTree]) {
    (self.program, self.trees) = (program, trees)
    for tokens in program.tokens { add(tokens) }
  }

  private mutating func add(_ tokens: TokensDeclaration) {
    var names: [UInt32: String] = [:]
    var hasColors = false
    var pending = [(group: 0, path: tokens.head.name)]
    while let (group, path) = pending.popLast() {
      guard tokens.groups.indices.contains(group) else { continue }
      for (name, member) in tokens.groups[group].members {
        switch member {
        case .group(let inner): pending.append((inner, "\(path).\(name)"))
        case .token(let index):
          guard program.constants[index].value.type == .color else { continue }
          hasColors = true
          if case .color(let color) = program.constants[index].value.kind {
            let full = "\(path).\(name)"
            // Among several names, the alphabetically first is used, regardless of the order of
            // groups.
            names[color] = names[color].map { min($0, full) } ?? full
          }
        }
      }
    }
    guard hasColors else { return }
    let file = tokens.head.range.file
    palettes[file, default: [:]].merge(names)
  }

  /// Returns the colour tokens that are visible in a file, or nil if there are none.
  private func palette(of file: FileID) -> [UInt32: String]? {
    var result = palettes[file]
    for other in program.files[Int(file.index)].imports.sorted() {
      guard let names = palettes[other] else { continue }
      result = result ?? [:]
      result?.merge(names)
    }
    return result
  }

  mutating func check() {
    guard !palettes.isEmpty else { return }
    let palettes = program.files.map { $0.isTokenFile ? nil : palette(of: $0.id) }
    for constant in program.constants where !constant.isToken {
      if let palette = palettes[Int(constant.head.range.file.index)] {
        check([constant.value], palette)
      }
    }
    for function in program.functions {
      guard let palette = palettes[Int(function.head.range.file.index)] else { continue }
      check(function.bindings.map { $0.value } + [function.body], palette)
    }
    for component in program.components {
      guard let palette = palettes[Int(component.head.range.file.index)] else { continue }
      let values = component.bindings.map { $0.value } + component.sizeExpressions
      check(component.properties.map { $0.defaultValue } + values, palette)
      check(component.drawExpressions, palette)
    }
  }

  private mutating func check(_ expressions: [TypedExpression], _ palette: [UInt32: String]) {
    for expression in expressions {
      expression.visit { part in
        guard case .color(let color) = part.kind, !part.isImplicit else { return }
        let source = trees[Int(part.range.file.index)].source
        // The checker also represents named colours as literals.
        guard Int(part.range.lower) < source.bytes.count,
          source.bytes[Int(part.range.lower)] == UInt8(ascii: "#"),
          found.insert(part.range).inserted
        else { return }
        diagnostics.append(.colorOutsideTokens(at: part.range, token: palette[color]))
      }
    }
  }
}

extension [UInt32: String] {
  /// Adds the names of colours that do not yet have one.
  fileprivate mutating func merge(_ others: Self) {
    for (color, name) in others where self[color] == nil { self[color] = name }
  }
}
