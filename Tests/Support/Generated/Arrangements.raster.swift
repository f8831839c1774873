// Generated from Arrangements.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Arrangements.raster:6
/// The shared colours.
package nonisolated enum StayInk {
  package static func text(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0xF1F4F8FF)
      : Raster.Color(rgba: 0x1D2B3AFF)
  }

  package static func faint(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x9AA7B4FF)
      : Raster.Color(rgba: 0x6B7A8AFF)
  }

  package static func line(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x3A4654FF)
      : Raster.Color(rgba: 0xDDE4ECFF)
  }

  package static func plate(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x222B35FF)
      : Raster.Color(rgba: 0xFFFFFFFF)
  }

  package static func tint(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x5AA9F5FF)
      : Raster.Color(rgba: 0x0B6BCBFF)
  }

  package static func wash(in environment: Raster.Environment) -> Raster.Color {
    environment.appearance == .dark
      ? Raster.Color(rgba: 0x23384DFF)
      : Raster.Color(rgba: 0xE7F0FAFF)
  }
}

// Arrangements.raster:16
/// A short text on a plate.
package nonisolated struct StayTag: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 40, of: "title") }
  }
  package var isChosen: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(title: String = "Spa", isChosen: Bool = false) {
    self.title = self.limitedValues.limited(title, to: 40, of: "title")
    self.isChosen = isChosen
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "StayTag",
      definition: "e0d1c55f603d056b1c32419d2c27f5811688f6525476e85da8d5e769e1691e50"
    )
    key.append(title)
    key.append(isChosen)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout(in: canvas.environment), in: canvas.bounds)
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    Raster.Content.box(padding: Raster.Insets(x: 10, y: 4)) {
      Raster.Content.text(
        title,
        font: Raster.Font(size: 12, weight: .medium),
        with: .color(isChosen ? StayInk.plate(in: environment) : StayInk.tint(in: environment)),
        maxLines: 1
      )
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(
          .capsule(canvas.bounds),
          with: isChosen
            ? StayInk.tint(in: canvas.environment)
            : StayInk.wash(in: canvas.environment)
        )
      }
    }
  }

  package static let plain = StayTag()
  package static let chosen = StayTag(isChosen: true)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<StayTag>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("chosen", chosen)]
  }
}

