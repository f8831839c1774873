// Generated from Paragraphs.raster by rasterc 1. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all

package import Raster

// This line fails to compile against a runtime of another major version.
nonisolated extension Raster.GeneratedCode.ForRaster1 {}

// Paragraphs.raster:9
package nonisolated let ink = Raster.Color(rgba: 0x1B1B1FFF)

// Paragraphs.raster:10
package nonisolated let accent = Raster.Color(rgba: 0x0050FFFF)

// Paragraphs.raster:11
package nonisolated let sale = Raster.Color(rgba: 0xE5004BFF)

// Paragraphs.raster:12
package nonisolated let reading = Raster.TextStyle(
  font: Raster.Font(fallback: ["Naskh", "Hebrew"], size: 15, embeddedFonts: naskhFaces_4093F4E1),
  paint: .color(ink),
  lineHeight: Raster.LineHeight.fraction(1.5)
)

// Paragraphs.raster:16
/// A capsule that is placed in a sentence like a word.
package nonisolated struct InlineBadge: Raster.Rasterizable, Hashable, Sendable {
  package var title: String

  package init(title: String = "New") {
    self.title = title
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let font = Raster.Font(size: 10, weight: .bold)
    let label: Raster.TextMetrics = environment.measure(title, font: font)
    return Raster.Size(width: label.width + 10.0, height: 15)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "InlineBadge",
      definition: "03cfa401ce4969935f2cff83d2a7e875454560014c8654e086e675f34f974c1a"
    )
    key.append(title)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let font = Raster.Font(size: 10, weight: .bold)
    canvas.fill(.capsule(canvas.bounds), with: sale)
    canvas.drawText(
      title,
      in: canvas.bounds,
      font: font,
      with: .color(Raster.Color(rgba: 0xFFFFFFFF)),
      align: .center
    )
  }

  package static let plain = InlineBadge()

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<InlineBadge>] {
    [Raster.NamedState("plain", plain)]
  }
}

// Paragraphs.raster:31
/// A price with cents above the baseline, beside the previous price.
package nonisolated struct PriceTag: Raster.Rasterizable, Hashable, Sendable {
  package var euros: Int {
    didSet { euros = Raster.Functions.clamp(euros, in: 0...9999) }
  }
  package var cents: Int {
    didSet { cents = Raster.Functions.clamp(cents, in: 0...99) }
  }
  package var was: String

  package init(euros: Int = 129, cents: Int = 90, was: String = "") {
    self.euros = Raster.Functions.clamp(euros, in: 0...9999)
    self.cents = Raster.Functions.clamp(cents, in: 0...99)
    self.was = was
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let digits = Raster.Font(size: 28, weight: .bold)
    let small = Raster.Font(size: 13, weight: .bold)
    let isSale: Bool = !was.isEmpty
    let runs: [Raster.TextRun] = Raster.Functions.list(of: Raster.TextRun.self) { list in
      list.append(Raster.TextRun("€", font: small, baselineOffset: 10))
      list.append(Raster.TextRun(" \(euros)", font: digits))
      list.append(
        Raster.TextRun(cents < 10 ? "0\(cents)" : "\(cents)", font: small, baselineOffset: 10)
      )
      if isSale {
        list.append("  ")
      }
      if isSale {
        list.append(
          Raster.TextRun(
            was,
            font: Raster.Font(size: 13),
            paint: .color(Raster.Color(rgba: 0x77777FFF)),
            strikethrough: true
          )
        )
      }
    }
    let style = Raster.TextStyle(font: small, paint: .color(isSale ? priceTagSaleValue : ink))
    let measured: Raster.TextMetrics = environment.measure(runs, style: style)
    return Raster.Size(width: measured.width + 24.0, height: measured.height + 12.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "PriceTag",
      definition: "b7427e0335cb48fdc568e5f0f4a7b127505a5bdfb66266c63fadfeb40e12fabd"
    )
    key.append(euros)
    key.append(cents)
    key.append(was)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let digits = Raster.Font(size: 28, weight: .bold)
    let small = Raster.Font(size: 13, weight: .bold)
    let isSale: Bool = !was.isEmpty
    let runs: [Raster.TextRun] = Raster.Functions.list(of: Raster.TextRun.self) { list in
      list.append(Raster.TextRun("€", font: small, baselineOffset: 10))
      list.append(Raster.TextRun(" \(euros)", font: digits))
      list.append(
        Raster.TextRun(cents < 10 ? "0\(cents)" : "\(cents)", font: small, baselineOffset: 10)
      )
      if isSale {
        list.append("  ")
      }
      if isSale {
        list.append(
          Raster.TextRun(
            was,
            font: Raster.Font(size: 13),
            paint: .color(Raster.Color(rgba: 0x77777FFF)),
            strikethrough: true
          )
        )
      }
    }
    let style = Raster.TextStyle(font: small, paint: .color(isSale ? priceTagSaleValue : ink))
    canvas.fill(.roundedRect(canvas.bounds, radius: 10), with: Raster.Color(rgba: 0xF2F2F7FF))
    canvas.drawText(runs, in: canvas.bounds.inset(x: 12, y: 6), style: style, verticalAlign: .top)
  }

  package static let plain = PriceTag()
  package static let sale = PriceTag(was: "€ 189,00")
  package static let few = PriceTag(euros: 9, cents: 5)

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<PriceTag>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("sale", sale),
      Raster.NamedState("few", few),
    ]
  }
}

