// The tokens of a program with their values in each environment that affects them.

import Raster
import RasterCommands
import RasterPages
import RasterSemantics
import RasterSyntax

/// The tokens of a program, for a gallery.
struct GalleryTokenSets {
  private let compilation: Compilation
  private let environment: Environment
  /// The maximum number of environments for one token.
  private static let environmentLimit = 16

  init(_ compilation: Compilation, _ options: GalleryOptions) {
    self.compilation = compilation
    environment = Environment(fonts: options.fonts)
  }

  private var program: Program { compilation.program }

  /// The sets of tokens, in the order of files and declarations.
  func sets(into files: inout GalleryFiles) throws(Failure) -> [Gallery.TokenSet] {
    var sets: [Gallery.TokenSet] = []
    for declared in program.tokens {
      var tokens: [Gallery.Token] = []
      try add(0, of: declared, prefix: "", to: &tokens, &files)
      guard !tokens.isEmpty else { continue }
      sets.append(
        Gallery.TokenSet(
          name: declared.head.name,
          documentation: declared.head.documentation ?? "",
          tokens: tokens
        )
      )
    }
    return sets
  }

  private func add(
    _ group: Int,
    of declared: TokensDeclaration,
    prefix: String,
    to tokens: inout [Gallery.Token],
    _ files: inout GalleryFiles
  ) throws(Failure) {
    for (name, member) in declared.groups[group].members {
      switch member {
      case .group(let inner):
        try add(inner, of: declared, prefix: "\(prefix)\(name).", to: &tokens, &files)
      case .token(let index):
        let constant = program.constants[index]
        tokens.append(
          Gallery.Token(
            name: prefix + name,
            documentation: constant.head.documentation ?? "",
            values: try values(of: constant, into: &files)
          )
        )
      }
    }
  }

  /// The values in each environment that affects them; a single value if all are equal.
  private func values(
    of constant: ConstantDeclaration,
    into files: inout GalleryFiles
  ) throws(Failure) -> [Gallery.TokenValue] {
    var result: [Gallery.TokenValue] = []
    for (title, environment) in environments(of: constant) {
      var evaluator = Evaluator(program: program, environment: environment)
      let value = evaluator.evaluate(constant.value)
      var picture: Gallery.Picture?
      if case .paint(let paint) = value, let file = PaintSwatch(paint: paint).file {
        let size = PaintSwatch.size
        picture = Gallery.Picture(
          address: try files.add(file),
          scale: 2,
          scaleWords: "2",
          width: Int(size.width) * 2,
          height: Int(size.height) * 2
        )
      }
      let specimen = FontSpecimen(of: value, in: environment)
      let source = compilation.sources.line(at: constant.value.range)
      var color: String?
      if case .color(let value) = value { color = value.digits }
      result.append(
        Gallery.TokenValue(
          surroundings: title,
          text: TokenText.text(value, constant.value.type, in: program) ?? source,
          color: color,
          picture: picture,
          specimen: try specimen?.picture(into: &files),
          isDark: specimen?.isOnDark ?? false
        )
      )
    }
    let first = result[0]
    let isConstant = result.allSatisfy { $0.text == first.text && $0.picture == first.picture }
    guard isConstant else { return result }
    return [
      Gallery.TokenValue(
        surroundings: "",
        text: first.text,
        color: first.color,
        picture: first.picture,
        specimen: first.specimen,
        isDark: first.isDark
      )
    ]
  }

  /// All combinations of the finite environment members that a token reads, up to the maximum.
  private func environments(of constant: ConstantDeclaration) -> [(String, Environment)] {
    var result = [([String](), environment)]
    for member in program.environmentMembers where constant.reads.contains(member.reads) {
      let values = values(of: member)
      guard !values.isEmpty, result.count * values.count <= Self.environmentLimit else { continue }
      result = result.flatMap { names, environment in
        values.map { name, value in
          var environment = environment
          member.set(&environment, value)
          return (names + [name], environment)
        }
      }
    }
    return result.map { ($0.0.joined(separator: ", "), $0.1) }
  }

