// Generated from Slots.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Slots.raster:4
/// A coloured mark.
package nonisolated struct Mark: Raster.Rasterizable, Hashable, Sendable {
  package var tint: Raster.Color
  /// Named `size` in the source.
  package var size_: Double

  package init(tint: Raster.Color = Raster.Color(rgba: 0xE5004BFF), size size_: Double = 8) {
    self.tint = tint
    self.size_ = size_
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: size_, height: size_)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Mark",
      definition: "ff325fae74f8ec9fa5a50314e130330e5a267aebff91a34ea30f0b82f5bff8a9"
    )
    key.append(tint)
    key.append(size_)
    key.append(enumeration: Int(environment.appearance.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(
      .circle(canvas.bounds),
      with: canvas.environment.appearance == .dark ? tint.lighter(0.3) : tint
    )
  }

  package static let plain = Mark()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Mark>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Slots.raster:14
/// A heading with contents at both ends.
package nonisolated struct Heading: Hashable, Sendable, Raster.KeyEncodable {
  package var words: String
  package var leading: Raster.Content
  package var trailing: [Raster.Content]

  package init(
    words: String = "Lake",
    leading: Raster.Content = Raster.Content.empty,
    trailing: [Raster.Content] = []
  ) {
    self.words = words
    self.leading = leading
    self.trailing = trailing
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 3)
    key.append(words)
    key.append(leading)
    key.append(list: trailing.count)
    for element in trailing {
      key.append(element)
    }
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: Heading, right: Heading) -> Bool {
    Raster.Functions.equal(left.words, right.words) && left.leading == right.leading
      && left.trailing == right.trailing
  }
}

// Slots.raster:21
/// A frame around one content.
package nonisolated struct Frame: Raster.Rasterizable, Hashable, Sendable {
  package var content: Raster.Content
  package var edge: Double

  package init(
    content: some Raster.Rasterizable & Sendable = Raster.Content.empty,
    edge: Double = 2
  ) {
    self.content = Raster.Content(content)
    self.edge = edge
  }

  package init(edge: Double = 2, @Raster.ContentBuilder content: () -> Raster.Content) {
    self.edge = edge
    self.content = content()
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let inside = Raster.Content.box(padding: Raster.Insets(edge + 2.0)) {
      content
    }
    return inside.size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Frame",
      definition: "f0b7b9d2233aa84dcee9e6a2756d93a924cb24d7e786c73623aa9c09a86a2aea"
    )
    key.environment = environment
    key.append(content)
    key.append(edge)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.scale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let inside = Raster.Content.box(padding: Raster.Insets(edge + 2.0)) {
      content
    }
    canvas.place(inside, in: canvas.bounds)
    canvas.stroke(
      .rect(canvas.bounds),
      with: .color(Raster.Color(rgba: 0x1D3557FF)),
      width: edge,
      align: .inside
    )
  }

  package static let plain = Frame()
  package static let marked = Frame(content: Raster.Content(Mark()))
  package static let wide = Frame(
    content: Raster.Content.row(spacing: 2) {
      for i in Raster.IntegerRanges.bounded(1, through: 3) {
        Mark(size: 4.0 * Double(i))
      }
    },
    edge: 4
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Frame>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("marked", marked),
      Raster.NamedState("wide", wide),
    ]
  }
}