/// An alias of `sale`, which a member of `PriceTag` hides.
private nonisolated var priceTagSaleValue: Raster.Color {
  sale
}

// Paragraphs.raster:63
/// A sentence with a link and a badge, truncated after a number of lines.
package nonisolated struct Offer: Raster.Rasterizable, Hashable, Sendable {
  package var name: String
  package var link: String
  package var badge: String
  package var lines: Int {
    didSet { lines = Raster.Functions.clamp(lines, in: 0...9) }
  }
  package var align: Raster.TextAlignment

  package init(
    name: String = "Grand Hotel Europa",
    link: String = "free cancellation",
    badge: String = "New",
    lines: Int = 0,
    align: Raster.TextAlignment = .leading
  ) {
    self.name = name
    self.link = link
    self.badge = badge
    self.lines = Raster.Functions.clamp(lines, in: 0...9)
    self.align = align
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let runs: [Raster.TextRun] = Raster.Functions.list(of: Raster.TextRun.self) { list in
      list.append(
        Raster.TextRun(
          name,
          font: Raster.Font(
            fallback: ["Naskh", "Hebrew"],
            size: 15,
            weight: .bold,
            embeddedFonts: naskhFaces_4093F4E1
          )
        )
      )
      list.append(" ")
      if !badge.isEmpty {
        list.append(Raster.TextRun(Raster.Content(InlineBadge(title: badge)), baselineOffset: -3))
      }
      if !badge.isEmpty {
        list.append(" ")
      }
      list.append("has rooms by the lake, with ")
      list.append(Raster.TextRun(link, paint: .color(accent), underline: true))
      list.append(" until the day before.")
    }
    let measured: Raster.TextMetrics = environment.measure(
      runs,
      style: reading,
      width: 220,
      maxLines: lines
    )
    return Raster.Size(width: 244, height: measured.height + 24.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Offer",
      definition: "23a33ebfdcc193ec4c1515918868bd09aaa6201ab8e94ff7ce575b751652e23e"
    )
    key.append(name)
    key.append(link)
    key.append(badge)
    key.append(lines)
    key.append(enumeration: Int(align.rawValue))
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.scale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let runs: [Raster.TextRun] = Raster.Functions.list(of: Raster.TextRun.self) { list in
      list.append(
        Raster.TextRun(
          name,
          font: Raster.Font(
            fallback: ["Naskh", "Hebrew"],
            size: 15,
            weight: .bold,
            embeddedFonts: naskhFaces_4093F4E1
          )
        )
      )
      list.append(" ")
      if !badge.isEmpty {
        list.append(Raster.TextRun(Raster.Content(InlineBadge(title: badge)), baselineOffset: -3))
      }
      if !badge.isEmpty {
        list.append(" ")
      }
      list.append("has rooms by the lake, with ")
      list.append(Raster.TextRun(link, paint: .color(accent), underline: true))
      list.append(" until the day before.")
    }
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      runs,
      in: canvas.bounds.inset(12),
      style: reading,
      align: align,
      verticalAlign: .top,
      maxLines: lines
    )
  }

  package static let plain = Offer()
  package static let cut = Offer(lines: 2)
  package static let justified = Offer(badge: "", align: .justified)
  package static let arabic = Offer(name: "فندق على ضفة البحيرة", link: "24 غرفة")

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Offer>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("cut", cut),
      Raster.NamedState("justified", justified),
      Raster.NamedState("arabic", arabic),
    ]
  }
}

