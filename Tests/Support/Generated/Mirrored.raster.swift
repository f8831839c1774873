// Generated from Mirrored.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

package nonisolated func words(
  _ size: Double,
  _ weight: Raster.FontWeight = .regular
) -> Raster.Font {
  Raster.Font(family: "Naskh", size: size, weight: weight, faces: naskhFace3)
}

package nonisolated enum Page {
  package static func paper(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x000000FF)
      : Raster.Color(rgba: 0xF2F2F7FF)
  }

  package static func card(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x1C1C1EFF)
      : Raster.Color(rgba: 0xFFFFFFFF)
  }

  package static func ink(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xF2F2F7FF)
      : Raster.Color(rgba: 0x1B1B1FFF)
  }

  package static func faint(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xA1A1A6FF)
      : Raster.Color(rgba: 0x6C6C70FF)
  }

  package static func track(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x3A3A3CFF)
      : Raster.Color(rgba: 0xD1D1D6FF)
  }

  package static func brand(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x6C9CFFFF)
      : Raster.Color(rgba: 0x0050FFFF)
  }
}

// Mirrored.raster:19
/// A track with a fill from where words begin, a handle, and ticks.
package nonisolated struct Slider: Raster.Rasterizable, Hashable, Sendable {
  package var level: Raster.Fraction {
    didSet { level = Raster.Functions.clamp(level, in: 0...1, step: 0.05) }
  }

  package init(level: Raster.Fraction = 0.3) {
    self.level = Raster.Functions.clamp(level, in: 0...1, step: 0.05)
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 200, height: 32)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Slider",
      definition: "69682829c93b0215bb20fef26c074a493f1490756cbc9891d0e28c751f2dcdda"
    )
    key.append(level)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirrored(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let track: Raster.Rect = canvas.bounds.inset(x: 12, y: 14)
      let handle = Raster.Point(x: track.minX + track.width * level, y: canvas.bounds.midY)
      canvas.fill(.capsule(track), with: Page.track(in: canvas.environment))
      canvas.fill(
        .capsule(
          Raster.Rect(x: track.x, y: track.y, width: handle.x - track.x, height: track.height)
        ),
        with: Page.brand(in: canvas.environment)
      )
      for i in Raster.IntegerRanges.range(0, through: 4) {
        guard canvas.turn() else { break }
        let x: Double = track.minX + Double(i) * track.width / 4.0
        canvas.stroke(
          .line(from: Raster.Point(x: x, y: 24), to: Raster.Point(x: x, y: i == 0 ? 32 : 28)),
          with: .color(Page.faint(in: canvas.environment))
        )
      }
      canvas.layer(
        shadows: [
          Raster.Shadow(Raster.Color(rgba: 0x00000040), blur: 3, offset: Raster.Point(x: 0, y: 1))
        ]
      ) { canvas in
        canvas.fill(.circle(center: handle, radius: 10), with: Raster.Color(rgba: 0xFFFFFFFF))
      }
    }
  }

  package static let plain = Slider()

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Slider>] {
    [Raster.NamedState("plain", plain)]
  }

  /// Every look that the component has: 21.
  package static var looks: [Slider] {
    var looks: [Slider] = []
    for level in Raster.Functions.values(in: 0.0...1.0, step: 0.05) {
      looks.append(Slider(level: level))
    }
    return looks
  }
}

// Mirrored.raster:42
/// A switch, whose knob is where words end when it is on.
package nonisolated struct Knob: Raster.Rasterizable, Hashable, Sendable {
  package var isOn: Bool

  package init(isOn: Bool = true) {
    self.isOn = isOn
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 51, height: 31)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Knob",
      definition: "90ea67f50991ff722d5b5743be45618056f0b96da2b8ac88e6cb78814b4677ed"
    )
    key.append(isOn)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirrored(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      canvas.fill(
        .capsule(canvas.bounds),
        with: isOn ? Raster.Color(rgba: 0x34C759FF) : Page.track(in: canvas.environment)
      )
      canvas.layer(
        shadows: [
          Raster.Shadow(Raster.Color(rgba: 0x00000030), blur: 4, offset: Raster.Point(x: 0, y: 2))
        ]
      ) { canvas in
        canvas.fill(
          .circle(center: Raster.Point(x: isOn ? 35.5 : 15.5, y: 15.5), radius: 13.5),
          with: Raster.Color(rgba: 0xFFFFFFFF)
        )
      }
    }
  }

  package static let plain = Knob()

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Knob>] {
    [Raster.NamedState("plain", plain)]
  }

  /// Every look that the component has: 2.
  package static var looks: [Knob] {
    var looks: [Knob] = []
    for isOn in [false, true] {
      looks.append(Knob(isOn: isOn))
    }
    return looks
  }
}