  /// The values of a member, or none if it is not finite.
  private func values(of member: EnvironmentMember) -> [(String, Value)] {
    switch member.type {
    case .builtin(let type):
      return type.cases.enumerated().map { index, name in
        (type == .appearance ? name : "\(member.name) \(name)", .builtin(type, index))
      }
    case .enumeration(let type):
      return program.enums[type].cases.enumerated().map { index, name in
        ("\(member.name) \(name)", .enumeration(type, index))
      }
    case .bool: return [("not \(member.name)", .bool(false)), (member.name, .bool(true))]
    default: return []
    }
  }
}

/// A small rectangle with a paint.
private struct PaintSwatch: Rasterizable {
  static let size = Size(44, 28)
  let paint: Paint

  func naturalSize(in environment: Environment) -> Size { Self.size }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: paint) }

  var file: [UInt8]? {
    try? bitmap(size: Self.size, scale: 2, cache: RasterCache(byteLimit: 0)).webp()
  }
}

/// Formats token values for people.
enum TokenText {
  /// The text of a value, or `nil` if the source text is clearer.
  static func text(_ value: Value, _ type: Type, in program: Program) -> String? {
    switch value {
    case .bool(let value): return "\(value)"
    case .int(let value): return "\(value)"
    case .double(let value):
      switch type {
      case .fraction: return Functions.percent(value)
      case .duration: return Functions.string(value) + "s"
      default: return Functions.string(value)
      }
    case .string(let text): return text.count <= 80 ? "\"\(text)\"" : nil
    case .color(let color): return color.digits
    case .angle(let angle): return Functions.string(angle.degrees) + "deg"
    case .builtin(let type, let index):
      return type.cases.indices.contains(index) ? ".\(type.cases[index])" : nil
    case .enumeration(let type, let index): return ".\(program.enums[type].cases[index])"
    case .font(let font): return text(of: font)
    case .shadow(let shadow): return text(of: shadow)
    case .text(.style(let style)): return text(of: style)
    case .list(let elements):
      guard case .list(let element) = type, elements.count <= 4 else { return nil }
      let parts = elements.map { text($0, element, in: program) }
      let known = parts.compactMap(\.self)
      return known.count == parts.count ? "[\(known.joined(separator: ", "))]" : nil
    default: return nil
    }
  }

  private static func text(of font: Font) -> String {
    let family = font.family.isEmpty ? "" : "\(font.family) "
    let weight = FontWeight.allCases.contains(font.weight) ? " \(font.weight)" : ""
    return "\(family)\(Functions.string(font.size))\(weight)" + (font.isItalic ? " italic" : "")
  }

  private static func text(of style: TextStyle) -> String? {
    guard let font = style.font else { return nil }
    var parts = [text(of: font)]
    switch style.lineHeight {
    case .points(let points)?: parts.append("line height \(Functions.string(points))")
    case .fraction(let fraction)?: parts.append("line height \(Functions.percent(fraction))")
    case nil: break
    }
    if case .color(let color)? = style.paint { parts.append(color.digits) }
    return parts.joined(separator: ", ")
  }

  private static func text(of shadow: Shadow) -> String {
    let offset = "\(Functions.string(shadow.offset.x)), \(Functions.string(shadow.offset.y))"
    var parts = [
      shadow.color.digits, "blur \(Functions.string(shadow.blur))", "offset (\(offset))",
    ]
    if shadow.spread != 0 { parts.append("spread \(Functions.string(shadow.spread))") }
    return (shadow.isInner ? "inner " : "") + parts.joined(separator: " ")
  }
}

extension Color {
  /// `#RRGGBB`, or `#RRGGBBAA` if not opaque; components are clamped to 0…1.
  fileprivate var digits: String {
    let components = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + components.map { component in
        let byte = Int(min(max(component, 0), 1) * 255 + 0.5)
        return String(byte + 256, radix: 16, uppercase: true).dropFirst()
      }.joined()
  }
}