// Paragraphs.raster:95
/// Right-to-left text in two colours, even within a word.
package nonisolated struct Highlight: Raster.Rasterizable, Hashable, Sendable {
  package var before: String
  package var word: String
  package var after: String

  package init(
    before: String = "يقع ال",
    word: String = "فند",
    after: String = "ق (ش\u{64F}ي\u{651}د عام 1912) على ضفة البحيرة، وفيه 24 غرفة."
  ) {
    self.before = before
    self.word = word
    self.after = after
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let runs: [Raster.TextRun] = [
      Raster.TextRun(before),
      Raster.TextRun(word, paint: .color(sale), underline: true),
      Raster.TextRun(after),
    ]
    return Raster.Size(
      width: 200,
      height: environment.measure(runs, style: reading, width: 176).height + 24.0
    )
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Highlight",
      definition: "4b88e3aa73184e061bdf708fb760f4cd6adcc293849faafe7f8173f89149d79b"
    )
    key.append(before)
    key.append(word)
    key.append(after)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let runs: [Raster.TextRun] = [
      Raster.TextRun(before),
      Raster.TextRun(word, paint: .color(sale), underline: true),
      Raster.TextRun(after),
    ]
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(runs, in: canvas.bounds.inset(12), style: reading, verticalAlign: .top)
  }

  package static let plain = Highlight()
  package static let hebrew = Highlight(
    before: "המלון ",
    word: "נבנה ב־1912",
    after: " וניצב על שפת האגם; יש בו 24 חדרים."
  )
  package static let mixed = Highlight(
    before: "The ",
    word: "hotel (מלון",
    after: " פתוח) is by the lake."
  )

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Highlight>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("hebrew", hebrew),
      Raster.NamedState("mixed", mixed),
    ]
  }
}

