// Notes about token files: what is accepted beyond the format, and what is not drawn.

import RasterSyntax

extension DesignNotes {
  /// One note for each kind of finding.
  var diagnostics: [Diagnostic] {
    [
      note(hexStrings, "colours written as hexadecimal strings, as before version 2025.10"),
      note(
        unitStrings,
        "lengths or durations written as strings with a unit, as before version 2025.10"
      ),
      note(emSpacings, "letter spacings in 'em', which are relative to the font size"),
      note(innerTokens, "tokens inside of values, which stand for their values"),
      note(modes, "tokens with modes in their extensions, which are imported"),
      note(extensions, "'$extensions' that are ignored"),
      note(members, "members of tokens that the format does not define and that are ignored"),
      note(wideColors, "colours outside of sRGB, which drawings in sRGB clamp"),
      note(weights, "font weights that are rounded to a multiple of 100"),
      note(untyped, "tokens without a type, which are omitted"),
    ].compactMap { $0 }
      + notes(undrawn.map { ($0.type, $0.place) }) {
        "tokens of the type '\($0)', which are not drawn and are omitted"
      }
      + notes(parts.map { ($0.name, $0.place) }) { "\($0) is not drawn" }
  }

  /// One note for each name, in the order in which the names were found.
  private func notes(
    _ places: [(name: String, place: SourceRange)],
    _ what: (String) -> String
  ) -> [Diagnostic] {
    var order: [String] = []
    var groups: [String: [SourceRange]] = [:]
    for (name, place) in places {
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(place)
    }
    return order.compactMap { name in note(groups[name] ?? [], what(name)) }
  }

  private func note(_ places: [SourceRange], _ what: String) -> Diagnostic? {
    // Groups that others extend are read more than once.
    var seen: Set<SourceRange> = []
    let places = places.filter { seen.insert($0).inserted }
    guard let first = places.first else { return nil }
    return .tokenFileNote(
      "\(what): \(places.count)",
      at: first,
      others: places.dropFirst().prefix(3)
    )
  }
}
