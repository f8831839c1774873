// Generated from ChatBubble.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// ChatBubble.raster:6
/// The delivery state of a message.
package nonisolated enum Delivery: Int, CaseIterable, Hashable, Sendable {
  case sending, sent, delivered, read

  /// The case's name in the source.
  package var caseName: String {
    switch self {
    case .sending: "sending"
    case .sent: "sent"
    case .delivered: "delivered"
    case .read: "read"
    }
  }
}

// ChatBubble.raster:9
/// A clock, one tick, or two. They are not mirrored with the bubble.
package nonisolated struct DeliveryMarks: Raster.Rasterizable, Hashable, Sendable {
  package var delivery: Delivery
  package var ink: Raster.Color

  package init(
    delivery: Delivery = .delivered,
    ink: Raster.Color = Raster.Color(rgba: 0x767C87FF)
  ) {
    self.delivery = delivery
    self.ink = ink
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    Raster.Size(width: 16, height: 12)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "DeliveryMarks",
      definition: "32f86813b600f9930c656016d4296b83d76cba14e663aa71dfba7324ced218aa"
    )
    key.append(enumeration: delivery.rawValue)
    key.append(ink)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let tick: Raster.Path = .polyline(
      [Raster.Point(x: 1, y: 6.5), Raster.Point(x: 4, y: 9.5), Raster.Point(x: 10, y: 3)]
    )
    let marks: Raster.Path =
      switch delivery {
      case .sending:
        .build { path in
          path.add(.circle(center: canvas.bounds.center, radius: 4.5))
          path.add(
            .polyline(
              [Raster.Point(x: 8, y: 3.5), Raster.Point(x: 8, y: 6), Raster.Point(x: 9.5, y: 7)]
            )
          )
        }
      case .sent: tick.offset(x: 2.5)
      case .delivered, .read:
        .build { path in
          path.add(tick)
          path.add(tick.offset(x: 5))
        }
      }
    canvas.stroke(
      marks,
      with: .color(ink.opacity(delivery == .read ? 1 : 0.7)),
      width: 1.5,
      cap: .round,
      join: .round
    )
  }

  package static let plain = DeliveryMarks()
  package static let sending = DeliveryMarks(delivery: .sending)
  package static let sent = DeliveryMarks(delivery: .sent)
  package static let read = DeliveryMarks(delivery: .read)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<DeliveryMarks>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("sending", sending),
      Raster.NamedState("sent", sent),
      Raster.NamedState("read", read),
    ]
  }
}