// Paragraphs.raster:116
/// Lines of an invoice: text, a number and a sum, each aligned at the end of a tab stop.
package nonisolated struct Invoice: Raster.Rasterizable, Hashable, Sendable {
  package var nights: Int {
    didSet { nights = Raster.Functions.clamp(nights, in: 1...30) }
  }
  package var guest: String

  package init(nights: Int = 3, guest: String = "Ada Lovelace") {
    self.nights = Raster.Functions.clamp(nights, in: 1...30)
    self.guest = guest
  }

  package func naturalSize(in environment: Raster.Environment) -> Raster.Size {
    let style = Raster.TextStyle(
      font: Raster.Font(size: 12, features: ["tnum"]),
      paint: .color(ink),
      lineHeight: Raster.LineHeight.fraction(1.5),
      paragraphSpacing: 6,
      tabs: [Raster.TabStop(150, align: .trailing), Raster.TabStop(216, align: .trailing)]
    )
    let bold = Raster.Font(size: 12, weight: .bold)
    let runs: [Raster.TextRun] = [
      Raster.TextRun("Item\tNumber\t€\n", font: bold),
      Raster.TextRun("Double room\t\(nights)\t\(nights &* 129).00\n"),
      Raster.TextRun("Breakfast,\u{2028}from seven to eleven\t\(nights)\t\(nights &* 18).00\n"),
      Raster.TextRun("Sum\t\t", font: bold),
      Raster.TextRun("\(nights &* 147).00", font: bold, paint: .color(sale)),
    ]
    let table: Raster.TextMetrics = environment.measure(runs, style: style, width: 216)
    return Raster.Size(width: 240, height: table.height + 72.0)
  }

  package func encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment) {
    key.component(
      "Invoice",
      definition: "5e5c2bd47be42d60d8aca958b54002cc8caf6e8d35ffeb760f3ad8319d6b6d0e"
    )
    key.append(nights)
    key.append(guest)
    key.append(enumeration: Int(environment.layoutDirection.rawValue))
    key.append(environment.textScale)
    key.append(environment.fonts)
  }

  package func draw(in canvas: inout Raster.Canvas) {
    let style = Raster.TextStyle(
      font: Raster.Font(size: 12, features: ["tnum"]),
      paint: .color(ink),
      lineHeight: Raster.LineHeight.fraction(1.5),
      paragraphSpacing: 6,
      tabs: [Raster.TabStop(150, align: .trailing), Raster.TabStop(216, align: .trailing)]
    )
    let bold = Raster.Font(size: 12, weight: .bold)
    let runs: [Raster.TextRun] = [
      Raster.TextRun("Item\tNumber\t€\n", font: bold),
      Raster.TextRun("Double room\t\(nights)\t\(nights &* 129).00\n"),
      Raster.TextRun("Breakfast,\u{2028}from seven to eleven\t\(nights)\t\(nights &* 18).00\n"),
      Raster.TextRun("Sum\t\t", font: bold),
      Raster.TextRun("\(nights &* 147).00", font: bold, paint: .color(sale)),
    ]
    let name: Raster.TextMetrics = canvas.environment.measure(
      guest,
      font: Raster.Font(size: 40, weight: .bold),
      width: 216,
      height: 40,
      maxLines: 1,
      minScale: 0.25
    )
    let table: Raster.TextMetrics = canvas.environment.measure(runs, style: style, width: 216)
    canvas.fill(.rect(canvas.bounds), with: Raster.Color(rgba: 0xFFFFFFFF))
    canvas.drawText(
      guest,
      in: Raster.Rect(x: 12, y: 12, width: 216, height: 40),
      font: Raster.Font(size: 40, weight: .bold),
      with: .color(accent),
      maxLines: 1,
      minScale: 0.25
    )
    canvas.fill(
      .rect(Raster.Rect(x: 12, y: 54, width: 216.0 * name.scale, height: 2)),
      with: accent
    )
    canvas.drawText(
      runs,
      in: Raster.Rect(x: 12, y: 60, width: 216, height: table.height),
      style: style,
      verticalAlign: .top
    )
  }

  package static let plain = Invoice()
  package static let one = Invoice(nights: 1, guest: "Grace Brewster Murray Hopper, Rear Admiral")
  package static let short = Invoice(guest: "Ada")
  /// The state `arabic`; `arabicState` holds its setting, too.
  ///
  /// The source draws it in `Raster.Environment(layoutDirection: .rightToLeft)`.
  package static let arabic = Invoice()

  /// The state `arabic` with its environment and its size.
  package static var arabicState: Raster.NamedState<Invoice> {
    Raster.NamedState(
      "arabic",
      arabic,
      environment: Raster.Environment(layoutDirection: .rightToLeft)
    )
  }

  /// The named states, in source order; `plain` is the first.
  package static var states: [Raster.NamedState<Invoice>] {
    [
      Raster.NamedState("plain", plain),
      Raster.NamedState("one", one),
      Raster.NamedState("short", short),
      arabicState,
    ]
  }
}

