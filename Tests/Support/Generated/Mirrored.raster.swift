// Generated from Mirrored.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Mirrored.raster:8
/// A bar with its figures, which stand upright.
package nonisolated struct Loading: Raster.Rasterizable, Hashable, Sendable {
  package var done: Raster.Fraction {
    didSet { done = Raster.Functions.clamp(done, in: 0...1, step: 0.01) }
  }

  package init(done: Raster.Fraction = 0.65) {
    self.done = Raster.Functions.clamp(done, in: 0...1, step: 0.01)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 200, height: 24)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Loading",
      definition: "437c0f8376178027eaf8e157db780d789fe90058e2970114325ca175841216da"
    )
    key.append(done)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirrored(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let bar: Raster.Rect = canvas.bounds.inset(
        leading: 4,
        trailing: 52,
        in: canvas.environment
      ).inset(y: 8)
      let filled = Raster.Rect(x: bar.x, y: bar.y, width: bar.width * done, height: bar.height)
      canvas.fill(.capsule(bar), with: Kit.surfaceSoft(in: canvas.environment))
      canvas.layer(clip: Raster.Path.capsule(bar).intersection(.rect(filled))) { canvas in
        canvas.fill(
          .rect(filled),
          with: .linearGradient(
            from: .leading,
            to: .trailing,
            [
              Raster.GradientStop(Kit.accent(in: canvas.environment).lighter(0.3)),
              Raster.GradientStop(Kit.accent(in: canvas.environment)),
            ]
          )
        )
        for i in 0..<12 {
          guard canvas.turn() else { break }
          canvas.stroke(
            .line(
              from: Raster.Point(x: filled.x + Double(i &* 16), y: filled.maxY),
              to: Raster.Point(x: filled.x + Double(i &* 16) + 8.0, y: filled.y)
            ),
            with: .color(Raster.Color(rgba: 0xFFFFFF50)),
            width: 3
          )
        }
      }
      canvas.text(
        Raster.Functions.formatPercent(done, locale: canvas.environment.locale),
        in: canvas.bounds.inset(trailing: 4, in: canvas.environment),
        font: kitFont(13),
        with: .color(Kit.faint(in: canvas.environment)),
        align: .trailing
      )
    }
  }

  package static let plain = Loading()

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Loading>] {
    [Raster.NamedState("plain", plain)]
  }

  /// Every look that the component has: 101.
  package static var looks: [Loading] {
    var looks: [Loading] = []
    for done in Raster.Functions.values(in: 0.0...1.0, step: 0.01) {
      looks.append(Loading(done: done))
    }
    return looks
  }
}