// ChatBubble.raster:38
package nonisolated struct ChatBubble: Raster.Rasterizable, Hashable, Sendable {
  package var speaker: String {
    didSet { speaker = self.limitedValues.limited(speaker, to: 60, of: "speaker") }
  }
  package var message: String {
    didSet { message = self.limitedValues.limited(message, to: 2000, of: "message") }
  }
  package var time: String {
    didSet { time = self.limitedValues.limited(time, to: 12, of: "time") }
  }
  package var isMine: Bool
  /// The delivery state, shown for the user's own messages.
  package var delivery: Delivery
  /// Whether it has a tail, as the last of several messages by one speaker does.
  package var hasTail: Bool
  private var limitedValues = Raster.LimitedValues()

  package init(
    speaker: String = "Emmy",
    message: String = "Is the sauna open tonight?",
    time: String = "21:40",
    isMine: Bool = false,
    delivery: Delivery = .read,
    hasTail: Bool = true
  ) {
    self.speaker = self.limitedValues.limited(speaker, to: 60, of: "speaker")
    self.message = self.limitedValues.limited(message, to: 2000, of: "message")
    self.time = self.limitedValues.limited(time, to: 12, of: "time")
    self.isMine = isMine
    self.delivery = delivery
    self.hasTail = hasTail
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    size(proposed: .unlimited, in: environment)
  }

  package func size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size {
    let ink: Raster.Color =
      isMine ? Kit.onAccent(in: environment.mirrored) : Kit.onSurface(in: environment.mirrored)
    let stamp = Raster.Content.row(spacing: 3) {
      Raster.Content.text(time, style: Kit.caption, with: .color(ink.opacity(0.7)))
      if isMine {
        DeliveryMarks(delivery: delivery, ink: ink)
      }
    }
    let paragraph: [Raster.TextRun] = [
      Raster.TextRun(message),
      " \t\u{2060}",
      Raster.TextRun(stamp, baselineOffset: -4),
    ]
    let room: Raster.TextMetrics = environment.mirrored.measure(
      paragraph,
      style: Kit.body,
      width: Raster.Functions.min(proposed.width, 280.0) - 34.0
    )
    return Raster.Size(width: room.width + 34.0, height: room.height + 16.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "ChatBubble",
      definition: "9fcc029e6fc92502578d80ee26c383dbb1752adbc9393a87e32c438b82185abc"
    )
    key.append(message)
    key.append(time)
    key.append(isMine)
    key.append(hasTail)
    if isMine {
      key.append(enumeration: delivery.rawValue)
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
    canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in
      let ink: Raster.Color =
        isMine ? Kit.onAccent(in: canvas.environment) : Kit.onSurface(in: canvas.environment)
      let stamp = Raster.Content.row(spacing: 3) {
        Raster.Content.text(time, style: Kit.caption, with: .color(ink.opacity(0.7)))
        if isMine {
          DeliveryMarks(delivery: delivery, ink: ink)
        }
      }
      let paragraph: [Raster.TextRun] = [
        Raster.TextRun(message),
        " \t\u{2060}",
        Raster.TextRun(stamp, baselineOffset: -4),
      ]
      let style: Raster.TextStyle = Raster.Functions.with(Kit.body) { copy in
        copy.tabs = [Raster.TabStop(canvas.bounds.width - 34.0, align: .trailing)]
      }
      let body: Raster.Rect = canvas.bounds.inset(right: 8)
      let radius: Double = Raster.Functions.min(
        Kit.radius.large(in: canvas.environment),
        body.height / 2.0
      )
      let tail: Raster.Path = .build { path in
        path.move(to: Raster.Point(x: body.maxX - radius, y: canvas.bounds.maxY))
        path.addQuadCurve(
          to: canvas.bounds.bottomRight,
          control: Raster.Point(x: body.maxX, y: canvas.bounds.maxY)
        )
        path.addQuadCurve(
          to: Raster.Point(x: body.maxX, y: canvas.bounds.maxY - radius),
          control: Raster.Point(x: body.maxX, y: canvas.bounds.maxY - 4.0)
        )
        path.close()
      }
      canvas.drawLayer(mirrored: !isMine) { canvas in
        let plate: Raster.Path = .roundedRect(body, radius: radius)
        canvas.fill(
          hasTail ? plate.union(tail) : plate,
          with: isMine
            ? Kit.accent(in: canvas.environment)
            : Kit.surfaceSoft(in: canvas.environment)
        )
      }
      canvas.drawText(
        paragraph,
        in: canvas.bounds.inset(
          leading: isMine ? 13 : 21,
          trailing: isMine ? 21 : 13,
          in: canvas.environment
        ),
        style: style,
        with: .color(ink)
      )
    }
  }

  package func ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility {
    Raster.Accessibility(
      label: "\(isMine ? "You" : speaker): \(message)",
      role: .text,
      value: isMine ? "\(time), \(delivery.caseName)" : time
    )
  }

  package static let plain = ChatBubble()
  package static let mine = ChatBubble(message: "Until ten.", isMine: true)
  package static let sent = ChatBubble(message: "Until ten.", isMine: true, delivery: .sent)
  package static let long = ChatBubble(
    message:
      "Lovely, then I will come down after dinner, and bring the book that you asked for. It is on the shelf here."
  )
  package static let wrapped = ChatBubble(
    message:
      "Lovely, then I will come down after dinner, and bring the book that you asked for. It is on the shelf here.",
    isMine: true,
    hasTail: false
  )
  /// The state `night`; `nightState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark)`.
  package static let night = ChatBubble(message: "Until ten.", isMine: true)
  /// The state `orchard`; `orchardState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment().with(brand: .orchard)`.
  package static let orchard = ChatBubble(message: "Until ten.", isMine: true)
  /// The state `both`; `bothState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(appearance: .dark).with(brand: .orchard)`.
  package static let both = ChatBubble(message: "Until ten.", isMine: true)
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let arabic = ChatBubble(message: "يقع الفندق على ضفة البحيرة.")
  /// The state `own`; `ownState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")`.
  package static let own = ChatBubble(message: "نعم، 24 غرفة.", isMine: true)
  package static let foreign = ChatBubble(message: "يقع الفندق على ضفة البحيرة، وفيه 24 غرفة.")
  /// The state `bound`; `boundState` holds its setting, too.
  ///
  /// The source draws it at 200 × 120 points.
  package static let bound = ChatBubble(
    message:
      "Lovely, then I will come down after dinner, and bring the book that you asked for. It is on the shelf here."
  )

  /// The state `night` with its environment and its size.
  package static var nightState: Raster.NamedState<ChatBubble> {
    Raster.NamedState("night", night, environment: Raster.Environment(appearance: .dark))
  }

  /// The state `orchard` with its environment and its size.
  package static var orchardState: Raster.NamedState<ChatBubble> {
    Raster.NamedState("orchard", orchard, environment: Raster.Environment().with(brand: .orchard))
  }

  /// The state `both` with its environment and its size.
  package static var bothState: Raster.NamedState<ChatBubble> {
    Raster.NamedState(
      "both",
      both,
      environment: Raster.Environment(appearance: .dark).with(brand: .orchard)
    )
  }

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<ChatBubble> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The state `own` with its environment and its size.
  package static var ownState: Raster.NamedState<ChatBubble> {
    Raster.NamedState(
      "own",
      own,
      environment: Raster.Environment(layoutDirection: .rightToLeft, locale: "ar-AE")
    )
  }

  /// The state `bound` with its environment and its size.
  package static var boundState: Raster.NamedState<ChatBubble> {
    Raster.NamedState("bound", bound, size: Raster.Size(width: 200, height: 120))
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<ChatBubble>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("mine", mine),
      Raster.NamedState("sent", sent),
      Raster.NamedState("long", long),
      Raster.NamedState("wrapped", wrapped),
      nightState,
      orchardState,
      bothState,
      arabicState,
      ownState,
      Raster.NamedState("foreign", foreign),
      boundState,
    ]
  }
}
