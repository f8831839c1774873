// Generated from Strings.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Strings.raster:3
package nonisolated enum Plan: Int, CaseIterable, Hashable, Sendable {
  case basic, premium

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .basic: "basic"
    case .premium: "premium"
    }
  }
}

// Strings.raster:5
package nonisolated func short(_ name: String, length: Int) -> String {
  Raster.Functions.count(name) > length ? Raster.Functions.prefix(name, length &- 1) + "…" : name
}

// Strings.raster:9
package nonisolated struct Strings: Raster.Rasterizable, Hashable, Sendable {
  package var name: String
  package var plan: Plan
  package var typed: String

  package init(name: String = " ada king-lovelace", plan: Plan = .premium, typed: String = "-12") {
    self.name = name
    self.plan = plan
    self.typed = typed
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 200, height: 120)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Strings",
      definition: "ecf39431e4c6fbfa12248c79ecae652b82810acfe85509a5a06f152da4e66aa8"
    )
    key.append(name)
    key.append(enumeration: plan.rawValue)
    key.append(typed)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let person: String = Raster.Functions.trimmed(name)
    let head: String =
      Raster.Functions.prefix(person, 3) + Raster.Functions.suffix(person, 2)
      + (Raster.Functions.element(Raster.Functions.characters(person), at: 4) ?? "-")
    let letters: String =
      Raster.Functions.uppercased(person) + Raster.Functions.lowercased(person)
      + Raster.Functions.capitalized(person) + Raster.Functions.capitalized("\(plan.caseName)")
    let path2: String = Raster.Functions.replacing(
      "a/b/c",
      "/",
      with: Raster.Functions.contains(person, "king") ? " · " : ", "
    )
    let parts: [String] = Raster.Functions.split(person + "; b", separator: "; ")
    let sides: Bool =
      Raster.Functions.hasPrefix(person, "ada") || Raster.Functions.hasSuffix(person, "é")
    let initials: String = Raster.Functions.initials(person)
    let tests: [Bool] = [
      Raster.Functions.isDigits(name),
      Raster.Functions.isLetters(name),
      Raster.Functions.isBlank(name),
      Raster.Functions.isUppercase(name),
      Raster.Functions.isLowercase(name),
      Raster.Functions.isUppercase(initials),
      Raster.Functions.isLetters("e\u{301}"),
      Raster.Functions.isDigits("12"),
      Raster.Functions.isDigits("１2"),
    ]
    let marks: String = Raster.Functions.joined(
      Raster.Functions.list(of: String.self) { list in
        for test in tests {
          list.append(test ? "1" : "0")
        }
      }
    )
    let count: Int = Raster.Functions.int(typed) ?? -1
    let amount: Double = Raster.Functions.double(typed) ?? -1.0
    let all: [Double] = Raster.Functions.list(of: Double.self) { list in
      for part in Raster.Functions.split(typed, separator: " ") {
        if let number = Raster.Functions.double(part) {
          list.append(number)
        }
      }
    }
    canvas.fill(
      .rect(Raster.Rect(x: 0, y: 0, width: Double(Raster.Functions.count(name) &* 4), height: 20)),
      with: Raster.Color(rgba: 0xE0E6F0FF)
    )
    canvas.drawText(
      Raster.Functions.prefix(Raster.Functions.initials(person), 2),
      in: Raster.Rect(x: 0, y: 0, width: 40, height: 20),
      with: .color(Raster.Color(rgba: 0x1D3557FF))
    )
    canvas.drawText(
      short(letters, length: 20),
      in: Raster.Rect(x: 0, y: 20, width: 200, height: 40),
      with: .color(Raster.Color(rgba: 0x1D3557FF))
    )
    for i in Raster.IntegerRanges.range(0, to: parts.count) {
      guard canvas.countIteration() else { break }
      canvas.drawText(
        Raster.Functions.element(parts, at: i) ?? "",
        in: Raster.Rect(x: Double(i &* 100), y: 60, width: 100, height: 20),
        with: .color(Raster.Color(rgba: 0x457B9DFF))
      )
    }
    canvas.drawText(
      "\(marks) \(count) \(Raster.Functions.string(amount)) \(Raster.Functions.string(Raster.Functions.sum(all)))",
      in: Raster.Rect(x: 0, y: 76, width: 200, height: 14),
      with: .color(Raster.Color(rgba: 0x457B9DFF))
    )
    if sides && !name.isEmpty {
      canvas.drawText(
        head + path2,
        in: Raster.Rect(x: 0, y: 90, width: 200, height: 20),
        with: .color(Raster.Color(rgba: 0xE63946FF))
      )
    }
  }

  package static let plain = Strings()
  package static let emoji = Strings(name: "👩\u{200D}👩\u{200D}👧 🇩🇪 straße", plan: .basic)
  package static let empty = Strings(name: "", typed: "")
  package static let exact = Strings(name: "straße", typed: "+0.1e2 3.25 4. 1e999 0x10 nan ٣")
  package static let large = Strings(name: "ÉTÉ", typed: "9223372036854775808")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Strings>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("emoji", emoji),
      Raster.NamedState("empty", empty),
      Raster.NamedState("exact", exact),
      Raster.NamedState("large", large),
    ]
  }
}