// Mirrored.raster:30
/// A row that leads to another page: a picture, words, and a chevron.
package nonisolated struct Row: Raster.Rasterizable, Hashable, Sendable {
  package var title: String
  package var value: String
  package var picture: Raster.Image

  package init(
    title: String = "Room",
    value: String = "With a view",
    picture: Raster.Image = leafImage
  ) {
    self.title = title
    self.value = value
    self.picture = picture
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 280, height: 44)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Row",
      definition: "9e999a40e8fd34fbf63140c67a04c781a6440cca5f1e0a158c52d3ba1a7818e4"
    )
    key.append(title)
    key.append(value)
    key.append(picture)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirrored(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let tip: Double = canvas.bounds.maxX - 16.0
      let chevron: Raster.Path = .build { path in
        path.move(to: Raster.Point(x: tip - 6.0, y: 16))
        path.line(to: Raster.Point(x: tip, y: 22))
        path.line(to: Raster.Point(x: tip - 6.0, y: 28))
      }
      canvas.fill(.roundedRect(canvas.bounds, radius: 10), with: Kit.raised(in: canvas.environment))
      canvas.fill(
        .roundedRect(
          canvas.bounds.band(.leading, 6, in: canvas.environment),
          radius: canvas.environment.corners(topLeading: 10, bottomLeading: 10)
        ),
        with: Kit.accent(in: canvas.environment)
      )
      canvas.image(picture, in: Raster.Rect(x: 16, y: 10, width: 24, height: 24), fit: .contain)
      canvas.text(
        title,
        in: canvas.bounds.inset(leading: 52, trailing: 120, in: canvas.environment),
        font: kitFont(17),
        with: .color(Kit.onSurface(in: canvas.environment)),
        lines: 1
      )
      canvas.text(
        value,
        in: canvas.bounds.inset(leading: 120, trailing: 34, in: canvas.environment),
        font: kitFont(15),
        with: .color(Kit.faint(in: canvas.environment)),
        align: .trailing,
        lines: 1
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

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Row>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Mirrored.raster:56
/// What is said in a conversation: the tail is on the side of who says it.
package nonisolated struct Bubble: Raster.Rasterizable, Hashable, Sendable {
  package var said: String
  package var isOwn: Bool

  package init(said: String = "By the lake", isOwn: Bool = true) {
    self.said = said
    self.isOwn = isOwn
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(offered: .unlimited, in: environment)
  }

  package func size(offered: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let room: Raster.Measured = environment.measure(
      said,
      font: kitFont(15),
      width: Raster.Functions.min(offered.width, 200.0)
    )
    return Raster.Size(width: room.width + 34.0, height: room.height + 16.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Bubble",
      definition: "8c2ce8b2285f9e885642fe094d6f560c19a28cc49f0f87158ece7b860903aa01"
    )
    key.append(said)
    key.append(isOwn)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let body: Raster.Rect = canvas.bounds.inset(right: 8)
    let tail: Raster.Path = .build { path in
      path.move(to: Raster.Point(x: body.maxX - 14.0, y: canvas.bounds.maxY))
      path.quad(
        to: Raster.Point(x: canvas.bounds.maxX, y: canvas.bounds.maxY),
        control: Raster.Point(x: body.maxX, y: canvas.bounds.maxY)
      )
      path.quad(
        to: Raster.Point(x: body.maxX, y: canvas.bounds.maxY - 14.0),
        control: Raster.Point(x: body.maxX, y: canvas.bounds.maxY - 4.0)
      )
      path.close()
    }
    canvas.layer(
      mirrored: isOwn == (canvas.environment.layoutDirection == .rightToLeft)
    ) { canvas in
      canvas.fill(
        Raster.Path.roundedRect(body, radius: 14).union(tail),
        with: isOwn ? Kit.accent(in: canvas.environment) : Kit.accentSoft(in: canvas.environment)
      )
    }
    canvas.text(
      said,
      in: canvas.bounds.inset(
        leading: isOwn ? 13 : 21,
        trailing: isOwn ? 21 : 13,
        in: canvas.environment
      ),
      font: kitFont(15),
      with: .color(
        isOwn ? Kit.onAccent(in: canvas.environment) : Kit.onAccentSoft(in: canvas.environment)
      )
    )
  }

  package static let plain = Bubble()
  package static let other = Bubble(isOwn: false)

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Bubble>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("other", other)]
  }
}

// Mirrored.raster:85
/// The page: rows of it begin where words begin.
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
    Raster.Size(width: 320, height: 304)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Settings",
      definition: "848dfdbf7a925391f946327940bafc3254d9b11de8d6b0aee2c074324b3285c5"
    )
    key.append(title)
    key.append(room)
    key.append(view)
    key.append(answer)
    key.append(question)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
    key.append(enumeration: environment.brand.rawValue)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Kit.ground(in: canvas.environment))
    canvas.text(
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
      Raster.Content.row {
        Loading()
        Raster.Content.space()
        Switch()
      },
      in: Raster.Rect(x: 20, y: 204, width: 280, height: 32)
    )
    canvas.place(
      Raster.Content.row {
        Bubble(said: question, isOwn: false)
        Raster.Content.space()
        Bubble(said: answer)
      },
      in: Raster.Rect(x: 20, y: 248, width: 280, height: 40)
    )
  }

  package static let plain = Settings()
  package static let arabic = Settings(
    title: "الفندق",
    room: "الغرفة",
    view: "على البحيرة",
    answer: "على ضفة البحيرة",
    question: "غرفة 24، فندق"
  )

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Settings>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState(
        "arabic",
        arabic,
        environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
      ),
    ]
  }
}
