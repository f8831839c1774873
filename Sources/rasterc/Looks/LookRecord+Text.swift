// Formats the results of `looks` and `explain` as text.

import RasterCommands

extension LookRecord {
  /// The lines of all components.
  var report: String {
    (components.map { $0.lines } + [comparison?.lines ?? []])
      .filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}

extension LookRecord.Component {
  fileprivate var lines: [String] {
    var lines = ["\(range.map { "\($0.text): " } ?? "")\(name)" + summary]
    for look in looks {
      let rasters = look.rasters.map { $0.text }.joined(separator: ", ")
      lines.append("  look \(look.number): \(look.states.joined(separator: ", ")) (\(rasters))")
    }
    for state in states where !state.unreachable.isEmpty {
      let names = state.unreachable.joined(separator: ", ")
      lines.append("  unreachable: \(state.name), because of its \(names)")
    }
    if let combinations {
      let looks = (combinations.isExact ? "" : "at most ") + count(combinations.looks, "look")
      lines.append("  all values: \(count(combinations.states, "state")), \(looks)")
    } else {
      lines.append("  all values: infinite, or more than 10,000")
    }
    if states.isEmpty {
      lines.append("  key:")
      lines += key.map { "    " + $0 }
    }
    for property in properties {
      let places = text(of: property.reads)
      lines.append("  \(property.name): \(property.isRead ? places : "never read")")
    }
    for member in environment {
      lines.append("  environment.\(member.name): \(text(of: member.reads))")
    }
    return lines
  }

  /// Formats locations; in the same file as the previous location, only line and column.
  private func text(of places: [DiagnosticRecord.Place]) -> String {
    places.enumerated().map { index, place in
      let isSameFile = index > 0 && places[index - 1].file == place.file
      return isSameFile ? "\(place.start.line):\(place.start.column)" : place.text
    }.joined(separator: ", ")
  }

  private var summary: String {
    guard !states.isEmpty else { return "" }
    let bytes = looks.flatMap { $0.rasters.map { $0.bytes } }.reduce(0, +)
    return ": \(count(states.count, "state")), \(count(looks.count, "look")), \(ByteCount(bytes))"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension LookRecord.Comparison {
  fileprivate var lines: [String] {
    let head: String
    if sharesKey {
      head = "share a look: their requests have the same key"
    } else if sharesLook {
      head = "share a look although their keys differ: it is recorded for each, and drawn once"
    } else {
      head = "do not share a look"
    }
    return ["\(first) and \(second) \(head)"]
      + differences.map { difference in
        "  \(difference.subject): \(difference.first), \(difference.second)"
          + (difference.affectsKey ? "" : " (not read)")
      }
  }
}

extension LookRecord.Raster {
  fileprivate var text: String { "@\(scaleText)x \(width)x\(height), \(ByteCount(bytes))" }

  private var scaleText: String {
    scale == scale.rounded() && abs(scale) < 1e6 ? "\(Int(scale))" : "\(scale)"
  }
}

extension DiagnosticRecord.Place {
  fileprivate var text: String { "\(file):\(start.line):\(start.column)" }
}
