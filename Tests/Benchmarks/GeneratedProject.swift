// Writes a large project to check: 2,000 components in 200 files with imports, 100,000 lines.

import Foundation

/// A project of `.raster` files that resembles a grown design system: each file declares an enum, a
/// block of tokens, a function and ten components, and places components of the file that it imports.
struct GeneratedProject {
  var fileCount = 200
  var componentsPerFile = 10

  /// Writes the files to a folder, which is created; gives the number of lines written.
  func write(to folder: URL) throws -> Int {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var lines = 0
    for index in 0..<fileCount {
      let text = file(index)
      lines += text.utf8.count { $0 == UInt8(ascii: "\n") }
      try Data(text.utf8).write(to: folder.appending(path: "File\(index).raster"))
    }
    return lines
  }

  /// Imports run in chains of 20 files, since components nest at most 64 deep.
  func file(_ index: Int) -> String {
    let hasImport = index % 20 != 0
    var text = hasImport ? "import \"File\(index - 1).raster\"\n\n" : ""
    text += """
      enum Kind\(index) { case first, second, third }

      tokens Colours\(index) {
        accent light: #E5004B, dark: #FF4F87
        ink    light: #1B1B1F, dark: #F2F2F7
        paper  #FFFFFF
      }

      let gap\(index) = 4.0

      /// A colour of its own for each kind.
      func tint\(index)(_ kind: Kind\(index), amount: Fraction = 10%) -> Color {
        let base = switch kind {
          case .first: Colours\(index).accent
          case .second: Colours\(index).ink
          case .third: mix(Colours\(index).accent, Colours\(index).ink, 40%)
        }
        base.lighter(amount)
      }


      """
    for component in 0..<componentsPerFile {
      text += self.component(file: index, component, placesImported: hasImport)
    }
    return text
  }

  private func component(file: Int, _ index: Int, placesImported: Bool) -> String {
    let nested =
      placesImported
      ? "place Component\(file - 1)_\(index)(isOn: !isOn), in: Rect(x: 4, y: 4, width: 40, height: 20)"
      : "fill rect(Rect(x: 4, y: 4, width: 40, height: 20)), with: accent"
    return """
      /// Component \(index) of file \(file).
      component Component\(file)_\(index) {
        /// What it shows.
        state kind: Kind\(file) = .first
        state isOn: Bool = false
        state count: Int = \(index), in: 0...12
        state progress: Double = 0.5, in: 0...1, step: 0.01
        state title: String = "Component \(index)"

        size 200, 44

        let accent = tint\(file)(kind, amount: isOn ? 20% : 5%)
        let inner = bounds.inset(gap\(file))
        let radius = min(inner.width, inner.height) / 4
        let plate = roundedRect(inner, radius: radius)

        draw {
          layer shadows: [Shadow(#00000040, offset: (0, 1))] {
            fill plate, with: linearGradient(from: .top, to: .bottom, [accent.lighter(8%), accent])
          }
          stroke plate, with: Colours\(file).ink, width: isOn ? 2 : 1, align: .inside

          // One mark for each that counts.
          for i in 0..<count {
            let x = inner.x + 8 + i * 12
            if i < 6 {
              fill circle(center: (x, inner.midY), radius: 3), with: Colours\(file).paper
            } else {
              fill star(in: Rect(x: x, y: inner.midY - 4, width: 8, height: 8), points: 5),
                with: Colours\(file).accent.opacity(60%)
            }
          }

          // How far it has come, along the lower edge.
          let share = title.isEmpty ? 0 : progress * (inner.width - 16)
          fill rect(Rect(x: inner.x + 8, y: inner.maxY - 6, width: share, height: 2)),
            with: Colours\(file).ink

          // What the imported file gives.
          \(nested)
        }

        states {
          on      isOn: true
          busy    count: 12, progress: 0.9
          untitled title: ""
        }
      }


      """
  }
}