// Slots.raster:41
/// Everything that takes contents.
package nonisolated struct Shelf: Raster.Rasterizable, Hashable, Sendable {
  package var heading: Heading
  package var content: [Raster.Content] {
    didSet { content = self.limitedValues.limited(content, to: 4, of: "content") }
  }
  package var footer: Raster.Content?
  package var isOpen: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(
    heading: Heading = Heading(leading: Raster.Content(Mark(tint: Raster.Color(rgba: 0x0A8A4AFF)))),
    content: [Raster.Content] = [Raster.Content(Mark()), Raster.Content(Mark(size: 12))],
    footer: Raster.Content? = nil,
    isOpen: Bool = true
  ) {
    self.heading = heading
    self.content = self.limitedValues.limited(content, to: 4, of: "content")
    self.footer = footer
    self.isOpen = isOpen
  }

  package init(
    heading: Heading = Heading(leading: Raster.Content(Mark(tint: Raster.Color(rgba: 0x0A8A4AFF)))),
    footer: Raster.Content? = nil,
    isOpen: Bool = true,
    @Raster.ContentListBuilder content: () -> [Raster.Content]
  ) {
    self.heading = heading
    self.footer = footer
    self.isOpen = isOpen
    self.content = self.limitedValues.limited(content(), to: 4, of: "content")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let head = Raster.Content.row(spacing: 4) {
      heading.leading
      Raster.Content.text(
        heading.words,
        font: Raster.Font(size: 12),
        with: .color(Raster.Color(rgba: 0x457B9DFF))
      )
      for part in heading.trailing {
        part
      }
    }
    let all = Raster.Content.column(spacing: 3, align: .leading) {
      head
      if isOpen {
        Raster.Content.row(spacing: 2) {
          for part in content {
            part
          }
        }
      }
      if let last = footer {
        Frame(content: last)
      }
      Raster.Content.wrap(spacing: 2, rowSpacing: 2, align: .stretch) {
        for part in Raster.Functions.prefix(content, 2) {
          Frame(content: part, edge: 1)
        }
      }
      Raster.Content.grid(
        columns: [.fixed(10), .fixed(12), .fitting, .grow(2), .grow()],
        spacing: 1,
        rowSpacing: 1
      ) {
        Mark()
        Raster.Content.box(height: 6, align: .center, columnSpan: 2) {
          Mark(size: 3)
        }
        for part in content {
          part
        }
        Raster.Content.text(
          "1",
          font: Raster.Font(size: 8),
          with: .color(Raster.Color(rgba: 0x457B9DFF))
        )
      }
    }
    return all.size(width: Raster.Functions.min(proposed.width, 120.0), in: environment).outset(2)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Shelf",
      definition: "9e6aa2d4744c137c1522144308adb53ac062512b3a6360a6811122916b7888d8"
    )
    key.environment = environment
    heading.encode(into: &key)
    key.append(list: content.count)
    for element in content {
      key.append(element)
    }
    key.append(footer) { key, value in
      key.append(value)
    }
    key.append(isOpen)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let head = Raster.Content.row(spacing: 4) {
      heading.leading
      Raster.Content.text(
        heading.words,
        font: Raster.Font(size: 12),
        with: .color(Raster.Color(rgba: 0x457B9DFF))
      )
      for part in heading.trailing {
        part
      }
    }
    let all = Raster.Content.column(spacing: 3, align: .leading) {
      head
      if isOpen {
        Raster.Content.row(spacing: 2) {
          for part in content {
            part
          }
        }
      }
      if let last = footer {
        Frame(content: last)
      }
      Raster.Content.wrap(spacing: 2, rowSpacing: 2, align: .stretch) {
        for part in Raster.Functions.prefix(content, 2) {
          Frame(content: part, edge: 1)
        }
      }
      Raster.Content.grid(
        columns: [.fixed(10), .fixed(12), .fitting, .grow(2), .grow()],
        spacing: 1,
        rowSpacing: 1
      ) {
        Mark()
        Raster.Content.box(height: 6, align: .center, columnSpan: 2) {
          Mark(size: 3)
        }
        for part in content {
          part
        }
        Raster.Content.text(
          "1",
          font: Raster.Font(size: 8),
          with: .color(Raster.Color(rgba: 0x457B9DFF))
        )
      }
    }
    canvas.place(all, in: canvas.bounds.inset(2))
    if !isOpen {
      canvas.place(heading.leading, at: Raster.Point(x: 0, y: 0))
    }
  }

  package static let plain = Shelf()
  package static let closed = Shelf(isOpen: false)
  package static let filled = Shelf(
    heading: Heading(
      words: "Spa",
      trailing: [Raster.Content(Mark()), Raster.Content(Frame(content: Mark(), edge: 1))]
    ),
    content: Raster.Functions.list(of: Raster.Content.self) { list in
      list.append(Raster.Content(Mark(tint: Raster.Color(rgba: 0xE9C46AFF))))
      if 2 > 1 {
        list.append(Raster.Content(Frame(content: Mark(size: 5))))
      }
      list.append(
        Raster.Content.text(
          "words",
          font: Raster.Font(size: 9),
          with: .color(Raster.Color(rgba: 0x457B9DFF))
        )
      )
      list.append(
        Raster.Content.row(spacing: 1) {
          Mark(size: 3)
          Raster.Content.space(2)
          Mark(size: 3)
        }
      )
    },
    footer: Raster.Content(Mark(tint: Raster.Color(rgba: 0x1D3557FF)))
  )
  /// The state `mirrored`; `mirroredState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let mirrored = Shelf(
    heading: Heading(
      words: "Spa",
      trailing: [Raster.Content(Mark()), Raster.Content(Frame(content: Mark(), edge: 1))]
    ),
    content: Raster.Functions.list(of: Raster.Content.self) { list in
      list.append(Raster.Content(Mark(tint: Raster.Color(rgba: 0xE9C46AFF))))
      if 2 > 1 {
        list.append(Raster.Content(Frame(content: Mark(size: 5))))
      }
      list.append(
        Raster.Content.text(
          "words",
          font: Raster.Font(size: 9),
          with: .color(Raster.Color(rgba: 0x457B9DFF))
        )
      )
      list.append(
        Raster.Content.row(spacing: 1) {
          Mark(size: 3)
          Raster.Content.space(2)
          Mark(size: 3)
        }
      )
    },
    footer: Raster.Content(Mark(tint: Raster.Color(rgba: 0x1D3557FF)))
  )
  package static let nested = Shelf(
    footer: Raster.Content(Frame(content: Frame(content: Frame(content: Mark()))))
  )

  /// The state `mirrored` with its environment and its size.
  package static var mirroredState: Raster.NamedState<Shelf> {
    Raster.NamedState(
      "mirrored",
      mirrored,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Shelf>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("closed", closed),
      Raster.NamedState("filled", filled),
      mirroredState,
      Raster.NamedState("nested", nested),
    ]
  }
}