// Mirrored.raster:57
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
      definition: "a7829f6a06ac6e1b986f8d1f6156475a783e6754ce1f73ebecf6eabb9b9e61ad"
    )
    key.append(done)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
    key.append(environment.locale)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirrored(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let bar: Raster.Rect = canvas.bounds.inset(
        leading: 4,
        trailing: 52,
        in: canvas.environment
      ).inset(y: 8)
      let filled = Raster.Rect(x: bar.x, y: bar.y, width: bar.width * done, height: bar.height)
      canvas.fill(.capsule(bar), with: Page.track(in: canvas.environment))
      canvas.layer(clip: .capsule(bar)) { canvas in
        canvas.fill(
          .rect(filled),
          with: .linearGradient(
            from: .leading,
            to: .trailing,
            [
              Raster.GradientStop(Raster.Color(rgba: 0x6C9CFFFF)),
              Raster.GradientStop(Raster.Color(rgba: 0x0050FFFF)),
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
        font: words(13),
        with: .color(Page.faint(in: canvas.environment)),
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

// Mirrored.raster:79
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
      definition: "96b217efcbab7b4d3b78d7d7ecb78961276b0d0b19eedf5b882878b6eec1a16e"
    )
    key.append(title)
    key.append(value)
    key.append(picture)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.mirrored(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let tip: Double = canvas.bounds.maxX - 16.0
      let chevron: Raster.Path = .build { path in
        path.move(to: Raster.Point(x: tip - 6.0, y: 16))
        path.line(to: Raster.Point(x: tip, y: 22))
        path.line(to: Raster.Point(x: tip - 6.0, y: 28))
      }
      canvas.fill(.roundedRect(canvas.bounds, radius: 10), with: Page.card(in: canvas.environment))
      canvas.fill(
        .roundedRect(
          canvas.bounds.band(.leading, 6, in: canvas.environment),
          radius: canvas.environment.corners(topLeading: 10, bottomLeading: 10)
        ),
        with: Page.brand(in: canvas.environment)
      )
      canvas.image(picture, in: Raster.Rect(x: 16, y: 10, width: 24, height: 24), fit: .contain)
      canvas.text(
        title,
        in: canvas.bounds.inset(leading: 52, trailing: 120, in: canvas.environment),
        font: words(17),
        with: .color(Page.ink(in: canvas.environment)),
        lines: 1
      )
      canvas.text(
        value,
        in: canvas.bounds.inset(leading: 120, trailing: 34, in: canvas.environment),
        font: words(15),
        with: .color(Page.faint(in: canvas.environment)),
        align: .trailing,
        lines: 1
      )
      canvas.stroke(
        chevron,
        with: .color(Page.faint(in: canvas.environment)),
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

// Mirrored.raster:105
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
      font: words(15),
      width: Raster.Functions.min(offered.width, 200.0)
    )
    return Raster.Size(width: room.width + 34.0, height: room.height + 16.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Bubble",
      definition: "20077af209d569403343880809c5e124e4f801739dd12a2a9693c376170b4274"
    )
    key.append(said)
    key.append(isOwn)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
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
        with: isOwn ? Raster.Color(rgba: 0x0050FFFF) : Raster.Color(rgba: 0xD1D1D6FF)
      )
    }
    canvas.text(
      said,
      in: canvas.bounds.inset(
        leading: isOwn ? 13 : 21,
        trailing: isOwn ? 21 : 13,
        in: canvas.environment
      ),
      font: words(15),
      with: .color(isOwn ? .white : Raster.Color(rgba: 0x1B1B1FFF))
    )
  }

  package static let plain = Bubble()
  package static let other = Bubble(isOwn: false)

  /// The named states, in the order of the source; `plain` is the first.
  package static var states: [Raster.NamedState<Bubble>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("other", other)]
  }
}

