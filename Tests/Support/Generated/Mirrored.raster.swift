// Generated from Mirrored.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Mirrored.raster:10
/// A row that leads to another page: an icon, text, and a chevron.
package nonisolated struct Row: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var value: String
  package var icon: Raster.Image

  package init(
    title: String = "Room",
    value: String = "With a view",
    icon: Raster.Image = leafImage_102BDBA3
  ) {
    self.title = title
    self.value = value
    self.icon = icon
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 280, height: 44)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Row",
      definition: "edb20d60b46d72648e0a0539c0e00479fe4928db7f0e9b23b74a8c225d5d6fa9"
    )
    key.append(title)
    key.append(value)
    key.append(icon)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let tip: Double = canvas.bounds.maxX - 16.0
      let chevron: Raster.Path = .build { path in
        path.move(to: Raster.Point(x: tip - 6.0, y: 16))
        path.addLine(to: Raster.Point(x: tip, y: 22))
        path.addLine(to: Raster.Point(x: tip - 6.0, y: 28))
      }
      canvas.fill(.roundedRect(canvas.bounds, radius: 10), with: Kit.raised(in: canvas.environment))
      canvas.fill(
        .roundedRect(
          canvas.bounds.slice(6, from: .leading, in: canvas.environment),
          radius: canvas.environment.corners(topLeading: 10, bottomLeading: 10)
        ),
        with: Kit.accent(in: canvas.environment)
      )
      canvas.drawImage(icon, in: Raster.Rect(x: 16, y: 10, width: 24, height: 24), fit: .contain)
      canvas.drawText(
        title,
        in: canvas.bounds.inset(leading: 52, trailing: 120, in: canvas.environment),
        font: kitFont(17),
        with: .color(Kit.onSurface(in: canvas.environment)),
        maxLines: 1
      )
      canvas.drawText(
        value,
        in: canvas.bounds.inset(leading: 120, trailing: 34, in: canvas.environment),
        font: kitFont(15),
        with: .color(Kit.faint(in: canvas.environment)),
        align: .trailing,
        maxLines: 1
      )
      canvas.stroke(
        chevron,
        with: .color(Kit.faint(in: canvas.environment)),
        width: 2,
        cap: .round,
        join: .round
      )
    }
  }

  package static let plain = Row()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Row>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Mirrored.raster:40
/// The page, whose rows start at the leading side.
package nonisolated struct Settings: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var room: String
  package var view: String
  package var answer: String
  package var question: String

  package init(
    title: String = "Hotel",
    room: String = "Room",
    view: String = "With a view",
    answer: String = "By the lake",
    question: String = "Where?"
  ) {
    self.title = title
    self.room = room
    self.view = view
    self.answer = answer
    self.question = question
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 320, height: 352)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Settings",
      definition: "7dea7c2e66f995e036cfd8037ef777b65d26be021e2db1768bdf7f9d5cbc32c6"
    )
    key.append(title)
    key.append(room)
    key.append(view)
    key.append(answer)
    key.append(question)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    key.append(environment.locale)
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Kit.ground(in: canvas.environment))
    canvas.drawText(
      title,
      in: Raster.Rect(x: 20, y: 12, width: 280, height: 30),
      font: kitFont(24, .bold),
      with: .color(Kit.onSurface(in: canvas.environment))
    )
    canvas.place(
      Row(title: room, value: view),
      in: Raster.Rect(x: 20, y: 52, width: 280, height: 44)
    )
    canvas.place(
      Row(title: "Wi-Fi", value: "Hotel 3B"),
      in: Raster.Rect(x: 20, y: 104, width: 280, height: 44)
    )
    canvas.place(
      Raster.Content.row(spacing: 16) {
        Raster.Content.box(grow: 1) {
          Slider(level: 0.3, steps: 4)
        }
        Switch(isOn: true)
      },
      in: Raster.Rect(x: 20, y: 154, width: 280, height: 44)
    )
    canvas.place(
      Raster.Content.row(spacing: 16) {
        Raster.Content.box(grow: 1) {
          StripedProgress(done: 0.65)
        }
        Raster.Content.text(
          Raster.Functions.formatPercent(0.65, locale: canvas.environment.locale),
          style: Kit.caption,
          with: .color(Kit.faint(in: canvas.environment))
        )
        Switch()
      },
      in: Raster.Rect(x: 20, y: 204, width: 280, height: 32)
    )
    canvas.place(
      Raster.Content.column(spacing: 8, align: .stretch) {
        Raster.Content.box(align: .topLeading) {
          ChatBubble(message: question)
        }
        Raster.Content.box(align: .topTrailing) {
          ChatBubble(message: answer, isMine: true)
        }
      },
      in: Raster.Rect(x: 20, y: 252, width: 280, height: 84)
    )
  }

  package static let plain = Settings()
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = Settings(
    title: "الفندق",
    room: "الغرفة",
    view: "على البحيرة",
    answer: "على ضفة البحيرة",
    question: "غرفة 24، فندق"
  )

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Settings> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Settings>] {
    [Raster.NamedState("plain", plain), arabicState]
  }
}