nonisolated let naskhFace_68EFFDAB_3 = Raster.FontCollection.embedded(
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

nonisolated let hebrewFace_3516D9E0_3 = Raster.FontCollection.embedded(
  as: "Hebrew",
  """
  AAAPUHgBlVd9bFPXFT/32s9ObJzgJI4NpFlsBychJl/GMUspJGlISDAJSSBAMaFOHJKUkEASIBSWDY2JjoE2oQrBmFj32Q+x\
  daKdFmmsZVKqqa207Q/aQZVViCEIrEwIlS6kxHe/e/3CYKtU9T2/e88593z87jn3vndNjIhs9C0y0Nq6mpW1LKDlE81ZBulI\
  3dqm1syLBVPg3yTiOXWt66vnjH0tmSjlIsafb2otLttlitmI2Ebwz3buiO4sOJP9QOqCP9ndt2/b7pHYP8HfIdKO93RFY87R\
  DYcwNoGnvAcC00dsEvYZ4HN7dgyPlNcaC8GPge/pG+iMZjozjsJe8uU7oiM7yU2lGF8KPqc/uqNrzbUo9JPg03By58DQsPgx\
  lQFvlhxXczMQ3atqe3Nr6rJ7ZDYgFtHlVw++LfsJ6/FXKV1U8VN8CqyJOCUu2Bn9cWDkH1E6Ofkp5enRa76SzCcvbObgeXxc\
  8kbuYT8gDcwRLrOzOtGzdipj1ZBaNW7UjJwbgf4x67qmpjpWSTnarQQGo5/lqtlIxy7+nqIN8NXORyiXf5vSeTP5+DIq4Nno\
  z1Ipqyc/2wPcQxTkJ8jPLeRhNeThL1Ix208lfBPkVsrH7CpZCrz+irzcT4VsMezX4HmGfCwP/QbyqdmoLFIGWqZ6I8kaZtJc\
  SExA+pb2gfY37bJ2RbuqXdOua7eEkCgh/6uST+jySSHE3elGounA9Aq07unC6aJEvnGlqdb1MMNSbqQk5DCZHGRFJBuZKQVR\
  7aiKxNGIdftzOk8f0jRLZkWsnvWxg+wYe4t9yM18Pl+Ju4sf5if4T/mv+R/4u2o27XB8H3k0wBsF7G77Qrfd3c5Ox0+yYPx9\
  /t5MeYDHEDsXyuuQWw+0QuXlIZ8vL5CZ6cQPTChgNpnMoL0QgzLnuqyV9cWN8wayavxpvoxAsSk5kpxU31C4Ma+3Yn9FoCDZ\
  9cuWA7lPdmS5Ny6dt2TBgmcr26Mtz+c+dbC6841wVkfVz+R8MS/ehtX4BJEbjvHzBkOOLwjLblcfrfIWp2+LLJMB8zJKS1TA\
  hnr/hrxdf2oprMictL6MUM5g1hPtCNW6z7fsYJWM4RMT3I3aIpYzGDKE0jPNyw3Scwo3+07s39SdZFtUXZKtWSLJ5qcOdOeu\
  cXM2J96W77fmNYx2nj595OxWp/RTAKxO5Af7PxB025d4vaFAmcMeMBewVQO/t4yNN1jDrHYofD7+u7CKi0Yk9KFdHnIH3Wav\
  yeSws2pbWvwddtkSNhvZeXuRJRw2Z6fFy1CrUsTogI1FomXwriy9ISbDKdsz43GbLW2Lhb0/8I7RwJvPx7cnfMx8juCW7NT4\
  KGL7RRX9A36wH5124LQf3mw9+zYfDz+4h1Gn+JxtxSimpeXBrdcbDJQh28ElPn1STmbzmXM3rEi1FTSUz1mYv9yy+vgi7TvL\
  qxvzl8675/OGj8YnXgTeIPAWwlOyPkuvO+RWqEN29peB+AdWljcenx9hx2VatrNmc/wViQ5WYVjhLZiu9L2z0wNRHsrzW1jL\
  eKT/nCklYk9L4pqyPT6UXBZEP7q4Np3J/HrQ3MDaSYIXt9ngTXcHQ6Os1/LG1tfjr0R4c8XMTa5NWqUm15gb8QzQDAYcHgGX\
  YciLgWMH3yzfNYH0vIAzsJwHyjIdjgyZEuShPCgz4sEKNCxb2RIpNaQUN1d2fuPJXS0xS9vatvUrlla7zZWs819nCteUHPt+\
  ypYXwuHR7pTtsSVrF8VfkhhL0JTOrpmAXc9vpsNe8guPu8bSXF0bZrt8nnBdTbxC6st85gORW+kDgIrvyJD7AVsBGyS4pFw6\
  kBBXjkX72tpqGwoWJ6VoprTclfUju775vfrvRsMHtvWOrFrqX27mhhpusnY2bBx86Vjk8GpEyEeYC6pi9N81zGL9f7a+O66X\
  CVqVYgZfiWa5LzWPL4ikZWA7qt5kzgyo1Ejay7qPno7w1sbI3gMLT1liz23+4THDudempha4jF2bejt3HzX95MgL96deOydn\
  58XsOhN1DyBuECvzYfXtcOa15j7dbmVbxiMDLzfUhjewDr3y8VNrmmEvv5QzsE9TO5AF0pdzfR87zYWsPj7Wdzbbk2qwRqzG\
  BRXFB6xhrsWvO2obFjwTy93StuCPFYldSX9P7IyA2hkHsTOwHmZeJ7zFMcqNGM0jB74I8hvpoFl5si73K7lLva99zDTrLT04\
  642ZRDj+W2nFTLqV6xEreWlULb8uxmTQ7ep7I2mGldiu0xxv/lGdtuGrdlSnU2iJwUNP0wDtpH00SL3UTT00DMsyKsH74+ug\
  6jA6AHkfdYGrp37qpCJQVZD0oW95aDWkuC70XfC1B20Mmo2wHsaTQ60UhbXUWoWxDuh00V5l0U274SsKyTp46lU6tbDpV1ha\
  QW0DtVdpSBQJjT70neD7VcQYJLtBx1T0HOj3KN1WYA6jb8Icpe6jnsOPefBD0qashyAfULqlmIF8cr4Sspjqh1VGO4BqWMeX\
  8BlVrQcZbFUZbQWdgxpKXnISxwZQ65CnJlqPXvJVyFQL2kbw9bRS2TZBkoP6NUFaoyzqFZ0Yq1VVaqRN6FdjROpI311AlcjO\
  oOJGkJlBVbchhVFKe2kHpDLDiSrKuXapGX71vOYgRwOP1WRI2XRCa5vSzFHV71frIIo2UQupMwgcvQpZoiJDev5iev3l6DAk\
  w4+Md4Pao2z7IZVec2gfZLsVht06Jlm5BKIvq2qRWt3DwFNBxbiHgFhWdqda80UKWx96OcdujMvMh9WpD5f4kTxTf8Elz21z\
  8FSqc1USeHlzdRtIfmlsOKvJU40DbSa+r5xcuBnNwy1PzkZwOXgHl6izHlc68xTNWFaip7jeT+v9v1XcTOx8C6j5xLZ3DfZT\
  NvGa2vA6yurp6hikLB3PfB2lUc1DKJrRmHw/wf45KsI/iUs0hZXrozbmokPsEE7oZ9hvoOUSd8VdzEMTn4pPKVVcEVdorrgh\
  bshTr5LZxCfiE4xcE9fkfMV9cR/cA/GA7Io2QjYtpiGTenbVulRrJKOYFJPwk7CR7VzdxqhsTOIz8ZluOVfcE/KckqIyoGFm\
  VmQ2hVL1s3AG8uuC3Khuq7gj7gDbLXEL9hKvS2HHuLgkLlGSQpiqtKQ1bhVxdtymY5Ix56r46cqXSR83KZ/JasSm52ZCTEBX\
  tiYc8qTMqLQ0cVvc1i1SxXVxXZ+/mQzKlyYuiotALBHZxMfiYx3xbK5kBZLg64K4AC9XxVU9rkVhnEV6U9x8iFS2/7M+Yn29\
  3f+3PoxqJaTp62Ou6j2oYgYymfXIWnEpHxwyDyj5D0jmWq5wK2JwcE7VzlNrm/4DxXdbNg==
  """
)

nonisolated let naskhFaces_4093F4E1 = naskhFace_68EFFDAB_3.adding(hebrewFace_3516D9E0_3)
