// Hover and signature help, on good and on broken files.

import RasterSyntax
import RasterServer
import TestSupport
import Testing

@Suite struct HoverTests {
  private func hover(_ words: String, _ occurrence: Int = 0, in text: String = Plate.good) -> String
  {
    Desk(Plate.marked(words, occurrence, in: text)).hover
  }

  @Test(arguments: [Plate.good, Plate.broken])
  func `hover shows a name's declaration and its documentation`(text: String) {
    #expect(hover("with: color", in: text).contains("let color: Color"))
    #expect(
      hover("= twice", in: text).contains("func twice(_ value: Double, plus more: Double = 0)")
    )
    #expect(hover("= twice", in: text).contains("Twice as much."))
    #expect(hover("Theme.accent", in: text).contains("What is pressed."))
    #expect(hover("Theme.level.low", in: text).contains("Theme.level.low: Double"))
    #expect(hover("pen.color", in: text).contains("let color: Color = #000000"))
    #expect(hover("= .calm", in: text).contains("Tone.calm"))
    #expect(hover("loud .on", in: text).contains("on isOn: true"))
    #expect(hover("roundedRect", in: text).contains("roundedRect(Rect, radius: Double"))
    #expect(hover("stroke", in: text).contains("the width; 0 is a hairline"))
    #expect(hover("pen.color, width", in: text).contains("width: Double = 1"))
    #expect(hover("Point(x: i", in: text).contains("i: Int"))
  }

  @Test func `hover and signature help show a function of a component`() {
    func desk(_ words: String, _ mark: String) -> Desk {
      Desk(OwnFunctions.text.replacing(words, with: mark))
    }
    let hover = desk("x: left(of: 2)", "x: le|ft(of: 2)").hover
    #expect(hover.contains("func left(of index: Int) -> Double"))
    #expect(hover.contains("The start of a bar."))
    let help = desk("left(of: 2)", "left(of: |2)").ask("signatureHelp")
    #expect(help?["signatures"]?.array?.first?["label"] == "left(of: Int)")
    #expect(help?["signatures"]?.array?.first?["documentation"] == "The start of a bar.")
  }

  @Test func `hover shows values, and colours as images`() {
    #expect(hover("let half").contains("Value: `25`"))
    #expect(hover("let ink").contains("#112233"))
    #expect(hover("let ink").contains("](data:image/png;base64,"))
  }

  @Test func `hover on a component shows its looks and an image`() {
    let text = hover("component Plate")
    #expect(text.contains("A plate."))
    #expect(text.contains("3 states · 4 looks of 4 combinations"))
    #expect(text.contains("Reads from the environment: appearance."))
    #expect(text.contains("![Plate](data:image/png;base64,"))
  }

  @Test func `hover of a property says what it decides`() {
    #expect(hover("state isOn").contains("Affects the drawing in line 33."))
    #expect(hover("state unread").contains("No drawing depends on this property"))
  }

  @Test func `hover describes the lines of a component`() {
    #expect(hover("  size").contains("The component's natural size"))
    #expect(hover("  states").contains("Named states"))
  }

  @Test func `hover between tokens is empty`() {
    #expect(Desk("\n|\n" + Plate.good).ask("hover") == .null)
  }

  @Test func `signature help follows the arguments`() {
    func help(_ text: String) -> JSON? { Desk(text).ask("signatureHelp") }
    let call = help(Plate.good.replacing("twice(4, plus: 1)", with: "twice(4, |)"))
    #expect(call?["signatures"]?.array?.first?["label"] == "twice(_ value: Double, plus: Double)")
    #expect(call?["activeParameter"] == 1)
    let built = help(Plate.good.replacing("circle(center: Point", with: "circle(center: |Point"))
    #expect(built?["signatures"]?.array?.count == 2)
    #expect(built?["activeParameter"] == 0)
    let line = help(Plate.good.replacing("with: pen.color", with: "with: |"))
    #expect(
      line?["signatures"]?.array?.first?["label"]?.string?.hasPrefix("stroke Path, with") == true
    )
    #expect(line?["activeParameter"] == 1)
    // The call has no end yet.
    let open = help(Plate.good.replacing("twice(4, plus: 1)", with: "twice(|"))
    #expect(open?["activeParameter"] == 0)
  }
}