// Mirrored.raster:134
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
    Raster.Size(width: 320, height: 290)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Settings",
      definition: "3567ba1884fcd8477b5e65a6cbc16f0770cbb4cdfa385f2110e3ad81e1f6dfd8"
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
  }

  package func draw(in canvas: inout Raster.Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Page.paper(in: canvas.environment))
    canvas.text(
      title,
      in: Raster.Rect(x: 20, y: 12, width: 280, height: 30),
      font: words(24, .bold),
      with: .color(Page.ink(in: canvas.environment))
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
      Raster.Content.row {
        Slider()
        Raster.Content.space()
        Knob()
      },
      in: Raster.Rect(x: 20, y: 158, width: 280, height: 32)
    )
    canvas.place(
      Raster.Content.row {
        Loading()
        Raster.Content.space()
        Knob(isOn: false)
      },
      in: Raster.Rect(x: 20, y: 200, width: 280, height: 32)
    )
    canvas.place(
      Raster.Content.row {
        Bubble(said: question, isOwn: false)
        Raster.Content.space()
        Bubble(said: answer)
      },
      in: Raster.Rect(x: 20, y: 242, width: 280, height: 40)
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

package nonisolated let leafImage = Raster.Image.embedded(
  """
  iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAEjUlEQVR42u2ZTYgcRRTHf/2xbpTAGrKyxqhg0AQ1iQgqojEa\
  D+sHKEE96ClBEMlRDx5Eg18XxbMY0IAH0YPGKOJiCIqKePAixBiNEoPJoGGzSkx0k92ebi//gkdRPVvT0yYsTEHRMz3Tr97/\
  vf/7qOpk/bObWcwjZZGPIYAhgCGART7yluUlmjGG6ZrP1bkE4BROgELKlA2YkJpnq7MFIJMlu0beOuBKYBUwrllpFkAH+Bv4\
  CPhDMk42AD0wAKd8CtwGbAbuBVZHPt8BTgM7gO+A/cA3wG6BSWI8kQ/A8y5wP/AMcGOA387qie49CGwB7tO9WYFfoXmP/veZ\
  DDEXAyJtoLwLuteBD6V8KXqUxju5N/cCR4ARfbecP6Pn54A75c1KclpLozZY3wYel6VL3c+NvMoEtBtjwGiAhhZwKnmb/o8Y\
  SKXwm8AjstZ5PcDmNbTC0Ou05M7rvvPg1YFUO5AHMsP5R7VgSHmn4HHgeWA6AMzFxQrgc+ADeSaXzBzYaLJXMqgHEllmFHhF\
  QuuAuwWPAc8BDwEXGTnzunaAr8X9B4C7jUGcwv/EFLk0kjoVcDuwRmCygOJdzzAjnoEKxcEJYFJpczWwVconxlgVMOEBGsgD\
  yJpVjUUSgSprgth58JBo+IN4/ilwWc2624EXJbdoCsC1B+crT/t9TmUo8Stwaw3nU2AZ8IK+3wHskZdCo+jxW18AXOZZB1wa\
  4H9XMnYBT6slsMNyfsZ4ZCPwlrJQ5oGdUFxc0gYAR5+rPIV9Go0ASwNxMaaMdJf6HtcbvSFwqZHlMt3NApC2WQcurwFmlbXN\
  mOP8YeBJBew1wMfifNYjOPtq6mIBTHjfT+m6pCaVpqb/mQZuEufHItZylT1rE8AyE1y52gjUUoSK1BlV6mlx+WV9PhpQbBxY\
  HljzrzYB+CX9RE3mSMT1LYbbM8r78x5tcj2zXUWv8PQ51iaAdIHnSuACLToJ7APWAjt1P7TNdB4b9xo7N35rE0BR0/O4zznw\
  r2rFPmC9itTFDVp1B+TnmFYiFsDvC/Q+S0WVGeAG4BP1QFVNxqoCGyQbwEdliAWzUiyAUz043wFeNfcPANcrkDOjrOv13wc2\
  KK6yABUTYEo7trxXG9EPgE5goTFtzifV26wFnlD2KQOWd5y/okcj6bzxXuxxSx6RkwEOmv9X6h6PeI3ZlNqNfjlvM10K/AR8\
  YTrTgQA4C/wI/Kl6kIjfu/TbJhWpvIeMrrc5SmqMlQFPGfp12wCQiCrfqwnrAF+a/8wCD3uct6cJrwErF9hdue3pTp0XRSkf\
  GwOuHz8MXCfOH9Bm5BaBm/MCNnaUhpLvAI95+4pWADhh7+oQynF+T0POlyZdukDeAWyrSbOtAZjSdYPOeEZN8BU9Fs1Mdsk8\
  xb8FXhJt0n6V7/dYJReYJTrUWgNca9rj2HFQhW438JUJ3i4NRj8AXEHZq4m2mqtEqZXAhbqOmKA9rnkI+EUVtggc2Zy14/XU\
  VNVZbVb2N1jXbYIaK98UQGniop8XGjbrFLQ0Bn0/UNHshUZrY/iSbwhgCGAI4NyO/wAJ+UQEz7hAPwAAAABJRU5ErkJggg==
  """
)

package nonisolated let naskhFace3 = Raster.Fonts.embedded(
  as: "Naskh",
  """
  AAA4/HgBnXsJnBxVnfB71V13V3V1V3dV30f1PT3TPdM90z1HZjJXMmdmJpkEEnKQyR0ISUhCQBYEUcEDWBVQ1kU8lk9Ev10V\
  WX78XETkc111ERVYV3HFJYvH+vGt4ioLqJnv/17VHCHBPaZTr977v1fv//+/9z9fVRBGCCnoRuRCc2Oj69a7NjKfQqi2G6CX\
  jM3Nzne9HtoB7UcRYp4Ym98y/PRbfvggQl03IuS6bna+Wrtlw8IMQngrjN+994qF430vt98PfbdC+zsHj7zlwOABBsaz4wi1\
  fP3Q/oV90Z2Z90PfP8HVOAQAYT+6Cp4PQDt76IpT1/zqKt9t0H4ErmePHNu7cNMzt8GzbqABvXTFwjXH0Q3oH6CvG9qpowtX\
  7K9G17Yg1K4BfZXjx06eWnwE1YDeQdJPeWMwl03uPHOpd81vEe/6OaLIZ++nd/lP71j8wdkZ9w53CpocYpD9B8+52/5wM5RT\
  0F8B7Bid+3cVhVyFLoF1uwa539DPwM/N/Ay/D7HQeA9DVmfKvuNdQN8/AVRmGTfrZhg3EHrO02Ozs2PocZTiNjo0tDHXAnhw\
  1ZAUYpmb0Ub0b2gC/QFNA8RyudF6Vwdaj7OLr2J98dU3tpfuzHVolPkwuUgdYPciCz8H102LL+E7F19y/RaNul6D/g9B/wdg\
  nje03eNo1D0FMAn6/Oe3mR1oAv8IjeJ7Ye7Xzm+75mBsB7TfDu37oA115paVNnOT3Sb3Zdg8tGfRKPot1PegLvTs4isMh+7D\
  /wpwDcZ9BMZ9HfomoT0B7SVel9p3w/VVuK4H+O/huhtV8DNoHj8LfMPFXAbjPguXc8eHYMzF8DyHMoDPcj0C8DVoG1ztcAXh\
  qqGnYA4PGscPoLfBdRyuCbgqcG1Hz6Ii+hHZqMUX4foBXL90xtF+Z+xxshYED8FH9pBKDigPXAEoMb270aNEN2DP3fBLoQrg\
  7kQ9nIcrcW1clevgOrkG18sNc5PcLLdxcZHKRwV1OKMKq0b1cEPcqDNqHOYpoxaUf307Qq+98Nq/wO+nr71kC9jrkdcjb5Dp\
  0Kq6H+gylnVFQLMoDzNVUBP1oSG0Dk2BbM6jLdAbRHW0FX0MPYM1PIgP4VP4Rvxe/EF8L/4k/iUzx9zP/NxluEZdp10Puyvu\
  v2RT7DvY97H3sJ9iH+J83Fu5H/EVvpdfz2/id/GfFyzhSuFzwqPC3wlPCz8S/lX4rYhEj7hP/BvJJY1Ify7dL31Bekz6pizI\
  m+R3yM95OE/Tc5XnGSWqbFcOKFcq1ym3KI8qr6nt6jXq896qt8875n2/9wWtT7tZ+4B2r/aA9pAv4Dvqe973O3/Fv8l/h/8z\
  /sf8X/M/5f+e/3n/T3VWZ/Ue/T79Of2XATMwE7gmcFvgx0Ex2BvcBzu38ezLTCdYEhfiEdJ9aV8u7UtvxP9ydj+eP/uXZ19m\
  q69/d9z9UVixCViZB5mPIhWhep4p5BtNwzB5w+D4Qy5FdicLbt0Tdbtc7Odw5mSpxOtDGXPynoeOkdWehkKFZ2H901a+UHEV\
  Go1mgjFNo14LBgOY65th3aKkCKoVcLld2FXtEarF7LZr7z+hxpWZux84OBIR1ggwkwUzPc0kUZVQ0dXZaNRrjSZMls8X4B+f\
  J7CmYQJpCVcwwHG8yvAWx1nvdrECEx/OZqeygaFScVc1508qRutg205LLeQjksp5B4ZNMdeacQlSIswwjMDlt5RapqKMr9Xw\
  JeREM7+tpPUNN2Q+FcUMz2KMgZ71IP7PgG6mKGddnc06xwUDBmHMJorSYwQDPMfh3tNvVbKYaW3vmNn54DrWr+hWSgtmhr+0\
  ZctgxZ329K71+fLpYNOq+YJt/snLs9ZoSxXZWFwjOIRK52MZYAj7sAwmMGvY65mxCudia9l50aDi82mioQlKULDW5ARh31j/\
  51fhlXy6qMRjXj5d8RgBWOyxdB5houO4C71I+Ouwuro667U3QQf8CcJEUoxFRcOjyCE102MJws4ht8BKUzBdTGiv+4RIIxL0\
  QauPk1klZM+PXsCnUXh5/tXLZsLCwcyCULk0y/tlPZNgPKJX922HKYKa2UzVfEZFU3tah7PeZqoJFmL9YgfZDyYPdgeBTO9F\
  X138dxtOVhDgrAM/Q+CLry52EP4AzlFvuvcXDpRQBVDehn6PQu21AAsLY+02HcXRURiNnn2BuRxfj9qhYVEOGs0Kk7E4Wyzr\
  NSKX9SasVAakku4gYRdWEh+67pb+RnPAU+82EuUsJ440yvMtLRdVhuNqTC3t2pZrrjl+cuDaNZ6JG86+8NarB/6kWg2xPtVr\
  skFPvmIoisFsYBhXuBjJ76jNbvYq6WKOUnSG+Qw+iIYpRTZJ9vpSqpaIojTxAAGVXN5TGGRvKyUTqMRDI3ub9UpyttJS90VD\
  yZasd6QRH+07tAmoTHiVsKoZyYixpiQI23bEE/7tb08p6tF9F71VvfnsmcbCYPfBllhF04OcpJneUL4tGGlnNmAGM0wm7+fc\
  btjTdC43EpyuBVrN9dPZ9LwtH8DBZrRmlXw42n4OC4QLvsIUaIUyYFsEYgFcgrDrPc2hjF7QC52RZEtOHW6khsqdE7n8REHI\
  ZD1yOJA9KoqT2+Nq1BNtRHNr120lEhaO86Kpxk0NfvlKOJHJCeIkZtzYb7AiDMBB05MLS0lVD6sgEja1lwC1raupBXIvSC2F\
  2eRNnmwZGQoV8sX6CnldQN54QSuZZqnZ5lCkKGbQrSdTIZuiaCpfEMQJxiWETEqCbR9P4dtRHKG6BYaCbCdZrgoDDbq9VKPu\
  udYfHqyOrBOCSjQidIpmSPAGdN/4WksPBIJGxWyvJbSaZjQ69VTTBN0qOHP/X5g7sXpuOjFhaEVunNnXToVLoS6zYgVaYqJY\
  7De327O37Zrx17Qt726Pm8BSNNxJVu6lxU48i7eQuU2Q1AKd3NnoJVtgk35M66hpSqwamLo8xntFK5WIcXFJ8ffVO5/0Rzxp\
  lrtki5bU+ifCkaQSmo5nRmMz78zlHBz/C3CU/hgOc0WCrILKXACbW+S1IMvx2GoVhGpGHthxPl4l6Sv163pSIZY0tO5gt20f\
  Xnc9AdKxCTwttQ9E920jQKggJJAdskWcCM6ylV1tEckqgLKCsyPKSdabLstrW3aDIOXkiaHa/jktnYpnGVYSEolYq8azIVnQ\
  NFXiDbU2V+H8aiCTdHtZTpR90uCuhsjn/eWI6BdnRkfOvr7nkoBVTouV8MSmdE9mbHcoUjLUdL0scm6Pb6MZUHjv2g7DF2ha\
  DdVo84VGzWinKbV16P6w5hHAeWO9/8pM1ubXLWI32vbm/NqLbXNrexWeNxwfs+xmzBXRohzDtvwxtlUpWjQLmqDxmigHvYIS\
  lUPxcMLtlRRTEjyq5A15tEqvIBQ2RFShK9aW4YsVvyfse1P29fEujnN7ekItmpdPXJzzSFw2keti3XxxKCeSyCQRinq8YcHD\
  MkzQ5p7agk8B9xuJthBDlLmg/wSrz6ze6jfwvlqtuCXuz8QmA2o3uNd6wgdu2wCWgqzQkQKueZ+fEzUv7HU44DW0SJxVJcEv\
  CiaB+DM1SxSBbRfH8o1oxeJb6n5FJQ7ZVKNJjc+3CW7YZ7nRrQQ8vDY+zLOE1XCr18trY01do6zyCg/MirLb4fJSkOn1b+SS\
  cPUmXCaYesVlS/uSLJM47Ux8Yokrj+JV3sCWjxe9VIS9mUbDcusBL8iwrnmoBLtYrtSpe2xORF84uMyK1NWjElYGq14f7+3s\
  aROMVn9sbi4ut3X4/WFBkGQWfLmtm5AC52mOwKMD+DeLv7HhbpHCzdVwe3cpPGTD0a3L8EspPLwChzibzBPA+yF/6f+j2mCS\
  RVoOfGC3HauHiRUnPsQwLiDykmDu/9hwsLMrkNgwu2Hr/m0YgzDjD7/tvcktpY5bxkrjb6LXvWXh7X9i5kNWtH9nPBaSAjKR\
  Xrzpoq7ehYt4HjmU7wDK16DJ/yrl/GqhvQAP3IXZcMncMhtFoqDlzaHyW4fO5SY9XzWq5psxFAb5cRgaaiWKmQlH0+ew1VYK\
  dMQoZ2SvXFHgrAn5H4mrbRXLrHLcyxJs0vr5zPFcYXlj8K3tBy5JQLybnhaEtq6om3fLQVWUvG5PSNmzaW4kNp9O5VsHRLE8\
  H41NlCqFm96d2FJqv2nDjBrR3BKbIxFQlVd5nxjOiJzkvnFwoJLNRddUY9BjxfxRQZwGFnZc4rWpZ54C6suo679B/X+d4l2b\
  5kcJxTOzG2b+M0KvHxwihPbvisWWCHR0J8BMgy4kqC7sYVR0gwPfQeHJ1XB7Pyg8ZcPR40tw5ikKT6/ASUYK0e1V+DuosRTd\
  LmcOlFsemOQDhHmbb+efE3VTIcanZk4Nbkz2+HyVXKYl09vqW5MZGN40Mblf9njV1sjUxaZHOXEsXDEKE3n5vWfPdO0ZOn6x\
  2BqLWuWdsXgim/Jn+2Y8bWnNqxiyFJBSg5lAyRibgVjcI1obbP05wyQgw+mjWbBlU7iUsJKUlTap7hAyVww+2dAlLTNVxkVG\
  dXUSpuwoBU+vPxQxA+0lXmH1uKj5ND3TFS0Vy6OFSmd8aq0k9cz2p3rrOw+m2vuq3o7x3p3BOO8tWQPdgi7JcR2i8mqxXugB\
  nfEKsbwUUKVgKJSNCJ50d7Y8kfWIYq8ohY3CaLmn2+1VrURGxR/3xaRgMJZN8JosWyFHj/BngcMWshN1x/6fx50tfauVB/bA\
  4cc0sCgeGvEDG36v5k/Xo8W28oge6Ci27JSk0UsLzQMPWIWWdH9Prk8GokJmPC+ZkhQIhTJRQUnHYtnqdMoPPZFYLPIOs2YC\
  gfFJxYnJ8Y8pdcsZbH61kDhSYpjgoew8naayg/2hbCWXK2bWtviLGWPtUKlYaETaeloUw90SPvgQqIBLayTLu2JxK5fyCrny\
  eiPoYj1BzRNKK4zMRcJEB6iMMn8Bspt3ZDeCvkd1AKSCGQF4gWaYe9pPOxnmZym0aEM9S9AfU2jJhmoARaOgLXHmkwC90p4Z\
  fwz9wIEPM6MArznwz6GrnVnuZPoA3mnPgo860CuZuwDaZY9e/DX6OpFaMgu+BVVI5pW2yHotnTnYQbO9rytGcdVRQHM5xSTi\
  jAd/z/NZhmmrRYZL7dtaipzgjsx3RDq83t74QFIQrp/r+MhXx4uusB8y/PaKFqh8OtUIecKe/n4fL4pCS7u3XODbuztbyuWJ\
  OsvByhf9xtXRTLgnaKTqSTNneylmM8QhJdSzlH2veCmbIBosL2+8vdV6bSUdJoOxtOsQ9Upz053HWlvDmGVTI/me0VI6bVUv\
  DocWqjfsjtTDSksobASKqqf37Ot7tzluaHo2FY8VUs1QIjHWW9+bTGxZNzJzw5ZSDW+VPa1jPn8KkGYLSxpzJ8hkFnUsa8x/\
  Y01BWWItWo4s5Ob2SLtXK2uNnChet9Hafn1Pmyvq80t6e1VrAX1gmFKbr5zjqz21ckvr2jrkimuElM97MFgMrwkEkp3Jdoee\
  K8GSpsCbrKLnQmumMk3Hf5DlEsUjd61leHdyMtfanYkmUp1zITNT3HH1ZbVufaCQKJWoTgYKejgxUqtfEolOja6bsUbDKe9P\
  wv2DTSuZQM7u3YF3QN7cd4HdK1jn2HXDtJclQzRVzy/vHXSs3r+tdxZdmbkxY4DsXXkuEuWaotgtXTo1/WVjrBAoKR7dCKXT\
  52zgur5OTpESG+r7EonpwbXrYK0mT2cyePOOnbB5gWBCljne9mDMZsYDWlOnWrMPfQn1OPA7GAPgjWX4yLLuVZZ1b9/L25d1\
  713Lurdv8Qz6aztvYoLMR4ll0M+X5IIdO5PDV90JrFZCqfYDhaIWkUKGkgSrJpqWJG14Y1YTj1sfH7zztiNhK8cbo/HA2a9P\
  nW6lSYuDezfg7rgw7tW5Mr86UzYvREcwxvNc0mIDsmmEmFQJ+pL4gvTc+PmO2rBGCBpOBv72uRAJ5LX0SiaFOaApvdqCE1Ia\
  lI7AKjKI5W42OE10sYw3rbs4hsFtfaI40ZLrhSkjXY+9Oz2S1qLKun+8w1pnRQGWDXqBb9gB5iTgaIL8F5wMbOkfOUxmVp8L\
  2Ng74aLneDQR73Z1X5LJNIKhlCRLjJ7S3G6MAbsYkKM5QUivbXFzosvtYlyyykuGWh5pXppRw5q3FE/v7u1923Ag5Jm6fWxw\
  x0wF9JqcLvkLiY6LSlKjT49vmQulOgMDIscSj/YKSMufAa0RhDIXWA+yJCTaFsU1dRfnEv2yCishcKwbB7x+cuSSn8zuenir\
  N6Y0bts6cUOXryeSIXt/HxrGX2E+R6K1pr0GXZ0rwhag2Rpw+rOR1pl4PMNJEpdJCl4l6mIYKxYbG2atkUxmQ9nbPTpYk6IJ\
  LtmVMVkIPdiuXcXikC1d38ZP4J3EF+qdSzrdqNv2t0DzQ4KKpjmkxnEXs6yoK82TW4Nr20LlSCoy3dLSkeqK5C97XzcrsZLq\
  VtNnv53f1dxv6O0Rn5Y8ZBW10Ymhtr7AAV1P9MY7tuQkHVEb820GNBk0kGRgy4IMmamruYR5tUTzdkgJpNiUYHu7jb1ukWc5\
  F8OFmFixpLWOBHW/ZCiekGSastzR4ll31bheyfMR1sN507jTyLCxZlkaOvvtnqv62zelOa/or7NmLCZFYkmtlrFqWkpqyuVy\
  ostK5ZLx+T8vzBQkHR/NXNZQy+3BJrLt818B7QVytpy2VtLsZaexdKy4ioGCQzDu2zXX3p8SBF9K42PVeGvBF4EMnvPENF9A\
  lmsl3bC4cHebPJLwe0A8OLfqi60fMTOFhJryWb2BAJDXGk4d6pXLNaO55L/+DOiJO28k8qspcjJ9O+Ar2F6Lpnz4QHHrpqTZ\
  nReEfKfuD/rVcGc83uv3G3Uc0WRPLiWY6rg36k+RfCeXS5ctfzo+3t3sSta6KttMX5unEM87mQVj4qvAck7YsczUpxzodgqd\
  XIHap/b4yeUT/j3PLi6d3dMoibehj1/tWD8TnSGW5o+dWBlvdvTkEXn+TU+RfEPVbE9w5WyM2Q6Yiv/Z2dgFzesyQlnKguNP\
  R/GbYtWG68SYeuK2haeRHd6P70YmOc+t2959BWEwQExagQiWnX481hypdmqiV267KB5XgqZcqkYHteCOXGtleE11V4cYkrWY\
  W5us10re1kqWj83FvXvHrOl4priE7R/wZwBXm/3ur0BO6cmhccM59Sus4pSe2Nu6j59cM8W5s9lSxOsvpxQfJ/gic2V3Js9w\
  uNoj3sMp/NX16NqML1spBde5WYHjzahHzOUk1Reu+6LJ4MZPbCT2/ZrCfKk4FAqxDINci68uduLb8f1ATRON0HPgAg+qTkSX\
  EmQu7y+RYbr4vHPkynGuhu0C7biRvNqBvsUNe9S85KfqFbw/ywjg82qp0rqiLJfiobSqsUrlw9mxmCDJTLPtZl9eFjqGs2JC\
  G31yxxatFZP3CBh/8V7J6MtZVbV1VHe7QOF4qRQQSwVO8WPTnQzVq+uMmRNn/0NV4h1xbnAQUV7+DX8Dfx5FQYogrmDz59uF\
  pXdoBTvTso9eWGJ6C3aEie+6aXtxa7cgZHqNAbMYNre8M5eP/7KeM7ScJshsFXusRNwyataM31s1g0I/eLvGYHKoyzMUWhgc\
  GjEmDxdG4h0RU46qtYOtC+VSvFia7PUGiJ5WiKwxW0DLppwI5yfoJoDPA/xFZgv4gWmvHSel0U0gLdZiF/442JUUsXPOGT2N\
  AM8NQ539eGPw/pVgf59f7Vo3dXkMr5nsHSGBX2HM9MjxutXpD5cyntZIMBgsqkrv3+sJCA+2bRF67FB93WBqbbK6azaSx3FB\
  rY77vMlQSIdg3abpJxCb0ihtFU0rHsShaXVUar/2c/KlJboGdqc7JkJdLYSu0rghS2sEYb13sLX8LqHYiAdLitLZZvbZpPUP\
  gSCpsJUQiU4OpYcyICY9l0bCONS5uZYyTT2TE9yupYhtHNas70KWZPmcYcVLLL13chzb0mKuGJfs5k3JdvI6b3oyoMc7Ux0F\
  yxKzvOLxdXQEk3x0Plvz+pT6lq6ZcyyOLxlIpBk35sKxWFtyciJWrpQkiQ2XIy2ZiIdVJE/aTIwOGGlK8++Yx9FOkqGen6st\
  vwBu1Fedfq8iFUcPHqe07pzbfqLNKPoHJgImWIjMNYOybF2cNtoMr1Db1rft7O9W0RfQxZCWLqt+XkxHeEluSpKghDxiIhBu\
  tPsj1H/MkJUEaZ2n0rof7VjUHDhQC/DNDvw4gYP+9eG30HfHJ6kP2S/8wYF20nfHJ2zoy38AKSIB1tMQW3WTb6LI2zPgrg6e\
  Mu+ckdjv5kyiplSsaMhlmgHe+YxhKQPkOPolQ7CtuxhoO97ItXuM2Mj6hNke1mWZ5UZ4XYpiLi+FQ5qsstW7xK2XyKlgsFcW\
  k+FMeznSuTPJtJW8cVlv9CeMznhrS3DHuFV01z3JvrgZ/NPpCa21LStIyTAWxBmXN1CNxLsRffdH4+NeGh/btGQooQ7hS+9w\
  wJr7V72wcb7LsIPkbtfJ9mo6t70rFwjli3PrDU5X8i2KwrIeXgp6WN7V1icI5FsQiK941sX7hMrRnZmYrofmb65Dxprzh7cf\
  7dY6s4XT85vez8mc4BNuOvuzjxA7Xy3Ge+Px/ePR4d3xj6uyc4axD2geJFHCub6HBCkkxNWd16OrqnYr4abnAzSlcN4jU580\
  yXOW45N8ito7nma9eVNqHWg0NJ1V00G52tcHUbebD8heS+dF1sVkpP7aeCnf92Ve5bq3moWFSik76OIEFhyWIlfCsVpJbVFj\
  6tkPRSPv+XyO1A5Ho9nJ3LaHd0GmcuITx6bqZnrE74NM5dbSxqLeTFoG0fxtUOxlvkm+yEn7gCf7hLPQrPuwwjC8KoSb8cpX\
  JvC/pwdigDvYFur74B8a5Ml22E2BeZacs9a77G1z/ENh1UExx/PBdLD9b1q61URopK91plbdf3rqsKFalq+ndBc+PPGlcr+/\
  NFjsHkzk+zb3duVaKlvbjLWFO9xzxPcHoSgyTyEJBYDCrnQXrvvqwUwwlyY7QAwlvvzsp/Hc9kOHzn4GIxfjZqPyJ6bwC2cz\
  s594+YX0bEWpqzBPbfEVSm2UnE6YVqFryU5kHLfg0Ky5CJhqkH088XhfMts5dzCqapjrPrHrWPfBdRNH44lXWseDARhSGZlc\
  L0lTymB/cmN9/uT+ySN9U2PjC2d34u2ZZDLdsTkcvnh2bBrWq7L4GLof5EgG/LZ80EPl60NFL+txS8qGYV9ElHXJH2gDycNo\
  fPHX6KvoLUikHoM4ZFjQd8ZT/WvTajY1MpLMEe/4NjyCRfwthkNHEGkfXxxAry5+A9rHaXsCj+Jd+BloH6PtyuIAHlkk46+g\
  7e3Qv53xQPso/f6kuPhV9AD6FvI5WO1zY+KDOO5AzIpWY1Et7E1E3Pk1pXB4/WTC9NVrfsUvQFDNLL6IH0R3MLuQQaJfn9XV\
  sGMIkhgFAzxMkSlwzaYjJ8FALFIJ5gq6IqhsEusBT6MGma0sKvjBMKurvkQoL/uyHoXRPLixlRVYNSCxILWuxR/gb6APMC+g\
  MMqRON1FMdkRqI2LW0G2jI2nXz0RH1Gvda16cV/otE/3qZ7KsVDNj71GQVcl2cUskcVgWRZU3RfyKK5giAm6fRonYyywjCpp\
  sUBQ5k2mK8LqHsyHNTPv1dK8h8eE7o1uSPSUoOw2/x6QGC6PJxxLKgmDd/N+WRB9TDJuplWfD3LyX+LH0Z3MGLHz+gVptUld\
  ojXkNx1qWI1SozBeUeRjgYBHxY8bhm64JJUgSwYBWRyCS8ZnCYDMgn125AYJJI+1w2fuG62xuq6lfSYeSafqhi/tTYPmOBID\
  chig8aE9luOXjgo4DnMtptHCJqJS4tNthprS3cmImPhCOhasuBMR1cpkwx7LYBNhr4VcSxIHmHXyhYluz2Ny5sqEfJ6igdrz\
  kYQ3Kvtz8fY0TKmrUVWKfExPyCFLahMj+C+0tDemhFLWQiQuJA01pqjJuDfmMQqespIk9sORf7AfYElwfhmHg4KSbxlpmU1F\
  uWRY/7JhyZEClwiLCQzRiMpaMS4RSnT5k55wmU+YXrJ2jo6RtTOXKH3EyKpt4Uwy9IQvrZUTuXjayVxccfwCagWfff4JuO26\
  zwtL6fFoY+V8dPXZd+3ElXvSLo4dmSp3pyPxbG1jSPZkWm9/4JlQV0zvJ4elqw++ZT3iDRT05nC9dnEkOT5qTZWyw7Fi8BXF\
  Qw5OU3HnZCyLT4NlXP7eaFVgSg5sgCBB6Lh0xmT9qihlE4omWNEte8Bfij450MxE0oJR0XqnGonMiBZWnTkhqll12rb8MpGc\
  Jqycj5CZBy7yy4k4+eKPC/rdVi/95E/j124BBLLCdzR9grdadNNv/nqDvN9D7JSF9uENjEHeqOdsh5tZ/QEOBBS402iPBdsj\
  OTNoelP9sVhVYwM6u69+SSHVHTYL4WCEDwzm8/MFpdGADAKEGw2Tr4/dItQP0e+RSZ3gOuTUGaSi9zh1BafQ3U5dRZ34ETQC\
  NvY4WOwT6DA6CM+cAt9YAz/ZgXogVyQ1cqXQGIw7BiOOQBSYQtPwG4EsJ4WGAHIE7puWnz9JW/vhvh9mPQ3lPhg5A0+fgisF\
  tQXouxzGkqdPQGsPPLuXPnMQXQWzLQB0M/QfpnOth6eOUrrmoXYAalfTEYQOe8QR+vx+GHWSYkvBLEfhTvCnYPwhOnYeoqFp\
  uM8Cv2Ts6pmnz5mhFSAX0adPAvwYHdtBv9ImHK9Qdi7eJWoWgOcFqB+hnNnrdTW0T1GOFyjeIbSR1k9BXJmiq3YKqOpFVfid\
  hDnJbhyna1mhNByB+zGAHoT+WXh++n/0jP21OvnS/a/pO7Lz/zCVFvtvHOpEklz0q/EglBGwfUSyOqBsQj9GU2grjce2w9jD\
  sKcuShWmPwRPkacPo8ugB1FICGlg1RiYowXhKxZOXA5r7RpdP70ZtS6cWNiDWo8snDoKMDcdH6PfrGL6VpxxIKRsAZnHkPkf\
  hzIBc2JUJHYeIgNM+5+n+Levwk74fhqu78P1PGIQT/sQ5ctF+fJRvoKUrxzlq0l5WQcr9yn0V+gh9EX0OPoaepJeT8NMz8Pv\
  RfQL9Cv4vQK/36Pfk486sQA/FQdwBKdwHrfiGu7GA2DRJ/EcvgjvwHvwIXwUfqfwtfhGfDO+FX8A343vxffB79P4c/hh/Cp+\
  FD+Bv46fws/C7zn8z/T6KX4J/xq58HF8Gl8G9E9C3ILREH4MynX4YSivZb4D5WlaDjJzCOMr8LNQXk1K9FH8TSjvYroBchEz\
  S8sOKMvMIMB/yExBeYaW32AiCDNPMjr07iMl8z3maqi/i5ToJ8yHoPwd04TyH2n5Q1qegYgXo1eZo1A+S8vvk5I5xHwXymuY\
  Y3TmA1B+kXkcZrudGaXlDECeoPAvUPiDlP69pMR/S+vbaP1qiJ0weokpQt0kJfourSNa6vhjALkH/weU76K4Hmd2U2pJ+Vnm\
  fVA+zNwG5a9JCU+Fof4k7B/Go6REf4dvh/L/QFRJMI5C+f/Is64I8y2gv85UHRmWQOcSjtSeolJ7DZXa65ACOncK7u9At6I7\
  0T3oPpj/f4PkPAoxsbywcOQUenHv3iuOoy/uO3L4IHr8wOGjC+hrh48ePoWeBMACeomWTx85tvcI+v4V+/cdRs+fICN/T8vf\
  wCwInYXrmw4lGH2PSjHGM077Sef+G0eDXnHaX7TveNy574F+op3/7Nw/6Yy7G9pE5z8I+bsAevJNGEHg9mweWto6ydFSoqVM\
  S35ZS8ldon0MzEI8k5veRRJ9gJa6aQ9HRkCLdVo8tDHOU939BSnxJ2n9WVr+itbIeMGxUy6Yh6XzMqCNDKz8AF0RBj0CK05G\
  M+hh4NxF538I/dyhj3GeJrUnqVVgbL9JLrwD7N8TwPfT6Dl0Buj4NXoddFrCftBnC7cgBvfCCBn5wGbkUAl8ZAfIw1qImsbB\
  syloK4wIwQgJLF0MZcEytYL/7EH94C/H0AZYw4spP7sBl0YpYeBpjD1wqTYM++mItU5vP70T64ppi8CJjJL/1zMLfmQ3Hd1P\
  S8KXCLhluHuBAh/co0BHHO4ZoCYH9wLQVIJ7GShrg3uVensXRHs9wIkLraE4XGBjR4ArF9i/MeDNBf5jA3DoAg4U8IEu8JAX\
  U+uvU/+gUnoiYEXf+L+LZp3/X4RhDBl3oTGkfzvM2Q9YLgMuLqflYXQJXYFtpPz/3OGsZQ==
  """
)