// Arrangements.raster:32
/// Tags in as many lines as they need.
package nonisolated struct TagCloud: Raster.Rasterizable, Hashable, Sendable {
  package var tags: [String] {
    didSet { tags = self.limitedValues.limited(tags, to: 24, of: "tags") }
  }
  package var chosen: Int
  /// The natural width of the cloud.
  package var width: Double
  private var limitedValues = Raster.LimitedValues()

  package init(
    tags: [String] = ["Spa", "Lake view", "Breakfast", "Free parking", "Pets", "Sauna", "Quiet"],
    chosen: Int = 1,
    width: Double = 240
  ) {
    self.tags = self.limitedValues.limited(tags, to: 24, of: "tags")
    self.chosen = chosen
    self.width = width
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let cloud = Raster.Content.wrap(spacing: 6, rowSpacing: 6) {
      for (index, tag) in tags.enumerated() {
        StayTag(title: tag, isChosen: index == chosen)
      }
    }
    return cloud.size(width: Raster.Functions.min(proposed.width, width), in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "TagCloud",
      definition: "17045653035e4f59091fc7667c8aa11c971597fad24806cb622a41f6f1b73038"
    )
    key.append(list: tags.count)
    for element in tags {
      key.append(element)
    }
    key.append(width)
    if !tags.isEmpty {
      key.append(chosen)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let cloud = Raster.Content.wrap(spacing: 6, rowSpacing: 6) {
      for (index, tag) in tags.enumerated() {
        StayTag(title: tag, isChosen: index == chosen)
      }
    }
    canvas.place(cloud, in: canvas.bounds)
  }

  package static let plain = TagCloud()
  package static let narrow = TagCloud(width: 120)
  /// The state `mirrored`; `mirroredState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let mirrored = TagCloud()

  /// The state `mirrored` with its environment and its size.
  package static var mirroredState: Raster.NamedState<TagCloud> {
    Raster.NamedState(
      "mirrored",
      mirrored,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<TagCloud>] {
    [Raster.NamedState("plain", plain), Raster.NamedState("narrow", narrow), mirroredState]
  }
}

// Arrangements.raster:55
/// A stay and its price.
package nonisolated struct Stay: Hashable, Sendable, Raster.KeyEncodable {
  package var name: String
  package var nights: Int
  package var price: Double

  package init(name: String, nights: Int, price: Double) {
    self.name = name
    self.nights = nights
    self.price = price
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 3)
    key.append(name)
    key.append(nights)
    key.append(price)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: Stay, right: Stay) -> Bool {
    Raster.Functions.equal(left.name, right.name) && left.nights == right.nights
      && left.price == right.price
  }
}

// Arrangements.raster:62
/// A table of records; names take the width that numbers leave.
package nonisolated struct StayTable: Raster.Rasterizable, Hashable, Sendable {
  package var stays: [Stay] {
    didSet { stays = self.limitedValues.limited(stays, to: 12, of: "stays") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    stays: [Stay] = [
      Stay(name: "Grand Hotel Europa am See", nights: 2, price: 420),
      Stay(name: "Alpenrose", nights: 1, price: 96.5),
      Stay(name: "Zum Goldenen Hirschen", nights: 12, price: 1380),
    ]
  ) {
    self.stays = self.limitedValues.limited(stays, to: 12, of: "stays")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let head = Raster.Font(size: 11, weight: .semibold)
    let body = Raster.Font(size: 13)
    let table = Raster.Content.grid(
      columns: [.grow(1), .fitting, .fixed(72)],
      spacing: 12,
      rowSpacing: 8
    ) {
      Raster.Content.text("Hotel", font: head, with: .color(StayInk.faint(in: environment)))
      Raster.Content.text(
        "Nights",
        font: head,
        with: .color(StayInk.faint(in: environment)),
        align: .trailing
      )
      Raster.Content.text(
        "Price",
        font: head,
        with: .color(StayInk.faint(in: environment)),
        align: .trailing
      )
      Raster.Content.box(height: 1, columnSpan: 3) {
        Raster.Content.drawing { canvas in
          canvas.fill(.rect(canvas.bounds), with: StayInk.line(in: canvas.environment))
        }
      }
      for stay in stays {
        Raster.Content.text(
          stay.name,
          font: body,
          with: .color(StayInk.text(in: environment)),
          verticalAlign: .top
        )
        Raster.Content.text(
          "\(stay.nights)",
          font: body,
          with: .color(StayInk.text(in: environment)),
          align: .trailing,
          verticalAlign: .top
        )
        Raster.Content.text(
          Raster.Functions.format(stay.price, decimals: 2, grouping: true),
          font: body,
          with: .color(StayInk.text(in: environment)),
          align: .trailing,
          verticalAlign: .top
        )
      }
    }
    return table.size(
      width: Raster.Functions.min(proposed.width, 300.0) - 32.0,
      in: environment
    ).outset(16)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "StayTable",
      definition: "736ebdfa7379b2f333484381b5d86fd5bd47e9d02efad4b2108f9416a6c7bab1"
    )
    key.append(list: stays.count)
    for element in stays {
      element.encode(into: &key)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    let head = Raster.Font(size: 11, weight: .semibold)
    let body = Raster.Font(size: 13)
    let table = Raster.Content.grid(
      columns: [.grow(1), .fitting, .fixed(72)],
      spacing: 12,
      rowSpacing: 8
    ) {
      Raster.Content.text("Hotel", font: head, with: .color(StayInk.faint(in: canvas.environment)))
      Raster.Content.text(
        "Nights",
        font: head,
        with: .color(StayInk.faint(in: canvas.environment)),
        align: .trailing
      )
      Raster.Content.text(
        "Price",
        font: head,
        with: .color(StayInk.faint(in: canvas.environment)),
        align: .trailing
      )
      Raster.Content.box(height: 1, columnSpan: 3) {
        Raster.Content.drawing { canvas in
          canvas.fill(.rect(canvas.bounds), with: StayInk.line(in: canvas.environment))
        }
      }
      for stay in stays {
        Raster.Content.text(
          stay.name,
          font: body,
          with: .color(StayInk.text(in: canvas.environment)),
          verticalAlign: .top
        )
        Raster.Content.text(
          "\(stay.nights)",
          font: body,
          with: .color(StayInk.text(in: canvas.environment)),
          align: .trailing,
          verticalAlign: .top
        )
        Raster.Content.text(
          Raster.Functions.format(stay.price, decimals: 2, grouping: true),
          font: body,
          with: .color(StayInk.text(in: canvas.environment)),
          align: .trailing,
          verticalAlign: .top
        )
      }
    }
    canvas.fill(
      .roundedRect(canvas.bounds, radius: 12),
      with: StayInk.plate(in: canvas.environment)
    )
    canvas.place(table, in: canvas.bounds.inset(16))
  }

  package static let plain = StayTable()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<StayTable>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Arrangements.raster:94
/// A card: a title with an accessory, and any content.
package nonisolated struct Panel: Raster.Rasterizable, Hashable, Sendable {
  package var title: String {
    didSet { title = self.limitedValues.limited(title, to: 80, of: "title") }
  }
  package var header: Raster.Content
  package var content: Raster.Content
  package var actions: [Raster.Content] {
    didSet { actions = self.limitedValues.limited(actions, to: 3, of: "actions") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    title: String = "Grand Hotel",
    header: some Raster.Rasterizable & Sendable = Raster.Content.empty,
    content: some Raster.Rasterizable & Sendable = Raster.Content.empty,
    actions: [Raster.Content] = []
  ) {
    self.title = self.limitedValues.limited(title, to: 80, of: "title")
    self.header = Raster.Content(header)
    self.content = Raster.Content(content)
    self.actions = self.limitedValues.limited(actions, to: 3, of: "actions")
  }

  package init(
    title: String = "Grand Hotel",
    header: some Raster.Rasterizable & Sendable = Raster.Content.empty,
    actions: [Raster.Content] = [],
    @Raster.ContentBuilder content: () -> Raster.Content
  ) {
    self.title = self.limitedValues.limited(title, to: 80, of: "title")
    self.header = Raster.Content(header)
    self.actions = self.limitedValues.limited(actions, to: 3, of: "actions")
    self.content = content()
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Panel",
      definition: "a5c10c839ed4025a8126c371eaa5fb7064e76ed895c3be4d8374e7c40d1d3b57"
    )
    key.environment = environment
    key.append(title)
    key.append(header)
    key.append(content)
    key.append(list: actions.count)
    for element in actions {
      key.append(element)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout(in: canvas.environment), in: canvas.bounds)
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    Raster.Content.box(minWidth: 200, maxWidth: 280, padding: Raster.Insets(16)) {
      Raster.Content.column(spacing: 12, align: .stretch) {
        Raster.Content.row(spacing: 8, align: .top) {
          Raster.Content.box(grow: 1) {
            Raster.Content.text(
              title,
              font: Raster.Font(size: 17, weight: .semibold),
              with: .color(StayInk.text(in: environment)),
              maxLines: 2
            )
          }
          header
        }
        content
        if !actions.isEmpty {
          Raster.Content.row(spacing: 8) {
            Raster.Content.space()
            for part in actions {
              part
            }
          }
        }
      }
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(
          .roundedRect(canvas.bounds, radius: 14),
          with: StayInk.plate(in: canvas.environment)
        )
        canvas.stroke(
          .roundedRect(canvas.bounds, radius: 14),
          with: .color(StayInk.line(in: canvas.environment)),
          align: .inside
        )
      }
    }
  }

  package static let plain = Panel()
  package static let tagged = Panel(header: Raster.Content(StayTag(title: "4/5", isChosen: true)))
  package static let filled = Panel(
    title: "Zum Goldenen Hirschen am See",
    header: Raster.Content(StayTag(title: "New")),
    content: Raster.Content.wrap(spacing: 6, rowSpacing: 6) {
      for tag in ["Spa", "Lake", "Sauna", "Garden"] {
        StayTag(title: tag)
      }
    }
  )
  package static let asking = Panel(
    content: Raster.Content(Remark(message: "Book two nights for € 240?")),
    actions: [
      Raster.Content(StayTag(title: "Cancel")),
      Raster.Content(StayTag(title: "Book", isChosen: true)),
    ]
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Panel>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("tagged", tagged),
      Raster.NamedState("filled", filled),
      Raster.NamedState("asking", asking),
    ]
  }
}

// Arrangements.raster:136
/// A secondary text that wraps.
package nonisolated struct Remark: Raster.Rasterizable, Hashable, Sendable {
  package var message: String {
    didSet { message = self.limitedValues.limited(message, to: 400, of: "message") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(message: String = "Until ten") {
    self.message = self.limitedValues.limited(message, to: 400, of: "message")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Remark",
      definition: "9eb5f0c5bc7e8991a56d9ac999dd7e7c2f7c296443f80f10b5665d6269de54f8"
    )
    key.append(message)
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout(in: canvas.environment), in: canvas.bounds)
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    Raster.Content.box {
      Raster.Content.text(
        message,
        font: Raster.Font(size: 13),
        with: .color(StayInk.faint(in: environment)),
        verticalAlign: .top
      )
    }
  }

  package static let plain = Remark()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Remark>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Arrangements.raster:144
/// A message, and whether it is the user's own.
package nonisolated struct ChatMessage: Hashable, Sendable, Raster.KeyEncodable {
  package var text: String
  package var time: String
  package var isMine: Bool

  package init(text: String, time: String, isMine: Bool = false) {
    self.text = text
    self.time = time
    self.isMine = isMine
  }

  package func encode(into key: inout Raster.KeyEncoder) {
    key.append(structure: 3)
    key.append(text)
    key.append(time)
    key.append(isMine)
  }

  /// Compares all fields; strings are equal if their UTF-8 bytes are equal.
  package static func == (left: ChatMessage, right: ChatMessage) -> Bool {
    Raster.Functions.equal(left.text, right.text) && Raster.Functions.equal(left.time, right.time)
      && left.isMine == right.isMine
  }
}

// Arrangements.raster:151
/// Messages below each other, each on its speaker's side.
package nonisolated struct Chat: Raster.Rasterizable, Hashable, Sendable {
  package var messages: [ChatMessage] {
    didSet { messages = self.limitedValues.limited(messages, to: 20, of: "messages") }
  }
  private var limitedValues = Raster.LimitedValues()

  package init(
    messages: [ChatMessage] = [
      ChatMessage(text: "Is the sauna open tonight?", time: "21:40", isMine: true),
      ChatMessage(
        text: "Yes, until ten. Towels are in your room, and there is tea.",
        time: "21:42"
      ),
      ChatMessage(text: "Lovely, thank you!", time: "21:42", isMine: true),
    ]
  ) {
    self.messages = self.limitedValues.limited(messages, to: 20, of: "messages")
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    layout(in: environment).size(width: proposed.width, in: environment)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Chat",
      definition: "e7e702b59af367eb961706462e4a2b0c920895206f3813b30ddf2765c5daa900"
    )
    key.append(list: messages.count)
    for element in messages {
      element.encode(into: &key)
    }
    key.append(enumeration: Int(environment.appearance.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
    key.append(enumeration: environment.brand.rawValue)
    self.limitedValues.encode(into: &key)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    self.limitedValues.note(on: &canvas)
    canvas.place(layout(in: canvas.environment), in: canvas.bounds)
  }

  private func layout(in environment: Raster.Environment) -> Raster.Content {
    Raster.Content.box(width: 320, padding: Raster.Insets(12)) {
      Raster.Content.column(spacing: 6, align: .stretch) {
        for message in messages {
          Raster.Content.box(align: message.isMine ? .topTrailing : .topLeading) {
            ChatBubble(message: message.text, time: message.time, isMine: message.isMine)
          }
        }
      }
    } background: {
      Raster.Content.drawing { canvas in
        canvas.fill(
          .roundedRect(canvas.bounds, radius: 12),
          with: StayInk.plate(in: canvas.environment)
        )
      }
    }
  }

  package static let plain = Chat()
  /// The state `mirrored`; `mirroredState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let mirrored = Chat()

  /// The state `mirrored` with its environment and its size.
  package static var mirroredState: Raster.NamedState<Chat> {
    Raster.NamedState(
      "mirrored",
      mirrored,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Chat>] {
    [Raster.NamedState("plain", plain), mirroredState]
  }
}
